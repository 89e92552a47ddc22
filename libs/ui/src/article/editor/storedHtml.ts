import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { knownTags } from '../cleanHtml';
import { formulaWords, markFormulas } from './formulaNode';

/** Maps headings unknown to the editor to those that the server stores. */
const headings = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Converts stored HTML for the editor: allowed tags, and formulas as elements. */
export function htmlToOpen(html: string, hasFormulas: boolean): string {
  const known = knownTags(html);
  for (const [from, to] of Object.entries(headings)) {
    for (const old of known.querySelectorAll(from)) rename(old, to);
  }
  if (hasFormulas) markFormulas(known);
  const holder = document.createElement('div');
  holder.append(known);
  return holder.innerHTML;
}

function rename(old: Element, name: string) {
  const renamed = document.createElement(name);
  renamed.append(...old.childNodes);
  old.replaceWith(renamed);
}

/**
 * A sheet as it is stored, as the server would write it: an empty one is nothing, and a line or two
 * are just their words.
 */
export function htmlToStore(sheet: Node, isCompact: boolean): string {
  if (isEmpty(sheet)) return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(sheet.type.schema).serializeFragment(sheet.content));
  for (const place of holder.querySelectorAll<HTMLElement>('span[data-tex]')) {
    const { tex = '', block } = place.dataset;
    place.replaceWith(formulaWords({ tex, isBlock: block !== undefined }));
  }
  for (const inner of holder.querySelectorAll('li > p:first-child, td > p, th > p')) {
    if (isFrame(inner)) inner.replaceWith(...inner.childNodes);
  }
  holder.querySelectorAll('table').forEach(dressTable);
  const [only] = holder.children;
  const isWords = isCompact && holder.childElementCount === 1 && only?.localName === 'p';
  return isWords ? only.innerHTML : holder.innerHTML;
}

const isEmpty = ({ childCount, firstChild }: Node) =>
  childCount === 0 ||
  (childCount === 1 && firstChild?.isTextblock === true && !firstChild.childCount);

/** A paragraph without meaning of its own: an only child, or the text before a nested list. */
const isFrame = ({ nextElementSibling: next, parentElement: around }: Element) =>
  next === null ? around?.childElementCount === 1 : /^[uo]l$/.test(next.localName);

/** Moves heading rows into the table head. */
function dressTable(table: HTMLTableElement) {
  const rows = [...table.querySelectorAll(':scope > tr')];
  const heads = rows.findIndex((row) => row.querySelector(':scope > td') !== null);
  const count = heads < 0 ? 0 : heads;
  const [head, body] = [document.createElement('thead'), document.createElement('tbody')];
  head.append(...rows.slice(0, count));
  body.append(...rows.slice(count));
  table.append(...(count > 0 ? [head, body] : [body]));
}
