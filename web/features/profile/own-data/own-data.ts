import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/requests/call-function.ts';

/** Puts everything that is kept about the member into a file of this device. @throws WireError */
export async function downloadOwnData(): Promise<void> {
  const data = await callFunction(wire.exportData);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'phila-data.json';
  link.click();
  // the browser has taken the file by the time this runs
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
