import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desk, overflow, phone } from '#test/support/browser/browser.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const product = openOwnProduct({
  SUPPORT_EMAIL: 'help@phila.example',
  PAYMENT_LINK_ANNUAL: 'https://pay.example.com/a',
});

const pages = [
  ['/', 'Ready to Get Started?'],
  ['/about', 'Phila'],
  ['/why-choose-us', 'South Africa'],
  ['/contact', 'help@phila.example'],
  ['/privacy', '28 April 2025'],
  ['/terms', '28 April 2025'],
  ['/access-to-information', 'Manual under section 51'],
  ['/subscription', 'Billed annually. Best value.'],
  ['/feedback', 'Your Feedback'],
] as const;

for (const [name, viewport] of [
  ['phone', phone],
  ['desk', desk],
] as const) {
  test(`without JavaScript every public page can be read and reached (${name})`, async () => {
    const { page, leave, complaints } = await product.visit(
      { javaScriptEnabled: false, viewport },
      // what the browser says of the one form that is refused
      /^Failed to load resource: .* 400 /,
    );
    const reached = new Set<string>();
    for (const [path, text] of pages) {
      await page.goto(path);
      const main = page.locator('main');
      assert.ok((await main.innerText()).includes(text), path);
      assert.equal(await page.locator('h1:visible').count(), 1, path);
      assert.ok((await overflow(page, viewport.width)) <= 0, `${path} is too wide`);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const link of links) reached.add(link);
    }
    for (const [path] of pages) assert.ok(reached.has(path), `no link leads to ${path}`);
    // from page to page by what can be seen and pressed
    await page.goto('/');
    if (viewport === phone) await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'About' }).filter({ visible: true }).click();
    await page.waitForURL('**/about');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy');
    await page.goto('/subscription');
    assert.equal(
      await page.getByRole('link', { name: /^Choose Annual/ }).getAttribute('href'),
      'https://pay.example.com/a',
    );
    assert.ok(await page.getByRole('button', { name: 'Choose Monthly' }).isDisabled());
    await page.goto('/feedback');
    const thanks = page.locator('#thanks');
    assert.ok(await thanks.isHidden());
    await page.getByLabel('Your Feedback').fill(`  Read on a ${name} & liked.  `);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await thanks.waitFor();
    const { rows } = await product.server.database.owner.query(
      'select user_id, content from public.feedback order by created_at desc limit 1',
    );
    assert.deepEqual(rows, [{ user_id: null, content: `Read on a ${name} & liked.` }]);
    // a text that is too long is told, and is there when one goes back
    const tooLong = 'x'.repeat(20_001);
    await page.goto('/feedback');
    await page.getByText(/At most 20\s000 characters\./).waitFor();
    await page.getByLabel('Your Feedback').fill(tooLong);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await page.getByText(/at most 20000 characters. You wrote 20001. Go back/).waitFor();
    await page.goBack();
    assert.equal(await page.getByLabel('Your Feedback').inputValue(), tooLong);
    await page.goto('/login');
    const words = page.locator('noscript p');
    assert.match(await words.innerText(), /needs JavaScript/);
    const bottom = (await words.boundingBox())?.y ?? viewport.height;
    assert.ok(bottom < 100, 'it is said above the form, which cannot be sent');
    await page.goto('/dashboard');
    assert.match(await words.innerText(), /needs JavaScript/);
    assert.ok(await page.locator('#root').isHidden(), 'nothing seems to be on its way');
    assert.deepEqual(complaints, []);
    await leave();
  });
}
