import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import {
  createSamlService,
  newSamlId,
  type SamlService,
} from '#test/support/services/saml-service.ts';
import { AuthError } from '../auth-error.ts';
import { type Companies, openCompanies } from './companies.ts';
import { readAssertion } from './read-assertion.ts';
import { SamlFault } from './saml-fault.ts';

const entityId = 'https://site.example/metadata';
const acs = 'https://site.example/acs';
let folder = '';
let companies: Companies;
let service: SamlService;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-saml-'));
  const metadataFile = path.join(folder, 'idp.xml');
  const idp = createSamlService('https://idp.company.example');
  await writeFile(metadataFile, idp.metadata);
  companies = await openCompanies([{ domains: ['company.example'], metadataFile }], {
    entityId,
    acs,
  });
  service = idp.meet(companies.metadata);
});
after(() => rm(folder, { recursive: true }));

const requestId = newSamlId();
const email = 'thandi@company.example';

/** Who is let in by an answer; null where nobody is. Anything but a refusal of ours fails the test. */
async function letIn(xml: string) {
  const [company] = companies.all;
  if (company === undefined) throw new Error('no company');
  const expected = { issuer: company.entityId, acs, requestId, now: new Date() };
  try {
    const parsed = await company.signedAssertion(Buffer.from(xml).toString('base64'));
    const { person, id } = readAssertion(parsed, company, expected);
    return { id, subject: person.subject, email: person.email };
  } catch (error) {
    if (error instanceof SamlFault || error instanceof AuthError) return null;
    throw error;
  }
}

/** Starts and ends of the elements of a text, as an attacker cuts them out. */
function elementsOf(xml: string): readonly (readonly [start: number, end: number])[] {
  const open: { readonly name: string; readonly start: number }[] = [];
  const found: (readonly [number, number])[] = [];
  for (const match of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    const [text, isEnd, name = '', isEmpty] = match;
    if (isEmpty === '/') found.push([match.index, match.index + text.length]);
    else if (isEnd === '') open.push({ name, start: match.index });
    else {
      const { start } = open.pop() ?? { start: 0 };
      found.push([start, match.index + text.length]);
    }
  }
  return found;
}

type Change = (xml: string) => string;
const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = (part: number, length: number) => Math.floor(part * length);

/** An element put somewhere else too, or in the place of another, or left out. */
const moved: fc.Arbitrary<Change> = fc
  .tuple(share, share, fc.constantFrom('copy', 'replace', 'drop', 'evil copy'))
  .map(([from, to, how]) => (xml) => {
    const elements = elementsOf(xml);
    const [start, end] = elements[at(from, elements.length)] ?? [0, 0];
    const [placeStart, placeEnd] = elements[at(to, elements.length)] ?? [0, 0];
    const element = xml.slice(start, end);
    const evil = element.replaceAll('thandi', 'director').replace(/ID="[^"]*"/, 'ID="_other"');
    if (how === 'drop') return xml.slice(0, start) + xml.slice(end);
    const put = how === 'evil copy' ? evil : element;
    return xml.slice(0, placeStart) + put + xml.slice(how === 'replace' ? placeEnd : placeStart);
  });

/** A few characters changed. */
const typed: fc.Arbitrary<Change> = fc
  .tuple(share, fc.nat(12), fc.constantFrom('', ' ', '<!-- -->', '&#x64;', '<x/>', 'director', '"'))
  .map(([where, length, text]) => (xml) => {
    const place = at(where, xml.length);
    return xml.slice(0, place) + text + xml.slice(place + length);
  });

for (const signed of ['assertion', 'message'] as const) {
  test(`whatever is changed of an answer whose ${signed} is signed, nobody else is let in`, async () => {
    const words = { nameId: 'thandi', attributes: { mail: email }, inResponseTo: requestId };
    const encoded = await service.answer(words, { signed });
    const honest = Buffer.from(encoded, 'base64').toString('utf8');
    const known = await letIn(honest);
    assert.deepEqual([known?.subject, known?.email], ['thandi', email]);
    const changes = fc.array(fc.oneof(moved, typed), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const xml = list.reduce((text, change) => change(text), honest);
        const who = await letIn(xml);
        // the envelope of a signed assertion may be changed; what it says of the person never
        if (who !== null) assert.deepEqual(who, known);
      }),
      { numRuns: 400 },
    );
  });
}
