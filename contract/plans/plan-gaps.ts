import * as v from 'valibot';

const amount = v.pipe(v.number(), v.minValue(0));

/** A nutrient of which the mean day of the four weeks holds too little, and what would bring it. */
const nutrientGapSchema = v.object({
  name: v.string(),
  unit: v.picklist(['g', 'mg', 'µg']),
  holds: amount,
  /** Advised for a day. */
  wanted: amount,
  foods: v.array(
    v.object({
      name: v.string(),
      grams: amount,
      /** The same by the spoon, cup or piece. */
      measure: v.nullable(v.string()),
      kilojoules: amount,
      /** In the unit of the nutrient. */
      adds: amount,
    }),
  ),
  supplement: v.nullable(v.string()),
});
export type ToldGap = v.InferOutput<typeof nutrientGapSchema>;

/** What `plan-gaps` answers. */
export const planGapsSchema = v.variant('kind', [
  v.object({ kind: v.literal('rows'), rows: v.array(nutrientGapSchema) }),
  /** With what the member told of their body a clinic knows the amounts, and we do not. */
  v.object({ kind: v.literal('clinic') }),
  v.object({ kind: v.literal('silent') }),
]);
export type ToldGaps = v.InferOutput<typeof planGapsSchema>;
