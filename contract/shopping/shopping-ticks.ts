const ownPrefix = 'own:';

/** Key of a member's own line among the ticks. */
export function ownLineKey(id: string): string {
  return ownPrefix + id;
}

/** What is said of a food or of one trip for it. */
export interface SaidTick {
  readonly ticked: boolean;
  /** It is ticked because it is at home, and is not bought. */
  readonly atHome?: boolean | undefined;
  /** It was ticked as it stands in the premium choice. */
  readonly premium?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The word that counts for one trip's share of a food: of the food as a whole, or of this trip alone, whichever is later. */
export function tripWord<Tick extends SaidTick>(
  whole: Tick | undefined,
  own: Tick | undefined,
): Tick | undefined {
  return whole && (!own || whole.at > own.at) ? whole : own;
}

/** Whether one trip's share of a food is ticked. */
export function isTripTicked(whole: SaidTick | undefined, own: SaidTick | undefined): boolean {
  return tripWord(whole, own)?.ticked ?? false;
}
