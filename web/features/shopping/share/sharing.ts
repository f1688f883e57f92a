import { useState } from 'react';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type Sharing, type SharingChange, sharingSchema } from '#contract/shopping/shared-list.ts';
import {
  memberKey,
  parseJson,
  readStored,
  removeStored,
  writeStored,
} from '#web/lib/device/storage.ts';
import { askFunction, callFunction } from '#web/lib/requests/call-function.ts';
import { memberResource, useMemberResource } from '#web/lib/requests/resource.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';

const notChanged = 'That did not work. Please check your connection and try again.';

const sharing = memberResource(
  async (): Promise<Sharing> => v.parse(sharingSchema, await askFunction(wire.sharing)),
);

/** The address of a link is told once; it stays on the device that made it, until the member signs out. */
const keptSchema = v.object({ path: v.string(), madeAt: v.string() });
const linkKey = (userId: string) => memberKey('list-link', userId);

function keepAddress(userId: string, { link }: Sharing): void {
  if (link?.path === undefined) removeStored(linkKey(userId));
  else writeStored(linkKey(userId), JSON.stringify({ path: link.path, madeAt: link.madeAt }));
}

/** The address of a link; null where another device has made it. */
function addressOf(userId: string, link: NonNullable<Sharing['link']>): string | null {
  const kept = v.safeParse(keptSchema, parseJson(readStored(linkKey(userId))));
  if (!kept.success || kept.output.madeAt !== link.madeAt) return null;
  return location.origin + kept.output.path;
}

interface SharingInUse {
  /** Undefined until the server has answered. */
  readonly link: Sharing['link'] | undefined;
  readonly address: string | null;
  readonly failure: string | null;
  /** Name of the change that is under way. */
  readonly busy: SharingChange['action'] | null;
  /** @returns whether it was done; where not, that is told */
  change(change: SharingChange): Promise<boolean>;
}

/** Whether somebody else may see and tick the member's list. */
export function useIsShared(userId: string): boolean {
  const { data } = useMemberResource(sharing, userId);
  return data?.link != null;
}

/** The link of the member's list, and each change of it. */
export function useSharing(userId: string): SharingInUse {
  const { data } = useMemberResource(sharing, userId);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<SharingChange['action'] | null>(null);
  const change = async (asked: SharingChange): Promise<boolean> => {
    setBusy(asked.action);
    setFailure(null);
    try {
      const changed = v.parse(sharingSchema, await callFunction(wire.sharing, asked));
      keepAddress(userId, changed);
      sharing.put(userId, changed);
      return true;
    } catch (error) {
      setFailure(messageOf(error, notChanged));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const link = data?.link;
  return { link, address: link ? addressOf(userId, link) : null, failure, busy, change };
}
