import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Shot, shots } from './shots.ts';
import { Studio } from './studio.ts';

export interface Pictures {
  /**
   * The picture of what is shown under an id in a look, taken now if there is none.
   * @throws Error where it does not come up
   */
  picture(id: string, look: string): Promise<Buffer>;
  close(): Promise<void>;
}

const shotOf = new Map(shots.flatMap((shot) => shot.shows.map(({ id }) => [id, shot] as const)));

/**
 * Pictures that are taken when they are first asked for, one shot after the other, and kept.
 * @param folder where they are kept
 * @param prepare is done once, before the first is taken
 */
export function openPictures(folder: string, prepare: () => Promise<void>): Pictures {
  const studio = new Studio(prepare);
  let turn: Promise<unknown> = Promise.resolve();
  const underWay = new Map<Shot, Promise<void>>();
  const fileOf = (id: string, look: string) => path.join(folder, `${id}-${look}.png`);
  const kept = (id: string, look: string) => readFile(fileOf(id, look)).catch(() => null);

  const take = async (shot: Shot): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await shot.take(studio, (id, look, picture) => writeFile(fileOf(id, look), picture));
  };
  /** All that is seen on the way is taken together, however much of it is asked for. */
  const takeInTurn = (shot: Shot): Promise<void> => {
    const running = underWay.get(shot);
    if (running) return running;
    const taken = turn.then(() => take(shot)).finally(() => underWay.delete(shot));
    underWay.set(shot, taken);
    turn = taken.catch(() => undefined);
    return taken;
  };

  return {
    async picture(id, look) {
      const before = await kept(id, look);
      if (before) return before;
      const shot = shotOf.get(id);
      if (!shot) throw new Error(`Nothing is shown as ${id}.`);
      const failed = await takeInTurn(shot).then(
        () => null,
        (error: unknown) => error,
      );
      // what came before that which failed is there
      const taken = await kept(id, look);
      if (!taken) throw failed ?? new Error(`${id} has no ${look}.`);
      return taken;
    },
    close: () => studio.close(),
  };
}
