import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is done before a migration; each is done once, in the order in which they stand. */
export interface Step {
  /** Whose rows its statement goes through, some members ($1, uuid[]) at a time; null: one transaction does it. */
  readonly table: string | null;
  readonly sql: string;
}

/** A migration that has steps, and what is left of it once they are taken. */
export interface SteppedMigration {
  readonly steps: readonly Step[];
  readonly rest: string;
}

const heading = /^-- (step: once|step: members of [a-z_]+\.[a-z_]+|leave out|instead)$/;

interface Section {
  readonly title: string;
  readonly lines: string[];
}

function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n')) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, lines: [] });
    else if (line.startsWith('-- step:')) throw new Error(`this is no step: ${line}`);
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The migration without these lines, in whose place others stand. */
function replaceLines(sql: string, leftOut: readonly string[], instead: string): string {
  const lines = sql.split('\n');
  const places = leftOut.map((line) => {
    const place = lines.indexOf(line);
    if (place < 0 || lines.indexOf(line, place + 1) >= 0) {
      throw new Error(`the migration has this line not once: ${line}`);
    }
    return place;
  });
  const first = Math.min(...places);
  return lines
    .flatMap((line, place) => {
      if (!places.includes(place)) return [line];
      return place === first ? [instead] : [];
    })
    .join('\n');
}

/** @param name of the migration's file @param sql what stands in it @returns null where it has no steps */
export async function readSteps(name: string, sql: string): Promise<SteppedMigration | null> {
  let text: string;
  try {
    text = await readFile(path.join(import.meta.dirname, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const sections = sectionsOf(text);
  const linesOf = (wanted: string) => sections.find(({ title }) => title === wanted)?.lines ?? [];
  const steps = sections
    .filter(({ title }) => title.startsWith('step: '))
    .map(({ title, lines }) => ({
      table: /^step: members of (.+)$/.exec(title)?.[1] ?? null,
      sql: lines.join('\n'),
    }));
  const leftOut = linesOf('leave out').filter((line) => line !== '');
  return { steps, rest: replaceLines(sql, leftOut, linesOf('instead').join('\n')) };
}
