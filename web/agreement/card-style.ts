/** A card that asks for an agreement, above whatever the page shows. */
export const agreementCard =
  'mb-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7';
