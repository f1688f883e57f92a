import type { Row } from '#test/specification/rows.ts';
import type { Scene } from '#test/specification/scene.ts';
import { scenes } from '#test/specification/scenes.ts';
import { pictureOf } from '#test/support/browser/pictures.ts';
import type { Screen } from '#test/support/screens/screen.ts';
import { screens } from '#test/support/screens/screens.ts';
import { looks, looksOf, putOn } from '#test/support/screens/walk-screens.ts';
import type { Shown, ShownScreen } from '../shown-screens.ts';
import type { Studio } from './studio.ts';

/** Keeps the picture of what is shown under an id, in a look. */
type Keep = (id: string, look: string, picture: Buffer) => Promise<void>;

/** What is brought up in one go, and everything that is seen on the way. */
export interface Shot {
  readonly shows: readonly ShownScreen[];
  /** @throws Error where it does not come up */
  take(studio: Studio, keep: Keep): Promise<void>;
}

function shotOfScreen(screen: Screen): Shot {
  const { name, who, path, shows, onPaper = false } = screen;
  const ofLooks = looksOf(screen).map((look) => look.name);
  return {
    shows: [{ table: 'states', id: name, name, who, path, shows, onPaper, looks: ofLooks }],
    async take(studio, keep) {
      const opened = await studio.screens();
      await opened.bringUp(screen, async (page, look) => {
        await keep(name, look.name, await pictureOf(page, shows));
      });
    },
  };
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What a row of a scene is about, as the specification writes it. */
const wordsOf = (row: Row) => String(Object.values(row)[0]);

/** The rows that tell a state from others stand first in a scene. */
const mostRows = 3;

function shotOfScene(scene: Scene): Shot {
  const turns = [scene, ...(scene.next ?? [])];
  const idOf = (turn: number) => `${slug(scene.name)}.${turn + 1}`;
  return {
    shows: turns.map(({ leadsTo, sees = [] }, turn) => ({
      table: 'scenes',
      id: idOf(turn),
      name: turns.length === 1 ? scene.name : `${scene.name} (${turn + 1} of ${turns.length})`,
      who: scene.who,
      path: leadsTo ?? scene.path,
      shows: sees.slice(0, mostRows).map(wordsOf).join(' · '),
      onPaper: false,
      looks: looks.map(({ name }) => name),
    })),
    async take(studio, keep) {
      const theatre = await studio.theatre();
      await theatre.play(scene, async (page, turn) => {
        const viewport = page.viewportSize();
        for (const look of looks) {
          await putOn(page, look);
          await keep(idOf(turn), look.name, await pictureOf(page));
        }
        // the scene goes on as it began
        await page.emulateMedia({ colorScheme: null });
        if (viewport) await page.setViewportSize(viewport);
      });
    },
  };
}

export const shots: readonly Shot[] = [...screens.map(shotOfScreen), ...scenes.map(shotOfScene)];

/** The states and scenes that the tests look at, and the looks in which they are shown. */
export const shown: Shown = {
  looks: looks.map(({ name, viewport, colorScheme }) => ({
    name,
    ...viewport,
    theme: colorScheme,
  })),
  screens: shots.flatMap(({ shows }) => shows),
};
