import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { sanitisePlan } from '#server/platform/plans/plan-html.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { exercises } from '../../catalogue/exercises.ts';
import type { TrainingWeek } from '../../training/model/training-plan.ts';
import { strengthOf } from '../../training/model/week-totals.ts';
import { createTrainingPlanner } from '../../training/plan-training.ts';
import { planClasses, planElements } from '../elements.ts';
import { escapeText } from '../html.ts';
import { trainingWeekPage } from './training-week-page.ts';

const planner = createTrainingPlanner(exercises);
const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const plan = planner.plan({ ...profileDefaults, full_name: 'Thandi', age: 70 }, 'page');
assert.ok(plan.ok);
const [week] = plan.weeks;
assert.ok(week);
const html = trainingWeekPage(week, table);
const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');

test('every session is there with its day, place and minutes, warm-up and cool-down', () => {
  assert.equal(html.match(/<section class="session">/g)?.length, week.sessions.length);
  for (const { weekday, name, minutes } of week.sessions) {
    assert.ok(html.includes(` ${weekday}: ${name}</h3>`));
    assert.ok(html.includes(` Home\u00a0· ${minutes}\u00a0min`));
  }
  assert.equal(html.match(/Warm-up, \d/g)?.length, week.sessions.length);
  assert.equal(html.match(/Cool-down, \d/g)?.length, week.sessions.length);
});

test('headings say what they are called, for whoever works with the page', () => {
  for (const { weekday, name } of week.sessions)
    assert.ok(
      html.includes(
        `<h3 class="day-name" data-weekday="${weekday}" data-name="${weekday}" data-session="${escapeText(name)}">`,
      ),
      name,
    );
  for (const { exercise: id } of week.sessions.flatMap(strengthOf)) {
    const name = escapeText(table.get(id)?.name ?? '');
    assert.ok(html.includes(`<h5 class="exercise-name" data-name="${name}">`), name);
  }
  assert.ok(html.includes('<summary>How to do it</summary>'));
  const alone = [...html.matchAll(/<summary data-name="([^"]*)">(?:How to do it: )?([^<]*)</g)];
  assert.ok(alone.length > 4);
  for (const [, name, shown] of alone) assert.equal(name, shown);
});

test('every exercise has its sets and how to do it', () => {
  const planned = week.sessions.flatMap(strengthOf);
  assert.equal(html.match(/<section class="exercise move-[a-z-]+">/g)?.length, planned.length);
  for (const { exercise: id, sets, amount } of planned) {
    const exercise = table.get(id);
    assert.ok(exercise);
    const many = exercise.mode === 'time' ? `${amount}\u00a0s` : `${amount} repetitions`;
    assert.ok(html.includes(`${sets} sets of ${many}`), exercise.name);
    for (const step of exercise.steps) assert.ok(html.includes(escapeText(step)));
  }
});

test('every sentence of the week is on the page, with the warnings', () => {
  const { changes, reasons, notes, clearance, motivation } = week;
  for (const text of [...changes, ...reasons, ...notes, clearance ?? '', motivation]) {
    assert.ok(html.includes(escapeText(text)), text);
  }
  for (const need of week.needs) assert.ok(html.includes(escapeText(need)));
  assert.match(html, /not medical advice/);
  assert.match(html, /chest pain, fainting, unusual breathlessness/);
});

test('effort comes with every heart rate, and the numbers are those of the plan', () => {
  const hearts = week.sessions.flatMap(({ conditioning }) => conditioning ?? []);
  assert.ok(hearts.length > 0);
  for (const { heartRate, effort } of hearts) {
    assert.ok(
      html.includes(`Effort ${effort.low} to ${effort.high} on the scale from 6 to 20`) &&
        html.includes(`${heartRate.low} to ${heartRate.high} heartbeats a minute`),
    );
  }
});

test('any plan: only the closed set, nothing to sanitise, no holes, under 200 KB', () => {
  const known = { elements: new Set<string>(planElements), classes: new Set<string>(planClasses) };
  for (const [index, profile] of fc.sample(anyProfile, { numRuns: 120, seed: 8 }).entries()) {
    const made = planner.plan(profile, `page ${index}`);
    assert.ok(made.ok);
    for (const one of made.weeks) {
      const page = trainingWeekPage(one, table);
      for (const [, name = ''] of page.matchAll(/<([a-z0-9]+)/g))
        assert.ok(known.elements.has(name));
      for (const [, names = ''] of page.matchAll(/ class="([^"]*)"/g)) {
        for (const name of names.split(' ')) assert.ok(known.classes.has(name), name);
      }
      assert.doesNotMatch(page, /NaN|undefined|null|Infinity|\{\{|<(li|p|h[345])>\s*<\//);
      assert.ok(new TextEncoder().encode(page).length < 200_000);
      if (index < 20) assert.equal(plain(sanitisePlan(page)), plain(page));
    }
  }
});

test('what stands in a stored week stays text', () => {
  const bad: TrainingWeek = { ...week, motivation: '<img src=x onerror=alert(1)>' };
  assert.ok(trainingWeekPage(bad, table).includes('&lt;img src=x onerror=alert(1)&gt;'));
});

test('an exercise that the table does not know is an error, not a gap', () => {
  assert.throws(() => trainingWeekPage(week, new Map()), /unknown exercise/);
});
