import { test } from 'node:test';
import { openDataWire } from '#test/support/data-wire.ts';
test('x', async () => {
  const wire = await openDataWire();
  const show = async (p: Promise<unknown>) => console.log(JSON.stringify(await p));
  const a = await wire.member();
  const A = wire.client(a);
  try {
  await show(A.from('profiles').select('*').eq('user_id', a.id).single());
  await show(A.from('profiles').insert([{ user_id: a.id, full_name: 'T', age: 31, allergies: ['Eggs'] }]));
  await show(A.from('profiles').select('*').eq('user_id', a.id).single());
  await show(A.from('profiles').update({ age: 32 }).eq('user_id', a.id));
  await show(A.from('profiles').update({ age: 3 }).eq('user_id', a.id));
  await show(A.from('profiles').insert([{ user_id: a.id, full_name: 'T', age: 31, allergies: ['Eggs'] }]));
  await show(A.from('meal_plans').upsert({ user_id: a.id, week: 1, content: 'x' }, { onConflict: 'user_id,week' }).select().single());
  await show(A.from('meal_plans').upsert({ user_id: a.id, week: 1, content: 'y' }, { onConflict: 'user_id,week' }).select().single());
  await show(A.from('meal_plans').upsert({ user_id: a.id, week: 1, content: 'z' }));
  await show(A.from('meal_plans').upsert({ user_id: a.id, week: 9, content: 'z' }));
  await show(A.from('meal_plans').select('week', {count: 'exact'}).order('week').range(0,0));
  await show(A.from('meal_plans').update({content: 'q'}, {count: 'exact'}).eq('week', 5).select().single());
  await show(A.from('meal_plans').update({content: 'q'}, {count: 'exact'}).eq('week', 1).maxAffected(0));
  await show(wire.client().from('feedback').insert({content: 'hello'}));
  await show(wire.client().from('feedback').insert([{content: 'hello'}, {content: 'you'}], {count: 'exact'}));
  await show(wire.client().from('feedback').insert({content: 'hello'}).select());
  await show(wire.client().from('profiles').select('*'));
  await show(A.from('meal_plans').delete({count:'exact'}).eq('week', 1));
  await show(A.from('meal_plan').select());
  await show(wire.call('GET', '/profiles?select=user_id,full_name,allergies', { token: a.token, headers: { accept: 'text/csv' } }));
  await show(wire.call('OPTIONS', '/profiles'));
  await show(wire.call('GET', '/profiles?select=', { token: a.token }));
  } finally { console.log(wire.logged()); await wire.close(); }
});
