import { planAttributes, planClasses, planElements } from '#planning/page/elements.ts';
import { dayHeading, nameHeadings } from './plan-names.ts';

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
  // In Chromium 150 this sanitiser also takes parts out of the inside of `details` that are not on the list, and the tab
  // dies as soon as one is opened. A copy has a new inside.
  host.replaceChildren(...host.cloneNode(true).childNodes);
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

const isNamed = (day: Element, weekday: string) => dayHeading(day)?.weekday === weekday;

/** Folds every day but the named one, which can be jumped to as `#today`. */
function openOnly(plan: Element, weekday: string | null): void {
  for (const day of plan.querySelectorAll('details')) {
    day.open = weekday !== null && isNamed(day, weekday);
    if (day.open) day.id = 'today';
  }
}

/** Days stand open as the member left them; where another one is to be today's, only that one. */
function openAsBefore(plan: Element, shown: Element, weekday: string | null): void {
  const before = [...shown.querySelectorAll('details')];
  const days = [...plan.querySelectorAll('details')];
  const marked = before.findIndex((day) => day.id === 'today');
  // by its place too: the weeks of new plans may begin on another day
  const today = days.findIndex((day) => weekday !== null && isNamed(day, weekday));
  if (before.length !== days.length || marked !== today) {
    openOnly(plan, weekday);
    return;
  }
  for (const [index, day] of days.entries()) {
    const { open = false, id = '' } = before[index] ?? {};
    day.open = open;
    if (id !== '') day.id = id;
  }
}

function copyAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** How many pairs are of the same kind before the first that is not. */
function alikeFor(nodes: readonly Node[], others: readonly Node[]): number {
  const odd = nodes.findIndex((node, index) => node.nodeName !== others[index]?.nodeName);
  return odd < 0 ? nodes.length : odd;
}

/**
 * Makes what is shown equal to what is to be shown and leaves alone all that is equal already, so that a change of one
 * meal moves neither the focus, nor the page, nor the place of a screen reader. Where parts come or go, those before
 * and after them are matched.
 */
function becomeEqual(shown: Element, next: Element): void {
  copyAttributes(shown, next);
  const nodes = [...shown.childNodes];
  const others = [...next.childNodes];
  const head = alikeFor(nodes, others);
  const tail = alikeFor(nodes.slice(head).reverse(), others.slice(head).reverse());
  const [end, otherEnd] = [nodes.length - tail, others.length - tail];
  for (const [index, node] of nodes.entries()) {
    const other = others[index < head ? index : index - end + otherEnd];
    if (index >= head && index < end) shown.removeChild(node);
    else if (!other || node.isEqualNode(other)) continue;
    else if (node instanceof Element && other instanceof Element) becomeEqual(node, other);
    else node.nodeValue = other.nodeValue;
  }
  for (const other of others.slice(head, otherEnd)) {
    shown.insertBefore(other, nodes[end] ?? null);
  }
}

export interface PlanView {
  readonly html: string;
  /** Weekday whose day stands open at first; null: none. */
  readonly openDay: string | null;
  /** Adds to the plan what is no part of it, such as buttons, before it is shown. */
  readonly equip?: ((plan: Element) => void) | undefined;
}

/**
 * Shows a plan's HTML inside `host`, reduced once more to the closed set of elements and classes of a plan; what is
 * shown there already is only changed where it differs. It is there at once where the browser brings a sanitiser, else
 * when the library has been loaded.
 * @param later when what has been read is put on the page; by default at once
 */
export function showPlan(
  host: Element,
  { html, openDay, equip }: PlanView,
  later = (work: () => void) => work(),
): void | Promise<void> {
  const plan = document.createElement('div');
  plan.className = host.className;
  const finish = () => {
    dropForeignClasses(plan);
    nameHeadings(plan);
    if (host.childElementCount === 0) openOnly(plan, openDay);
    else openAsBefore(plan, host, openDay);
    equip?.(plan);
    later(() => {
      if (host.childElementCount === 0) host.replaceChildren(...plan.childNodes);
      else becomeEqual(host, plan);
    });
  };
  if (!hasNativeSanitiser(plan)) return sanitiseByLibrary(plan, html).then(finish);
  sanitiseNatively(plan, html);
  finish();
}
