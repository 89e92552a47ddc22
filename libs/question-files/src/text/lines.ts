import type { KeyPairs } from './keyTable';
import { withoutBrackets } from './plainLines';

/** A line of text with its position. */
export interface Line {
  text: string;
  place: string;
  /** The depth of a heading in a document, from 0. */
  level?: number;
  /** The keys of a table that holds them; null if they are unreadable. */
  table?: { keys: KeyPairs | null };
  /** A table with other content: part of a question, but not of a list of keys. */
  isTable?: true;
}

/** The labels of a line. */
export type Label = 'answer' | 'analysis' | 'difficulty' | 'chapter' | 'tags' | 'source' | 'type';

const labels: [Label, string][] = [
  ['analysis', '答案解析|试题解析|题目解析|解题思路|解析|讲解|注解'],
  [
    'answer',
    `${['本题', '正确', '参考', '标准', ''].map((of) => `${of}答案为|${of}答案是|${of}答案`).join('|')}|答案要点|答`,
  ],
  ['difficulty', '难度系数|难易度|难易程度|难度'],
  ['chapter', '所属章节|章节'],
  ['tags', '知识点|考点|标签|关键词'],
  ['source', '来源|出处'],
  ['type', '题型'],
];
const all = labels.map(([, words]) => words).join('|');
/** `【答案】` and `[解析]:` anywhere; `答案：` after a blank or at the end of a sentence. */
const LABEL = new RegExp(
  `[【\\[]\\s*(${all})\\s*[】\\]]\\s*[:：]?[\\s\\u3000]*|(?<=^|[\\s\\u3000。；;）)])(${all})\\s*[:：][\\s\\u3000]*`,
  'gu',
);

const labelOf = (word: string) =>
  labels.find(([, words]) => words.split('|').includes(word))?.[0] ?? 'answer';

export interface Piece {
  label: Label | null;
  text: string;
}

/** Splits a line at its labels. */
export function piecesOf(written: string): Piece[] {
  const line = withoutBrackets(written);
  const pieces: Piece[] = [];
  let label: Label | null = null;
  let from = 0;
  for (const found of line.matchAll(LABEL)) {
    const [whole, inBrackets, alone] = found;
    pieces.push({ label, text: line.slice(from, found.index).trim() });
    label = labelOf(inBrackets ?? alone ?? '');
    from = found.index + whole.length;
  }
  pieces.push({ label, text: line.slice(from).trim() });
  return pieces.filter((piece) => piece.label !== null || piece.text !== '');
}

/**
 * The type of a line shows in its beginning; matching all of it would backtrack over long blanks.
 */
const HEAD = 100;

const NUMBER = '([0-9０-９]{1,5})';
const START = new RegExp(
  `^(?:第\\s*${NUMBER}\\s*题[\\s.．、:：]*|${NUMBER}\\s*(?:[.．](?![0-9０-９])|[、:：)）]|\\s+(?=[\\u3400-\\u9fff]))\\s*|[（(]\\s*${NUMBER}\\s*[)）]\\s*)`,
  'u',
);

/** A number, and whether it is written like that of a part: `(1)`, `1)`. */
export interface Started {
  number: number;
  rest: string;
  isPart: boolean;
  /** A key written before the number. */
  answer?: string;
}

/** The question number at the beginning of a line, and the rest. */
export function numberOf(text: string): Started | null {
  const [whole, titled, plain, bracketed] = START.exec(text.slice(0, HEAD)) ?? [];
  if (whole === undefined) return null;
  const written = titled ?? plain ?? bracketed ?? '';
  return {
    number: Number(written.normalize('NFKC')),
    rest: text.slice(whole.length).trim(),
    isPart: bracketed !== undefined || (plain !== undefined && /[)）]\s*$/u.test(whole)),
  };
}

const counting = '[一二三四五六七八九十]{1,3}';
const SECTION = new RegExp(
  `^(?:第${counting}(?:部分|大题)|[（(]?${counting}\\s*[)）、.．]|Part\\s*[A-Z\\d]+)\\s*[、.．:：]?\\s*(.{0,60})`,
  'u',
);
const BARE =
  /^[【[]?\s*((?:[ABXＡＢＸ]\s*[1-4１-４]?\s*(?:[/、]\s*A?\s*[1-4])?\s*型|单选|多选|单项选择|多项选择|不定项选择|最佳选择|判断|填空|简答|问答|论述|名词解释|排序|配伍选择|病例分析|案例分析)(?:选择)?题?)\s*[】\]]?\s*(?:[（(:：].*)?$/u;

/** The type stated by a section heading; null if it is no such heading. */
export function sectionOf(text: string): string | null {
  if (text.length > HEAD) return null;
  return SECTION.exec(text)?.[1] ?? BARE.exec(text)?.[1] ?? null;
}

const CHAPTER = /^第\s*(?:[一二三四五六七八九十百]+|\d+)\s*([编篇章节])\s*(.*)$/u;
const depths = ['编篇', '章', '节'];

export function chapterIn(text: string): { level: number; name: string } | null {
  const [, step, name = ''] = CHAPTER.exec(text.slice(0, HEAD)) ?? [];
  if (!step || text.length > 60 || /[。？?]$/u.test(name)) return null;
  return { level: depths.findIndex((one) => one.includes(step)), name: text };
}

const SHARED =
  /^[（(【[]?\s*(?:第\s*)?([0-9０-９]{1,5})\s*[~～\-－—–―至到]+\s*(?:第\s*)?([0-9０-９]{1,5})\s*题?\s*[，,]?\s*(共用(?:题干|备选答案|选项|材料|病例)|题干|备选答案)\s*[)）】\]]?\s*[:：]?\s*/u;
const numberIn = (digits: string) => Number(digits.normalize('NFKC'));

/** `(1~3题共用题干)`, `（4～6题共用备选答案）`. */
export function sharedIn(text: string) {
  const [whole = '', from, to, what = ''] = SHARED.exec(text.slice(0, HEAD)) ?? [];
  if (!from || !to) return null;
  return {
    from: numberIn(from),
    to: numberIn(to),
    called: `${numberIn(from)}~${numberIn(to)}`,
    isOptions: /备选|选项/.test(what),
    rest: text.slice(whole.length),
  };
}

/** A line that only announces the list of keys. */
export const isKeyHeading = (text: string) =>
  text.length <= HEAD &&
  /^[【[（(]?\s*(?:参考|标准|正确)?答案(?:与解析|及解析|和解析|部分|如下|汇总)?\s*[】\]）)]?\s*[:：]?$/u.test(
    text,
  );

/** `题目：…`, `题目2：…`. */
export function namedIn(text: string, due: number): Started | null {
  const [whole, digits = ''] = /^(?:题目|题干|试题)\s*([0-9]{0,5})\s*[:：]\s*/u.exec(text) ?? [];
  if (whole === undefined) return null;
  return { number: Number(digits) || due, rest: text.slice(whole.length), isPart: false };
}
