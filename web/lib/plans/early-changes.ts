/** One kind of thing that can be changed in a plan on screen, and how it looks there. */
interface EarlyKind<Place, Look> {
  /** Tells the places of a plan apart. */
  keyOf(place: Place): string;
  /** Where the place is on screen now. */
  find(place: Place): Element | null;
  /** Null where it does not look as expected: then it changes when the server has answered. */
  read(section: Element): Look | null;
  /** @param waiting whether the server has yet to confirm this look */
  paint(section: Element, look: Look, waiting: boolean, place: Place): void;
  /** Whether what is shown is still what it was. */
  isSame(shown: Look, before: Look): boolean;
}

/** Changes that are shown before the server has confirmed them. */
export interface EarlyChanges<Place, Look> {
  /** Whether a change of the place is on its way, so that there is nothing to press meanwhile. */
  has(place: Place): boolean;
  /** Shows the new look in a plan that comes meanwhile and still holds the old one. */
  repaint(place: Place, section: Element): void;
  /** @returns what to call with the answer: false brings back what was there */
  show(place: Place, change: (before: Look) => Look): (made: boolean) => void;
}

export function createEarlyChanges<Place, Look>(
  kind: EarlyKind<Place, Look>,
): EarlyChanges<Place, Look> {
  const waiting = new Map<string, { readonly before: Look; readonly now: Look }>();
  return {
    has: (place) => waiting.has(kind.keyOf(place)),
    repaint(place, section) {
      const change = waiting.get(kind.keyOf(place));
      const shown = change ? kind.read(section) : null;
      if (!change || shown === null || !kind.isSame(shown, change.before)) return;
      kind.paint(section, change.now, true, place);
    },
    show(place, change) {
      const section = kind.find(place);
      const before = section && kind.read(section);
      if (section === null || before === null) return () => {};
      const now = change(before);
      waiting.set(kind.keyOf(place), { before, now });
      kind.paint(section, now, true, place);
      return (made) => {
        waiting.delete(kind.keyOf(place));
        const shown = kind.find(place);
        if (!made && shown) kind.paint(shown, before, false, place);
      };
    },
  };
}

/** Marks a part of a plan whose inner parts are not known yet, and hides all of them but those named. */
export function markWaiting(
  section: Element,
  waiting: boolean,
  stays: (part: Element) => boolean,
): void {
  if (waiting) section.setAttribute('aria-busy', 'true');
  else section.removeAttribute('aria-busy');
  for (const part of section.children) part.toggleAttribute('hidden', waiting && !stays(part));
}

/** The text of a heading that holds its words, spaces and all; pictures and marks stand beside it. */
export function textNodeOf(heading: Element | null): Node | null {
  return [...(heading?.childNodes ?? [])].find((node) => node.nodeValue?.trim()) ?? null;
}
