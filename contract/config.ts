import * as v from 'valibot';

/** What `/config.json` answers: public facts about this server that a page needs. */
export const publicConfigSchema = v.object({
  /** Publishable key of the wires; it carries no rights of its own. */
  key: v.string(),
  /** Where the plans are ordered: pages of a payment provider, or our own page of the order (a path). */
  paymentLinks: v.object({
    monthly: v.nullable(v.string()),
    annual: v.nullable(v.string()),
  }),
  /** That the server is told of payments and can say what a member has paid for; left out where it is not. */
  membership: v.optional(v.boolean()),
});
export type PublicConfig = v.InferOutput<typeof publicConfigSchema>;
