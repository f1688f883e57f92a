import { weeklyPlansResource } from '#web/lib/weekly-plans.ts';

export const exercisePlansResource = weeklyPlansResource('exercise_plans', 'exercise-plans');
