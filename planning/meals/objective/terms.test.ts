import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eatingRules } from '../../audit/eating/eating-rules.ts';
import { rules } from '../../audit/rules.ts';
import { usualTerms } from './terms.ts';

test('every rule that a term serves is one of the audit', () => {
  for (const [name, { rules: served }] of Object.entries(usualTerms)) {
    for (const id of served)
      assert.ok(id in rules || id in eatingRules, `${name} serves rule ${id}`);
  }
});
