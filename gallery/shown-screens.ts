import * as v from 'valibot';

const look = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  theme: v.picklist(['light', 'dark']),
});
/** A width and a theme in which everything is shown; sizes in CSS pixels. */
export type ShownLook = v.InferOutput<typeof look>;

const screen = v.object({
  /** From the table of states, or from the specification's scenes. */
  table: v.picklist(['states', 'scenes']),
  /** Of its pictures. */
  id: v.string(),
  name: v.string(),
  /** Who looks at it: a visitor, a newcomer, a member with a profile or one with plans. */
  who: v.string(),
  path: v.string(),
  /** What is there only in this state, as Playwright selects it; of a scene the first that it looks for. */
  shows: v.string(),
  onPaper: v.boolean(),
  /** Names of the looks that there are of it. */
  looks: v.array(v.string()),
});
export type ShownScreen = v.InferOutput<typeof screen>;

/** What the server of the gallery tells its page. */
export const shownSchema = v.object({ looks: v.array(look), screens: v.array(screen) });
export type Shown = v.InferOutput<typeof shownSchema>;

export const shownPath = '/shown.json';

/** Where the picture of a screen is, which is taken when it is first asked for. */
export const picturePath = (id: string, look: string) => `/pictures/${id}/${look}.png`;
