import * as v from 'valibot';
import { type CookSheets, cookSheetsSchema } from '#contract/meals/cook-sheets.ts';
import { wire } from '#contract/paths.ts';
import { askFunction } from '#web/lib/requests/call-function.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

/** The meals as a cook needs them; they stay on the device, since a kitchen may have no signal. */
export const cookSheetsResource = memberResource(
  async (): Promise<CookSheets> => v.parse(cookSheetsSchema, await askFunction(wire.cookSheets)),
  { name: 'cook-sheets', parse: (kept) => v.parse(cookSheetsSchema, kept) },
);

/** Reads them again where the plan on this device is another one: what was swapped must not be cooked. */
export async function keepCookSheets(userId: string, rows: string | null): Promise<void> {
  if (cookSheetsResource.current(userId).data?.rows !== rows) await cookSheetsResource.load(userId);
}
