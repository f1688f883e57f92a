import { drawnTogether } from '#web/lib/movements/movement-figures.ts';
import {
  BasketDrawing,
  DumbbellDrawing,
  FormDrawing,
  JarDrawing,
  PotDrawing,
} from '#web/ui/pictures/drawings.tsx';
import { Hills } from '#web/ui/pictures/hills.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { MovementDrawing } from '#web/ui/pictures/movement-drawing.tsx';
import type { Part, PartGroup } from './part.ts';

const drawn = (component: () => React.ReactNode): Part => {
  const Drawing = component;
  return {
    component,
    states: {
      'as large as its box': (
        <div className="size-32">
          <Drawing />
        </div>
      ),
    },
  };
};

const movements = Object.fromEntries(
  drawnTogether.map(([first = '', ...others]) => [
    [first, ...others].join(', '),
    <div key={first} className="size-24">
      <MovementDrawing exercise={first} />
    </div>,
  ]),
);

export const pictures: PartGroup = {
  name: 'Drawings',
  parts: [
    ...[PotDrawing, DumbbellDrawing, BasketDrawing, JarDrawing, FormDrawing].map(drawn),
    { component: Logo, states: { 'leads home': <Logo href="/" /> } },
    {
      component: Hills,
      states: {
        'at the foot of a section': (
          <div className="bg-night-soft pt-6">
            <Hills className="h-40" />
          </div>
        ),
      },
    },
    { component: MovementDrawing, states: movements },
  ],
};
