import type { Exercise } from '../../catalogue/exercise.ts';
import type { Joint } from '../../health/condition-words.ts';

// What loads a joint, told by what an exercise is and is called. It reads none of the flags by which plans leave
// exercises out, so that a flag which is missing is seen.

type Told = Pick<Exercise, 'name' | 'pattern' | 'equipment' | 'props'>;
type Loads = (exercise: Told) => boolean;

const named =
  (words: RegExp): Loads =>
  ({ name }) =>
    words.test(name);
const any =
  (...ways: readonly Loads[]): Loads =>
  (exercise) =>
    ways.some((way) => way(exercise));
/** A whole pattern, but for what is gentle in it by name. */
const pattern =
  (patterns: readonly Exercise['pattern'][], gentle = /^$/): Loads =>
  (exercise) =>
    patterns.includes(exercise.pattern) && !gentle.test(exercise.name);

/** Both feet leave the floor. */
const jumps = named(
  /\bjump|\bhop\b|burpee|jumping|explosive|double-under|\bjog|\brun\b|walk-jog|skater hop/i,
);
/** A squat of everyday life, or a sled between cushions: knees and ankles bear little. */
const gentleSquats = /^(chair sit-to-stand|supported squat|leg press)$/i;
const liftsFromFloor = /deadlift|romanian|good morning/i;

/** Something heavy hangs from the hands, or the body does. */
const gripped: Loads = ({ equipment, props, name }) =>
  equipment.some((piece) => piece === 'Dumbbells' || piece === 'Pull-up Bar') ||
  (props.some((prop) =>
    /barbell|trap bar|dip bars|weight belt|landmine|sled|rower|bag/.test(prop),
  ) &&
    !/thrust/i.test(name));

const overhead =
  /overhead (?!towel)|\bpike|handstand|hindu|l-hold|shoulder press|push press|(?:seated|standing) \w+ press|band press$/i;

export const loadsOf: Readonly<Record<Joint, Loads>> = {
  knees: any(
    jumps,
    pattern(['squat'], gentleSquats),
    pattern(['lunge'], /step-up/i),
    named(/leg extension|nordic|half-kneeling|stair climb/i),
  ),
  hips: any(
    jumps,
    pattern(['squat'], /^(chair sit-to-stand|supported squat)$/i),
    pattern(['lunge', 'carry']),
    pattern(['hinge'], /^(hip hinge to the wall|glute bridge|machine leg curl)$/i),
    named(/bent-over|row with a pause|hindu/i),
    named(/bear|hollow|knee roll|russian|star side|copenhagen|wiper/i),
    named(/reverse crunch|bicycle|sit-up|leg.raise|knee raise|v-up|hip lift|hundred/i),
    named(
      /climber|squat thrust|stair|fast step-up|jump rope|incline walk|hill|rowing|bike intervals/i,
    ),
    named(
      /hip-flexor|hamstring stretch|leg swing|single-leg (?:stand|clock)|figure-four|world|90\/90|deep squat/i,
    ),
    named(/straddle|child|sun salutation|clamshell|band walk/i),
  ),
  'ankles or feet': any(
    jumps,
    pattern(['squat'], gentleSquats),
    pattern(['lunge', 'carry']),
    named(/single-leg (?:hinge|romanian|stand|clock|squat|calf)|dumbbell single-leg|nordic/i),
    named(/calf|ankle/i),
    ({ name, props }) => /back extension/i.test(name) && props.includes('machine'),
    named(/bear|body saw|^side plank$|star side|copenhagen/i),
    named(/step jack|climber|squat thrust|stair|fast step-up|jump rope|incline walk|hill|rowing/i),
    named(/thigh stretch|world|deep squat|child|downward|sun salutation/i),
  ),
  back: any(
    ({ name, props }) =>
      liftsFromFloor.test(name) || (/squat/i.test(name) && props.includes('barbell')),
    named(/bent-over|swing$|sit-up|v-up|back extension|long plank|russian|wood-chop|rowing/i),
    jumps,
  ),
  neck: any(
    jumps,
    named(overhead),
    pattern(['carry'], /bear|sled/i),
    named(
      /barbell (?:back|front) squat|(?:trap-bar|conventional|barbell romanian) deadlift|swing$|\bdip\b/i,
    ),
    named(/lying (?:y raise|swimmer|back extension|towel)|snow angel|table|renegade|pullover/i),
    named(/pull-up|chin-up|hang|long plank|plank walkout|hollow|russian/i),
    named(/curl-up|(?:^|bicycle |cable )crunch$|bicycle|sit-up|v-up|hip lift|hundred/i),
    named(/thread the needle|pass-through|downward|sun salutation|lateral raise/i),
  ),
  shoulders: any(named(overhead), named(/pull-up|chin-up|hang|\bdip\b|lateral raise|pullover/i)),
  elbows: any(
    gripped,
    pattern(['horizontal-push', 'vertical-push'], /^wall (?:push-up|slide)$/i),
    pattern(['vertical-pull'], /straight-arm/i),
    named(/\brow\b|face pull|bent-over/i),
    named(/(?:backpack|band|cable) curl|triceps|dip$|band squat$/i),
    named(/plank|bear|bird dog|rollout|body saw|wood-chop|cable crunch/i),
    named(/boxing|climber|squat thrust|burpee|jump rope|double-under|rowing|sled/i),
    named(/world|downward|sun salutation|band lateral raise|hug carry|overhead backpack/i),
  ),
  'wrists or hands': any(
    named(/^(?:push-up|kneeling push-up|close-grip push-up|slow push-up|archer push-up)/i),
    named(/bear|bird dog|shoulder tap|climber|burpee|downward|sun salutation|handstand|pike push/i),
  ),
};
