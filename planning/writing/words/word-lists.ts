import common from './common.json' with { type: 'json' };
import everyday from './everyday.json' with { type: 'json' };
import kitchen from './kitchen.json' with { type: 'json' };
import neverFormed from './never-formed.json' with { type: 'json' };
import neverInflected from './never-inflected.json' with { type: 'json' };
import ordinary from './ordinary.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };

type Words = ReadonlySet<string>;

/**
 * Plain English words, in their base form, that a written text may use about any plan. Drawn from the most frequent
 * words of film subtitles (SUBTLEX-US) and from kitchen and training talk. Left out, with the help of WordNet's classes,
 * are foods, plants, animals, illnesses, medicines, drugs, crimes and insults: what is not here is not said.
 */
export const commonWords: Words = new Set(common);

/** Foods, animals and remedies that would pass for an inflected form of a common word ('herring', 'burger'). */
export const neverInflectedWords: Words = new Set(neverInflected);

/**
 * Ordinary English words in their base form that say nothing about food, health or a product. A text may use them
 * where they are not the name of a food: the names of foods are looked up before. Drawn from the frequent words of SCOWL
 * (levels 10 to 60, Copyright 2000-2016 Kevin Atkinson) that the common words do not hold, with WordNet's counts of
 * senses (Princeton University): a word stands here when none of its senses, or none that is usual, is a food, plant,
 * animal, substance, illness, medicine, crime or insult.
 */
export const ordinaryWords: Words = new Set(ordinary);

/** Words of kitchens: tools, what is done to food, how it looks, smells and feels. */
export const kitchenWords: Words = new Set(kitchen);

/** Words of training, said about training only: in a kitchen many of them are cuts of meat. */
export const trainingWords: Words = new Set(training);

/** Looks like a form of an ordinary word and is, by WordNet, the name of a food, plant, animal, substance or illness. */
export const neverFormedWords: Words = new Set(neverFormed);

/** Words of houses and days that are newer than films or too plain for them. */
export const everydayWords: Words = new Set(everyday);
