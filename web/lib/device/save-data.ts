/** Whether the member asked their browser to save data; the same in a page and in a worker. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const known = typeof connection === 'object' && connection !== null && 'saveData' in connection;
  return known && connection.saveData === true;
}
