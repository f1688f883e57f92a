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

/** The sanitiser writes some characters in another form (&#39; as '); the elements must be the same ones. */
function canonical(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

/**
 * Answers HTML that was made here unchanged.
 * @throws when the sanitiser would take something out: then it must not be stored
 */
export function closedSetOnly(html: string): string {
  if (canonical(sanitisePlan(html)) !== canonical(html)) {
    throw new Error('the HTML holds something that the sanitiser removes');
  }
  return html;
}
