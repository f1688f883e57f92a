import { type ComposedMail, composeMail } from '../../../platform/outgoing/compose-mail.ts';

/** What a member should do who did not do it themselves. */
const otherwise =
  "If it was not you, press 'Forgot your password?' on our login page at once and choose a new one: that signs everybody else out.";

/** Some words of a user agent, by which a person knows their own device; the whole text is nobody's to read. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([form]) => form.test(text))?.[1];
  const browser = find([
    [/Edg(e|A|iOS)?\//, 'Edge'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/OPR\/|Opera/, 'Opera'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/Android/, 'Android'],
    [/iPhone|iPod/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'ChromeOS'],
    [/Mac OS X|Macintosh/, 'Mac'],
    [/Linux/, 'Linux'],
  ]);
  if (browser === undefined) return system ?? 'another program';
  return system === undefined ? browser : `${browser} on ${system}`;
}

export function newDeviceMail(userAgent: string | null, ip: string | null): ComposedMail {
  const place = ip === null ? '' : ` from the network address ${ip}`;
  return composeMail('A new device signed in to Phila', [
    `Somebody signed in to your Phila account with ${deviceOf(userAgent)}${place}.`,
    otherwise,
  ]);
}

export function tokenReusedMail(): ComposedMail {
  return composeMail('One of your Phila sessions was ended', [
    'A session of your Phila account was used in two places at once, as happens when somebody has copied it. We have ended it in both; you have to sign in there again.',
    otherwise,
  ]);
}

/** What stands beside the password, as a mail names it. */
const called = {
  totp: 'authenticator app',
  webauthn: 'security key',
  passkey: 'passkey',
} as const;

const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`;

export function factorAddedMail(kind: keyof typeof called): ComposedMail {
  return composeMail(`${withArticle(called[kind])} was added to Phila`, [
    `${withArticle(called[kind])} was added to your Phila account. It can be used to sign in from now on.`,
    otherwise,
  ]);
}

export function factorRemovedMail(kind: keyof typeof called): ComposedMail {
  return composeMail(`${withArticle(called[kind])} was removed from Phila`, [
    `${withArticle(called[kind])} was removed from your Phila account. It opens nothing any more.`,
    otherwise,
  ]);
}

export function keyCopiedMail(): ComposedMail {
  return composeMail('A passkey or security key of Phila may have been copied', [
    'A passkey or security key of your Phila account was used, and it had counted fewer uses than we have seen of it. That happens when somebody has copied it. We have let nobody in with it.',
    'Please sign in another way, remove that key under Security in your profile, and add it anew.',
  ]);
}

export function recoveryCodesMadeMail(): ComposedMail {
  return composeMail('New recovery codes for Phila', [
    'Recovery codes were made for your Phila account. Those that you had before open nothing any more.',
    otherwise,
  ]);
}

export function recoveryCodesGoneMail(): ComposedMail {
  return composeMail('The recovery codes of Phila were removed', [
    'The recovery codes of your Phila account were removed. They open nothing any more.',
    otherwise,
  ]);
}

/** @param left how many codes are unused */
export function recoveryCodeUsedMail(left: number): ComposedMail {
  return composeMail('A recovery code of Phila was used', [
    `Somebody signed in to your Phila account with one of its recovery codes. ${left === 0 ? 'It was the last one: please make new ones under Security in your profile.' : `${left} of them are left.`}`,
    otherwise,
  ]);
}

export function dataExportedMail(): ComposedMail {
  return composeMail('A copy of your Phila data was made', [
    'Everything that Phila keeps about you was downloaded just now by somebody who is signed in to your account.',
    otherwise,
  ]);
}

export function accountDeletedMail(): ComposedMail {
  return composeMail('Your Phila account is deleted', [
    'Your Phila account and all that belonged to it are deleted, as was asked for just now. This cannot be undone, and this is our last mail to you.',
  ]);
}

/** To the address of before, when the operator has set another one: it may be a stranger's, who is not told the new one. */
export function emailMovedMail(): ComposedMail {
  return composeMail('A Phila account no longer has this address', [
    'The address of the Phila account that had this one was changed just now by our support, because somebody asked for it.',
    'If it was your account and you did not ask, please write to us at once: the address of our support stands on our contact page.',
  ]);
}

export function phoneChangedMail(): ComposedMail {
  return composeMail('Your Phila account has another phone number', [
    'The phone number of your Phila account was set just now. Whoever has that phone can sign in with a code.',
    otherwise,
  ]);
}

export function identityLinkedMail(provider: string): ComposedMail {
  return composeMail('Your Phila account has a new way to sign in', [
    `Somebody can now sign in to your Phila account with ${provider.startsWith('sso:') ? 'the sign-in of their organisation' : provider}. Where the address of the account had never been confirmed before, its password was removed and everybody who was signed in has been signed out.`,
    otherwise,
  ]);
}

export function identityUnlinkedMail(provider: string): ComposedMail {
  return composeMail('A way to sign in to Phila was removed', [
    `Nobody can sign in to your Phila account with ${provider} any more.`,
    otherwise,
  ]);
}
