import type {
  Identity,
  MemberDatabase,
  Result,
  RunOptions,
  Statement,
} from '../../../platform/database/database.ts';
import type { Preferences } from '../content/parse-prefer.ts';
import { timeZoneStatement } from '../sql/sql-time-zone.ts';
import type { PreparedShapes } from './prepared-shapes.ts';
import type { SlowLane } from './slow-lane.ts';

/** The database as this wire uses it. */
export interface Engine {
  readonly members: MemberDatabase;
  readonly shapes: PreparedShapes;
  /** Begins the message of a guard's failure; random, so that no value of a caller can look like one. */
  readonly marker: string;
  readonly slowLane: SlowLane;
  /** After so long a statement is ended; undefined: after as long as the login's may take. */
  readonly timeLimitMs?: number;
}

const rolledBack = new Error('rolled back on request');

/** Runs the statement among others that belong to its transaction. */
async function inTransaction(
  { members }: Engine,
  identity: Identity,
  statement: Statement,
  prefer: Preferences,
  options: RunOptions,
): Promise<Result> {
  let result: Result = { rows: [], count: 0 };
  try {
    await members.transaction(
      identity,
      async (queries) => {
        if (prefer.timezone !== null) {
          await queries.run(timeZoneStatement(prefer.timezone));
        }
        result = await queries.run(statement);
        if (prefer.tx === 'rollback') throw rolledBack;
      },
      options,
    );
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  return result;
}

/**
 * Runs one statement in the caller's name: one round trip, unless the caller's preferences need a transaction of several
 * steps.
 */
export function execute(
  engine: Engine,
  identity: Identity,
  statement: Statement,
  prefer: Preferences,
  given: RunOptions = {},
): Promise<Result> {
  const { timeLimitMs } = engine;
  const options = timeLimitMs === undefined ? given : { ...given, timeLimitMs };
  const prepare = engine.shapes.has(statement.text);
  const needsSteps = prefer.tx === 'rollback' || prefer.timezone !== null;
  const named = { ...statement, prepare };
  const result = needsSteps
    ? inTransaction(engine, identity, named, prefer, options)
    : engine.members.run(identity, named, options);
  if (prepare) return result;
  return result.then((done) => {
    engine.shapes.succeeded(statement.text);
    return done;
  });
}
