import { weeklyPlansResource } from '#web/lib/plans/weekly-plans.ts';

export const mealPlansResource = weeklyPlansResource('meal_plans', 'meal-plans');
