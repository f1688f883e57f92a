import * as v from 'valibot';

/** What a member orders on `/order`. */
export const orderSchema = v.object({ plan: v.picklist(['monthly', 'annual']) });

/**
 * Where the order is paid: a page of the payment provider. Where there are fields the browser goes there by a form that
 * posts them, in their order.
 */
export const orderAnswerSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  fields: v.optional(v.pipe(v.array(v.tuple([v.string(), v.string()])), v.readonly())),
});
export type OrderAnswer = v.InferOutput<typeof orderAnswerSchema>;
