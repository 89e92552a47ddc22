import type { Element } from '../xml/elements';

const camel = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Renames QTI 3 elements to those of QTI 2, so that one reader serves both. */
export function asSecond(element: Element): Element {
  const isThird = element.name.startsWith('qti-');
  return {
    name: isThird ? camel(element.name.slice(4)) : element.name,
    attributes: isThird
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([key, value]) => [
            key.startsWith('data-') ? key : camel(key),
            value,
          ]),
        )
      : element.attributes,
    children: element.children.map((node) => (typeof node === 'string' ? node : asSecond(node))),
  };
}
