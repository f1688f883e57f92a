/** Spares a service that is down, and everybody who would wait for it. */
export interface CircuitBreaker {
  /** Whether a call may be made now. After the rest one call tries; the others wait for how it ends. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
  /** The call was broken off from our side, which says nothing about the service. */
  abandoned(): void;
}

export interface BreakerOptions {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when calls stop, and when they begin again. */
  readonly onChange: (open: boolean) => void;
}

export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | null = null;
  let trying = false;
  return {
    mayCall() {
      if (openedAt === null) return true;
      if (trying || options.now() - openedAt < options.restMs) return false;
      trying = true;
      return true;
    },
    succeeded() {
      const wasOpen = openedAt !== null;
      inARow = 0;
      openedAt = null;
      trying = false;
      if (wasOpen) options.onChange(false);
    },
    failed() {
      inARow += 1;
      const wasOpen = openedAt !== null;
      if (inARow < options.failures && !wasOpen) return;
      openedAt = options.now();
      trying = false;
      if (!wasOpen) options.onChange(true);
    },
    abandoned() {
      trying = false;
    },
  };
}
