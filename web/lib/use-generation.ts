import { useEffect, useSyncExternalStore } from 'react';
import type { PlanStartRequest } from '#contract/plan-start.ts';
import { type GenerationKind, generationRun, type RunStatus } from './generation-run.ts';

export interface Generation extends RunStatus {
  start(begins: PlanStartRequest): void;
  cancel(): void;
}

const before: RunStatus = { generating: false, state: null, early: [], problem: null, code: '' };

/** One kind of plan being made: idle, generating, then done or failed with words to show; it outlives the page. */
export function useGeneration(kind: GenerationKind, userId: string): Generation {
  const run = generationRun(userId, kind);
  useEffect(() => run.find(), [run]);
  const status = useSyncExternalStore(run.subscribe, run.current, () => before);
  return { ...status, start: run.start, cancel: run.cancel };
}
