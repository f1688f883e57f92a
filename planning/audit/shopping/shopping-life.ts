import type { Food } from '../../catalogue/food.ts';
import type { ShoppingList } from '../../shopping/shopping-list.ts';

/** How long a food lasts in the kitchen that a list was made for. */
export interface Life {
  readonly storage: 'shelf' | 'freezer' | 'fresh';
  readonly days: number;
  /** It lasts the month, in a cupboard or a freezer. */
  readonly keepsAll: boolean;
}

/** By the coldest place that there is: food that a shop cools spoils in a day without a fridge, frozen food thaws in one. */
export function lifeOf(food: Food, { cold }: Pick<ShoppingList, 'cold'>): Life {
  const { aisle, shelfLifeDays } = food;
  const isEgg = food.animals.includes('egg');
  const cooled =
    aisle === 'Frozen' ||
    (aisle === 'Meat & fish' && shelfLifeDays < 29) ||
    (aisle === 'Dairy & eggs' && !isEgg && shelfLifeDays < 90);
  const thawed = cold === 'fridge' && aisle === 'Frozen';
  const days = cold === 'none' && cooled ? 1 : thawed ? 2 : shelfLifeDays;
  const freezes = cold === undefined && (aisle === 'Meat & fish' || aisle === 'Bakery');
  const storage = days >= 28 ? 'shelf' : freezes ? 'freezer' : 'fresh';
  return { storage, days, keepsAll: storage !== 'fresh' };
}
