import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import type { PlanStartRequest } from '#contract/plans/plan-start.ts';
import { useLocation, useNavigate } from '../navigation/router.tsx';
import { holdForHealth, isHealthFirst } from '../profile/health-first.ts';
import { type GenerationKind, generationRun, type RunStatus } from './generation-run.ts';

export interface Generation extends RunStatus {
  /** Who has not seen the questions about their body is led there first, once. */
  start(begins: PlanStartRequest): void;
  cancel(): void;
}

const before: RunStatus = { generating: false, state: null, early: [], problem: null, code: '' };

/** One kind of plan being made: idle, generating, then done or failed with words to show; it outlives the page. */
export function useGeneration(kind: GenerationKind, userId: string): Generation {
  const run = generationRun(userId, kind);
  const go = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => run.find(), [run]);
  const status = useSyncExternalStore(run.subscribe, run.current, () => before);
  const start = useCallback(
    (begins: PlanStartRequest) => {
      const resume = () => run.start(begins);
      void isHealthFirst(userId).then((first) => {
        if (!first) return resume();
        holdForHealth({ from: pathname, resume });
        go(paths.health);
      });
    },
    [run, userId, pathname, go],
  );
  return { ...status, start, cancel: run.cancel };
}
