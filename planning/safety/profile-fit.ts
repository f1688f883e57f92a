import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import { type EatingRules, foodAllowed } from './eating-rules.ts';

/** A reason for which the member must not be given something that was made for them earlier. */
export type Objection =
  /** An allergen that it holds; `traces`: that it may hold, as far as anybody knows. */
  | { readonly kind: 'allergy'; readonly what: string; readonly traces: boolean }
  /** What it is of is not eaten in this diet. */
  | { readonly kind: 'diet' }
  /** The member does not eat it, in the member's own word. */
  | { readonly kind: 'dislike'; readonly what: string }
  /** A day with more starch than the diet lets a day hold. */
  | { readonly kind: 'starch' }
  /** The tables do not know it any more, so nobody can say what it holds. */
  | { readonly kind: 'unknown' };

/** A meal as it was stored, whoever wrote it: only names, which may mean nothing. */
export interface StoredMeal {
  readonly dishes: readonly {
    readonly recipe: string;
    readonly ingredients: readonly StoredIngredient[];
  }[];
  readonly pot?: { readonly ingredients: readonly StoredIngredient[] };
}
interface StoredIngredient {
  readonly food: string;
}

/** Judges what was made earlier by the rules as they are now. It is made for one member and remembers each food. */
export interface FitJudge {
  /** Why the food must not be given; empty for one that may. */
  food(key: string): readonly Objection[];
  /** The same of a whole meal, each reason once. */
  meal(meal: StoredMeal): readonly Objection[];
}

function sameObjection(one: Objection, other: Objection): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Each reason once, in the order in which they were found. */
function distinct(objections: readonly Objection[]): readonly Objection[] {
  return objections.filter(
    (one, index) => objections.findIndex((other) => sameObjection(one, other)) === index,
  );
}

/** Longer words of a member are a story and not a name. */
const longestWord = 30;

/** The member's own word for a food or recipe that is disliked, or its name where that word can be no name. */
export function dislikedWord({ disliked }: EatingRules, key: string, name: string): string {
  const word = disliked.words.get(key) ?? '';
  return word !== '' && word.length <= longestWord ? word : name;
}

/** What the gate has against a food, in words that can be told. */
function named(food: CatalogueFood, rules: EatingRules): readonly Objection[] {
  const found: Objection[] = [];
  for (const what of rules.allergens) {
    const holds = food.allergens?.includes(what) ?? false;
    const traces = food.allergens === null || food.mayContain.includes(what);
    if (holds || traces) found.push({ kind: 'allergy', what, traces: !holds });
  }
  const unclassed = food.animals.length === 0 && rules.animals.size > 0;
  if (unclassed || food.animals.some((animal) => rules.animals.has(animal))) {
    found.push({ kind: 'diet' });
  }
  if (rules.disliked.foods.has(food.key)) {
    const what = dislikedWord(rules, food.key, food.name);
    found.push({ kind: 'dislike', what });
  }
  return found;
}

/**
 * The judge of one member. `foodAllowed`, the gate of new plans, decides; this only finds the words for it, so that
 * nothing that the gate refuses is passed over here, whatever the reason. A food or dish that the catalogue has lost
 * counts as refused.
 */
export function fitJudge(rules: EatingRules, catalogue: Catalogue): FitJudge {
  const foods: ReadonlyMap<string, CatalogueFood> = catalogue.foods;
  const known = new Map<string, readonly Objection[]>();
  const judge = (key: string): readonly Objection[] => {
    const food = foods.get(key);
    if (!food) return [{ kind: 'unknown' }];
    if (foodAllowed(food, rules)) return [];
    const found = named(food, rules);
    return found.length > 0 ? found : [{ kind: 'unknown' }];
  };
  const food = (key: string) => {
    const before = known.get(key);
    if (before) return before;
    const found = judge(key);
    known.set(key, found);
    return found;
  };
  const dish = (id: string): readonly Objection[] => {
    const made = catalogue.dishById.get(id);
    if (!made) return [{ kind: 'unknown' }];
    // a recipe may have changed since: what it asks for now counts beside what was written down
    const held = made.ingredients.flatMap((ingredient) => food(ingredient.food.key));
    if (!rules.disliked.dishes.has(id)) return held;
    return [{ kind: 'dislike', what: dislikedWord(rules, id, made.recipe.name) }, ...held];
  };
  return {
    food,
    meal({ dishes, pot }) {
      const listed = [
        ...dishes.flatMap(({ ingredients }) => ingredients),
        ...(pot?.ingredients ?? []),
      ];
      return distinct([
        ...dishes.flatMap(({ recipe }) => dish(recipe)),
        ...listed.flatMap((ingredient) => food(ingredient.food)),
      ]);
    },
  };
}
