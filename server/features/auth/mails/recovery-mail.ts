import { oneTimeSeconds } from './one-time-code.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const lifetime = `${oneTimeSeconds / 60} minutes`;

/** The mail behind 'Forgot your password?', as text and as simple HTML that says the same. */
export function composeRecoveryMail({
  link,
  code,
}: {
  readonly link: string;
  readonly code: string;
}) {
  const hello = 'Hello,';
  const reason = 'Someone, hopefully you, asked to choose a new password for your Phila account.';
  const invitation = `Open this link to choose one. It works once, for the next ${lifetime}:`;
  const instead = 'If you are asked for a code instead, it is:';
  const otherwise =
    'If it was not you, there is nothing to do: your password stays as it is, and nobody can change it without this mail.';
  const regards = 'Kind regards';
  return {
    subject: 'Choose a new password for Phila',
    text: [
      hello,
      reason,
      invitation,
      link,
      `${instead} ${code}`,
      otherwise,
      `${regards}\nPhila`,
      '',
    ]
      .join('\n\n')
      .trimEnd()
      .concat('\n'),
    html: `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>Choose a new password for Phila</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #1f2937; max-width: 34em">
<p>${hello}</p>
<p>${reason}</p>
<p>${invitation}</p>
<p><a href="${escapeHtml(link)}" style="font-weight: bold; color: #166534">Choose a new password</a></p>
<p>${instead} <strong style="font-size: 20px; letter-spacing: 2px">${escapeHtml(code)}</strong></p>
<p>${otherwise}</p>
<p>${regards}<br>Phila</p>
</body>
</html>
`,
  };
}
