import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './launcher.ts';

/** So often in a row it is started again before somebody must look. */
const mostRestarts = 3;
/** A server that has run for so long in between is counted anew. */
const calmMs = 10 * 60_000;
/** A start that failed is not tried again at once. */
const betweenTriesMs = 1_000;

/** What a person should hear of at once, beside the lines of a start. */
export interface KeepOptions extends EmbeddedOptions {
  readonly warn: (line: string) => void;
}

/**
 * The embedded PostgreSQL of `startEmbedded`, started again where it was reached before when it ends by itself: killed by
 * a system that is short of memory, for instance. Whoever is connected loses that connection and finds the server at the
 * same place. `exited` settles when it was stopped, or when it has ended once more after three restarts.
 * @throws EmbeddedError where the first start fails
 */
export async function keepEmbedded(options: KeepOptions): Promise<EmbeddedServer> {
  const first = await startEmbedded(options);
  const kept = new KeptServer(first, options);
  return {
    connection: first.connection,
    dataDir: first.dataDir,
    version: first.version,
    exited: kept.exited,
    stop: () => kept.stop(),
  };
}

class KeptServer {
  readonly exited: Promise<number>;
  readonly #options: KeepOptions;
  /** The one that runs, or the one that is being started. */
  #current: Promise<EmbeddedServer>;
  #stopping = false;

  constructor(first: EmbeddedServer, options: KeepOptions) {
    this.#options = options;
    this.#current = Promise.resolve(first);
    this.exited = this.#watch(first);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const server = await this.#current.catch(() => null);
    await server?.stop();
    await this.exited;
  }

  async #watch(first: EmbeddedServer): Promise<number> {
    let running: EmbeddedServer | null = first;
    let restarts = 0;
    let code = 1;
    for (;;) {
      const began = performance.now();
      if (running) code = await running.exited;
      if (this.#stopping) return code;
      if (running && performance.now() - began > calmMs) restarts = 0;
      if (restarts === mostRestarts) return code;
      restarts += 1;
      running = await this.#startAgain(first, `${restarts} of ${mostRestarts}`, code);
    }
  }

  /** @returns null where it did not start */
  async #startAgain(
    { connection }: EmbeddedServer,
    which: string,
    code: number,
  ): Promise<EmbeddedServer | null> {
    const { warn } = this.#options;
    warn(
      `The embedded database ended by itself (exit code ${code}) and is started again, ${which}.`,
    );
    this.#current = startEmbedded({ ...this.#options, at: connection });
    try {
      return await this.#current;
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
      if (!this.#stopping) await pause(betweenTriesMs);
      return null;
    }
  }
}
