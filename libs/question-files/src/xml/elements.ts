import { FileRefusal, refuseFile, tooLarge, unreadable } from '../refusal';
import { walkXml } from './walkXml';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}
export type Node = Element | string;

/** Deeper than any real question. */
const MOST_DEPTH = 200;
/** Nodes of one element with all its content. */
const MOST_NODES = 100_000;
const MOST_ATTRIBUTES = 200;

/**
 * Yields each outermost element with one of these names as a complete tree and then frees it, so
 * that a document of ten thousand questions is never in memory at once. `*` yields the root. The
 * names of the enclosing elements are passed along, outermost first. Documents with entity or other
 * declarations are refused, because nothing supported needs them; only the plain doctype of QTI's
 * own schema is accepted.
 */
export function eachElement(
  xml: string,
  names: readonly string[],
  visit: (element: Element, around: readonly string[]) => void,
) {
  const wanted = new Set(names);
  const around: string[] = [];
  const open: Element[] = [];
  let nodes = 0;
  let isBegun = false;
  const count = (more = 1) => {
    nodes += more;
    if (nodes > MOST_NODES) tooLarge();
  };
  walkStrictly(xml, {
    open(name, attributes) {
      isBegun = true;
      if (open.length + around.length >= MOST_DEPTH) tooLarge();
      if (open.length === 0 && !wanted.has(name) && !wanted.has('*')) return void around.push(name);
      const element = { name, attributes: bareNames(attributes()), children: [] };
      count(1 + Math.floor(Object.keys(element.attributes).length / MOST_ATTRIBUTES) * MOST_NODES);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(words) {
      const element = open.at(-1);
      if (!element) return;
      count();
      element.children.push(words);
    },
    close() {
      const element = open.pop();
      if (!element) return void around.pop();
      if (open.length > 0) return;
      nodes = 0;
      visit(element, around);
    },
  });
  // A truncated document would be imported in part without notice.
  if (!isBegun || open.length + around.length > 0) unreadable();
}

/** Writers use different namespace prefixes. */
const bareNames = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key.slice(key.indexOf(':') + 1), value]),
  );

/** QTI 1.2 names its schema without declarations; it is never fetched. */
const BARE =
  /^<!DOCTYPE\s{1,9}questestinterop(?:\s{1,9}(?:SYSTEM|PUBLIC)(?:\s{1,9}"[^"<>[\]]{0,200}"){1,2})?\s{0,9}>?$/;

/** Malformed XML gets our own message instead of the parser's. */
const walkStrictly: typeof walkXml = (xml, listener) => {
  const declaration = (words: string) => {
    if (!BARE.test(words)) refuseFile('declares');
  };
  try {
    walkXml(xml, { ...listener, declaration });
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    unreadable();
  }
};

export function rootOf(xml: string): Element | null {
  let root: Element | null = null;
  eachElement(xml, ['*'], (element) => (root ??= element));
  return root;
}

const isElement = (node: Node): node is Element => typeof node !== 'string';

export const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  element
    ? element.children
        .filter(isElement)
        .filter(({ name }) => names.length === 0 || names.includes(name))
    : [];

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childrenOf(element, name)[0];

/** All descendants with one of these names, in document order. */
export const allOf = (element: Element | undefined, ...names: string[]): Element[] =>
  childrenOf(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...allOf(child, ...names),
  ]);

/** The text content. */
export const wordsOf = (element: Element | undefined): string =>
  element ? element.children.map((node) => (isElement(node) ? wordsOf(node) : node)).join('') : '';
