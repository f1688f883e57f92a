import type { Questions } from './question.ts';

/** The numbers among some questions, by name. */
export function numberNames(questions: Questions): readonly string[] {
  return Object.entries(questions).flatMap(([name, { kind }]) => (kind === 'number' ? name : []));
}

/**
 * What of stored answers is beyond the bounds of today, as a row from the time of wider ones may be: a sentence for each.
 * @param answers by the names of their questions; others are passed over
 */
export function beyondBounds(
  questions: Questions,
  answers: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = answers[name];
    if (question.kind !== 'number' || typeof answer !== 'number') return [];
    const { label, min, max, unit } = question;
    return answer < min || answer > max
      ? `Your ${label.toLowerCase()} is ${answer} ${unit}; we can only plan for ${min} to ${max} ${unit}.`
      : [];
  });
}
