const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

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

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'link' in part ? part.link : `${part.lead} ${part.code}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('link' in part) {
    return `<p><a href="${escapeHtml(part.link)}" style="font-weight: bold; color: #166534">${escapeHtml(part.words)}</a></p>`;
  }
  return `<p>${escapeHtml(part.lead)} <strong style="font-size: 20px; letter-spacing: 2px">${escapeHtml(part.code)}</strong></p>`;
}

/** A mail as text and as simple HTML that says the same. */
export function composeMail(subject: string, parts: readonly MailPart[]): ComposedMail {
  const all: readonly MailPart[] = ['Hello,', ...parts];
  return {
    subject,
    text: `${[...all.map(asText), 'Kind regards\nPhila'].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1f2937; max-width: 34em">
${all.map(asHtml).join('\n')}
<p>Kind regards<br>Phila</p>
</body>
</html>
`,
  };
}
