/**
 * jsdom asks each rule of each style sheet whether it fits each element whose style is looked at, and
 * `getByRole` looks at the style of all of them: a quarter of what page tests take. A rule whose last
 * word names a class, or a tag, that the element has not does not fit, and need not be tried in full.
 */
// @ts-expect-error -- what is inside jsdom has no types
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const { matchesDontThrow } = selectors;
/** @type {Map<string, ((element: Subject) => boolean) | null>} */
const known = new Map();

/** @typedef {{ _localName: string, getAttributeNS(space: null, name: string): string | null }} Subject */

/**
 * What an element must have for one selector of a list; null where that is not plain to see.
 * @param {string} selector
 */
function neededBy(selector) {
  const last = /(?:^|[\s>+~])([a-z][a-z0-9]*)?((?:\.[\w-]+)*)(?:::?[a-z-]+)?$/.exec(
    selector.trim(),
  );
  if (!last || (!last[1] && !last[2])) return null;
  return { tag: last[1], classes: last[2]?.split('.').slice(1) ?? [] };
}

/** @param {string | undefined} selector none of a rule such as `@keyframes` */
function filterOf(selector) {
  if (!selector || /[([\\"*]/.test(selector)) return null;
  const needed = selector.split(',').map(neededBy);
  if (needed.includes(null)) return null;
  return (/** @type {Subject} */ element) => {
    const own = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
    return needed.some(
      (one) =>
        one &&
        (!one.tag || one.tag === element._localName) &&
        one.classes.every((name) => own.includes(name)),
    );
  };
}

/** @param {Subject} element @param {string} selector */
selectors.matchesDontThrow = (element, selector) => {
  let mayFit = known.get(selector);
  if (mayFit === undefined) known.set(selector, (mayFit = filterOf(selector)));
  return (!mayFit || mayFit(element)) && matchesDontThrow(element, selector);
};
