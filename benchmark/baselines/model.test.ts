import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import * as v from 'valibot';
import { modelPlanner } from './model.ts';
import { planTrack } from './planner.ts';
import { readPlannerTables } from './tables.ts';

const tables = readPlannerTables();
const [firstTask] = tables.tasks.day;
assert.ok(firstTask);
const oneTask = { ...tables, tasks: { ...tables.tasks, day: [firstTask] } };

const questionSchema = v.object({
  model: v.string(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
});

/** A server that answers as a language model would, with what it was asked. */
async function modelThatSays(content: string) {
  const asked: { readonly key: string | undefined; readonly question: string }[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const { messages } = v.parse(questionSchema, JSON.parse(body));
      asked.push({
        key: request.headers.authorization,
        question: messages.at(-1)?.content ?? '',
      });
      response.setHeader('content-type', 'application/json');
      const message = { role: 'assistant', content };
      response.end(
        JSON.stringify({
          id: 'one',
          object: 'chat.completion',
          created: 0,
          model: 'm',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return {
    asked,
    address: `http://127.0.0.1:${address.port}/v1`,
    close: () => server.close(),
  };
}

async function planOf(content: string) {
  const { asked, address, close } = await modelThatSays(content);
  try {
    const model = modelPlanner(tables, { address, model: 'm', apiKey: 'secret', dishes: 5 });
    return { asked, ...(await planTrack(model, 'day', oneTask)) };
  } finally {
    close();
  }
}

const dish = tables.recipes.find(({ slots }) => slots.includes('breakfast'));
assert.ok(dish);
const dayWith = (dishes: readonly object[]) =>
  JSON.stringify({ days: [{ meals: [{ name: 'Breakfast', dishes }] }] });

test('a model is told the person and dishes, and its servings become grams', async () => {
  const { asked, plans } = await planOf(
    dayWith([
      { recipe: dish.id, servings: 2 },
      { recipe: 'no-such-dish', servings: 1 },
    ]),
  );
  assert.equal(asked.length, 1);
  assert.equal(asked[0]?.key, 'Bearer secret');
  assert.match(asked[0]?.question ?? '', /"id":"p01".*"energy_kcal":/s);
  assert.match(
    asked[0]?.question ?? '',
    /breakfast:\n[a-z0-9-]+ \| (Beginner|Intermediate|Advanced), /,
  );
  const [meal] = plans[0]?.people[firstTask.people[0] ?? '']?.[0]?.meals ?? [];
  assert.deepEqual(
    meal?.dishes.map(({ recipe }) => recipe),
    [dish.id, 'no-such-dish'],
  );
  const [food, grams] = dish.ingredients[0] ?? [];
  assert.ok(food);
  const served = meal?.dishes[0]?.ingredients[food.key] ?? 0;
  assert.ok(served > 0 && served <= Math.max(food.most, grams ?? 0));
});

test('what a model says beside what was asked for is no plan', async () => {
  const whole = dayWith([{ recipe: dish.id, servings: 1 }]);
  for (const said of [
    `Here is your plan: ${whole}`,
    '{"days":[]}',
    dayWith([{ recipe: dish.id, servings: -1 }]),
    dayWith([{ recipe: dish.id, servings: 1, note: 'tasty' }]),
  ]) {
    assert.deepEqual((await planOf(said)).plans, [], said);
  }
});
