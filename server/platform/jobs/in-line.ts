import { createTurns } from '../concurrency/turns.ts';
import type { MemberDatabase, ServiceDatabase } from '../database/database.ts';

/**
 * Databases for work in the background. A request that gets no connection within seconds had better fail; this work
 * stands in line for as long as it takes, and in so few connections at once that the others stay free for requests.
 */
const turnsOf = (connections: number) =>
  createTurns(connections, Number.POSITIVE_INFINITY, () => new Error('the line is endless'));

/** @param connections most that are used at once; they must be fewer than the pool has, where requests share it */
export function membersInLine(members: MemberDatabase, connections: number): MemberDatabase {
  const turns = turnsOf(connections);
  return {
    run: (identity, statement, options) =>
      turns.take(() => members.run(identity, statement, options)),
    transaction: (identity, work, options) =>
      turns.take(() => members.transaction(identity, work, options)),
    close: () => members.close(),
  };
}

/** The same for a service's own tables. */
export function serviceInLine(service: ServiceDatabase, connections: number): ServiceDatabase {
  const turns = turnsOf(connections);
  return {
    run: (statement) => turns.take(() => service.run(statement)),
    transaction: (work) => turns.take(() => service.transaction(work)),
    close: () => service.close(),
  };
}
