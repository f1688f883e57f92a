import * as v from 'valibot';
import { type Generation, generationSchema } from '../generation-store.ts';

export type Listener = (generation: Generation) => void;

/** Passes what the database tells of generations on to whoever in this process waits for one of them. */
export interface GenerationHub {
  /** A notification as it came. */
  tell(payload: string): void;
  /** Notifications may have been missed: whoever listens shall look at the database. */
  missed(): void;
  /** @param onMissed called when the listener has to look for itself @returns ends the listening */
  listen(id: string, listener: Listener, onMissed: () => void): () => void;
  /** Hears of all of them. */
  listenToAll(listener: Listener): void;
}

const notificationSchema = v.pipe(v.string(), v.parseJson(), generationSchema);

export function createGenerationHub(): GenerationHub {
  const byId = new Map<string, Set<{ readonly hear: Listener; readonly onMissed: () => void }>>();
  const everything: Listener[] = [];
  return {
    tell(payload) {
      const told = v.safeParse(notificationSchema, payload);
      if (!told.success) return;
      for (const { hear } of [...(byId.get(told.output.id) ?? [])]) hear(told.output);
      for (const hear of everything) hear(told.output);
    },
    missed() {
      for (const listeners of byId.values()) for (const { onMissed } of [...listeners]) onMissed();
    },
    listen(id, hear, onMissed) {
      const listeners = byId.get(id) ?? new Set();
      byId.set(id, listeners);
      const entry = { hear, onMissed };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0) byId.delete(id);
      };
    },
    listenToAll(listener) {
      everything.push(listener);
    },
  };
}
