import { useEffect, useSyncExternalStore } from 'react';

/** What a page asked the server for. */
export interface Resource<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly data: T | undefined;
  readonly error: unknown;
}

/** Something that each member has one of, asked for by member and kept until the member changes. */
export interface MemberResource<T> {
  /** Asks the server; what is known already stays on the page meanwhile. */
  load(userId: string): Promise<void>;
  /** Puts in place what an action has just returned. */
  put(userId: string, data: T): void;
  current(userId: string): Resource<T>;
  subscribe(listener: () => void): () => void;
}

const forgetters = new Set<() => void>();

/** Nothing of one member may be seen by the next. */
export function forgetResources(): void {
  for (const forget of forgetters) forget();
}

const loading: Resource<never> = { status: 'loading', data: undefined, error: undefined };

export function memberResource<T>(ask: (userId: string) => Promise<T>): MemberResource<T> {
  const kept = new Map<string, Resource<T>>();
  // counts loads, so that a slow answer never overwrites a later one
  const turns = new Map<string, number>();
  const listeners = new Set<() => void>();
  const publish = (userId: string, resource: Resource<T>) => {
    kept.set(userId, resource);
    for (const listener of listeners) listener();
  };
  const nextTurn = (userId: string) => {
    const turn = (turns.get(userId) ?? 0) + 1;
    turns.set(userId, turn);
    return turn;
  };
  const current = (userId: string) => kept.get(userId) ?? loading;

  forgetters.add(() => {
    // an answer still under way belongs to nobody now
    for (const userId of turns.keys()) nextTurn(userId);
    kept.clear();
    for (const listener of listeners) listener();
  });

  return {
    current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(userId, data) {
      nextTurn(userId);
      publish(userId, { status: 'ready', data, error: undefined });
    },
    async load(userId) {
      const turn = nextTurn(userId);
      const { data } = current(userId);
      if (data === undefined) publish(userId, loading);
      try {
        const answer = await ask(userId);
        if (turns.get(userId) === turn) {
          publish(userId, { status: 'ready', data: answer, error: undefined });
        }
      } catch (error) {
        if (turns.get(userId) === turn) publish(userId, { status: 'failed', data, error });
      }
    },
  };
}

/** The member's resource, loaded when the component appears. */
export function useMemberResource<T>(resource: MemberResource<T>, userId: string): Resource<T> {
  useEffect(() => {
    void resource.load(userId);
  }, [resource, userId]);
  return useSyncExternalStore(
    resource.subscribe,
    () => resource.current(userId),
    () => loading,
  );
}
