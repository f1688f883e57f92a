/** The account's calls, whose client is fetched while the member types and not before. */
export const accountWire = () => import('./account-wire.ts');

/** Begins to fetch the client; a failure shows itself when the form is sent. */
export function preloadAccountWire(): void {
  accountWire()
    .then(({ connect }) => connect())
    .catch(() => undefined);
}
