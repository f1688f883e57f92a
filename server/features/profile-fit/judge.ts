import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import { readStored } from './stored.ts';
import { tellFood } from './tell-food.ts';
import { type ParseTraining, tellTraining } from './tell-training.ts';

export interface FitParts {
  readonly members: MemberDatabase;
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
  readonly parseTraining: ParseTraining;
}

/** Says what of a member's plans and list their profile as it is now does not allow. */
export type JudgeFit = (identity: Identity) => Promise<ProfileFit>;

export function createFitJudge(parts: FitParts): JudgeFit {
  const { members, catalogue, parseTraining } = parts;
  const table = new Map(parts.exercises.map((exercise) => [exercise.id, exercise]));
  return async (identity) => {
    const stored = await readStored(members, identity);
    const food = tellFood(stored, catalogue);
    const training = tellTraining(stored, parseTraining, table);
    const worth = training?.standing === 'concerned' || training?.standing === 'unchecked';
    return { ...food, training, says: worth ? [...food.says, training.says] : food.says };
  };
}
