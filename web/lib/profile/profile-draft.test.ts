import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { checkDraft, draftOf, parseDraft } from './profile-draft.ts';

const profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };
const draft = draftOf(profile);
const ageSentence = 'Age must be a whole number from 14 to 90 years.';

test('a profile turned into a draft and back is the same profile', () => {
  assert.deepEqual(checkDraft(draft, null), { profile, errors: {} });
});

test('the defaults lack nothing but a name', () => {
  const { profile: made, errors } = checkDraft(draftOf(profileDefaults), null);
  assert.equal(made, null);
  assert.deepEqual(errors, { full_name: 'Full Name is required.' });
});

test('an empty, broken or far number is told beside its field', () => {
  for (const age of ['', ' ', '13', '91', '30.5', '3e9', 'abc']) {
    const { errors } = checkDraft({ ...draft, age }, null);
    assert.equal(errors.age, ageSentence, `age '${age}'`);
  }
});

test('a text that is too long is told, not cut', () => {
  const { errors } = checkDraft(
    { ...draft, full_name: 'x'.repeat(201), disliked_foods: 'x'.repeat(1001) },
    null,
  );
  assert.deepEqual(errors, {
    full_name: 'Full Name must be at most 200 characters.',
    disliked_foods: 'Disliked Foods must be at most 1000 characters.',
  });
});

test('every wrong field is named at once', () => {
  const { errors } = checkDraft({ ...draft, full_name: ' ', height: '1', weight: '9' }, null);
  assert.deepEqual(Object.keys(errors).sort(), ['full_name', 'height', 'weight']);
});

test('the name is stored without spaces around it', () => {
  const { profile: made } = checkDraft({ ...draft, full_name: '  Thandi  ' }, null);
  assert.equal(made?.full_name, 'Thandi');
});

test('an age that was let in once may stay, and no other beyond the bounds may come in its place', () => {
  const stored = { ...profile, age: 92 };
  const change = (to: object) => checkDraft({ ...draftOf(stored), ...to }, stored);
  assert.deepEqual(change({ weight: '60' }).profile, { ...stored, weight: 60 });
  assert.equal(change({ age: '29' }).profile?.age, 29);
  assert.deepEqual(change({ age: '93' }).errors, { age: ageSentence });
  assert.deepEqual(checkDraft(draftOf(stored), profile).errors, { age: ageSentence });
});

test('what was kept on the device is taken as far as it is a draft', () => {
  const saved = draftOf(profileDefaults);
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify(draft)), saved), draft);
  for (const none of [undefined, null, 'x', 3]) assert.equal(parseDraft(none, saved), null);
  // kept before a question was asked: nothing that was typed is lost
  assert.deepEqual(parseDraft({ full_name: 'x', more: 'y' }, saved), { ...saved, full_name: 'x' });
  assert.deepEqual(parseDraft({ ...draft, allergies: 'Eggs', equipment: [3], age: 4 }, saved), {
    ...draft,
    allergies: [],
    equipment: [],
    age: '30',
  });
});
