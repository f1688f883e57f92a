import { daysOfPlan } from '../../calendar.ts';
import type { Food } from '../food.ts';

/** How a food is kept until it is eaten: in the cupboard, in portions in the freezer, or only as long as it is fresh. */
export type Storage = 'shelf' | 'freezer' | 'fresh';

/** Raw meat and fish and whatever the baker sells freeze well at home; vegetables, fruit and dairy do not. */
export function storageOf(food: Pick<Food, 'aisle' | 'shelfLifeDays'>): Storage {
  if (food.shelfLifeDays >= daysOfPlan) return 'shelf';
  return food.aisle === 'Meat & fish' || food.aisle === 'Bakery' ? 'freezer' : 'fresh';
}
