import { FileRefusal, refuseFile, tooLarge, unreadable } from '../refusal';
import { walkXml } from './walkXml';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}
export type Node = Element | string;

/** Deeper, nobody writes a question. */
const MOST_DEPTH = 200;
/** Of one element that is handed over, with all that stands in it. */
const MOST_NODES = 100_000;
const MOST_ATTRIBUTES = 200;

/**
 * Hands over each outermost element of these names, whole, and forgets it: a document of ten
 * thousand questions is never in memory as a tree. `*` hands over the root. The names of the
 * elements around it come along, from the outside.
 *
 * Documents that declare entities, or anything else, are refused: nothing of ours needs that. Only
 * the bare name of QTI's own schema may stand there.
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
  // What was cut off would come in by half, and nobody would know.
  if (!isBegun || open.length + around.length > 0) unreadable();
}

/** Writers differ in the prefixes that they choose. */
const bareNames = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key.slice(key.indexOf(':') + 1), value]),
  );

/** QTI 1.2 names its schema and declares nothing; nobody fetches it. */
const BARE =
  /^<!DOCTYPE\s{1,9}questestinterop(?:\s{1,9}(?:SYSTEM|PUBLIC)(?:\s{1,9}"[^"<>[\]]{0,200}"){1,2})?\s{0,9}>?$/;

/** What is no XML is told in our words, whatever the parser says. */
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

/** Everything in it of one of these names, however deep, in the order of the document. */
export const allOf = (element: Element | undefined, ...names: string[]): Element[] =>
  childrenOf(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...allOf(child, ...names),
  ]);

/** All words in it. */
export const wordsOf = (element: Element | undefined): string =>
  element ? element.children.map((node) => (isElement(node) ? wordsOf(node) : node)).join('') : '';
