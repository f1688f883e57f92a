/** Why the server did not answer, as far as this device knows. */
export function noConnection(): string {
  return navigator.onLine ? 'No connection' : 'You are offline';
}
