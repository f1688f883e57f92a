import type { NamedFigure } from '../figure.ts';
import { floor, plate } from '../gear.ts';

/** Exercises on machines and cables. */
export const machineFigures: readonly NamedFigure[] = [
  {
    shows: ['Machine chest press'],
    head: [36, 24],
    body: 'M66 85h-9V65H35V37M35 42h28',
    scene: `${floor}M26 32v38h20M26 70v18M46 70v18M64 33v18`,
    arrow: 'M72 42h18M83 36l7 6-7 6',
  },
  {
    shows: ['Machine shoulder press'],
    head: [34, 30],
    body: 'M66 85h-9V66H34V42M34 46l14-2V20',
    scene: `${floor}M25 38v34h20M25 72v16M45 72v16M38 18h20`,
    arrow: 'M72 50V26M66 33l6-7 6 7',
  },
  {
    shows: ['Leg press'],
    head: [21, 40],
    body: 'M36 76L26 53M36 76l18-24 22 10M28 57l14 11',
    scene: `${floor}M14 52l14 30h18M36 82v6M79 42v46`,
    arrow: 'M60 32h24M77 26l7 6-7 6',
  },
  {
    shows: ['Seated machine calf raise'],
    head: [34, 24],
    body: 'M66 85l-8-7V62L34 65V36M34 41l16 11',
    scene: `${floor}M22 69h24M34 69v19M46 56h24M64 88h14`,
    arrow: 'M84 78V54M78 61l6-7 6 7',
  },
  {
    shows: ['Seated cable row'],
    head: [34, 27],
    body: 'M34 39v29l20-7 20 13M34 44l-9 13 20-2',
    scene: `${floor}M20 72h24M32 72v16M45 55l43 7M88 20v68M78 60v20`,
    arrow: 'M74 38H54M61 32l-7 6 7 6',
  },
  {
    shows: ['Chest-supported machine row'],
    head: [38, 24],
    body: 'M66 85h-8V66H36V36M36 41L20 52l20 3',
    scene: `${floor}M24 70h24M36 70v18M46 34v22M46 45h38v43M40 48v14`,
    arrow: 'M76 30H58M65 24l-7 6 7 6',
  },
  {
    shows: ['Lat pulldown'],
    head: [48, 36],
    body: 'M22 28l6 22 20-2 20 2 6-22M48 48v20l-13 3v15M48 68l13 3v15',
    scene: `${floor}M12 27h72M48 4v22M32 74h32`,
    arrow: 'M88 38v24M82 55l6 7 6-7',
  },
  {
    shows: ['Machine-assisted pull-up'],
    head: [48, 21],
    body: 'M30 9l-4 18 22 7 22-7-4-18M48 34v26l-8 14M48 60l8 14',
    scene: `${floor}M12 9h72M30 78h36M48 78v10`,
    arrow: 'M84 62V36M78 43l6-7 6 7',
  },
  // from above, looking up the page; faint where the hands come from
  {
    shows: ['Cable Pallof press'],
    head: [38, 72],
    body: 'M20 72h36M20 72L38 26 56 72',
    scene: `M84 38h10v20H84z${plate(84, 48, 3)}M38 26L81 47M20 72L14 60l24-7 24 7-6 12`,
    arrow: 'M10 50V24M4 31l6-7 6 7',
  },
];
