import { planAttributes, planClasses, planElements } from '#planning/page/elements.ts';

/** Elements that bring no danger and no style: they go, their words stay. */
const unwrapped = [
  'div',
  'main',
  'header',
  'footer',
  'h1',
  'h2',
  'h6',
  'b',
  'i',
  'u',
  'a',
  'small',
];

const knownClasses: ReadonlySet<string> = new Set(planClasses);
const extraAttributes: Readonly<Record<string, readonly string[]>> = planAttributes;

interface NativeSanitiser {
  setHTML(html: string, options: { sanitizer: object }): void;
}

function hasNativeSanitiser(host: Element): host is Element & NativeSanitiser {
  return 'setHTML' in host && typeof host.setHTML === 'function';
}

function sanitiseNatively(host: Element & NativeSanitiser, html: string): void {
  const elements = planElements.map((name) => ({
    name,
    attributes: ['class', ...(extraAttributes[name] ?? [])],
  }));
  host.setHTML(html, {
    sanitizer: { elements, replaceWithChildrenElements: unwrapped, comments: false },
  });
}

async function sanitiseByLibrary(host: Element, html: string): Promise<void> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: [...planElements],
    ALLOWED_ATTR: ['class', ...Object.values(planAttributes).flat()],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  host.replaceChildren(fragment);
}

function dropForeignClasses(host: Element): void {
  for (const element of host.querySelectorAll('[class]')) {
    const kept = [...element.classList].filter((name) => knownClasses.has(name));
    if (kept.length === 0) element.removeAttribute('class');
    else element.className = kept.join(' ');
  }
}

/** Folds every day but the named one, which can be jumped to as `#today`. */
function openOnly(host: Element, weekday: string | null): void {
  for (const day of host.querySelectorAll('details')) {
    const name = day.querySelector('.day-name')?.textContent ?? '';
    day.open = weekday !== null && name.includes(weekday);
    if (day.open) day.id = 'today';
  }
}

/**
 * Shows a plan's HTML inside `host`, reduced once more to the closed set of elements and classes of a plan.
 * It is there at once where the browser brings a sanitiser, else when the library has been loaded.
 */
export function showPlan(
  host: Element,
  html: string,
  openDay: string | null,
): void | Promise<void> {
  const finish = () => {
    dropForeignClasses(host);
    openOnly(host, openDay);
  };
  if (!hasNativeSanitiser(host)) return sanitiseByLibrary(host, html).then(finish);
  sanitiseNatively(host, html);
  finish();
}
