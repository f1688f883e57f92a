import type { Question, Questions } from '#planning/profile/question.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const listed = (options: readonly string[]) => options.map(quoted).join(', ');

interface Column {
  /** Type, whether it may be empty, and what it holds by default. */
  readonly definition: string;
  /** Conditions of its CHECK constraints, by the end of their names. */
  readonly checks: Readonly<Record<string, string>>;
}

function columnOf(name: string, question: Question): Column {
  switch (question.kind) {
    case 'text':
      return question.required
        ? {
            definition: 'text not null',
            checks: { length: `length(btrim(${name})) between 1 and ${question.max}` },
          }
        : { definition: 'text', checks: { length: `length(${name}) <= ${question.max}` } };
    case 'number': {
      const { min, max } = question.stored;
      return {
        definition: `integer not null default ${question.initial}`,
        checks: { range: `${name} between ${min} and ${max}` },
      };
    }
    case 'choice':
      return {
        definition: `text not null default ${quoted(question.initial)}`,
        checks: { option: `${name} in (${listed(question.options)})` },
      };
    case 'count':
      return {
        definition: `integer not null default ${question.initial}`,
        checks: { option: `${name} in (${question.options.join(', ')})` },
      };
    case 'choices':
      return {
        definition: `text[] not null default '{}'`,
        checks: {
          options: `${name} <@ array[${listed(question.options)}] and array_position(${name}, null) is null`,
          count: `cardinality(${name}) <= ${question.most}`,
        },
      };
  }
}

/** The column that keeps the answers to a question of a table, as `create table` and `add column` say it. */
export function columnSql(table: string, name: string, question: Question): string {
  const { definition, checks } = columnOf(name, question);
  const constraints = Object.entries(checks).map(
    ([kind, condition]) => `  constraint ${table}_${name}_${kind} check (${condition})`,
  );
  return [`${name} ${definition}`, ...constraints].join('\n');
}

/** The rows of `profile_bounds()`: whatever has a bound that the form knows too. */
export function boundRows(questions: Questions) {
  return Object.entries(questions).flatMap(([field, question]) => {
    const { label } = question;
    if (question.kind === 'number') {
      const { min: low, max: high, unit } = question;
      return { field, label, low, high, unit };
    }
    if (question.kind !== 'text') return [];
    return { field, label, low: question.required ? 1 : 0, high: question.max, unit: 'characters' };
  });
}

/** The body of `profile_bounds()` with these rows. */
export function boundsSql(questions: Questions): string {
  const rows = boundRows(questions).map(
    ({ field, label, low, high, unit }) =>
      `    (${quoted(field)}, ${quoted(label)}, ${low}, ${high}, ${quoted(unit)})`,
  );
  return `  values\n${rows.join(',\n')}`;
}
