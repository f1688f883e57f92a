import { daysOfPlan } from '../../calendar.ts';
import type { Food } from '../food.ts';

/** How a food is kept until it is eaten: in the cupboard, in portions in the freezer, or only as long as it is fresh. */
export type Storage = 'shelf' | 'freezer' | 'fresh';

/** The coldest place of a kitchen. */
export type ColdStore = 'freezer' | 'fridge' | 'none';

type Kept = Pick<Food, 'aisle' | 'shelfLifeDays' | 'animals'>;

/** Days that frozen food is good for once it has thawed in a fridge (USDA FSIS, The Big Thaw: poultry and mince 1 to 2). */
const thawedDays = 2;
/** Without a fridge what a shop keeps cold is eaten on the day (USDA FSIS: no more than hours at room temperature). */
const daysWithoutFridge = 1;
/** Dairy that keeps so long is long-life milk and margarine, which no shop needs to cool; nor eggs. */
const longLifeDays = 90;

/** Whether a shop keeps it cold. */
function isChilled({ aisle, shelfLifeDays, animals }: Kept): boolean {
  if (aisle === 'Frozen') return true;
  if (aisle === 'Meat & fish') return shelfLifeDays <= daysOfPlan;
  return aisle === 'Dairy & eggs' && shelfLifeDays < longLifeDays && !animals.includes('egg');
}

/** Days for which a food can be kept after it was bought, unfrozen where it is not sold so. */
export function keepsDaysOf(food: Kept, cold: ColdStore): number {
  if (cold === 'none' && isChilled(food)) return daysWithoutFridge;
  if (cold === 'fridge' && food.aisle === 'Frozen') return thawedDays;
  return food.shelfLifeDays;
}

/** Raw meat and fish and whatever the baker sells freeze well at home; vegetables, fruit and dairy do not. */
export function storageOf(food: Kept, cold: ColdStore = 'freezer'): Storage {
  if (keepsDaysOf(food, cold) >= daysOfPlan) return 'shelf';
  const freezes = food.aisle === 'Meat & fish' || food.aisle === 'Bakery';
  return freezes && cold === 'freezer' ? 'freezer' : 'fresh';
}
