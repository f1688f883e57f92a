import * as v from 'valibot';
import { proofSchema } from './identity-proof.ts';

/**
 * What the member who asks has to show before their account is deleted, as GET /functions/v1/delete-account tells it: where
 * there is a password it is asked for each time.
 */
export const deletionProofSchema = v.object({ proof: proofSchema });
export type DeletionProofAnswer = v.InferOutput<typeof deletionProofSchema>;
