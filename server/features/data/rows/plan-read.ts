import { createRecent } from '../../../platform/concurrency/recent.ts';
import { type Media, parseAccept } from '../content/parse-accept.ts';
import { appliedPreferences, type Preferences, parsePrefer } from '../content/parse-prefer.ts';
import { isCostly } from '../execution/costly-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Schema, Table } from '../schema/schema-cache.ts';
import { selectedNames } from '../sql/sql-fragments.ts';
import { type ReadStatements, readStatements } from '../sql/sql-read.ts';

/** A read as it came over the wire. */
export interface AskedRead {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly accept: string | undefined;
  readonly prefer: string;
}

/** What is to be done for a read, whoever asks for it. */
export interface ReadPlan {
  readonly statements: ReadStatements;
  readonly media: Media;
  readonly prefer: Preferences;
  readonly offset: number;
  /** Names of the answer's columns. */
  readonly names: readonly string[];
  /** Whether it may keep the database busy for seconds. */
  readonly costly: boolean;
  /** Headers that do not depend on the rows. */
  readonly headers: Readonly<Record<string, string>>;
}

function makePlan(
  table: Table,
  { method, query: raw, accept, prefer: given }: AskedRead,
): ReadPlan {
  const query = parseQuery(raw, table.name);
  const prefer = parsePrefer(given);
  const media = parseAccept(accept);
  const costly = isCostly(query);
  const counted = prefer.count !== null;
  const headOnly = method === 'HEAD';
  const applied = appliedPreferences(prefer, null);
  return {
    statements: readStatements({
      table,
      query,
      media,
      counted,
      // to search for rows costs as much as to answer with them
      versioned: !costly && !counted && !headOnly,
      headOnly,
    }),
    media,
    prefer,
    offset: query.offset,
    names: selectedNames(table, query.select),
    costly,
    headers: applied === null ? {} : { 'preference-applied': applied },
  };
}

/** Plans of reads that were asked for lately. */
export interface ReadPlans {
  /** @throws WireError where the read says what cannot be read */
  of(schema: Schema, table: Table, asked: AskedRead): ReadPlan;
}

/** Pages ask for the same again and again, each member for their own rows. Some 3 kB each. */
const mostPlans = 2_000;
/** What is longer is asked for by no page of ours. */
const longestKey = 1_000;

/**
 * Remembers how a read is to be done by what came over the wire. A read of other tables than those the plans were made for
 * is planned anew, and so is all else from then on.
 */
export function createReadPlans(): ReadPlans {
  const plans = createRecent<ReadPlan>(mostPlans);
  let plannedFor: Schema | null = null;
  return {
    of(schema, table, asked) {
      const { method, path, query, accept = '', prefer } = asked;
      const key = `${method} ${path}?${query}\n${accept}\n${prefer}`;
      if (key.length > longestKey) return makePlan(table, asked);
      if (schema !== plannedFor) {
        plans.clear();
        plannedFor = schema;
      }
      const known = plans.find(key);
      if (known !== undefined) return known;
      const plan = makePlan(table, asked);
      plans.keep(key, plan);
      return plan;
    },
  };
}
