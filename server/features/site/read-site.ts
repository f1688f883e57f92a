import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const siteSchema = v.object({
  /** Address of a prerendered page to its file. */
  pages: v.record(v.string(), v.string()),
  listed: v.array(v.string()),
  styleHashes: v.optional(v.array(v.string()), []),
});

/** The built web app, as its build describes itself. */
export interface Site {
  readonly dir: string;
  readonly pages: ReadonlyMap<string, string>;
  /** The page that loads the app, for every address that is not prerendered. */
  readonly shell: string;
  /** Addresses that search engines may show. */
  readonly listed: readonly string[];
  readonly styleHashes: readonly string[];
}

/** @throws when the app was not built */
export function readSite(dir: string): Site {
  const file = path.join(dir, 'site.json');
  if (!existsSync(file)) throw new Error(`the web app is not built: ${file} is missing`);
  const { pages, ...site } = v.parse(siteSchema, JSON.parse(readFileSync(file, 'utf8')));
  return { ...site, dir, pages: new Map(Object.entries(pages)), shell: 'app.html' };
}
