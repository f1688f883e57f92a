/** Browser storage that may be full, forbidden or absent; losing it must never break a page. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // private mode or a full disk: the page works on, only without memory
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // as above
  }
}

/** Parses JSON that may be anything; `undefined` when it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ownPrefix = 'phila.';

/** Key of something kept for one member on this device. */
export function memberKey(name: string, userId: string): string {
  return `${ownPrefix}${name}.${userId}`;
}

const answerPrefix = 'kept-';

/** Key of an answer of the server, kept so that it can be read without signal. */
export function keptAnswerKey(name: string, userId: string): string {
  return memberKey(answerPrefix + name, userId);
}

function removeWhere(isGone: (key: string) => boolean): void {
  try {
    for (const shelf of [localStorage, sessionStorage]) {
      for (const key of Object.keys(shelf)) if (isGone(key)) shelf.removeItem(key);
    }
  } catch {
    // nothing was kept, then
  }
}

/** Forgets everything kept on this device for a member. */
export function forgetMember(userId: string): void {
  removeWhere((key) => key.startsWith(ownPrefix) && key.endsWith(`.${userId}`));
}

/** Forgets what the server has answered to anybody; what was typed or ticked and not sent stays. */
export function forgetAnswers(): void {
  removeWhere((key) => key.startsWith(ownPrefix + answerPrefix));
}
