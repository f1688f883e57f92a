interface Waiting<Asked, Answer> {
  readonly key: string;
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** So many at once cost hardly more than one; more would make the first of them wait. */
const most = 50;

/**
 * Lets those who ask for the like at the same moment share one piece of work: what is asked while some is under way goes
 * into the next. Nobody waits for others to come.
 * @param keyOf of two with the same key the later one goes into the next piece
 * @param work answers by key. Where it fails for several, each is tried alone, so that nobody fails for another's fault.
 */
export function coalesced<Asked, Answer>(
  keyOf: (asked: Asked) => string,
  work: (asked: readonly Asked[]) => Promise<ReadonlyMap<string, Answer>>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let working = false;

  /** Out of the line: the first with each key, in their order. */
  function next(): readonly Waiting<Asked, Answer>[] {
    const byKey = new Map<string, Waiting<Asked, Answer>>();
    for (const one of waiting)
      if (byKey.size < most && !byKey.has(one.key)) byKey.set(one.key, one);
    const taken = new Set(byKey.values());
    waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)));
    return [...taken];
  }

  async function perform(those: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await work(those.map(({ asked }) => asked));
      for (const { key, resolve, reject } of those) {
        const answer = answers.get(key);
        if (answer === undefined) reject(new Error(`no answer for ${key}`));
        else resolve(answer);
      }
    } catch (error) {
      if (those.length > 1) await Promise.all(those.map((one) => perform([one])));
      else those[0]?.reject(error);
    }
  }

  async function workOff(): Promise<void> {
    working = true;
    while (waiting.length > 0) await perform(next());
    working = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ key: keyOf(asked), asked, resolve, reject });
      if (!working) void workOff();
    });
}
