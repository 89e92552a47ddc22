import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';

/** What teachers call the kinds; the first that fits counts. */
const words: [QuestionType, RegExp][] = [
  [3, /多选|多项选择|不定项|X\s*1?\s*型/i],
  [1, /单选|单项选择|最佳选择|选择题|配伍|[AB]\s*[1-4]?(?:\s*[/、]\s*A?\s*[1-4])?\s*型/i],
  [2, /判断|是非|对错|正误/],
  [4, /填空/],
  [6, /排序/],
  [7, /匹配|连线|配对/],
  [8, /标图/],
  [5, /简答|问答|论述|名词解释|主观|分析题|思考题|解答/],
];

/** What is longer is no label; its blanks would be tried in every way. */
const MOST_LABEL = 60;

export const kindIn = (label: string): QuestionType | null =>
  words.find(([, sign]) => sign.test(label.slice(0, MOST_LABEL).normalize('NFKC')))?.[0] ?? null;

/** A letter for an option, as keys name it: in any width and case. */
export const plainKey = (text: string) => text.normalize('NFKC').toUpperCase().trim();

const [yes, no] = [
  /^(正确|对|是|√|✓|✔|☑|T|TRUE|YES|Y)$/,
  /^(错误|错|否|不对|不正确|×|✗|✘|╳|X|F|FALSE|NO|N)$/,
];

/** What is meant by words for right and wrong; null where it is neither. */
export function truthIn(written: string): boolean | null {
  const word = plainKey(written).replace(/[。.;；]$/, '');
  return yes.test(word) ? true : no.test(word) ? false : null;
}

const difficulties: [1 | 2 | 3, RegExp][] = [
  [1, /^(容易|较?易|简单|较?低|1|★|一级)$/],
  [2, /^(中等|中|一般|适中|普通|2|★★|二级)$/],
  [3, /^(困难|较?难|较?高|3|★★★|三级)$/],
];
export const difficultyIn = (word: string) =>
  difficulties.find(([, sign]) =>
    sign.test(word.slice(0, MOST_LABEL).normalize('NFKC').trim()),
  )?.[0] ?? null;
