import type { FitnessGoal } from '../../profile/options.ts';
import { seededRandom } from '../../random.ts';
import type { Phase } from '../model/training-plan.ts';

const strengthFocus: Readonly<Record<Phase, readonly string[]>> = {
  base: [
    'Learn the movements: the last repetition should look like the first.',
    'Stop while a few more would still go. That is on purpose.',
    'Write down what you did; next week builds on it.',
    'Slow on the way down, steady on the way up.',
    'Move the whole way before you add anything.',
    'Breathe out on the hard part of each repetition.',
  ],
  build: [
    'A little more than last week is enough.',
    'Look up last week’s numbers before the first set.',
    'Same exercises, cleaner repetitions.',
    'If the last set felt easy, that is progress, not a mistake.',
    'Keep the rests honest: they are part of the plan.',
    'Good days and slow days both count. Do the session you have.',
  ],
  peak: [
    'The fullest week: warm up properly, then take it set by set.',
    'One more set, same form. End it when the form goes.',
    'You have done these movements for two weeks. Trust them.',
    'Put your best effort into the first two exercises.',
    'Sleep and food carry this week as much as training does.',
    'Finish strong, not empty.',
  ],
  deload: [
    'Leave fresher than you came.',
    'Use the spare energy for form.',
    'Lighter today is what makes the next block heavier.',
    'Notice what has become easier since week 1.',
    'Nothing to prove this week; just show up.',
    'Easy, exact, done.',
  ],
  consolidate: [
    'The sets of week 2 again. Notice what has become easier.',
    'Make good form the habit that you take into the next block.',
    'Steady today. You know what to do.',
    'Every repetition as you would show it to a friend.',
    'Keep the days, keep the rhythm.',
    'Four weeks ago this was new.',
  ],
};

const cardioFocus: readonly string[] = [
  'You should be able to talk but not to sing.',
  'Even breathing first, pace second.',
  'Start slower than you want to; finish feeling that you could go on.',
  'Let the shoulders drop and the stride find itself.',
];

/** One line to train by; the sessions of a week get different ones. */
export function focusLine(
  kind: 'strength' | 'cardio',
  phase: Phase,
  index: number,
  seed: string,
): string {
  const lines = kind === 'cardio' ? cardioFocus : strengthFocus[phase];
  const start = seededRandom(`${seed}/focus`).below(lines.length);
  return lines[(start + index) % lines.length] ?? '';
}

const motivations: Readonly<Record<Phase, readonly string[]>> = {
  base: [
    'Begin at a pace that you can keep: four honest weeks beat four heroic days.',
    'Nobody is behind in week 1. Turn up, learn the movements, go home with something left.',
    'The first session is the hardest one to start and the easiest one to do.',
  ],
  build: [
    'You know the way now. One small step more than last week, no rush.',
    'Progress at this stage is one repetition. Take it and be content.',
    'Half of fitness is coming back. You did.',
  ],
  peak: [
    'This is the week that the last two were for. Keep it clean.',
    'You are stronger than two weeks ago; let the numbers show it.',
    'A full week: plan your days around it and enjoy being good at this.',
  ],
  deload: [
    'Recovery is training too: this week is easier so that the next block can be better.',
    'Rest a little, move well, and look at how far week 1 is behind you.',
    'Muscles grow between sessions. Give them the time.',
  ],
  consolidate: [
    'Four weeks in. What was new is now routine, and routine is what lasts.',
    'Settle in at what you can do well; that is the ground the next block stands on.',
    'You finished what you started. Keep the days, keep the habit.',
  ],
};

/** The line of a week: plain, no shouting. */
export function motivationLine(phase: Phase, seed: string): string {
  const lines = motivations[phase];
  return lines[seededRandom(`${seed}/${phase}`).below(lines.length)] ?? '';
}

/** Why the repetitions, loads and minutes are what they are, by goal. */
export const goalReason: Readonly<Record<FitnessGoal, string>> = {
  'Lose weight':
    'Strength work tells the body to keep its muscle while it uses fat; the heart work after it adds to what you burn.',
  'Build muscle':
    'Muscle grows on enough hard sets: moderate repetitions, real rests, and a little more each week.',
  'Maintain weight':
    'Every large muscle is trained at least twice a week, which keeps strength and weight where they are.',
  'Improve performance':
    'Heavier main lifts with longer rests build strength, and fitness work trains the engine behind it.',
  'Improve overall wellness':
    'A bit of everything: strength for every large muscle, easy work for the heart, and mobility.',
};

const propWords: Readonly<Record<string, string>> = {
  wall: 'a free stretch of wall',
  chair: 'a sturdy chair without wheels, pushed against a wall',
  step: 'a low step or the bottom stair',
  towel: 'a towel',
  backpack: 'a backpack filled with books or water bottles',
  'shopping bag': 'a strong shopping bag filled with tins or bottles',
  'two shopping bags': 'two strong shopping bags filled with tins or bottles',
  'kitchen counter': 'a kitchen counter that is fixed to the wall',
  'smooth floor': 'a smooth floor on which a towel slides',
  stairs: 'a flight of stairs',
  'door frame': 'a door frame',
  'sturdy table': 'a table that cannot tip',
  door: 'a door that closes towards you',
  'door anchor': 'a door anchor for the band',
  'foot anchor': 'a foot anchor: something heavy to hook the feet under',
};

export function propWord(prop: string): string {
  return propWords[prop] ?? prop;
}

/** '1 set', '3 sets' */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
