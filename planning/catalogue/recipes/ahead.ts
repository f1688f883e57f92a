import type { Preparation, Recipe } from '../recipe.ts';

/** Waiting that is no work: some minutes at the sink on the evening before. */
export const soakedSamp: Preparation = {
  kind: 'soak',
  handsMinutes: 2,
  hours: 8,
  says: 'Ahead: cover the samp with plenty of water on the evening before, so that it is soft in an hour.',
};

export const soakedSampAndBeans: Preparation = {
  kind: 'soak',
  handsMinutes: 3,
  hours: 8,
  says: 'Ahead: cover the samp and beans with plenty of water on the evening before.',
};

export const soakedBeans: Preparation = {
  kind: 'soak',
  handsMinutes: 2,
  hours: 8,
  says: 'Ahead: cover the dry beans with plenty of water on the evening before.',
};

export const overnightOats: Preparation = {
  kind: 'soak',
  handsMinutes: 5,
  hours: 8,
  says: 'Ahead: stir everything together on the evening before and leave it covered in the fridge.',
};

export const thawedChicken: Preparation = {
  kind: 'thaw',
  handsMinutes: 1,
  hours: 12,
  says: 'Ahead: move the chicken from the freezer into a dish in the fridge on the evening before.',
};

/** A dish that is only good on the next day. */
export const cookedADayAhead: Preparation = {
  kind: 'cook',
  handsMinutes: 25,
  hours: 12,
  says: 'Ahead: cook the fish in its sauce on the day before and leave it in the fridge, so that it takes up the taste.',
};

/** Minutes of hands up to which waiting is no work. */
const mostHandsWaiting = 5;

/** What a dish needs before its own minutes begin: nothing, a thing that lies and waits, or work at the stove. */
export type Ahead = 'nothing' | 'waiting' | 'work';

export function aheadOf({ ahead }: Pick<Recipe, 'ahead'>): Ahead {
  if (ahead === undefined) return 'nothing';
  return ahead.kind === 'cook' || ahead.handsMinutes > mostHandsWaiting ? 'work' : 'waiting';
}

/** One pot of dry beans for several meals: a third of the price of tins, for who cooks ahead. */
export const boiledBeans: Preparation = {
  kind: 'cook',
  handsMinutes: 10,
  hours: 10,
  says: 'Ahead: soak the dry beans overnight, boil them hard for ten minutes in fresh water and simmer them for an hour until soft. They keep for three days in the fridge.',
};
