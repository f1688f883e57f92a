import sanitizeHtml from 'sanitize-html';
import { planAttributes, planClasses, planElements } from '#planning/page/elements.ts';

/** Removes whatever is not of the closed set of a plan's elements, classes and attributes. */
export function sanitisePlan(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...planElements],
    allowedAttributes: Object.fromEntries(
      Object.entries(planAttributes).map(([name, attributes]) => [name, [...attributes]]),
    ),
    allowedClasses: { '*': [...planClasses] },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
  });
}
