import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import { checkDraft, draftOf, parseDraft } from './profile-draft.ts';

const profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

test('a profile turned into a draft and back is the same profile', () => {
  assert.deepEqual(checkDraft(draftOf(profile)), { profile, errors: {} });
});

test('the defaults lack nothing but a name', () => {
  const { profile: made, errors } = checkDraft(draftOf(profileDefaults));
  assert.equal(made, null);
  assert.deepEqual(errors, { full_name: 'Full Name is required.' });
});

test('an empty, broken or far number is told beside its field', () => {
  for (const age of ['', ' ', '12', '121', '30.5', '3e9', 'abc']) {
    const { errors } = checkDraft({ ...draftOf(profile), age });
    assert.equal(errors.age, 'Age must be a whole number from 13 to 120 years.', `age '${age}'`);
  }
});

test('every wrong field is named at once', () => {
  const { errors } = checkDraft({ ...draftOf(profile), full_name: ' ', height: '1', weight: '9' });
  assert.deepEqual(Object.keys(errors).sort(), ['full_name', 'height', 'weight']);
});

test('the name is stored without spaces around it', () => {
  const { profile: made } = checkDraft({ ...draftOf(profile), full_name: '  Thandi  ' });
  assert.equal(made?.full_name, 'Thandi');
});

test('what was kept on the device is taken only if it is a draft', () => {
  const draft = draftOf(profile);
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify(draft))), draft);
  assert.equal(parseDraft({ ...draft, allergies: 'Eggs' }), null);
  assert.equal(parseDraft({ full_name: 'x' }), null);
  assert.equal(parseDraft(undefined), null);
});
