import { type PlannerTables, type TableProfile, type Track, trackDays } from './tables.ts';

export interface PlannedMeal {
  readonly name: string;
  /** The main dish first; grams by food. */
  readonly dishes: readonly {
    readonly recipe: string;
    readonly ingredients: Readonly<Record<string, number>>;
  }[];
  readonly leftover_of?: { readonly day: number; readonly meal: string };
}

export interface PlannedDay {
  readonly meals: readonly PlannedMeal[];
}

/** Makes days for one person; null where it finds none. */
export interface Planner {
  readonly name: string;
  readonly plan: (
    profile: TableProfile,
    days: number,
  ) => Promise<readonly PlannedDay[] | null> | readonly PlannedDay[] | null;
}

/** What a submission file holds. */
export interface Submission {
  readonly format: 'phila-benchmark/1';
  readonly planner: string;
  readonly track: Track;
  readonly plans: readonly {
    readonly task: string;
    readonly people: Readonly<Record<string, readonly PlannedDay[]>>;
  }[];
}

/** Asks a planner for every task of a track. Of a household it plans each member apart. */
export async function planTrack(
  planner: Planner,
  track: Track,
  tables: PlannerTables,
): Promise<Submission> {
  const plans: Submission['plans'][number][] = [];
  for (const { id, people } of tables.tasks[track]) {
    const own: Record<string, readonly PlannedDay[]> = {};
    for (const person of people) {
      const profile = tables.profiles.get(person);
      const days = profile ? await planner.plan(profile, trackDays[track]) : null;
      if (days) own[person] = days;
    }
    if (Object.keys(own).length > 0) plans.push({ task: id, people: own });
  }
  return { format: 'phila-benchmark/1', planner: planner.name, track, plans };
}
