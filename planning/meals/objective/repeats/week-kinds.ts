import { absent } from '../../../absent.ts';
import { weeksOfPlan } from '../../../calendar.ts';
import type { Dish } from '../../../catalogue/catalogue.ts';
import { type DishFacts, factsOf } from '../../../catalogue/dishes/dish-facts.ts';
import { eatsFlesh } from '../../../catalogue/food.ts';
import type { FoodKey } from '../../../catalogue/foods.ts';
import type { Kitchen } from '../../model/kitchen.ts';
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
  const flesh = eatsFlesh(rules.animals);
  return [
    ...ofEverybody,
    ...(flesh ? [...proteinKinds(kitchen.dishes.map(({ dish }) => dish)), ...ofWhoEatsMeat] : []),
    ...(targets.diet === 'Low-Carb' ? ofLowCarb : []),
  ];
}

const none: readonly number[] = [];

/** How often each week holds lunches and dinners of one kind, beyond what anybody would cook of it. */
export class WeekKinds {
  readonly #dishes: Kitchen['dishes'];
  readonly #kinds: readonly Kind[];
  /** By dish, the kinds that it is of; of those that were met, since a month meets few of a kitchen's. */
  readonly #kindsOf = new Map<number, readonly number[]>();
  /** By kind and week. */
  readonly #counts: Int32Array;
  readonly #weight: number;
  #tooMany = 0;

  constructor(task: JudgedTask) {
    this.#dishes = task.kitchen.dishes;
    this.#kinds = kindsFor(task);
    this.#counts = new Int32Array(this.#kinds.length * weeksOfPlan);
    this.#weight = task.terms.kindOften.weight;
  }

  get points(): number {
    return this.#weight * this.#tooMany;
  }

  #of(plate: Plate | null): readonly number[] {
    if (!plate) return none;
    const main = mainOf(plate);
    let kinds = this.#kindsOf.get(main);
    if (!kinds) {
      const { dish } = this.#dishes[main] ?? absent();
      const facts = factsOf(dish);
      kinds = this.#kinds.flatMap(({ of }, kind) => (of(dish, facts) ? [kind] : []));
      this.#kindsOf.set(main, kinds);
    }
    return kinds;
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
    return Math.max(0, count - (this.#kinds[kind] ?? absent()).most);
  }

  change(week: number, plate: Plate, sign: 1 | -1): void {
    for (const kind of this.#of(plate)) {
      this.#tooMany += sign * this.#beyond(kind, week, sign === 1 ? 1 : 0);
      const at = kind * weeksOfPlan + week;
      this.#counts[at] = (this.#counts[at] ?? absent()) + sign;
    }
  }
}
