import { listed } from '../listed.ts';

/** One answer to a member's 'why?', in sentences. */
export interface ExplainedPart {
  readonly title: string;
  readonly points: readonly string[];
}

/** Why a plan is as it is, computed from the profile and the plan. */
export type Explanation = readonly ExplainedPart[];

/** Only the parts that have something to say. */
export function explained(...parts: readonly ExplainedPart[]): Explanation {
  return parts.filter(({ points }) => points.length > 0);
}

/** A choice of the profile, as the member made it. */
export function quoted(choice: string): string {
  return `‘${choice}’`;
}

/** 'a, b and c', at most `most` of them and then how many more. */
export function listedUpTo(words: readonly string[], most: number): string {
  return listed(
    words.length <= most ? words : [...words.slice(0, most), `${words.length - most} more`],
  );
}
