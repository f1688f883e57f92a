export interface ReadMail {
  /** Without soft line ends. */
  readonly text: string;
  readonly code: string;
  /** Path of the page that its link opens, and what the link holds for it. */
  readonly page: string;
  readonly type: string;
  readonly token: string;
}

/** Reads a mail with a way in as its receiver does; what it does not have is empty. */
export function mailIn(raw: string): ReadMail {
  const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const address = /http:\/\/localhost:3000\/[^\s"<]*/.exec(text)?.[0];
  const link = address === undefined ? null : new URL(address);
  const fragment = new URLSearchParams(link?.hash.slice(1).replaceAll('&amp;', '&') ?? '');
  return {
    text,
    code: /minutes: (\d{6})\b/.exec(text)?.[1] ?? '',
    page: link?.pathname ?? '',
    type: fragment.get('type') ?? '',
    token: fragment.get('token_hash') ?? '',
  };
}
