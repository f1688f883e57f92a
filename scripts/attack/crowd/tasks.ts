import * as v from 'valibot';

/*
 * What passes between the command and processes of their own that it starts.
 */

/** What a process of its own sends, so that measuring the honest readers costs it nothing. */
export const attackTaskSchema = v.object({
  url: v.string(),
  /** One for each connection, null without a session; members with several connections stand here several times. */
  tokens: v.array(v.nullable(v.string())),
  /** Sent in turn on each connection, the second connection beginning with the second, and so on. */
  requests: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      prefer: v.exactOptional(v.string()),
      body: v.exactOptional(v.string()),
    }),
  ),
  /** Stands in every row of others. */
  marker: v.string(),
  /** Whether each request comes from another network, and has another word in the place of `%fresh%`. */
  fresh: v.boolean(),
  /** Whether answers are left where they are once they have begun. */
  unfetched: v.boolean(),
});
export type AttackTask = v.InferOutput<typeof attackTaskSchema>;

/** What came back. */
export const tallySchema = v.object({
  /** How many answers came with which status; '0': none came. */
  answers: v.record(v.string(), v.number()),
  /** Answers in which a row of others was. */
  othersRows: v.number(),
});
export type AttackTally = v.InferOutput<typeof tallySchema>;

/** A crowd in a process of its own, so that measuring the honest readers costs it nothing. */
export const crowdTaskSchema = v.object({
  url: v.string(),
  /** One for each who signs in at the same moment, and from where. */
  people: v.array(v.object({ email: v.string(), from: v.string() })),
  password: v.string(),
});
export type CrowdTask = v.InferOutput<typeof crowdTaskSchema>;

export const crowdSchema = v.object({
  /** From the press until each was let in, in milliseconds; those who never were are missing. */
  milliseconds: v.array(v.number()),
  /** How many were let in at the first try. */
  atOnce: v.number(),
  /** How often somebody was told to come again. */
  toldToWait: v.number(),
  /** Any other answer, by its status. */
  failed: v.array(v.number()),
});
export type Crowd = v.InferOutput<typeof crowdSchema>;
