import { letterAt } from '../letters';
import type { NamedSheet } from '../shapes';

/** The expected result, separate from the sheets: the texts of the right options. */
export interface Meant {
  stem: string;
  right: string[];
}

interface SheetQuestion {
  stem: string;
  options: string[];
  /** The indices of the right options, from 0. */
  right: number[];
}

const COUNT = 300;
const organs = ['心', '肝', '脾', '肺', '肾', '胃', '脑', '胰'];
const signs = ['疼痛', '肿大', '衰竭', '感染', '梗死', '破裂'];

/** Distinct questions whose options contain letters, numbers and percentages, as in medicine. */
function askedAt(sheet: string, at: number, isMany: boolean): SheetQuestion {
  const [organ, sign] = [organs[at % 8] ?? '', signs[at % 6] ?? ''];
  const words = [
    `维生素 ${letterAt(at % 5)} 缺乏`,
    `${(at % 90) + 5}%葡萄糖`,
    `${organ}${sign}`,
    `${organ}动脉压 > ${at % 40} mmHg`,
    `第 ${at + 1} 型超敏反应`,
  ];
  const first = at % 5;
  const options = words.map((_, place) => words[(place + first) % 5] ?? '');
  const right = isMany ? [at % 3, (at % 3) + 2] : [(at * 7) % 5];
  return {
    stem: `${sheet}第${at + 1}题：关于${organ}${sign}的叙述，正确的是（  ）`,
    options,
    right,
  };
}

const lettersOf = ({ right }: SheetQuestion) => right.map(letterAt);
const wide = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

type KeyWriter = (letters: string[], question: SheetQuestion) => string;
const keyWriters: KeyWriter[] = [
  (letters) => letters.join(''),
  (letters) => `答案：${letters.join('')}`,
  (letters) => `选${letters.join('')}`,
  (letters) => `正确答案是${letters.join('、')}`,
  (letters) => letters.join('+'),
  (letters) => wide(letters.join('')),
  (letters) => letters.join(',').toLowerCase(),
  (letters) => `（${letters.join('')}）`,
  (letters) => `故选 ${letters.join('、')}。`,
  (letters) => `【答案】${letters.join('')}`,
  (letters) => `${letters.join('、')}项`,
  (letters, { options, right }) =>
    letters.length > 1 ? letters.join('；') : `${letters[0]}. ${options[right[0] ?? 0]}`,
  (letters) => `参考答案为：${wide(letters.join('、'))}`,
  (letters) => `${letters.join('/')} 解析：见教材第 12 页`,
];
const keyFor = (question: SheetQuestion, at: number) =>
  keyWriters[at % keyWriters.length]?.(lettersOf(question), question) ?? '';

interface Made {
  rows: string[][];
  meant: Meant[];
}
const meantBy = ({ stem, options, right }: SheetQuestion): Meant => ({
  stem,
  right: right.map((at) => options[at] ?? ''),
});

/** Types as letters, keys in many notations, headings between the rows. */
function lettered(name: string): Made {
  const types = ['A1', 'A2', 'A1/A2', 'A1型', 'X', 'A1型题', '单选', 'X型题', '多选', '选择题'];
  const all = Array.from({ length: COUNT }, (_, at) =>
    askedAt(name, at, /X|多/.test(types[at % 10] ?? '')),
  );
  const rows = all.map((one, at) => [
    String(at + 1),
    types[at % 10] ?? '',
    one.stem,
    ...one.options,
    keyFor(one, at),
    '',
    ['易', '中', '难', '4', '较难'][at % 5] ?? '',
  ]);
  const heads = ['序号', '题型', '题目', 'Ａ', 'B', 'C', 'D', 'E', '答案', '解析', '难度'];
  return { rows: [['内科学题库（2026 版）'], heads, ...rows], meant: all.map(meantBy) };
}

/** In English, with letters inside the option cells. */
function english(name: string): Made {
  const types = ['Single Choice', 'MCQ', 'Multiple Response', 'multiple choice', 'SBA'];
  const all = Array.from({ length: COUNT }, (_, at) => askedAt(name, at, at % 5 === 2));
  const rows = all.map((one, at) => [
    types[at % 5] ?? '',
    one.stem,
    ...one.options.map((text, place) => `${letterAt(place)}. ${text}`),
    keyFor(one, at),
    'See chapter 3.',
    'Easy',
  ]);
  const heads = ['Question Type', 'Question', 'A', 'B', 'C', 'D', 'E', 'Answer', 'Explanation'];
  return { rows: [[...heads, 'Difficulty'], ...rows], meant: all.map(meantBy) };
}

/** B1: options in the first row of each group; type and further option cells are merged. */
function grouped(name: string): Made {
  const SIZE = 4;
  const all = Array.from({ length: COUNT }, (_, at) => {
    const shared = askedAt(name, at - (at % SIZE), false);
    return { ...shared, stem: `${name}第${at + 1}题：下列情况属于`, right: [(at * 3) % 5] };
  });
  const rows = all.map((one, at) => {
    const isFirst = at % SIZE === 0;
    const blank = one.options.map(() => '');
    const kind = isFirst || Math.floor(at / SIZE) % 2 === 0 ? 'B1' : '';
    return [kind, one.stem, ...(isFirst ? one.options : blank), keyFor(one, at)];
  });
  const heads = ['试题类型', '试题内容', '选项A', '选项B', '选项C', '选项D', '选项E', '正确答案'];
  return { rows: [heads, ...rows], meant: all.map(meantBy) };
}

/** All options in one cell, no type column, and repeated headings in the middle. */
function inOneCell(name: string): Made {
  const all = Array.from({ length: COUNT }, (_, at) => askedAt(name, at, at % 4 === 1));
  const joined = [
    (texts: string[]) => texts.map((text, at) => `${letterAt(at)}. ${text}`).join('\n'),
    (texts: string[]) => texts.map((text, at) => `${letterAt(at)}、${text}`).join('  '),
    (texts: string[]) => texts.map((text, at) => `(${letterAt(at)})${text}`).join('；'),
    (texts: string[]) => texts.map((text, at) => `${wide(letterAt(at))}．${text}`).join('\n'),
    (texts: string[]) => texts.join('\n'),
  ];
  const heads = ['题号', '试题', '备选答案', '标准答案', '备注'];
  const rows = all.map((one, at) => [
    `${at + 1}`,
    one.stem,
    joined[at % 5]?.(one.options) ?? '',
    keyFor(one, at),
    '',
  ]);
  return {
    rows: [heads, ...rows.slice(0, 150), heads, ...rows.slice(150)],
    meant: all.map(meantBy),
  };
}

/** Numbered options and keys, section rows, and cases in the first row only. */
function counted(name: string): Made {
  const all = Array.from({ length: COUNT }, (_, at) => askedAt(name, at, at >= 200));
  const rows = all.map((one, at) => {
    const isOfCase = at < 100;
    const context =
      isOfCase && at % 3 === 0 ? `男，${20 + at} 岁，突发${organs[at % 8]}区疼痛。` : '';
    const key = one.right.map((place) => place + 1).join(at % 2 ? '、' : ',');
    return [isOfCase ? 'A3/A4' : '', context, one.stem, ...one.options, key];
  });
  const heads = [
    '题类',
    '病例',
    '题干（必填）',
    '选项1',
    '选项2',
    '选项3',
    '选项4',
    '选项5',
    '答案',
  ];
  const section = (words: string) => ['', '', words];
  return {
    rows: [
      heads,
      ...rows.slice(0, 100),
      section('二、A1型题（每题 1 分）'),
      ...rows.slice(100, 200),
      section('三、X型题（每题 2 分，多选少选均不得分）'),
      ...rows.slice(200),
    ],
    meant: all.map(meantBy),
  };
}

const makers = {
  内科: lettered,
  Surgery: english,
  配伍题: grouped,
  儿科: inOneCell,
  妇产: counted,
};

/** Five realistic sheets with 1 500 choice questions, and the expected results. */
export function messySheets(): { sheets: NamedSheet[]; meant: Meant[] } {
  const made = Object.entries(makers).map(([name, make]) => ({ name, ...make(name) }));
  return {
    sheets: made.map(({ name, rows }) => ({ name, rows: rows.map(asCells) })),
    meant: made.flatMap(({ meant }) => meant),
  };
}

const asCells = (row: string[]) => row.map((text) => ({ text }));
