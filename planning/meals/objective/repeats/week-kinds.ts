import { absent } from '../../../absent.ts';
import { weeksOfPlan } from '../../../calendar.ts';
import type { Dish } from '../../../catalogue/catalogue.ts';
import { type DishFacts, factsOf } from '../../../catalogue/dishes/dish-facts.ts';
import { fleshAnimals } from '../../../catalogue/food.ts';
import type { FoodKey } from '../../../catalogue/foods.ts';
import { mainOf, type Plate } from '../../model/plates.ts';
import type { JudgedTask } from '../judged-task.ts';

/** Grams from which a dish is one of a food. */
const grams = { mince: 40, soyaMince: 15, spread: 15 } as const;

const mince: ReadonlySet<string> = new Set<FoodKey>([
  'beef-mince',
  'beef-mince-lean',
  'chicken-mince',
  'pork-mince',
]);

const holds = ({ ingredients }: Dish, least: number, counts: (key: string) => boolean): boolean =>
  ingredients.some(({ food, grams: own }) => counts(food.key) && own >= least);

const isSpread = (key: string) => key.startsWith('peanut-butter');

/** A kind of lunches and dinners of which a week holds no more than so many, whatever the dishes are called. [J] */
interface Kind {
  readonly most: number;
  readonly of: (dish: Dish, facts: DishFacts) => boolean;
}

/** What gives most of the protein of a dish is worn out after five meals of a week, in all its forms together. */
const mostOfProtein = 5;

function proteinKinds(dishes: readonly Dish[]): readonly Kind[] {
  const known = [...new Set(dishes.flatMap(({ proteinKind }) => proteinKind ?? []))];
  return known.map((kind) => ({
    most: mostOfProtein,
    of: ({ proteinKind }) => proteinKind === kind,
  }));
}

const ofEverybody: readonly Kind[] = [
  { most: 3, of: (dish) => holds(dish, grams.mince, (key) => mince.has(key)) },
  {
    most: 1,
    of: (dish, { packed }) => packed && holds(dish, grams.spread, isSpread),
  },
];

/** Who eats meat or fish takes soya mince for a stopgap. */
const ofWhoEatsMeat: readonly Kind[] = [
  { most: 1, of: (dish) => holds(dish, grams.soyaMince, (key) => key.startsWith('soya-mince')) },
];

/** Who eats few carbohydrates asked for none of these; with none at all a week hardly holds what it must. */
const ofLowCarb: readonly Kind[] = [{ most: 2, of: (_, { starchy }) => starchy }];

function kindsFor({ kitchen, targets, rules }: JudgedTask): readonly Kind[] {
  const flesh = fleshAnimals.some((animal) => !rules.animals.has(animal));
  return [
    ...ofEverybody,
    ...(flesh ? [...proteinKinds(kitchen.dishes.map(({ dish }) => dish)), ...ofWhoEatsMeat] : []),
    ...(targets.diet === 'Low-Carb' ? ofLowCarb : []),
  ];
}

const none: readonly number[] = [];

/** How often each week holds lunches and dinners of one kind, beyond what anybody would cook of it. */
export class WeekKinds {
  /** By dish, the kinds that it is of. */
  readonly #kindsOf: readonly (readonly number[])[];
  readonly #most: readonly number[];
  /** By kind and week. */
  readonly #counts: Int32Array;
  readonly #weight: number;
  #tooMany = 0;

  constructor(task: JudgedTask) {
    const kinds = kindsFor(task);
    this.#most = kinds.map(({ most }) => most);
    this.#counts = new Int32Array(kinds.length * weeksOfPlan);
    this.#weight = task.terms.kindOften.weight;
    this.#kindsOf = task.kitchen.dishes.map(({ dish }) => {
      const facts = factsOf(dish);
      return kinds.flatMap(({ of }, kind) => (of(dish, facts) ? [kind] : []));
    });
  }

  get points(): number {
    return this.#weight * this.#tooMany;
  }

  #of(plate: Plate | null): readonly number[] {
    return plate ? (this.#kindsOf[mainOf(plate)] ?? absent()) : none;
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(week: number, before: Plate | null, plate: Plate | null): number {
    const goes = this.#of(before);
    const comes = this.#of(plate);
    if (goes === comes) return 0;
    let more = 0;
    for (const kind of comes) if (!goes.includes(kind)) more += this.#beyond(kind, week, 1);
    for (const kind of goes) if (!comes.includes(kind)) more -= this.#beyond(kind, week, 0);
    return this.#weight * more;
  }

  /**
   * What the last meal of a kind adds in a week: nothing up to its most, then one, then two, since a third sandwich of a
   * kind is minded more than a second one.
   * @param more meals of it beside those that are counted
   */
  #beyond(kind: number, week: number, more: number): number {
    const count = (this.#counts[kind * weeksOfPlan + week] ?? absent()) + more;
    return Math.max(0, count - (this.#most[kind] ?? absent()));
  }

  change(week: number, plate: Plate, sign: 1 | -1): void {
    for (const kind of this.#of(plate)) {
      this.#tooMany += sign * this.#beyond(kind, week, sign === 1 ? 1 : 0);
      const at = kind * weeksOfPlan + week;
      this.#counts[at] = (this.#counts[at] ?? absent()) + sign;
    }
  }
}
