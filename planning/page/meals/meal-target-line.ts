import type { MealWeek } from '../../meals/model/meal-plan.ts';
import { dot, energyText } from '../figures.ts';
import { element, emoji, type Html } from '../html.ts';

type EnergyWay = 'less' | 'same' | 'more';

const energyWords: Readonly<Record<EnergyWay, string>> = {
  less: 'A little less energy than you use',
  same: 'As much energy as you use',
  more: 'A little more energy than you use',
};

/** What the plan's energy is for; the way is that of its figures, whatever the goal is called. */
const goalWords: Readonly<Record<MealWeek['target']['goal'], Readonly<Record<EnergyWay, string>>>> =
  {
    'Lose weight': {
      less: ', with plenty of protein, so that you lose fat and keep muscle.',
      same: ', with plenty of protein; moving more takes the weight down.',
      more: ', because less would not be safe; moving more takes the weight down.',
    },
    'Build muscle': {
      less: ', with protein at every meal, so that training turns into muscle.',
      same: ', with protein at every meal, so that training turns into muscle.',
      more: ' and protein at every meal, so that training turns into muscle.',
    },
    'Maintain weight': {
      less: ', in balanced meals.',
      same: ', in balanced meals, so that your weight stays where it is.',
      more: ', in balanced meals, so that you gain a little.',
    },
    'Improve performance': sameWords(', with starch and protein to train and recover on.'),
    'Improve overall wellness': sameWords(
      ', with vegetables, fruit, pulses and whole grains every day.',
    ),
  };

function sameWords(words: string): Readonly<Record<EnergyWay, string>> {
  return { less: words, same: words, more: words };
}

/** Targets go up in steps of 10 kcal, so they are never quite what is used. */
const sameShare = 0.015;

export function goalSentence({ energy, maintenance, goal }: MealWeek['target']): string {
  const share = (energy - maintenance) / maintenance;
  const way = Math.abs(share) < sameShare ? 'same' : share < 0 ? 'less' : 'more';
  return energyWords[way] + goalWords[goal][way];
}

export function targetLine(week: MealWeek): Html {
  const { energy, protein, fibre } = week.target;
  return element(
    'p',
    'plan-target',
    emoji('🎯'),
    ' Daily target: ',
    element('span', 'energy', energyText(energy)),
    `${dot}at least ${protein}\u00a0g protein${dot}about ${fibre}\u00a0g fibre`,
  );
}
