import type { Identity } from '../../platform/database.ts';

/** Whom to remind and when is the operator's to look after, for all members at once. */
export const operator: Identity = { role: 'service_role', claims: {} };
