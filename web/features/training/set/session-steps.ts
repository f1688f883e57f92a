import type { SessionDetails, WeekDetails } from '../plan-details.ts';

type Planned = SessionDetails['blocks'][number]['exercises'][number];
type Items = SessionDetails['warmUp'];

/** One set to do, in the order of the gym floor. */
export interface SetStep {
  readonly kind: 'set';
  readonly planned: Planned;
  /** From 1, and of how many. */
  readonly set: number;
  readonly of: number;
  /** Seconds of rest after it; 0 where the next exercise of the round comes at once. */
  readonly rest: number;
  /** Names of nothing, or of what it is done in turn with. */
  readonly inTurnWith: readonly string[];
}

export type SessionStep =
  | SetStep
  | { readonly kind: 'items'; readonly title: string; readonly items: Items }
  | { readonly kind: 'heart'; readonly conditioning: NonNullable<SessionDetails['conditioning']> };

function blockSteps(block: SessionDetails['blocks'][number]): readonly SetStep[] {
  const rounds = Math.max(0, ...block.exercises.map(({ sets }) => sets));
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((set) => {
    const taking = block.exercises.filter(({ sets }) => sets >= set);
    return taking.map((planned, place): SetStep => {
      const endsRound = place === taking.length - 1;
      return {
        kind: 'set',
        planned,
        set,
        of: planned.sets,
        rest: endsRound ? block.rest : 0,
        inTurnWith: block.exercises.flatMap((other) => (other === planned ? [] : [other.exercise])),
      };
    });
  });
}

/** Everything to do in a session, one thing after the other: exercises of a group in turn, a rest after each round. */
export function stepsOf(session: SessionDetails): readonly SessionStep[] {
  const part = (title: string, items: Items): readonly SessionStep[] =>
    items.length > 0 ? [{ kind: 'items', title, items }] : [];
  const { warmUp, balance, blocks, conditioning, mobility, coolDown } = session;
  return [
    ...part('Warm-up', warmUp),
    ...part('Balance', balance),
    ...blocks.flatMap(blockSteps),
    ...(conditioning ? [{ kind: 'heart', conditioning } as const] : []),
    ...part('Mobility', mobility),
    ...part('Cool-down', coolDown),
  ];
}

/** The same exercise of the same session in weeks 1 to 4; null where a week does not hold it. */
export function prescribedIn(
  weeks: readonly WeekDetails[],
  session: string,
  exercise: string,
): readonly (Planned | null)[] {
  return ([1, 2, 3, 4] as const).map((number) => {
    const week = weeks.find((one) => one.week === number);
    const same = week?.sessions.find(({ name }) => name === session);
    const all = same?.blocks.flatMap(({ exercises }) => exercises) ?? [];
    return all.find((planned) => planned.exercise === exercise) ?? null;
  });
}
