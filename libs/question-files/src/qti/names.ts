import type { Element } from '../xml/elements';

const camel = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** QTI 3 calls everything as QTI 2 does, in another spelling: from here on there is one. */
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
