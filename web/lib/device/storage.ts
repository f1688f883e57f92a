/** Mark of a tab whose member said that the device is shared. */
export const sharedMark = 'phila.shared-device';

/** Whether nothing may be kept on this device beyond the tab, as others use it too. */
export function isSharedDevice(): boolean {
  try {
    return sessionStorage.getItem(sharedMark) !== null;
  } catch {
    return false;
  }
}

/** Told on `window` when the mark has changed, as the session is another one then. */
export const shelfChange = 'phila-shelf';

/**
 * Keeps what follows, the session too, in this tab alone, so that it is gone once the tab is closed. Taken back, it takes
 * along what a guest has left in the tab.
 */
export function shareDevice(isShared: boolean): void {
  if (isShared === isSharedDevice()) return;
  try {
    if (isShared) sessionStorage.setItem(sharedMark, 'yes');
    else sessionStorage.clear();
  } catch {
    // without storage nothing is kept anyway
  }
  dispatchEvent(new Event(shelfChange));
}

const shelf = (): Storage => (isSharedDevice() ? sessionStorage : localStorage);

/** Browser storage that may be full, forbidden or absent; losing it must never break a page. */
export function readStored(key: string): string | null {
  try {
    return shelf().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): void {
  try {
    shelf().setItem(key, text);
  } catch {
    // private mode or a full disk: the page works on, only without memory
  }
}

export function removeStored(key: string): void {
  try {
    shelf().removeItem(key);
  } catch {
    // as above
  }
}

/** The same for libraries that keep something themselves. */
export const storedShelf = { getItem: readStored, setItem: writeStored, removeItem: removeStored };

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
/** Of what somebody is typing, kept for the tab. */
const textPrefix = `${ownPrefix}text.`;

/** Key of a text that is being typed. */
export function textKey(name: string): string {
  return textPrefix + name;
}

/** Key of something kept for one member on this device. */
export function memberKey(name: string, userId: string): string {
  return `${ownPrefix}${name}.${userId}`;
}

const answerPrefix = 'kept-';

/** Key of an answer of the server, kept so that it can be read without signal. */
export function keptAnswerKey(name: string, userId: string): string {
  return memberKey(answerPrefix + name, userId);
}

function removeWhere(isGone: (key: string) => boolean, shelves: () => readonly Storage[]): void {
  try {
    for (const one of shelves()) {
      for (const key of Object.keys(one)) if (isGone(key)) one.removeItem(key);
    }
  } catch {
    // nothing was kept, then
  }
}

/** Forgets everything kept on this device for a member, and what was being typed. */
export function forgetMember(userId: string): void {
  removeWhere(
    (key) =>
      key.startsWith(textPrefix) || (key.startsWith(ownPrefix) && key.endsWith(`.${userId}`)),
    () => [localStorage, sessionStorage],
  );
}

/**
 * Forgets what a session leaves that ended: of one's own device what the server has answered to anybody, while what was
 * typed or ticked and not sent stays; of a shared one all that its tab kept, and nothing of its owner's.
 */
export function forgetSession(): void {
  const isShared = isSharedDevice();
  removeWhere(
    (key) =>
      isShared
        ? key.startsWith(ownPrefix) && key !== sharedMark
        : key.startsWith(ownPrefix + answerPrefix),
    () => (isShared ? [sessionStorage] : [localStorage, sessionStorage]),
  );
}
