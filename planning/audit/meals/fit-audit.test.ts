import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainMonth } from '#test/support/plans/eating-month.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import { weekNumbers } from '../../calendar.ts';
import type { FoodKey } from '../../catalogue/foods.ts';
import { makeShoppingList } from '../../shopping/make-shopping-list.ts';
import { auditFit, type LaterWish, type ToldFit } from './fit-audit.ts';

const { plan, tables } = plainMonth();
const { weeks } = plan;
const served = { weeks, list: makeShoppingList(weeks, catalogue, { today: '2026-02-28' }) };

type Spot = readonly [day: number, meal: number | null];

/** What a member is told who reads of the same meals in each week. */
function telling(spots: readonly Spot[], items: readonly FoodKey[]): ToldFit {
  const places = weekNumbers.flatMap((week) => spots.map(([day, meal]) => ({ week, day, meal })));
  const [mark] = places;
  const what = mark?.meal === null ? 'days' : 'meals';
  const listed = items.length > 0 ? ` and ${items.length} items of your list` : '';
  return { places, items, says: `${places.length} ${what} of your plans${listed} no longer fit.` };
}

interface Later {
  readonly what: string;
  readonly wish: LaterWish;
  /** Read by hand in the plain week: what must be told. */
  readonly right: ToldFit;
}

const later: readonly Later[] = [
  {
    what: 'an allergy to eggs',
    wish: { profile: { ...plan.profile, allergies: ['Eggs'] }, dislikes: [] },
    right: telling(
      [
        [0, 1],
        [1, 1],
        [3, 0],
        [5, 1],
        [6, 2],
      ],
      // rolls may hold traces
      ['eggs', 'mayonnaise', 'bread-rolls'],
    ),
  },
  {
    what: 'a diet without meat and fish',
    wish: { profile: { ...plan.profile, diet_type: 'Vegetarian' }, dislikes: [] },
    right: telling(
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 1],
        [5, 2],
        [6, 1],
      ],
      [
        'tuna-tinned',
        'chicken-mixed-portions-frozen',
        'beef-stew',
        'beef-mince',
        'hake-fillets',
        'lamb-stew',
      ],
    ),
  },
  {
    what: 'a dislike of pears',
    wish: {
      profile: { ...plan.profile, disliked_foods: 'pears' },
      dislikes: [{ text: 'pears', foods: ['pears'], words: null, meant: true }],
    },
    right: telling(
      [
        [2, 2],
        [3, 2],
      ],
      ['pears'],
    ),
  },
  {
    what: 'a diet low in starch, which is told by days',
    wish: { profile: { ...plan.profile, diet_type: 'Low-Carb' }, dislikes: [] },
    right: telling(
      [0, 1, 2, 3, 4, 5, 6].map((day): Spot => [day, null]),
      [],
    ),
  },
];

for (const { what, wish, right } of later) {
  const found = (fault: Partial<ToldFit> = {}) =>
    auditFit(served, wish, { ...right, ...fault }, tables).findings.map(({ rule }) => rule);

  test(`${what}: nothing is found where all of it is told`, () => {
    assert.deepEqual(found(), []);
  });

  test(`caught: ${what}, and a place or an item is passed over`, () => {
    for (const place of right.places) {
      const places = right.places.filter((one) => one !== place);
      // the place itself, and a sentence that now speaks of more than is marked
      assert.deepEqual(found({ places }), ['94', '94'], JSON.stringify(place));
    }
    for (const item of right.items) {
      const items = right.items.filter((one) => one !== item);
      assert.deepEqual(found({ items }), ['94', '94'], item);
    }
  });

  test(`caught: ${what}, and nothing is said, a wrong number, or a place that no plan has`, () => {
    assert.deepEqual(found({ says: '' }), ['94', '94']);
    assert.deepEqual(found({ says: right.says.replace(/\d+/, '1') }), ['94']);
    const nowhere = { week: 5, day: 0, meal: 0 };
    assert.deepEqual(found({ places: [...right.places, nowhere] }), ['94', '94']);
  });

  test(`${what}: one breakfast too many is caught, unless words may mean more than was meant`, () => {
    const porridge = { week: 1, day: 2, meal: 0 };
    const says = right.says.replace(/\d+/, String(right.places.length + 1));
    const read = wish.profile.disliked_foods !== '';
    assert.deepEqual(found({ places: [...right.places, porridge], says }), read ? [] : ['94']);
  });
}
