import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { sanitisePlan } from '#server/platform/plans/plan-html.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import { planClasses, planElements } from '../elements.ts';
import { escapeText } from '../html.ts';
import { mealTitle, mealWeekPage } from './meal-week-page.ts';

const plan = planMonth(
  kitchen,
  requestOf({
    ...profileDefaults,
    full_name: 'Thandi',
    disliked_foods: '<img src=x onerror=alert(1)>, "><script>',
  }),
  'page',
);
assert.ok(plan.ok);
const [week] = plan.weeks;
assert.ok(week);
const html = mealWeekPage(week, catalogue);

test('every day and meal is there with its numbers', () => {
  assert.equal(html.match(/<details class="day">/g)?.length, 7);
  assert.equal(html.match(/<section class="meal">/g)?.length, 21);
  for (const day of week.days) {
    assert.ok(html.includes(` ${day.weekday}</h3>`));
    const share = Math.round((100 * day.amounts.kcal) / week.target.energy);
    assert.ok(html.includes(`${share}\u00a0%\u00a0of\u00a0target`), day.weekday);
  }
  for (const meal of week.days.flatMap(({ meals }) => meals)) {
    const kilojoules = Math.round(meal.amounts.kcal * 4.184)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, '\u00a0');
    assert.ok(html.includes(`${kilojoules}\u00a0kJ`));
  }
  assert.doesNotMatch(html, /NaN|undefined|null|Infinity|\{\{/);
  assert.doesNotMatch(html, /📅|📆/u, 'on some phones a calendar’s picture reads July 17');
});

test('headings say what they are called, for whoever works with the page', () => {
  const said = [...html.matchAll(/<h[34] class="(?:day|meal)-name"([^>]*)>/g)].map(
    ([, names = '']) => names,
  );
  const expected = week.days.flatMap(({ weekday, meals }) => [
    ` data-weekday="${weekday}" data-name="${weekday}"`,
    ...meals.map(
      (meal) =>
        ` data-slot="${meal.name}" data-name="${escapeText(mealTitle(meal, catalogue).name)}"`,
    ),
  ]);
  assert.deepEqual(said, expected);
  const [day] = week.days;
  const [meal] = day?.meals ?? [];
  assert.ok(day && meal);
  const kept = mealWeekPage(
    { ...week, days: [{ ...day, meals: [{ ...meal, locked: true }] }] },
    catalogue,
  );
  assert.match(kept, /<h4 [^>]* data-kept="yes">/);
  assert.match(html, /<p class="plan-note warning">[^<]*<span[^>]*>⚠️<\/span> We could not match/);
});

test('a weight says what of a food is weighed, and how much of it to take from the shop', () => {
  const [day] = week.days;
  const [meal] = day?.meals ?? [];
  assert.ok(day && meal);
  const dishes = [
    { recipe: 'chicken-stew-pap', ingredients: [{ food: 'chicken-thighs', grams: 180 } as const] },
  ];
  const page = mealWeekPage(
    { ...week, days: [{ ...day, meals: [{ ...meal, dishes }] }] },
    catalogue,
  );
  assert.match(
    page,
    /180\u00a0g<\/span> Chicken thighs .*\(.*without bone, 230\u00a0g as bought\)/,
  );
  assert.match(page, /\d\u00a0min of work, ready in \d+\u00a0min/);
});

test('dry beans say what is done ahead, and how much it is once cooked', () => {
  const dish = catalogue.dishById.get('umngqusho-with-greens');
  const [day] = week.days;
  const [meal] = day?.meals ?? [];
  assert.ok(dish && day && meal);
  const ingredients = dish.ingredients.map(({ food, grams }) => ({ food: food.key, grams }));
  const beans = {
    ...week,
    days: [{ ...day, meals: [{ ...meal, dishes: [{ recipe: dish.recipe.id, ingredients }] }] }],
  };
  const page = mealWeekPage(beans, catalogue);
  assert.match(page, /<li>Ahead: cover the samp and beans/);
  assert.match(page, /60\u00a0g<\/span> Sugar beans, dry .*once cooked/);
  // what is not done on the evening before is late, so no words around the plan may take that step away
  const texts = new Map([[`${day.weekday}/${meal.name}/method`, ['Warm it all.']]]);
  const told = mealWeekPage(beans, catalogue, { texts, source: null });
  assert.match(told, /<li>Ahead: cover [^<]*<\/li><li>Warm it all\.<\/li>/);
});

test('what a member typed stays text', () => {
  assert.ok(html.includes('&lt;img src=x onerror=alert'));
  assert.doesNotMatch(html, /<img|<script/);
});

test('only elements and classes of the closed set, and the sanitiser finds nothing to remove', () => {
  for (const [, name = ''] of html.matchAll(/<([a-z0-9]+)/g)) {
    assert.ok(
      planElements.some((known) => known === name),
      name,
    );
  }
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' '))
      assert.ok(
        planClasses.some((known) => known === name),
        name,
      );
  }
  const plain = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  assert.equal(plain(sanitisePlan(html)), plain(html));
});

test('the sanitiser takes out what does not belong in a plan', () => {
  const attack =
    '<h3 class="day-name evil" onclick="x()">Hi</h3><script>alert(1)</script><style>*{}</style>' +
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">go</a><iframe src="//x"></iframe><p style="color:red">red</p>';
  assert.equal(sanitisePlan(attack), '<h3 class="day-name">Hi</h3>go<p>red</p>');
});

test('a condition is answered on the page as what it is, and never as a misspelling', () => {
  const profile = { ...profileDefaults, full_name: 'Thandi' };
  const disliked_foods = 'Kidney disease, blorptang';
  const request = requestOf({ ...profile, disliked_foods });
  const ill = planMonth(kitchen, request, 'page');
  assert.ok(ill.ok && ill.weeks[0]);
  const page = mealWeekPage(ill.weeks[0], catalogue);
  assert.match(page, /You wrote about ‘Kidney disease’ under Disliked Foods\. .*clinic or doctor/);
  assert.match(page, /We could not match: blorptang\./);
});

test('what the plan says of its energy is what its figures say, whatever the goal is called', () => {
  const lead = (target: Partial<typeof week.target>) =>
    mealWeekPage({ ...week, target: { ...week.target, ...target } }, catalogue);
  // somebody underweight who chose to lose weight
  const gaining = lead({ goal: 'Maintain weight', energy: 2710, maintenance: 2464 });
  assert.match(gaining, /A little more energy than you use, .* gain a little/);
  assert.doesNotMatch(gaining, /stays where it is/);
  assert.match(
    lead({ goal: 'Maintain weight', energy: 2470, maintenance: 2464 }),
    /As much energy as you use, .* stays where it is/,
  );
  // the least that is safe is more than a small body uses
  assert.doesNotMatch(
    lead({ goal: 'Lose weight', energy: 1200, maintenance: 1150 }),
    /A little less/,
  );
});
