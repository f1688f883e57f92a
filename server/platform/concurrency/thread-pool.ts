import { constants, setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** A thread ended while it worked, or could not start. */
class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
}

/** Which work comes first: the urgent before all other, what nobody waits for after all other. */
export type Turn = 'urgent' | 'usual' | 'idle';

/** What the threads of a pool do at this moment. */
export interface ThreadLoad {
  readonly busy: number;
  /** Started, and not yet started. */
  readonly idle: number;
  /** Pieces of work that wait for a thread. */
  readonly waiting: Readonly<Record<Turn, number>>;
}

/** Work off the event loop, each piece in a thread of its own. */
export interface ThreadPool<Task, Answer> {
  /**
   * First come, first served of those with the same turn ('usual', if none is given).
   * @throws what the task threw, as text; ThreadLost; the signal's reason when it fires before the work began
   */
  run(task: Task, signal?: AbortSignal, turn?: Turn): Promise<Answer>;
  /** Starts the threads before they are needed. */
  warm(): void;
  load(): ThreadLoad;
  close(): Promise<void>;
}

interface Asked<Task> {
  readonly number: number;
  readonly task: Task;
}

type Told<Answer> = { readonly number: number } & (
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: string }
);

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread<Task, Answer> {
  readonly worker: Worker;
  work: Waiting<Task, Answer> | null;
  number: number;
}

function loadOf(
  threads: readonly { readonly work: unknown }[],
  { urgent, usual, idle }: Readonly<Record<Turn, readonly unknown[]>>,
  size: number,
): ThreadLoad {
  const busy = threads.filter(({ work }) => work !== null).length;
  const waiting = { urgent: urgent.length, usual: usual.length, idle: idle.length };
  return { busy, idle: size - busy, waiting };
}

/** @param file module that calls `serveTasks` */
export function createThreadPool<Task, Answer>(
  file: URL,
  workerData: unknown,
  size: number,
): ThreadPool<Task, Answer> {
  const threads = new Set<Thread<Task, Answer>>();
  const lines: Readonly<Record<Turn, Waiting<Task, Answer>[]>> = {
    urgent: [],
    usual: [],
    idle: [],
  };
  const inTurn = [lines.urgent, lines.usual, lines.idle];
  let closed = false;

  function settle(thread: Thread<Task, Answer>, told: Told<Answer>): void {
    const { work } = thread;
    if (!work || told.number !== thread.number) return;
    thread.work = null;
    thread.worker.unref();
    if (told.ok) work.resolve(told.answer);
    else work.reject(new Error(told.error));
    give();
  }

  function lose(thread: Thread<Task, Answer>, cause: unknown): void {
    if (!threads.delete(thread)) return;
    thread.work?.reject(new ThreadLost('a planning thread ended', { cause }));
    if (!closed) give();
  }

  function start(): Thread<Task, Answer> {
    const worker = new Worker(file, { workerData });
    const thread: Thread<Task, Answer> = { worker, work: null, number: 0 };
    threads.add(thread);
    worker.on('message', (told: Told<Answer>) => settle(thread, told));
    worker.on('error', (error) => lose(thread, error));
    worker.on('exit', (code) => lose(thread, `exit code ${code}`));
    // an idle thread must not keep the process alive
    worker.unref();
    return thread;
  }

  function idleThread(): Thread<Task, Answer> | null {
    for (const thread of threads) if (!thread.work) return thread;
    return threads.size < size ? start() : null;
  }

  function give(): void {
    for (;;) {
      const queue = inTurn.find((line) => line.length > 0);
      const next = queue?.[0];
      if (!queue || !next) return;
      if (next.signal?.aborted) {
        queue.shift();
        next.reject(next.signal.reason);
        continue;
      }
      const thread = idleThread();
      if (!thread) return;
      queue.shift();
      thread.work = next;
      thread.number += 1;
      thread.worker.ref();
      thread.worker.postMessage({ number: thread.number, task: next.task } satisfies Asked<Task>);
    }
  }

  return {
    run(task, signal, turn = 'usual') {
      return new Promise<Answer>((resolve, reject) => {
        if (closed) throw new ThreadLost('the threads are closed');
        lines[turn].push({ task, signal, resolve, reject });
        give();
      });
    },
    warm() {
      while (threads.size < size) start();
    },
    load: () => loadOf([...threads], lines, size),
    async close() {
      closed = true;
      const lost = new ThreadLost('the threads are closed');
      for (const line of inTurn) for (const { reject } of line.splice(0)) reject(lost);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** A rehearsal goes on when nobody has asked for anything for so long. */
const quietMs = 200;

/**
 * Performs one task after the other and rests between them for as long as they took, so that a small machine has half of
 * each processor for its start.
 * @returns tells it that a real task was performed, which counts as one
 */
function rehearse<Task>(perform: (task: Task) => unknown, tasks: readonly Task[]): () => void {
  const rest = [...tasks];
  let timer: NodeJS.Timeout | null = null;
  const next = (pauseMs: number) => {
    timer = rest.length > 0 ? setTimeout(once, pauseMs) : null;
  };
  const once = () => {
    const task = rest.shift();
    if (task === undefined) return;
    const start = performance.now();
    try {
      perform(task);
    } catch {
      // whoever asks for the like is told
    }
    next(performance.now() - start);
  };
  // what somebody waits for since before this thread was there comes first
  next(quietMs);
  return () => {
    rest.pop();
    if (timer) clearTimeout(timer);
    next(quietMs);
  };
}

/**
 * Answers the tasks of this thread's pool, for as long as it lives. On Linux the thread stands back behind the event
 * loop and the database, so that reads stay quick while plans are made.
 * @param handedOver buffers of an answer that are handed over and not copied
 * @param rehearsal tasks to perform while nobody waits, so that the compiler knows its way when somebody does
 */
export function serveTasks<Task, Answer>(
  perform: (task: Task) => Answer,
  handedOver: (answer: Answer) => readonly ArrayBuffer[],
  rehearsal: readonly Task[],
): void {
  // elsewhere the number would name the whole process
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  const port = parentPort;
  const performed = rehearse(perform, rehearsal);
  port?.on('message', ({ number, task }: Asked<Task>) => {
    let told: Told<Answer>;
    let buffers: readonly ArrayBuffer[] = [];
    try {
      told = { number, ok: true, answer: perform(task) };
      buffers = handedOver(told.answer);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      told = { number, ok: false, error: text };
    }
    port.postMessage(told, buffers);
    performed();
  });
}
