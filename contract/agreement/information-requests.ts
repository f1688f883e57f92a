import * as v from 'valibot';

/** What somebody may ask about their own information (POPIA s11(3), s23, s24). */
export const requestKinds = ['access', 'correction', 'deletion', 'objection', 'other'] as const;
const kind = v.picklist(requestKinds);
export type RequestKind = v.InferOutput<typeof kind>;

/** Within so many days an answer is due (regulations of 2025 under POPIA). */
export const answerDays = 30;
/** Characters of a request. */
export const longestRequest = 5_000;

/** A request as a row of `information_requests` holds it. */
export const informationRequestSchema = v.object({
  no: v.number(),
  kind,
  content: v.string(),
  /** ISO times; not answered yet: null. */
  created_at: v.string(),
  answered_at: v.nullable(v.string()),
});
export type InformationRequest = v.InferOutput<typeof informationRequestSchema>;

/** ISO time by which an answer is due. */
export function answerDue({ created_at }: Pick<InformationRequest, 'created_at'>): Date {
  const due = new Date(created_at);
  due.setUTCDate(due.getUTCDate() + answerDays);
  return due;
}
