import { useEffect, useSyncExternalStore } from 'react';
import { storedUserId } from '../auth/stored-session.ts';
import {
  keptAnswerKey,
  parseJson,
  readStored,
  removeStored,
  writeStored,
} from '../device/storage.ts';
import { isAskedEarly } from '../wire/asked-early.ts';

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
  /** The same where a page begins to show it: it joins a question that is under way, or was asked before the page was there. */
  open(userId: string): Promise<void>;
  /** The question that is under way, if any. */
  underWay(userId: string): Promise<void> | undefined;
  /** Asks the server unless something is known already. */
  loadOnce(userId: string): Promise<void>;
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

/** How an answer is kept on this device, so that it is there at once on the next visit, and without signal. */
export interface Keeping<T> {
  readonly name: string;
  /** What of the answer is kept; by default the answer itself. */
  pack?(data: T): unknown;
  /** Reads what was kept; undefined where it is not worth showing. It may throw. */
  parse(kept: unknown): T | undefined;
}

function readKept<T>({ name, parse }: Keeping<T>, userId: string): T | undefined {
  try {
    const kept = parseJson(readStored(keptAnswerKey(name, userId)));
    return kept === undefined ? undefined : parse(kept);
  } catch {
    // of another version of this page; the server's answer takes its place
    return undefined;
  }
}

function keep<T>({ name, pack = (all) => all }: Keeping<T>, userId: string, data: T): void {
  // an answer that comes after signing out must not leave anything behind
  if (storedUserId() !== userId) return;
  if (data === null) removeStored(keptAnswerKey(name, userId));
  else writeStored(keptAnswerKey(name, userId), JSON.stringify(pack(data)));
}

/**
 * @param question asks the server; given what is known already, which it may answer with
 * @param keeping where given, the last answer stays on this device until the member signs out
 */
export function memberResource<T>(
  question: (userId: string, known: T | undefined) => Promise<T>,
  keeping?: Keeping<T>,
): MemberResource<T> {
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
  const current = (userId: string): Resource<T> => {
    const known = kept.get(userId);
    if (known || !keeping) return known ?? loading;
    const data = readKept(keeping, userId);
    const found: Resource<T> =
      data === undefined ? loading : { status: 'ready', data, error: undefined };
    kept.set(userId, found);
    return found;
  };

  forgetters.add(() => {
    // an answer still under way belongs to nobody now
    for (const userId of turns.keys()) nextTurn(userId);
    kept.clear();
    for (const listener of listeners) listener();
  });

  const ask = async (userId: string) => {
    const turn = nextTurn(userId);
    const { data } = current(userId);
    if (data === undefined) publish(userId, loading);
    try {
      const answer = await question(userId, data);
      if (turns.get(userId) === turn) {
        if (keeping) keep(keeping, userId, answer);
        publish(userId, { status: 'ready', data: answer, error: undefined });
      }
    } catch (error) {
      if (turns.get(userId) === turn) publish(userId, { status: 'failed', data, error });
    }
  };

  const running = new Map<string, Promise<void>>();
  const load = (userId: string) => {
    const asked = ask(userId).finally(() => {
      if (running.get(userId) === asked) running.delete(userId);
    });
    running.set(userId, asked);
    return asked;
  };

  const member = keeping && isAskedEarly(keeping.name) ? storedUserId() : null;
  let early = member === null ? null : { member, answered: load(member) };
  const open = (userId: string) => {
    const asked = early?.member === userId ? early.answered : running.get(userId);
    early = null;
    return asked ?? load(userId);
  };

  return {
    current,
    load,
    open,
    underWay: (userId) => running.get(userId),
    async loadOnce(userId) {
      if (current(userId).data === undefined) await open(userId);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(userId, data) {
      nextTurn(userId);
      if (keeping) keep(keeping, userId, data);
      publish(userId, { status: 'ready', data, error: undefined });
    },
  };
}

/** The member's resource, loaded when the component appears. */
export function useMemberResource<T>(resource: MemberResource<T>, userId: string): Resource<T> {
  useEffect(() => {
    void resource.open(userId);
  }, [resource, userId]);
  return useSyncExternalStore(
    resource.subscribe,
    () => resource.current(userId),
    () => loading,
  );
}
