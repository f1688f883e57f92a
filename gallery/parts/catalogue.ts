import { buttons } from './buttons.tsx';
import { dialogs } from './dialogs.tsx';
import { forms } from './forms.tsx';
import { notices } from './notices.tsx';
import { pages } from './pages.tsx';
import type { Part, PartGroup } from './part.ts';
import { pictures } from './pictures.tsx';
import { waiting } from './waiting.tsx';

export const groups: readonly PartGroup[] = [
  buttons,
  forms,
  notices,
  waiting,
  dialogs,
  pages,
  pictures,
];

interface NotAlone {
  readonly reason: string;
  /** Where it is seen, by the names of screens. */
  readonly screens: readonly string[];
}

/** Components that cannot be shown by themselves. */
export const notAlone: Readonly<Record<string, NotAlone>> = {
  ExplainDialog: {
    reason: 'what it says is worked out by the server',
    screens: ['meals-why', 'training-why'],
  },
  HiddenUsername: { reason: 'nobody sees it: a password manager reads it', screens: [] },
  WeekCards: { reason: 'a whole plan', screens: ['meals', 'training'] },
  WeeklyPlans: {
    reason: 'a whole page, with what the server tells of the plans',
    screens: ['meals', 'meals-generating', 'meals-over', 'training'],
  },
};

/** A component of `web/ui` and where it stands. */
export interface Found {
  readonly name: string;
  readonly file: string;
  readonly component: unknown;
}

const modules = import.meta.glob<Record<string, unknown>>('../../web/ui/**/*.tsx', { eager: true });

/** Every component that a file of `web/ui` exports: what can be called and has a name that JSX takes for a component's. */
const found: readonly Found[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name, component]) => ({ name, file: path.replace('../../', ''), component })),
);

const shown = new Set(groups.flatMap(({ parts }) => parts.map(({ component }) => component)));

/** What the gallery has to be told about `web/ui` so that it is whole; nothing where it is. */
export const faults: readonly string[] = [
  ...found
    .filter(({ name, component }) => !shown.has(component) && !Object.hasOwn(notAlone, name))
    .map(({ name, file }) => `${name} of ${file} has no entry in gallery/parts`),
  ...Object.keys(notAlone)
    .filter((name) => !found.some((one) => one.name === name && !shown.has(one.component)))
    .map((name) => `${name} cannot stand alone, says the gallery, but is shown or is not there`),
];

/** Name and file of a part's component. @throws Error where `web/ui` does not export it */
export function named({ component }: Part): Found {
  const one = found.find((other) => other.component === component);
  if (!one) throw new Error('A part of the gallery is no component that web/ui exports.');
  return one;
}
