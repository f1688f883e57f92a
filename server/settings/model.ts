import * as v from 'valibot';
import { onOff, url, whole } from './setting-kinds.ts';

/** Money or a price, in dollars. */
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}(?:\.\d{1,4})?$/, 'an amount such as 50 or 0.15'),
  v.transform(Number),
);

/** Environment variables about a language model that writes the words around plans. */
export const modelVariables = {
  AI_BASE_URL: v.optional(url(['https:', 'http:'])),
  AI_PLAIN: v.optional(onOff, 'off'),
  AI_API_KEY: v.optional(v.string()),
  AI_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200)), 'gpt-4-turbo-preview'),
  AI_FALLBACK: v.optional(v.picklist(['planner', 'none'], "'planner' or 'none'"), 'planner'),
  AI_TIMEOUT_SECONDS: v.optional(whole(1, 900), '120'),
  AI_MAX_TOKENS: v.optional(whole(500, 100_000), '4000'),
  AI_PARALLEL: v.optional(whole(1, 2_000), '8'),
  AI_PLANS_PER_DAY: v.optional(whole(1, 1000), '6'),
  AI_USD_PER_MONTH: v.optional(amount, '50'),
  AI_USD_PER_MILLION_IN: v.optional(amount, '10'),
  AI_USD_PER_MILLION_OUT: v.optional(amount, '30'),
};
type Read = v.InferOutput<v.ObjectSchema<typeof modelVariables, undefined>>;

/** The language model that writes the words around plans. */
export interface ModelSettings {
  /** Of an OpenAI-compatible service; null: OpenAI's own. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly name: string;
  /** What a member gets when the model cannot write: the planner's words, or a failure. */
  readonly fallback: 'planner' | 'none';
  /** Of one call. */
  readonly timeoutSeconds: number;
  /** Of one answer. */
  readonly maxTokens: number;
  /** Calls at the same time, of this process. */
  readonly parallel: number;
  /** Plans that the model writes for one member in 24 hours. */
  readonly plansPerDay: number;
  readonly usdPerMonth: number;
  readonly usdPerMillionIn: number;
  readonly usdPerMillionOut: number;
}

/** How a language model is reached that writes the words around plans; null where none is configured. */
export function modelSettings(read: Read): ModelSettings | null {
  if (read.AI_BASE_URL === undefined && read.AI_API_KEY === undefined) return null;
  return {
    baseUrl: read.AI_BASE_URL ?? null,
    apiKey: read.AI_API_KEY ?? null,
    name: read.AI_MODEL,
    fallback: read.AI_FALLBACK,
    timeoutSeconds: read.AI_TIMEOUT_SECONDS,
    maxTokens: read.AI_MAX_TOKENS,
    parallel: read.AI_PARALLEL,
    plansPerDay: read.AI_PLANS_PER_DAY,
    usdPerMonth: read.AI_USD_PER_MONTH,
    usdPerMillionIn: read.AI_USD_PER_MILLION_IN,
    usdPerMillionOut: read.AI_USD_PER_MILLION_OUT,
  };
}
