import { useState } from 'react';
import { messageOf } from './wire-error.ts';

export interface Generation {
  readonly generating: boolean;
  readonly problem: string | null;
  start(): void;
}

/** One kind of plan being made: idle, generating, then done or failed with words to show. */
export function useGeneration(generate: () => Promise<void>, failed: string): Generation {
  const [generating, setGenerating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    if (generating) return;
    setProblem(null);
    setGenerating(true);
    try {
      await generate();
    } catch (error) {
      setProblem(messageOf(error, failed));
    } finally {
      setGenerating(false);
    }
  };
  return { generating, problem, start: () => void start() };
}
