import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { heard, openGalleryPages } from '#test/support/screens/gallery.ts';

const { visitPart } = openGalleryPages();

const title = 'Swap Monday’s dinner';
const beginning = `dialog "${title}": | heading "${title}" [level=2] | button "Close" | paragraph: "Now: Lentil curry with rice"`;
const facts = '40 min · 2 300 kJ · 24 g protein · R18';
const first = ['Samp and beans with spinach', 'Pilchard fish cakes', 'Chicken stew with pap'];

const cards = (names: readonly string[], state = '') =>
  names.map((name) => `listitem: | button "${name}"${state} | ${facts}`).join(' | ');

async function openDialog(state: string) {
  const { page, leave } = await visitPart('OfferDialog', state);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return { page, dialog, leave };
}

test('while it is looked for others none can be asked for', async () => {
  const { dialog, leave } = await openDialog('looking');
  assert.equal(
    await heard(dialog),
    `${beginning} | status | status: Looking for other meals… | list | button "Show others" [disabled] | button "Cancel"`,
  );
  await leave();
});

for (const [state, told, way] of [
  ['no answer', 'We could not find other meals. Please try again.', 'Try again'],
  ['only new plans help', 'Your profile has changed since.', 'Update my plans'],
] as const) {
  test(`${state}: it is told as an alert, and the way on is ${way}`, async () => {
    const { dialog, leave } = await openDialog(state);
    await dialog.getByRole('alert').waitFor();
    assert.equal(
      await heard(dialog),
      `${beginning} | alert: | paragraph: ${told} | status | list | button "${way}" | button "Cancel"`,
    );
    await leave();
  });
}

test('three are told with their facts, and three others on demand', async () => {
  const { page, dialog, leave } = await openDialog('three to choose from');
  const button = dialog.getByRole('button', { name: first[0] ?? '' });
  await button.waitFor();
  const end = 'button "Show others" | button "Cancel"';
  assert.equal(
    await heard(dialog),
    `${beginning} | status: 3 other meals to choose from. | list: | ${cards(first)} | ${end}`,
  );
  const factsId = await button.getAttribute('aria-describedby');
  assert.equal(await page.locator(`[id="${factsId}"]`).textContent(), facts);
  await pressOn(page, dialog.getByRole('button', { name: 'Show others' }));
  await dialog.getByRole('button', { name: 'Lentil bobotie' }).waitFor();
  const others = ['Lentil bobotie', 'Tuna pasta salad', 'Beef and bean stew'];
  assert.equal(
    await heard(dialog),
    `${beginning} | status: 3 other meals to choose from. | list: | ${cards(others)} | ${end}`,
  );
  await leave();
});

test('one that is chosen is on its way, and nothing else can be chosen meanwhile', async () => {
  const { page, dialog, leave } = await openDialog('three to choose from');
  await pressOn(page, dialog.getByRole('button', { name: 'Pilchard fish cakes' }));
  await dialog.getByText('Changing your plan…').waitFor();
  assert.equal(
    await heard(dialog),
    `${beginning} | status: 3 other meals to choose from. Changing your plan… | list: | ${cards(first, ' [disabled]')} | button "Show others" [disabled] | button "Cancel"`,
  );
  await leave();
});

test('a choice that did not arrive is told, and can be made again', async () => {
  const { page, dialog, leave } = await openDialog('three, the server out of reach');
  await pressOn(page, dialog.getByRole('button', { name: 'Pilchard fish cakes' }));
  await dialog.getByRole('alert').getByText('The plan could not be changed.').waitFor();
  assert.equal(
    await heard(dialog),
    `${beginning} | alert: | paragraph: The plan could not be changed. Please try again. | status: 3 other meals to choose from. | list: | ${cards(first)} | button "Show others" | button "Cancel"`,
  );
  await leave();
});
