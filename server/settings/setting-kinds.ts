import * as v from 'valibot';

/** A setting that cannot be used; the message names the variable and what it expects. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** A whole number inside bounds. */
export const whole = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${low} to ${high}`),
    v.transform(Number),
    v.minValue(low, `a whole number from ${low} to ${high}`),
    v.maxValue(high, `a whole number from ${low} to ${high}`),
  );
/** An address with one of these protocols. */
export const url = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

/** A switch. */
export const onOff = v.pipe(
  v.picklist(['on', 'off'], "'on' or 'off'"),
  v.transform((text) => text === 'on'),
);

/** Texts joined by commas. */
export const commaList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Sites as a browser names them, joined by commas, or `*`. */
export const allowedOrigins = v.pipe(
  commaList,
  v.check(
    (parts) => parts.every((part) => part === '*' || isOrigin(part)),
    "sites joined by commas, for example https://app.example.org, or '*'",
  ),
);

/** Characters of a secret; fewer could be guessed. */
export const shortestSecret = 32;
export const secretText = v.pipe(
  v.string(),
  v.minLength(shortestSecret, `a random text of at least ${shortestSecret} characters`),
);
