import { OperatorError } from './operator-error.ts';

const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A moment that an operator named. A day begins and ends in South Africa; a time without a zone is South African too.
 * @param option of which command, for the sentence of the error: 'breach: --since'
 * @throws OperatorError
 */
export function momentOf(option: string, text: string | undefined, ends: boolean): Date {
  const wanted = `${option} <time>, such as 2026-03-01 or 2026-03-01T14:05.`;
  if (text === undefined || !form.test(text)) throw new OperatorError(wanted);
  const time = text.includes('T') ? text : `${text}T${ends ? '23:59:59.999' : '00:00'}`;
  const moment = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? time : `${time}+02:00`);
  if (Number.isNaN(moment.getTime())) throw new OperatorError(wanted);
  return moment;
}
