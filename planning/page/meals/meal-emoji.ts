import type { PlannedMeal } from '../../meals/model/meal-plan.ts';

/** What stands before the name of a meal. */
export const mealEmoji: Readonly<Record<PlannedMeal['name'], string>> = {
  Breakfast: '🌅',
  'Morning snack': '🍎',
  Lunch: '🥗',
  'Afternoon snack': '🥕',
  Snack: '🍎',
  Dinner: '🌙',
};
