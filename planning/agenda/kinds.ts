/** What of a member's plans has a date; pages that only name it need not load how it is found. */
export const agendaKinds = ['meals', 'sessions', 'prepare', 'shopping'] as const;
export type AgendaKind = (typeof agendaKinds)[number];
