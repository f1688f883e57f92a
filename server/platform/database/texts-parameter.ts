/** SQL of a `text[]` out of a parameter that holds the JSON of an array of texts. @param parameter its number, from 1 */
export const textsOf = (parameter: number): string =>
  `array(select jsonb_array_elements_text($${parameter}::jsonb))`;
