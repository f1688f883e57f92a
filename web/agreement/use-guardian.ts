import { useEffect, useSyncExternalStore } from 'react';
import { adultAge, type Guardian } from '#contract/agreement/guardian.ts';
import { useReturn } from '#web/lib/device/use-return.ts';
import type { Resource } from '#web/lib/requests/resource.ts';
import { guardianResource } from './guardian-resource.ts';

/** Whether a member of this age needs a guardian; null: no age is told. */
export const isMinor = (age: number | null): boolean => age !== null && age < adultAge;

/** The guardian of a member under 18. Nobody else's is asked for. @param needed whether the member is under 18 */
export function useGuardian(userId: string, needed: boolean): Resource<Guardian> {
  useEffect(() => {
    if (needed) void guardianResource.load(userId);
  }, [userId, needed]);
  // the answer comes by mail, from another device
  useReturn(() => {
    if (needed) void guardianResource.load(userId);
  });
  return useSyncExternalStore(
    guardianResource.subscribe,
    () => guardianResource.current(userId),
    () => guardianResource.current(userId),
  );
}
