import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planAttributes, planClasses, planElements } from '#planning/page/elements.ts';
import { element, escapeText } from '#planning/page/html.ts';
import { closedSetOnly, sanitisePlan } from './plan-html.ts';

const passes = (html: string) => {
  try {
    return closedSetOnly(html) === html;
  } catch {
    return false;
  }
};

test('HTML of the closed set passes as it is, whatever its text says', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(
      // those that may stand anywhere
      fc.constantFrom('article', 'details', 'section', 'p', 'h3', 'em', 'span'),
      fc.constantFrom(...planClasses),
      text,
      text,
      (name, className, one, other) => {
        // control characters are in no text of ours
        fc.pre(!/[\p{Cc}]/u.test(one + other));
        const { html } = element(name, className, one, element('strong', null, other), one);
        assert.equal(closedSetOnly(html), html);
      },
    ),
  );
});

for (const html of [
  '<script>alert(1)</script>',
  '<p onclick="x">a</p>',
  '<p class="plan" onclick="x">a</p>',
  '<p style="color:red">a</p>',
  '<p class="strange">a</p>',
  '<p class="plan strange">a</p>',
  '<p class="plan" class="day">a</p>',
  '<p class=plan>a</p>',
  '<p CLASS="plan">a</p>',
  '<P>a</P>',
  '<p >a</p>',
  '<p/>a',
  '<p>a</p class="plan">',
  '<p>a',
  'a</p>',
  '<p><strong>a</p></strong>',
  '<a href="https://example.com">a</a>',
  '<img src="x">',
  '<svg><p>a</p></svg>',
  '<!-- a -->',
  '<!doctype html>',
  '<![CDATA[a]]>',
  '<?php a ?>',
  '<p',
  '<p>a < b</p>',
  '<p>a > b</p>',
  '<p>&nbsp;</p>',
  '<p>a & b</p>',
  '<p>&#x3c;script></p>',
  '<p>a\0</p>',
  '<p aria-hidden="true">a</p>',
  '<th scope="col" onclick="x">a</th>',
  '<span aria-hidden="javascript:x">a</span>',
  '<p data-name="a">a</p>',
  '<h4 data-name="a" data-name="b">a</h4>',
  '<h4 data-name="a>b">a</h4>',
  '<h4 data-name="a" onclick="x">a</h4>',
  '<h4 data-name="a & b">a</h4>',
]) {
  test(`does not pass: ${escapeText(html)}`, () => assert.ok(!passes(html)));
}

const quotesPlain = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');

test('an element within another passes only where no parser would move it', () => {
  const wrong: string[] = [];
  let passed = 0;
  for (const outer of planElements) {
    for (const parent of planElements) {
      for (const child of planElements) {
        const html = `<${outer}><${parent}>a<${child}>b</${child}></${parent}></${outer}>`;
        if (!passes(html)) continue;
        passed += 1;
        if (sanitisePlan(html) !== html) wrong.push(html);
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(passed > 300, `only ${passed} passed, which says little`);
});

test('whatever passes is what the sanitiser leaves as it is', () => {
  const names = fc.constantFrom<string>(...planElements, 'script', 'svg', 'a', 'style', 'P');
  const word = fc.constantFrom(
    'Lunch',
    'Rösti + maas, 5\u00a0g',
    'a &amp; &#39;b&#39;',
    'a"b',
    'a>b',
    'a & b',
    '<',
  );
  const attribute = fc.oneof(
    fc.constantFrom(...planClasses).map((name) => ` class="${name}"`),
    fc
      .tuple(fc.constantFrom('data-name', 'data-slot', 'data-x', 'scope'), word)
      .map(([name, value]) => ` ${name}="${value}"`),
    fc.constantFrom('', '', ' onclick="x"', ' scope="col"', ' aria-hidden="true"', ' class="x"'),
  );
  const part = fc.oneof(
    fc.tuple(names, attribute).map(([name, more]) => `<${name}${more}>`),
    names.map((name) => `</${name}>`),
    fc.constantFrom(
      'a',
      ' ',
      '&amp;',
      '&lt;',
      '&#39;',
      '"',
      "'",
      '<',
      '>',
      '&',
      '<!--',
      '-->',
      '\0',
    ),
  );
  const wrapped = fc
    .tuple(fc.constantFrom(...planElements), attribute, fc.array(part, { maxLength: 4 }))
    .map(([name, more, inner]) => `<${name}${more}>${inner.join('')}</${name}>`);
  let passed = 0;
  fc.assert(
    fc.property(wrapped, (html) => {
      if (!passes(html)) return;
      passed += 1;
      assert.equal(quotesPlain(sanitisePlan(html)), quotesPlain(html));
    }),
    { numRuns: 5_000 },
  );
  assert.ok(passed > 300, `only ${passed} passed, which says little`);
  assert.deepEqual(Object.keys(planAttributes), ['th', 'span', 'h3', 'h4', 'h5', 'summary']);
});
