import * as v from 'valibot';

/** Before every member, in the order of their ids. */
export const firstMember = '00000000-0000-0000-0000-000000000000';

const stretchSchema = v.tuple([v.object({ last: v.nullable(v.string()) })]);

/** @param rows of a statement over a stretch of members @returns the last of them; null when there were none left */
export const endOfStretch = (rows: unknown): string | null => v.parse(stretchSchema, rows)[0].last;

/**
 * Goes through all members in stretches, because a statement over all of them would hold its locks for minutes where there
 * are many, and come to no end within the time that a login has.
 * @param take does something for the members of one stretch after an id, in the order of ids, and says where it ended
 */
export async function throughAllMembers(
  take: (after: string) => Promise<string | null>,
): Promise<void> {
  let after: string | null = firstMember;
  while (after !== null) after = await take(after);
}
