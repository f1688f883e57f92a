declare const self: ServiceWorkerGlobalScope;

interface Words {
  readonly title: string;
  readonly body: string;
  /** Where a press leads. */
  readonly page: string;
}

/** By the kind that the server sends. The words are the app's own, so that none travels; they name no dish and no session. */
const words: ReadonlyMap<unknown, Words> = new Map(
  Object.entries({
    prepare: {
      title: 'For tomorrow',
      body: 'There is something to soak, thaw or begin this evening.',
      page: '/dashboard/cook#evening',
    },
    shopping: {
      title: 'Shopping day',
      body: 'Your list is ready for this trip.',
      page: '/dashboard/shopping-list',
    },
    sessions: {
      title: 'Training today',
      body: 'There is a session in your plan for today.',
      page: '/dashboard/exercise-plans',
    },
  }),
);
const unknown: Words = {
  title: 'Phila',
  body: 'There is something in your plans for today.',
  page: '/dashboard',
};
const picture = '/icons/icon-192.png';
/** What cannot be read is shown once, however often it comes. */
const unread = { kind: null, tag: 'unread' };

interface Told {
  readonly kind: unknown;
  readonly tag: string;
}

/** What was sent, whatever it is: something must be shown for it. */
function readPush(data: PushMessageData | null): Told {
  try {
    const read: unknown = data?.json();
    if (typeof read !== 'object' || read === null) return unread;
    const kind = 'kind' in read ? read.kind : null;
    const tag = 'tag' in read && typeof read.tag === 'string' ? read.tag : unread.tag;
    return { kind, tag };
  } catch {
    return unread;
  }
}

/** Shows a reminder. One of the same tag, sent a second time, takes the place of the first without a sound. */
async function show({ kind, tag }: Told): Promise<void> {
  const { title, body, page } = words.get(kind) ?? unknown;
  await self.registration.showNotification(title, {
    body,
    icon: picture,
    badge: picture,
    data: page,
    tag,
  });
}

/** Brings the app to the page, in the window that is open already if there is one. */
async function open(page: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  if (!first) {
    await self.clients.openWindow(page);
    return;
  }
  await first.focus();
  await first.navigate(page);
}

export function showNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readPush(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const page: unknown = event.notification.data;
    event.waitUntil(open(typeof page === 'string' ? page : unknown.page));
  });
}
