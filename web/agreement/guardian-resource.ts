import * as v from 'valibot';
import { type Guardian, guardianSchema } from '#contract/agreement/guardian.ts';
import { wire } from '#contract/paths.ts';
import { askFunction, callFunction } from '#web/lib/requests/call-function.ts';
import { memberResource } from '#web/lib/requests/resource.ts';

/** How it stands with the guardian of a member under 18. */
export const guardianResource = memberResource(
  async (): Promise<Guardian> => v.parse(guardianSchema, await askFunction(wire.guardian)),
);

/** Asks a guardian by mail. @param age of the member, where no profile tells it yet @throws WireError */
export async function askGuardian(
  userId: string,
  email: string,
  age: number | null,
): Promise<void> {
  const answer = await callFunction(wire.guardian, { email, ...(age === null ? {} : { age }) });
  guardianResource.put(userId, v.parse(guardianSchema, answer));
}
