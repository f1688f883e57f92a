import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type Overview, overviewSchema } from '#contract/plans/overview.ts';
import { askFunction } from '#web/lib/requests/call-function.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

/** What the dashboard shows; the last answer is there at once on the next visit. */
export const overviewResource = memberResource(
  async (): Promise<Overview> => v.parse(overviewSchema, await askFunction(wire.overview)),
  { name: 'overview', parse: (kept) => v.parse(overviewSchema, kept) },
);
