import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire as paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { type Act, ending } from '../act.ts';
import {
  bodyOf,
  isDone,
  newEmail,
  newPassword,
  readSession,
  type Session,
  signUp,
  type Wire,
} from '../wire.ts';

const profilePath = '/rest/v1/profiles';
const ticksPath = '/rest/v1/shopping_ticks';

const registered = async (wire: Wire): Promise<Session> =>
  readSession(bodyOf(await signUp(wire, newEmail(), newPassword())));

/** A member with a profile, and what they ask in their own name. */
export async function memberOf(wire: Wire) {
  const { access_token: token, user } = await registered(wire);
  const row = { ...profileDefaults, full_name: 'Save 0', user_id: user.id };
  bodyOf(await wire('POST', profilePath, { token, body: row }));
  return {
    id: user.id,
    get: async (path: string) => bodyOf(await wire('GET', path, { token })),
    post: (path: string, body: unknown, key?: string) =>
      wire('POST', path, { token, body, ...(key === undefined ? {} : { key }) }),
    send: (method: string, path: string, body: unknown, prefer: string) =>
      wire(method, path, { token, body, prefer }),
  };
}
type Member = Awaited<ReturnType<typeof memberOf>>;

const kept = (count: number) => Array.from({ length: count }, () => ending('kept'));

const savedSchema = v.tuple([v.object({ full_name: v.string(), age: v.number() })]);
const ageOf = (save: number) => 20 + (save % 50);

/** Either all answers of a save are there, or all of the save before. */
const profiles: Act = {
  name: 'profile',
  async begin({ wire, note }) {
    const member = await memberOf(wire);
    const first = { full_name: 'Save 0', age: ageOf(0) };
    bodyOf(await member.send('PATCH', `${profilePath}?user_id=eq.${member.id}`, first, ''));
    let saves = 0;
    return {
      async work() {
        for (;;) {
          const body = { full_name: `Save ${saves + 1}`, age: ageOf(saves + 1) };
          const path = `${profilePath}?user_id=eq.${member.id}`;
          if (!isDone(await member.send('PATCH', path, body, 'return=minimal'))) return;
          saves += 1;
          note();
        }
      },
      async judge() {
        const rows = await member.get(`${profilePath}?select=full_name,age`);
        const [{ full_name, age }] = v.parse(savedSchema, rows);
        const found = Number(full_name.replace('Save ', ''));
        const told = `${full_name} with age ${age}, after ${saves} that were answered`;
        if (age !== ageOf(found)) return [...kept(saves), ending('half', told)];
        if (found < saves) return [ending('lost', told)];
        return [...kept(saves), ending(found === saves ? 'absent' : 'whole')];
      },
    };
  },
};

const weeksSchema = v.array(v.object({ week: v.number(), seed: v.string() }));
const startedSchema = v.array(v.object({ seed: v.string() }));

/** The seed of the four weeks that are there; null where they are not four weeks of one plan. */
async function seedOf(member: Member): Promise<string | null> {
  const path = '/rest/v1/meal_plans?select=week,seed:details->>seed&order=week';
  const weeks = v.parse(weeksSchema, await member.get(path));
  const seeds = new Set(weeks.map(({ seed }) => seed));
  const isWhole = weeks.map(({ week }) => week).join() === '1,2,3,4' && seeds.size === 1;
  return isWhole ? (weeks[0]?.seed ?? null) : null;
}

const generate = `${paths.generateMealPlans}?wait=true`;

/** Either the plans of before are there, or whoever presses again, with the name of the press, gets the plans of that press. */
const plans: Act = {
  name: 'plans',
  async begin({ wire, owner, note }) {
    const member = await memberOf(wire);
    bodyOf(await member.post(generate, {}));
    let seed = await seedOf(member);
    let key = '';
    let made = 0;
    const startedAs = async () => {
      const text = 'select seed from public.generations where id = $1';
      const { rows } = await owner().query(text, [key]);
      return v.parse(startedSchema, rows)[0]?.seed ?? null;
    };
    return {
      async work() {
        for (;;) {
          key = randomUUID();
          if (!isDone(await member.post(generate, {}, key))) return;
          seed = await startedAs();
          made += 1;
          note();
        }
      },
      async judge() {
        const started = await startedAs();
        const before = await seedOf(member);
        if (before === null || (before !== seed && before !== started)) {
          return [...kept(made), ending('half', `plans ${before}, answered ${seed}`)];
        }
        const again = await member.post(generate, {}, key);
        const after = await seedOf(member);
        if (again?.status !== 200 || after === null || (started !== null && after !== started)) {
          const told = `pressed again: ${again?.status}, plans ${after}, started ${started}`;
          return [...kept(made), ending('half', told)];
        }
        return [...kept(made), ending(started === null ? 'absent' : 'whole')];
      },
    };
  },
};

/** Another place for each swap, so that none leads back to a plan of before. */
const placeOf = (swap: number) => ({ week: 1 + (swap % 4), day: swap % 7, meal: 1 });
const contents = v.array(v.object({ content: v.string() }));

async function looks(member: Member) {
  const weeks = await member.get('/rest/v1/meal_plans?select=content,details&order=week');
  const list = v.parse(contents, await member.get('/rest/v1/shopping_lists?select=content'));
  return { weeks: JSON.stringify(weeks), list: list[0]?.content ?? '' };
}

/** Either plan and list are what they were, or both are changed, and the list is the one of that plan. */
const swaps: Act = {
  name: 'swapped meal',
  async begin({ wire, note }) {
    const member = await memberOf(wire);
    bodyOf(await member.post(generate, {}));
    bodyOf(await member.post(`${paths.generateShoppingList}?wait=true`, {}));
    let before = await looks(member);
    const earlier = new Set<string>();
    let made = 0;
    return {
      async work() {
        for (;;) {
          const place = placeOf(made);
          const offered = await member.post(paths.mealAlternatives, place);
          if (!isDone(offered)) return;
          const { seed } = v.parse(mealAlternativesSchema, offered.body);
          const change = { action: 'swap', ...place, seed, choice: 0 };
          if (!isDone(await member.post(paths.changeMeals, change))) return;
          made += 1;
          earlier.add(before.weeks);
          // where the kill falls into the look, the swap is judged like one that was cut off
          before = await looks(member).catch(() => before);
          earlier.delete(before.weeks);
          note();
        }
      },
      async judge() {
        const found = await looks(member);
        bodyOf(await member.post(`${paths.generateShoppingList}?wait=true`, {}));
        const anew = await looks(member);
        const isOfPlan = anew.list === found.list && anew.weeks === found.weeks;
        const hasChanged = found.weeks !== before.weeks;
        const listChanged = found.list !== before.list;
        const told = `plan changed ${hasChanged}, list changed ${listChanged}, list of that plan ${isOfPlan}`;
        if (earlier.has(found.weeks)) return [ending('lost', told)];
        if (!isOfPlan || (listChanged && !hasChanged)) return [...kept(made), ending('half', told)];
        return [...kept(made), ending(hasChanged ? 'whole' : 'absent')];
      },
    };
  },
};

const foods = ['milk', 'bread', 'maize'];
const ticksSchema = v.array(v.object({ item: v.string() }));

/** Either all ticks of one sending are there, or none. */
const ticks: Act = {
  name: 'ticks',
  async begin({ wire, note }) {
    const member = await memberOf(wire);
    let sent = 0;
    return {
      async work() {
        for (;;) {
          const body = foods.map((food) => ({
            user_id: member.id,
            item: `${food}-${sent}`,
            ticked: true,
          }));
          const path = `${ticksPath}?on_conflict=user_id,item`;
          const prefer = 'resolution=merge-duplicates';
          if (!isDone(await member.send('POST', path, body, prefer))) return;
          sent += 1;
          note();
        }
      },
      async judge() {
        const rows = v.parse(ticksSchema, await member.get(`${ticksPath}?select=item`));
        const items = new Set(rows.map(({ item }) => item));
        const countOf = (sending: number) =>
          foods.filter((food) => items.has(`${food}-${sending}`)).length;
        const answered = Array.from({ length: sent }, (_, sending) =>
          countOf(sending) === foods.length
            ? ending('kept')
            : ending('lost', `${countOf(sending)} of ${foods.length}`),
        );
        const last = countOf(sent);
        if (last !== 0 && last !== foods.length) {
          return [...answered, ending('half', `${last} of ${foods.length}`)];
        }
        return [...answered, ending(last === 0 ? 'absent' : 'whole')];
      },
    };
  },
};

export const productActs: readonly Act[] = [profiles, plans, swaps, ticks];
