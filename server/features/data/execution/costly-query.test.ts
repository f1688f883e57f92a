import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery } from '../query/parse-query.ts';
import { isCostly } from './costly-query.ts';

for (const [query, costly] of [
  ['', false],
  ['select=*&user_id=eq.1&order=week.asc&limit=1', false],
  ['select=full_name,age&or=(age.gt.1,and(age.lt.2,full_name.is.null))', false],
  ['user_id=in.(1,2)&allergies=cs.{Eggs}&age=not.eq.3', false],
  ['select=content,content::text', true],
  ['select=*,content', true],
  ['select=*,*', true],
  ['select=details->days', false],
  ['select=week,days:details->days&order=week.asc', false],
  ['select=details->>seed,content', false],
  ['select=details->days->0', true],
  ['select=a:details->days,b:details->target', true],
  ['select=*,details->days', true],
  ['details->>seed=eq.x', true],
  ['order=details->week', true],
  ['full_name=like.*a*', true],
  ['full_name=not.ilike.a', true],
  ['full_name=match.^(.%2B)a', true],
  ['full_name=imatch(any).{a,b}', true],
  ['full_name=fts.a', true],
  ['or=(age.gt.1,not.and(age.lt.2,full_name.wfts.a))', true],
] as const) {
  test(`'${query}' ${costly ? 'waits in the slow lane' : 'is answered at once'}`, () => {
    assert.equal(isCostly(parseQuery(query, 'profiles')), costly);
  });
}
