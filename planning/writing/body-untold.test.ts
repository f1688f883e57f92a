import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  mealWeeks,
  profileWith,
  tasksOf,
  trainingTasksOf,
  trainingWeeks,
} from '#test/support/writing/writing.ts';
import type { AskedHealth } from '../profile/health-answers.ts';
import { writingPrompt } from './prompt.ts';

test('no language model is told what a member said of their body', () => {
  const healthAnswers: AskedHealth = {
    mother: ['Breastfeeding'],
    conditions: ['Gout', 'Diabetes, with insulin, gliclazide, glimepiride or glibenclamide'],
    signs: ['Chest pain'],
    joints: ['Knees'],
    allergens: ['Sesame'],
    foods: 'kiwi, blorptang',
  };
  const profile = profileWith({ healthAnswers });
  const tasks = [
    ...mealWeeks(profile).flatMap((week) => tasksOf(week, profile)),
    ...trainingWeeks(profile).flatMap((week) => trainingTasksOf(week, profile)),
  ];
  assert.ok(tasks.length >= 8);
  for (const task of tasks) {
    assert.doesNotMatch(
      writingPrompt(task, 'canary').message,
      /breastfe|gout|diabetes|insulin|chest pain|sesame|kiwi|blorptang|clinic|doctor/i,
    );
  }
});
