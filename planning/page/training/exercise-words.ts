import type { Exercise } from '../../catalogue/exercise.ts';
import type { Conditioning, PlannedExercise } from '../../training/model/training-plan.ts';
import { dot, repsLeft } from '../figures.ts';
export const noBreakSpace = '\u00a0';

/** '45 s', '2 min', '2½ min'. @param seconds whole seconds */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds}${noBreakSpace}s`;
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (rest === 0) return `${whole}${noBreakSpace}min`;
  return rest === 30
    ? `${whole}½${noBreakSpace}min`
    : `${whole}${noBreakSpace}min${noBreakSpace}${rest}${noBreakSpace}s`;
}

/** '3 sets of 10 on each side', '2 sets of 30 s' */
function setsText(planned: PlannedExercise, exercise: Exercise): string {
  const { sets, amount } = planned;
  const each = exercise.unilateral ? ' on each side' : '';
  const many = exercise.mode === 'time' ? timeText(amount) : `${amount} repetitions`;
  return `${sets} ${sets === 1 ? 'set' : 'sets'} of ${many}${each}`;
}

function loadText(load: number | null): readonly string[] {
  if (load === null || load === 100) return [];
  return load > 100
    ? [`about ${load - 100}${noBreakSpace}% heavier than in week 1, or your next small step`]
    : [`about ${100 - load}${noBreakSpace}% lighter than in week 1`];
}

/** '3 sets of 10 on each side · stop with 3 reps left' */
export function doseText(planned: PlannedExercise, exercise: Exercise): string {
  const { tempo, reserve, load } = planned;
  const left =
    exercise.mode === 'time' ? 'stop while your form holds' : `stop with ${repsLeft(reserve)}`;
  const slow = tempo
    ? [`slowly: ${tempo.lower} s down, ${tempo.hold} s still, ${tempo.lift} s up`]
    : [];
  return [setsText(planned, exercise), left, ...slow, ...loadText(load)].join(dot);
}

/** What a block for the heart holds, in one line. @param names the exercises, joined by commas */
export function workText(conditioning: Conditioning, names: string): string {
  const { kind, rounds, work, easy, minutes } = conditioning;
  const whole = timeText(minutes * 60);
  switch (kind) {
    case 'steady':
      return `${whole} at an even pace: ${names}`;
    case 'circuit':
      return `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${whole} in all: ${names}. Each ${timeText(work)}${easy > 0 ? `, then ${timeText(easy)} easy` : ''}`;
    case 'intervals':
      return `${rounds} times ${timeText(work)} fast and ${timeText(easy)} easy, ${whole} in all: ${names}`;
  }
}
