import * as v from 'valibot';
import { onOff } from './setting-kinds.ts';

/** The push services of Chrome and others, Firefox, Safari and Edge. */
const usualHosts =
  'fcm.googleapis.com, updates.push.services.mozilla.com, web.push.apple.com, *.notify.windows.com';

const hosts = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ''),
  ),
  v.check(
    (names) => names.every((name) => /^(\*\.)?[\da-z-]+(\.[\da-z-]+)*$/.test(name)),
    'names of hosts joined by commas, for example fcm.googleapis.com, *.notify.windows.com',
  ),
);

/** Environment variables about reminders by Web Push. */
export const pushVariables = {
  PUSH: v.optional(onOff, 'on'),
  PUSH_HOSTS: v.optional(hosts, usualHosts),
  PUSH_PLAIN_HTTP: v.optional(onOff, 'off'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof pushVariables, undefined>>;

/** How reminders reach members' browsers. */
export interface PushSettings {
  /** Push services that are believed; one that begins with `*.` means all names below it. */
  readonly hosts: readonly string[];
  /** Allows http and addresses inside a private network, for a push service of one's own. */
  readonly plainHttp: boolean;
}

/** Null: nobody is reminded. */
export function pushSettings(read: Read): PushSettings | null {
  return read.PUSH ? { hosts: read.PUSH_HOSTS, plainHttp: read.PUSH_PLAIN_HTTP } : null;
}
