import { hideEscapes } from './marks';

/** A question, a description or a category, with the comment above it. */
export interface Block {
  text: string;
  tags: string[];
  line: number;
  /** More than one empty line precedes it, so it does not belong to what is above. */
  isApart: boolean;
}

const TAG = /\[tag:((?:\\.|[^\]\\]){0,200})\]/g;
const tagsIn = (line: string) =>
  [...line.matchAll(TAG)].map(([, tag = '']) => tag.replace(/\\(.)/g, '$1'));

/** Blocks are separated by blank lines; comments may hold tags. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  let tags: string[] = [];
  let [empty, isClosed] = [0, false];
  text.split('\n').forEach((line, at) => {
    if (line.trimStart().startsWith('//')) {
      tags.push(...tagsIn(line));
      // A comment ends the block above, unless its braces are still open.
      if (isClosed) block = null;
    } else if (line.trim() === '') {
      block = null;
      empty += 1;
      return;
    } else if (block) {
      block.text += `\n${line}`;
      isClosed = closedAfter(line) ?? isClosed;
    } else {
      block = { text: line, tags, line: at + 1, isApart: empty > 1 };
      isClosed = closedAfter(line) ?? false;
      tags = [];
      blocks.push(block);
    }
    empty = 0;
  });
  return blocks.flatMap(divided);
}

/** True if the braces are closed after a line; null if the line has none. */
function closedAfter(line: string): boolean | null {
  const hidden = hideEscapes(`${line} `);
  const [open, close] = [hidden.lastIndexOf('{'), hidden.lastIndexOf('}')];
  return open < 0 && close < 0 ? null : close > open;
}

/** Without a blank line, the next question begins on the line after closed braces. */
function divided(block: Block): Block[] {
  if ((block.text.match(/\{/g)?.length ?? 0) < 2) return [block];
  const lines = block.text.split('\n');
  const opens = lines.map((line) => hideEscapes(`${line} `).includes('{'));
  let ahead = opens.filter(Boolean).length;
  let isOver = true;
  const parts: Block[] = [];
  lines.forEach((line, at) => {
    const last = parts.at(-1);
    if (last && !(isOver && ahead > 0)) last.text += `\n${line}`;
    else {
      const first = last ? { tags: [], isApart: false } : {};
      parts.push({ ...block, text: line, line: block.line + at, ...first });
      isOver = false;
    }
    if (opens[at]) ahead -= 1;
    isOver = closedAfter(line) ?? isOver;
  });
  return parts;
}
