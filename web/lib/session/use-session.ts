import { useSyncExternalStore } from 'react';
import { currentSession, type SessionState, subscribeSession } from './session.ts';

const unknown: SessionState = { status: 'unknown' };

/** Who is signed in, followed across tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, currentSession, () => unknown);
}
