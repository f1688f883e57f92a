import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteAddress } from '../../../platform/site-address.ts';
import { parseSettings } from '../../../settings.ts';
import { redirectTarget, withFragment } from './redirect-target.ts';

const cases: readonly [site: string, wanted: string | undefined, target: string][] = [
  ['https://phila.example', undefined, 'https://phila.example/'],
  ['https://phila.example', 'https://phila.example/a?b=c', 'https://phila.example/a?b=c'],
  ['https://phila.example', 'https://phila.example:444/a', 'https://phila.example/'],
  ['https://phila.example', 'http://phila.example/a', 'https://phila.example/'],
  ['https://phila.example', 'https://phila.example.evil.example/', 'https://phila.example/'],
  ['https://phila.example', 'https://phila.example@evil.example/', 'https://phila.example/'],
  ['https://phila.example', 'https://me:pw@phila.example/a', 'https://phila.example/a'],
  ['https://phila.example', '//evil.example', 'https://phila.example/'],
  ['https://phila.example', '/dashboard', 'https://phila.example/'],
  ['https://phila.example', 'javascript:alert(1)', 'https://phila.example/'],
  ['https://phila.example', 'blob:https://phila.example/a', 'https://phila.example/'],
  ['http://localhost:3000', 'blob:http://localhost:3000/a', 'http://localhost:3000/'],
  ['https://phila.example', 'http://localhost:3000/', 'https://phila.example/'],
  ['https://phila.example', 'https://203.0.113.5/', 'https://phila.example/'],
  ['http://localhost:3000', 'http://127.0.0.1:5173/a', 'http://127.0.0.1:5173/a'],
  ['http://localhost:3000', 'http://[::1]:5173/a', 'http://[::1]:5173/a'],
  ['http://localhost:3000', 'https://localhost:3000/a', 'http://localhost:3000/'],
  ['http://localhost:3000', 'http://localhost.evil.example/', 'http://localhost:3000/'],
  ['http://localhost:3000', 'http://127.0.0.1.evil.example/', 'http://localhost:3000/'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000/a', 'http://192.168.1.5:3000/a'],
];
for (const [site, wanted, target] of cases) {
  test(`${site} sends on to ${target} when asked for ${wanted}`, () =>
    assert.equal(redirectTarget(site, wanted).href, target));
}

test('the site is where the settings say, or else where the server listens', () => {
  const at = (env: Record<string, string>) => siteAddress(parseSettings(env, '/'));
  assert.equal(at({ SITE_URL: 'https://phila.example/' }), 'https://phila.example');
  assert.equal(at({ PORT: '3001' }), 'http://127.0.0.1:3001');
  assert.equal(at({ HOST: '0.0.0.0' }), 'http://localhost:3000');
  assert.equal(at({ HOST: '::1' }), 'http://[::1]:3000');
});

test('a fragment takes the place of the one that was there', () => {
  const target = new URL('https://phila.example/a?b=c#old');
  assert.equal(withFragment(target, { x: 'a b', sb: '' }), 'https://phila.example/a?b=c#x=a+b&sb=');
});
