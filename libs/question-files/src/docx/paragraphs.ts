import { escapeAttribute } from '../html/letters';
import { lostTexts } from '../texts';
import { tidyText } from '../words/decode';
import { allOf, childOf, childrenOf, type Element, type Node, wordsOf } from '../xml/elements';
import { formulaWords } from './formula';
import { type Style, styled, type Things } from './marks';
import { symbolOf } from './symbols';

export interface Context {
  things: Things;
  /** The address of a picture by its relationship, or null if it cannot be imported. */
  pictureOf(relation: string): string | null;
  lost: Set<string>;
}

const isOn = (element: Element | undefined) =>
  element !== undefined && !/^(0|false|none|off)$/.test(element.attributes['val'] ?? '');

/** The text of a paragraph with placeholders for objects. */
export function wordsOfParagraph(paragraph: Element, context: Context): string {
  let text = '';
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (node.name === 'r') text += wordsOfRun(node, { context, before: text });
      else if (node.name === 'oMath' || node.name === 'oMathPara') {
        context.lost.add(lostTexts.formula);
        text += formulaWords(node);
      } else if (!skipped.has(node.name)) walk(node.children);
    }
  };
  walk(paragraph.children);
  return text;
}

/** Text deleted in tracked changes, field codes, and formatting. */
const skipped = new Set(['del', 'moveFrom', 'pPr', 'rPr', 'instrText', 'Fallback', 'txbxContent']);

function wordsOfRun(
  run: Element,
  { context, before }: { context: Context; before: string },
): string {
  const text = childrenOf(run)
    .map((child) => wordsOfPart(child, context))
    .join('');
  if (text === '') return '';
  const properties = childOf(run, 'rPr');
  const place = childOf(properties, 'vertAlign')?.attributes['val'];
  const underlined = isOn(childOf(properties, 'u'));
  // Underlined blanks are a gap.
  if (underlined && text.trim() === '') return '_'.repeat(Math.max(4, text.length));
  const style: Style | null =
    place === 'subscript'
      ? 'sub'
      : place === 'superscript'
        ? 'sup'
        : underlined
          ? 'u'
          : emphasis(properties);
  const isLabel =
    style !== 'sub' && style !== 'sup' && (before.trim() === '' || !/^[\p{L}\s，、]+$/u.test(text));
  return style === null || isLabel ? text : styled(text, style);
}

const emphasis = (properties: Element | undefined): Style | null =>
  isOn(childOf(properties, 'b')) ? 'b' : isOn(childOf(properties, 'i')) ? 'i' : null;

function wordsOfPart(part: Element, context: Context): string {
  switch (part.name) {
    case 't':
      return tidyText(wordsOf(part)).replaceAll('\n', ' ');
    case 'tab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'sym': {
      const letter = symbolOf(part.attributes['font'] ?? '', part.attributes['char'] ?? '');
      if (letter === null) context.lost.add(lostTexts.symbol);
      return letter ?? '';
    }
    case 'noBreakHyphen':
      return '-';
    case 'drawing':
    case 'pict':
    case 'object':
      return pictureIn(part, context);
    case 'AlternateContent':
      return childrenOf(childOf(part, 'Choice'))
        .map((child) => wordsOfPart(child, context))
        .join('');
    default:
      return '';
  }
}

/** Alternative texts made by software carry no information: file names and guesses. */
const MADE = /[\\/]|\.\w{3,4}$|^(?:img|dsc)[\W_]?\d|自动生成|automatically generated/i;

/** A picture's alternative text. */
function wordsOfPicture(part: Element): string {
  const [named, ...others] = allOf(part, 'docPr');
  const words = named?.attributes['descr']?.replace(/\s+/g, ' ').trim() ?? '';
  const isSaid = words !== '' && others.length === 0 && !MADE.test(words);
  return isSaid ? ` alt="${escapeAttribute(words)}"` : '';
}

function pictureIn(part: Element, { things, pictureOf, lost }: Context): string {
  const said = wordsOfPicture(part);
  const found = allOf(part, 'blip', 'imagedata').flatMap(({ attributes }) => {
    const id = attributes['embed'] ?? attributes['id'] ?? '';
    const address = id === '' ? null : pictureOf(id);
    return address === null ? [] : [things.mark(`<img src="${escapeAttribute(address)}"${said}>`)];
  });
  if (found.length === 0) lost.add(lostTexts.drawing);
  return found.join('');
}

/** The cells of a table as they are displayed. */
export const cellsOf = (table: Element, context: Context): string[][] =>
  childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) =>
      allOf(cell, 'p')
        .map((one) => wordsOfParagraph(one, context))
        .join('\n')
        .trim(),
    ),
  );

export function tableHtml(cells: readonly string[][], toHtml: Things['toHtml']): string {
  const rows = cells.map(
    (row) => `<tr>${row.map((cell) => `<td>${toHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
