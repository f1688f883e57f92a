import { weeklyPlansResource } from '#web/lib/plans/weekly-plans.ts';

export const exercisePlansResource = weeklyPlansResource('exercise_plans', 'exercise-plans');
