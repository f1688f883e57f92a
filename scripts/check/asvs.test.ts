import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..', '..');
const read = (...place: readonly string[]) => readFileSync(path.join(root, ...place), 'utf8');

/** What the standard has of levels 1 and 2: `id,level` in each line. */
const required = new Map(
  read('scripts', 'check', 'asvs-requirements.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level = ''] = line.split(',');
      return [id, level] as const;
    }),
);

/** How a judgement is told, by the heading that its table stands under. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['Shown by a test', /^\| [\d.]+ +\| [12] +\| [^|]+ \| `(?<test>[^`]+)` *\|$/],
  ['Shown by a document', /^\| [\d.]+ +\| [12] +\| [^|]+ \| `(?<place>[^`]+)` *\|$/],
  ['Does not apply', /^\| [\d.]+ +\| [12] +\| [^|]+ \|$/],
  ['Open', /^\| [\d.]+ +\| 2 +\| [^|]+ \|$/],
]);

interface Judged {
  readonly id: string;
  readonly level: string;
  readonly line: string;
  /** The heading that it stands under. */
  readonly under: string;
}

const judged = read('docs', 'asvs.md')
  .split('\n## ')
  .flatMap((section) => {
    const [under = '', ...lines] = section.split('\n');
    return lines.flatMap((line): readonly Judged[] => {
      const [, id, level] = /^\| (\d[\d.]*) +\| (\S+)/.exec(line) ?? [];
      return id === undefined || level === undefined ? [] : [{ id, level, line, under }];
    });
  });

test('every requirement of levels 1 and 2 is judged once, and none of level 1 is open', () => {
  assert.ok(required.size > 250);
  assert.deepEqual(
    judged.map(({ id }) => id).toSorted(),
    [...required.keys()].toSorted(),
    'docs/asvs.md and the list differ',
  );
  for (const { id, level, line, under } of judged) {
    assert.equal(level, required.get(id), `the level of ${id}`);
    assert.match(line, forms.get(under) ?? /^$/, `${id} under '${under}' has another form`);
  }
});

/** The first argument of each `test(`, as it stands there: a title that is put together keeps its `${…}`. */
function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gs)].map(([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );
}

const named = (group: string) =>
  judged.flatMap(({ id, line, under }) => {
    const found = forms.get(under)?.exec(line)?.groups?.[group];
    return found === undefined ? [] : [{ id, found }];
  });

test('every test that a requirement names exists by its whole title', () => {
  const rooms = [
    'contract',
    'database',
    'operator',
    'planning',
    'scripts',
    'server',
    'test',
    'web',
  ];
  const titles = new Set(
    rooms
      .flatMap((room) => globSync(`${room}/**/*.test.{ts,tsx}`, { cwd: root }))
      .flatMap((file) => titlesIn(read(file))),
  );
  const tests = named('test');
  assert.ok(tests.length > 150);
  for (const { id, found } of tests) {
    assert.ok(titles.has(found), `${id}: there is no test '${found}'`);
  }
});

/** A heading as links name it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');

test('every document that a requirement names has that heading', () => {
  const places = named('place');
  assert.ok(places.length > 20);
  for (const { id, found } of places) {
    const [file = '', anchor] = found.split('#');
    const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
    if (anchor === undefined) continue;
    assert.ok(headings.map(anchorOf).includes(anchor), `${id}: ${file} has no part '${anchor}'`);
  }
});

/** A row that says what is tried, what holds, in which file, and the title and file of the test that tries it. */
const tried =
  /^\| (?<what>[^|]+?) +\| [^|]+ \| `(?<place>[^`]+)` *\| `(?<title>.+?)` *\| `(?<file>[^`]+)` *\|$/;

for (const [document, from, fewest] of [
  ['protection.md', '## What was attacked', 60],
  ['wires.md', '# The two wires', 40],
] as const) {
  test(`each row of docs/${document} names a file, and a test that stands where it says`, () => {
    const [, section = ''] = read('docs', document).split(`${from}\n`);
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| (?:Attack|Case|-)/.test(line));
    assert.ok(rows.length >= fewest, String(rows.length));
    for (const row of rows) {
      const { what, place = '', title = '', file = '' } = tried.exec(row)?.groups ?? {};
      assert.ok(what, `has another form: ${row}`);
      assert.ok(existsSync(path.join(root, place)), `${what}: there is no ${place}`);
      assert.ok(titlesIn(read(file)).includes(title), `${what}: ${file} has no test '${title}'`);
    }
  });
}
