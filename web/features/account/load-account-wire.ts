import { prefetchScreen } from '#web/lib/navigation/prefetch.ts';

/** The account's calls, whose client is fetched while the member types and not before. */
export const accountWire = () => import('./account-wire.ts');

/**
 * Begins to fetch the client, and after it the page that whoever comes in will see; a failure shows itself when the form
 * is sent.
 */
export function preloadAccountWire(next?: string): void {
  const load = async () => {
    const { connect } = await accountWire();
    await connect();
    if (next !== undefined) prefetchScreen(next);
  };
  void load().catch(() => undefined);
}
