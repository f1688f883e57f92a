import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';
import { longDay } from '../../platform/outgoing/long-day.ts';

const legalNames = ['terms', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

const mainPart = /(<main\b[^>]*>)([\s\S]*)<\/main>/;

/** The words of a page with their markup: how it looks may change without its being another text. */
export function textOf(html: string): string {
  const [, , inner = ''] = mainPart.exec(html) ?? [];
  return inner.replaceAll(/ (?:class|style|tabindex)="[^"]*"/gi, '').trim();
}

/** A page with other words in the place of its own. */
export function withText(html: string, text: string): string {
  return html.replace(mainPart, (_all, opening: string) => `${opening}${text}</main>`);
}

const rows = v.array(
  v.object({
    name: v.picklist(legalNames),
    sha256: v.string(),
    text: v.string(),
    since: v.date(),
    until: v.nullable(v.date()),
  }),
);
/** A version of a text; `until` is null of the one that holds. */
export type LegalText = v.InferOutput<typeof rows>[number];

/**
 * Notes the texts that are shown from now on; those of before stay, with the time at which they ended.
 * @returns all versions of all texts, the newest first
 */
export async function keepLegalTexts(
  members: MemberDatabase,
  shown: Readonly<Record<LegalName, string>>,
): Promise<readonly LegalText[]> {
  return members.transaction(operator, async (queries) => {
    // processes that start together note them one after another
    await queries.run({ text: 'lock table public.legal_texts in share row exclusive mode' });
    for (const name of legalNames) {
      const text = shown[name];
      const sha256 = createHash('sha256').update(text).digest('hex');
      await queries.run({
        text: `update public.legal_texts set until = greatest(clock_timestamp(), since)
          where name = $1 and until is null and sha256 <> $2`,
        values: [name, sha256],
      });
      await queries.run({
        text: `insert into public.legal_texts (name, sha256, text) select $1, $2, $3
          where not exists (select from public.legal_texts where name = $1 and until is null)`,
        values: [name, sha256, text],
      });
    }
    const kept = await queries.run({
      text: 'select name, sha256, text, since, until from public.legal_texts order by since desc',
    });
    return v.parse(rows, kept.rows);
  });
}

const addressOf = (address: string, { sha256 }: LegalText) => `${address}?version=${sha256}`;

/** What stands below the words: which version they are, and the ones before. */
export function versionsPart(address: string, shown: LegalText, all: readonly LegalText[]): string {
  const others = all.filter(({ sha256 }) => sha256 !== shown.sha256);
  const until = shown.until === null ? '' : ` to ${longDay(shown.until)}`;
  const note =
    shown.until === null
      ? ''
      : `<p role="note"><strong>This is an earlier version.</strong> <a href="${address}">The text that holds now</a></p>`;
  const list = others
    .map((text) => {
      const end = text.until === null ? 'now' : longDay(text.until);
      return `<li><a href="${addressOf(address, text)}">${longDay(text.since)} to ${end}</a></li>`;
    })
    .join('');
  return `<section class="prose" aria-labelledby="versions"><h2 id="versions">Versions of this text</h2>${note}<p>Shown here from ${longDay(shown.since)}${until}. Fingerprint (SHA-256): <code>${shown.sha256}</code></p>${
    others.length === 0
      ? '<p>There are no earlier versions.</p>'
      : `<h3>${shown.until === null ? 'Earlier versions' : 'Other versions'}</h3><ul>${list}</ul>`
  }</section>`;
}
