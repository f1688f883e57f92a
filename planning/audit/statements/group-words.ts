import type { GroupWord } from './group-word.ts';
import { wordsOfAllergies } from './group-words-of-allergies.ts';
import { wordsOfAnimals } from './group-words-of-animals.ts';
import { wordsOfPlants } from './group-words-of-plants.ts';

/** Every word for a group that the audit knows. */
export const groupWords: readonly GroupWord[] = [
  ...wordsOfAllergies,
  ...wordsOfAnimals,
  ...wordsOfPlants,
];
