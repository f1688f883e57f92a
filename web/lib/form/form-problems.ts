import { tooLong } from '#planning/profile/question.ts';

/** What is wrong with each named field of a form, in our own words, by the browser's own rules. */
export function problemsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const field of form.elements) {
    const checked = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!checked || field.name === '') continue;
    // of a long text only words count
    const isBlank =
      field instanceof HTMLTextAreaElement && field.required && field.value.trim() === '';
    if (field.validity.valid && !isBlank) continue;
    const label = field.labels?.[0]?.textContent ?? field.name;
    problems[field.name] =
      isBlank || field.validity.valueMissing
        ? `${label} is required.`
        : field.validity.typeMismatch
          ? 'Please enter a valid email address.'
          : field.validationMessage;
  }
  return problems;
}

/** What is wrong with a text that is longer than we keep; it is told and never cut. */
export function problemsOfLength(
  form: HTMLFormElement,
  name: string,
  bound: { readonly label: string; readonly max: number },
): Readonly<Record<string, string>> {
  return textOf(form, name).trim().length > bound.max ? { [name]: tooLong(bound) } : {};
}

/** Brings the member to the first of the named fields. */
export function focusField(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLElement)) continue;
    const name = field.getAttribute('name');
    if (name !== null && names.includes(name)) {
      field.focus();
      return;
    }
  }
}

/** Text of a form's field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
