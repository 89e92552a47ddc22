import type { Branch } from '../maps/drawMap';
import type { Block, Lesson, Page } from './page';

const inBranch = ({ text, branches = [] }: Branch): string[] => [
  text,
  ...branches.flatMap(inBranch),
];

function inBlock(block: Block): string[] {
  switch (block.kind) {
    case 'points':
      return [...(block.title ? [block.title] : []), ...block.points];
    case 'text':
    case 'key':
      return [block.text];
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' '));
    case 'figure':
      return [...inFigure(block), block.caption];
  }
}

function inFigure({ figure }: Extract<Block, { kind: 'figure' }>): string[] {
  if (figure.kind === 'tree') return [figure.middle, ...figure.branches.flatMap(inBranch)];
  if (figure.kind === 'steps') return [...figure.steps];
  if (figure.kind === 'bars')
    return figure.bars.map(([name, value]) => `${name} ${value}${figure.unit}`);
  return [];
}

const inPage = ({ title, left, right = [] }: Page) =>
  [title, ...[...left, ...right].flatMap(inBlock)].join('\n');

/** The text of each page, for search. */
export const textsOf = ({ title, under, pages }: Lesson): string[] => [
  [title, under, ...pages.map((page) => page.title)].join('\n'),
  ...pages.map(inPage),
];
