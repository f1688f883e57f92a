import { escapeText } from '#planning/page/html.ts';
import type { Queries } from '../database/database.ts';

/** One piece of a mail: a sentence, a link with its words, or a code with what is said of it. */
export type MailPart =
  | string
  | { readonly link: string; readonly words: string }
  | { readonly code: string; readonly lead: string };

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where a room leaves its mails: written down in the transaction that they belong to, and sent once that holds. */
export interface Post {
  /** @param seconds for which sending is tried @returns the mail's name, under which a receipt may wait for it */
  put(
    queries: Queries,
    mail: ComposedMail & { readonly to: string },
    seconds: number,
  ): Promise<string>;
  wake(): void;
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'link' in part ? part.link : `${part.lead} ${part.code}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeText(part)}</p>`;
  if ('link' in part) {
    return `<p><a href="${escapeText(part.link)}" style="font-weight: bold; color: #166534">${escapeText(part.words)}</a></p>`;
  }
  return `<p>${escapeText(part.lead)} <strong style="font-size: 20px; letter-spacing: 2px">${escapeText(part.code)}</strong></p>`;
}

/** A mail as text and as simple HTML that says the same. */
export function composeMail(subject: string, parts: readonly MailPart[]): ComposedMail {
  const all: readonly MailPart[] = ['Hello,', ...parts];
  return {
    subject,
    text: `${[...all.map(asText), 'Kind regards\nPhila'].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>${escapeText(subject)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1f2937; max-width: 34em">
${all.map(asHtml).join('\n')}
<p>Kind regards<br>Phila</p>
</body>
</html>
`,
  };
}
