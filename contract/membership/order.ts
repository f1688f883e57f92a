import * as v from 'valibot';

/** What a member orders on `/order`. */
export const orderSchema = v.object({ plan: v.picklist(['monthly', 'annual']) });

/** Where the order is paid: a page of the payment provider. */
export const orderAnswerSchema = v.object({ url: v.pipe(v.string(), v.url()) });
export type OrderAnswer = v.InferOutput<typeof orderAnswerSchema>;
