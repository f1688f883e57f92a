import * as v from 'valibot';
import { type PublicConfig, publicConfigSchema } from '#contract/config.ts';
import { wire } from '#contract/paths.ts';
import { parseJson, readStored, writeStored } from '../device/storage.ts';
import { takeEarlyConfig } from './asked-early.ts';

const keptUnder = 'phila.config';
let pending: Promise<PublicConfig> | undefined;

async function fetchConfig(): Promise<PublicConfig> {
  try {
    const response = await (takeEarlyConfig() ?? fetch(wire.config));
    const config = v.parse(publicConfigSchema, await response.json());
    writeStored(keptUnder, JSON.stringify(config));
    return config;
  } catch (error) {
    // without signal the last known answer serves, so that a signed-in member stays signed in
    const kept = v.safeParse(publicConfigSchema, parseJson(readStored(keptUnder)));
    if (kept.success) return kept.output;
    throw error;
  }
}

/** Public facts about this server, asked once per page. */
export function readConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
