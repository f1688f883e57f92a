/** Answers that are held back, as of a service that has much to do. */
export interface LateAnswers {
  /** From now on answers wait. */
  begin(): void;
  /** How many wait. */
  waiting(): number;
  /** They come now, and later ones at once. */
  end(): void;
  /** For the service: when its answer may go out. */
  over(): Promise<void>;
}

export function lateAnswers(): LateAnswers {
  let late = false;
  let held: (() => void)[] = [];
  return {
    begin() {
      late = true;
    },
    waiting: () => held.length,
    end() {
      late = false;
      for (const go of held) go();
      held = [];
    },
    over: () => (late ? new Promise((resolve) => held.push(resolve)) : Promise.resolve()),
  };
}
