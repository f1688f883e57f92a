import * as v from 'valibot';
import {
  type Answer,
  missing,
  outOfBounds,
  type Question,
  type Questions,
  tooLong,
} from '#planning/profile/question.ts';

/** What is let through: an answer that is given now, or one that a row may hold since bounds were wider. */
export type Strictness = 'asked' | 'stored';

type Entries<Table extends Questions> = {
  readonly [Name in keyof Table]: v.GenericSchema<unknown, Answer<Table[Name]>>;
};

function schemaOf(question: Question, moment: Strictness): v.GenericSchema {
  switch (question.kind) {
    case 'text': {
      const text = v.pipe(
        v.nullish(v.string(), ''),
        v.trim(),
        v.maxLength(question.max, tooLong(question)),
      );
      return question.required ? v.pipe(text, v.nonEmpty(missing(question))) : text;
    }
    case 'number': {
      const { min, max } = moment === 'asked' ? question : question.stored;
      const message = outOfBounds(question);
      return v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(min, message),
        v.maxValue(max, message),
      );
    }
    case 'choice':
      return v.picklist(question.options, missing(question));
    case 'count':
      return v.picklist(question.options, missing(question));
    case 'choices':
      return v.pipe(v.array(v.picklist(question.options)), v.maxLength(question.most));
  }
}

// a loop over questions of several kinds has no type of its own for each; the first line says what follows from `schemaOf`
function entriesOf<Table extends Questions>(questions: Table, moment: Strictness): Entries<Table>;
function entriesOf(questions: Questions, moment: Strictness): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, schemaOf(question, moment)]),
  );
}

/** The schema of the answers to a table of questions; what is wrong with one is told in the words of its question. */
export function answersSchema<const Table extends Questions>(questions: Table, moment: Strictness) {
  return v.object(entriesOf(questions, moment));
}
