import { weeklyPlansResource } from '#web/lib/weekly-plans.ts';

export const mealPlansResource = weeklyPlansResource('meal_plans', 'meal-plans');
