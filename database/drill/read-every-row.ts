import pg from 'pg';
import { copyOut } from '../backup/copy-rows.ts';
import { inSnapshot } from '../backup/snapshot.ts';
import { copyOutSql, qualifiedName } from '../backup/tables.ts';

export interface RowsRead {
  readonly tables: number;
  /** One sentence for each table that could not be read to its end. */
  readonly found: readonly string[];
}

/** Reads every row of every table, with what is stored apart from it, and keeps none. It takes the locks of a reader. */
export function readEveryRow(owner: pg.ClientBase): Promise<RowsRead> {
  return inSnapshot(owner, async (tables) => {
    const found: string[] = [];
    for (const table of tables) {
      await owner.query('savepoint one');
      try {
        const blocks = copyOut(owner, copyOutSql(table));
        let isOver: boolean | undefined = false;
        while (isOver !== true) isOver = (await blocks.next()).done;
      } catch (error) {
        // of a lost connection or a stop there is no more to ask
        if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('57') === true)
          throw error;
        found.push(`${qualifiedName(table)}: ${error.message}`);
        await owner.query('rollback to savepoint one');
      }
    }
    return { tables: tables.length, found };
  });
}
