import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import { fillPage, type PageFacts } from './fill-page.ts';
import {
  keepLegalTexts,
  type LegalName,
  type LegalText,
  textOf,
  versionsPart,
  withText,
} from './legal-texts.ts';
import { compressPage, type Page, sendPage } from './pages.ts';
import type { Site } from './read-site.ts';

const addresses: Readonly<Record<LegalName, string>> = {
  terms: paths.terms,
  privacy: paths.privacy,
};

function versionOf({ query }: FastifyRequest): string | null {
  const version =
    typeof query === 'object' && query !== null && 'version' in query ? query.version : null;
  return typeof version === 'string' ? version : null;
}

/** Terms and privacy policy: as they are now, and at `?version=<sha256>` as they ever were. */
export function legalRoutes(
  app: FastifyInstance,
  parts: { readonly site: Site; readonly facts: PageFacts; readonly members: MemberDatabase },
): ReadonlySet<string> {
  const { site, facts, members } = parts;
  const pageOf = (name: LegalName): string => {
    const file = site.pages.get(addresses[name]);
    if (file === undefined) throw new Error(`the web app has no page at ${addresses[name]}`);
    return fillPage(readFileSync(path.join(site.dir, file), 'utf8'), facts);
  };
  const html = { terms: pageOf('terms'), privacy: pageOf('privacy') };
  const kept = new Map<string, Promise<Page>>();
  let versions: readonly LegalText[] = [];
  app.addHook('onReady', async () => {
    versions = await keepLegalTexts(members, {
      terms: textOf(html.terms),
      privacy: textOf(html.privacy),
    });
  });

  function page(name: LegalName, wanted: LegalText, all: readonly LegalText[]): Promise<Page> {
    const key = `${name} ${wanted.sha256}`;
    const known = kept.get(key);
    if (known) return known;
    const part = versionsPart(addresses[name], wanted, all);
    const whole =
      wanted.until === null
        ? html[name].replace('</main>', () => `${part}</main>`)
        : withText(html[name], `${part}<div class="prose">${wanted.text}</div>`);
    const made = compressPage(whole);
    kept.set(key, made);
    return made;
  }

  for (const name of ['terms', 'privacy'] as const) {
    app.get(addresses[name], async (request, reply) => {
      const all = versions.filter((text) => text.name === name);
      const version = versionOf(request);
      const holding = all.find(({ until }) => until === null);
      const wanted = version === null ? holding : all.find(({ sha256 }) => sha256 === version);
      if (!wanted) return reply.redirect(addresses[name], 302);
      return sendPage(await page(name, wanted, all), request, reply);
    });
  }
  return new Set(Object.values(addresses));
}
