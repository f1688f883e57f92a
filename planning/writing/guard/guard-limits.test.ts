import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import { foreignFoods } from '#test/support/writing/foreign-foods.ts';
import { limitsMeals, limitsTraining } from '#test/support/writing/limits-plan.ts';
import {
  answerWith,
  profileWith,
  tasksOf,
  trainingTasksOf,
} from '#test/support/writing/writing.ts';
import { writingPrompt } from '../prompt.ts';
import { only, placesOf, type TextSlot, type WritingTask } from '../task/writing-task.ts';
import { createGuard } from './guard.ts';

/** What each widening of the guard could let through if it were a little wider. */
const guard = createGuard(catalogue);
const canary = 'mark-4711';
const profile = profileWith({ allergies: ['Peanuts', 'Lactose', 'Eggs'], diet_type: 'Fish-Only' });
const week = limitsMeals();
const session = limitsTraining();

/** The kinds of findings about one text in its place; none when it may be shown. */
function kindsOf(task: WritingTask, id: string, text: string): readonly string[] {
  const alone = only(task, new Set([id]));
  const { instruction } = writingPrompt(alone, canary);
  const { findings } = guard.check(answerWith(alone, id, text), alone, { instruction, canary });
  return findings.map(({ kind }) => kind);
}

/** The dinner with fish of which nothing is left over. */
const [meals, dinner] = (() => {
  for (const task of tasksOf(week, profile)) {
    for (const place of placesOf(task.parts)) {
      const isFish = place.scope.foods.some(({ animals }) => animals.includes('fish'));
      if (isFish && place.id.endsWith('/Dinner/tip')) return [task, place] as const;
    }
  }
  throw new Error('no dinner with fish');
})();
const [training] = trainingTasksOf(session, profile);
assert.ok(training);
const main = placesOf(training.parts).find(({ id }) => id.endsWith('/Main workout'));
assert.ok(main);

const proteinOf = /protein (\d+)/.exec(dinner.scope.text)?.[1] ?? assert.fail();
const inWords: Readonly<Record<string, string>> = {
  2: 'twenty',
  3: 'thirty',
  4: 'forty',
  5: 'fifty',
  6: 'sixty',
};

const aboutMeals: readonly string[] = [
  // foods in other forms of their words
  'Give it a peanutty finish.',
  'Make it nutty with a handful on top.',
  'Finish with something cheesy and melted.',
  'A buttery crust is what it needs.',
  'Keep it nice and eggy.',
  'Serve it with fries on the side.',
  'Open a packet of crisps beside it.',
  'Dip it in gravy before you eat.',
  'A cold beer goes well with it.',
  'Pour a little whisky into the pan.',
  'Top it with frosting when it has cooled.',
  'A kipper or a herring works as well.',
  'Sprinkle it with multigrain crumbs and peanut.',
  // foods that look like verbs, tools or sayings
  'Add some squash and toast the rest.',
  'Serve it on a roll or in a wrap.',
  'Eat it with a slice of toast.',
  'Crush peanuts with a potato masher.',
  'A peanut press gives you peanut butter.',
  'Add the cherry on top.',
  'Put the icing on the cake and serve.',
  'Have a piece of cake after it.',
  'Cook the rice in stock.',
  'Next to dates it tastes even better.',
  'Leave the chicken out until you need it.',
  'Squeeze an orange over it like honey.',
  // kitchens of the world
  'Spoon Greek yoghurt over it.',
  'A French dressing suits it.',
  'Wash it down with an Indian tonic.',
  'Try an Italian instead.',
  // what it is called free of, and diets that it is not of
  'It is nut-free and kind to everyone.',
  'An egg-free, dairy-free plate for you.',
  'There are no nuts and no dairy in it.',
  'No added sugar here.',
  'A vegan plate that fills you up.',
  'A vegetarian dinner for a busy day.',
  // figures
  `Cook it for ${proteinOf} long minutes.`,
  `Let it stand for ${inWords[proteinOf[0] ?? ''] ?? 'sixty'} four quiet minutes.`,
  'Use two and a half cups of oil.',
  'Stir in half a cup of salt.',
  'It takes one hundred and seventy minutes.',
  'Cook it for 12 to 99 minutes.',
  'It has 4 321 more kJ than you think.',
  'It is ready in 3 hours.',
  'Take five tablespoons of oil.',
  'Eat two more portions of it.',
  'Two meals a day are enough for you.',
  'Add two eggs to it.',
  'Cook it for an hour and a half.',
  'Let it stand for three quarters of an hour.',
  'It needs an hour on the stove.',
  'Leave it for a few hours.',
  'Use 1/2 cup of salt.',
  'Use 3 1/2 cups of oil.',
  'It is a 50/50 thing.',
  'Cook it for 7/2 minutes.',
  'Cook it with zero minutes to spare.',
  // none of it
  'It has zero sugar.',
  'A plate with zero added fat.',
  'Zero calories for all that taste.',
  'Zero nuts and zero eggs in here.',
  'Eat zero meals today.',
  'It holds zero chemicals.',
  // words that are a taste, a verb or a dish, and a food as well
  'A nutty fish with a crunch.',
  'Make it nutty and rich.',
  'A slice of tart comes after it.',
  'Serve an apple tart with it.',
  'Fries are lovely as it cools.',
  'Serve it as the potato fries are ready.',
  'While you eat your fries, relax.',
  'Serve it on grease from peanuts.',
  'Have a lamb stew beside it.',
  'A peanut salad goes with it.',
  'Drink the coffee from your grinder.',
  'A peanut/almond topping suits it.',
  'Choose nuts/seeds as you like.',
  'See http://evil for more.',
  // what is put away and what is eaten
  'Have the extra portion as well.',
  'Leave half on your plate.',
  'Eat half on a small plate.',
  'Take a second helping, cool as you are.',
  'Serve the yolk runny.',
  'It may be slightly underdone.',
  'Cook it until runny porridge is no longer raw, and the fish rare.',
  'Mise en place some peanuts.',
  'Pro Tip: Black Cat is the best.',
  'A peanut sauce suits it.',
  'Have some crisps, up to you.',
  'Go for a second plate of it.',
  'Butcher chicken goes with it.',
  'A can of squash is nice with it.',
  'Not squash, toast.',
  'Have a sausage and roll on the side.',
  'Serve it with bread and squash.',
  'Cook it like a rabbit.',
  'Add some horse to it.',
  'Eat a bright orange with it.',
  'A bright orange juice goes with it.',
  'Keep the raw fish on the plate.',
  'After cutting, serve the fish raw.',
  'Eat it raw after handling.',
  'It loses nothing when the fish is raw.',
  'Leave the fish pink, the milk will not mind.',
  // claims beside harmless words
  'It lowers your body cholesterol.',
  'Lower the heat and it lowers your cholesterol.',
  'It is okay for people with an allergy.',
  'It is fine for diabetics.',
  'It prevents injuries and pain.',
  // food that is not done
  'It is best when the fish is still pink.',
  'Serve the fish rare and bloody.',
  'Eat it raw if you are in a hurry.',
  // pictures and shortenings
  'Have one with it 🍺',
  'Add a few 🥜',
  'Take one of these 💊',
  'Foods such as nuts, e.g. peanuts, go well with it.',
  'See evil.example for more.',
  'Give us your password and your account.',
];

const aboutTraining: readonly string[] = [
  'Eat peanuts before you start.',
  'Have a banana and a boiled egg afterwards.',
  'Squeeze an orange and drink the juice with peanut butter.',
  'A protein shake with whey makes you strong.',
  'Eat a roll with cheese before you train.',
  'No pain, no gain.',
  'Pain is temporary, so go on.',
  'Ignore the pain in your knee.',
  'Go on until it hurts.',
  'It should hurt a little.',
  'Learn to love the pain.',
  'Keep going despite dizziness and pain.',
  'This session heals your injury.',
  'It protects your joints from pain and injury.',
  'Lower your body and your cholesterol.',
  'Training lowers your blood pressure.',
  'Do 99 more repetitions at the end.',
  'Leave 77 in reserve.',
  'Add ninety nine hard sets.',
  'Finish with burpees on the bench.',
  'Twelve thousand repetitions will do.',
  'Have a cheat meal on Sunday.',
  'Cheat days are part of it.',
  'Rest for an hour between sets.',
  'Do zero sets of it.',
  'Try the 45/90 switch.',
  'Stamp on a banana and eat it.',
  'Drink two mugs of tea, as if lifting them.',
  'It feels like eating an orange.',
  'Have a coffee and imagine lifting a cup of it.',
  'You may feel like an egg, squeezing it.',
  'Do some dips and hops on the way.',
  'Add a set of hip dips.',
  'Finish with knees to the bridge.',
  'Do a curl up between the sets.',
  'Curl up and down as often as you can.',
  'Eat some crackers and dippers after it.',
  'Bread, roll, banana: eat what you like.',
  'You can have a roll afterwards.',
  'Chips away, then chips again.',
];

test('what a widening could let through is refused', () => {
  const passed = [
    ...aboutMeals.filter((text) => kindsOf(meals, dinner.id, text).length === 0),
    ...aboutTraining.filter((text) => kindsOf(training, main.id, text).length === 0),
  ];
  assert.deepEqual(passed, []);
});

/** Which of the foods can be named in a place: all of them at once, as so many texts of it. */
function namedIn(task: WritingTask, place: TextSlot, foods: readonly string[]): readonly string[] {
  const texts = new Map(
    foods.flatMap((food) => [
      [`${food}/1`, [`Stir in some ${food} at the end.`]],
      [`${food}/2`, [`Have it with ${food}.`]],
    ]),
  );
  const many = { ...task, parts: [...texts.keys()].map((id) => ({ ...place, id })) };
  const { instruction } = writingPrompt(only(task, new Set([place.id])), canary);
  return [...guard.recheck(texts, many, { instruction, canary }).passed.keys()];
}

test('no food that the catalogue does not know can be named, in a meal or in a session', () => {
  assert.ok(foreignFoods.length > 800, `${foreignFoods.length} foods`);
  // what is served here by whatever name, and words of the plan's own steps, are no foreign foods
  const isServed = (food: string) =>
    new RegExp(`\\b${food}`, 'i').test(dinner.scope.text) ||
    dinner.scope.foods.some(({ labels }) => labels.flat().includes(food));
  const unserved = foreignFoods.filter((food) => !isServed(food));
  assert.deepEqual(namedIn(meals, dinner, unserved), []);
  assert.deepEqual(namedIn(training, main, foreignFoods), []);
});
