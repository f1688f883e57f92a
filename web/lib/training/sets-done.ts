/** How many sets of a session are done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** '5 of 14 sets done'; empty before the first. */
export function setsDone({ done, of }: Progress): string {
  if (done === 0) return '';
  return done >= of ? `All ${of} sets done` : `${done} of ${of} sets done`;
}
