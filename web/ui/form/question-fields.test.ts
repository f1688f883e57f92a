import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGalleryPages, stateOf } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

test('None takes the place of all that was ticked, and anything else that of None', async () => {
  const { page, leave } = await visitPart('QuestionFields');
  const state = stateOf(page, 'QuestionFields', 'answered');
  const ticked = () =>
    state
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLInputElement && one.checked ? [one.value] : [])),
      );
  await state.getByLabel('Eggs').check();
  assert.deepEqual(await ticked(), ['Peanuts', 'Eggs']);
  await state.getByLabel('None').check();
  assert.deepEqual(await ticked(), ['None']);
  await state.getByLabel('Lactose').check();
  assert.deepEqual(await ticked(), ['Lactose']);
  await leave();
});
