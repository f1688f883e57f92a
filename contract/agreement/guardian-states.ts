/**
 * How it stands with the parent or guardian of a member under 18: nobody was asked; a mail is on its way or lies there; its
 * time ran out; and what they answered last.
 */
export const guardianStates = [
  'none',
  'waiting',
  'expired',
  'agreed',
  'declined',
  'withdrawn',
] as const;
