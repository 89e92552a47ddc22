import { questionDifficulties, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { lostTexts } from '../texts';

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

/** Of a case anything may be asked: words are wanted where nothing else shows. */
export const isOfCase = (label: string) => /案例|病例|病案/.test(label.slice(0, MOST_LABEL));

/** What is longer is no label; its blanks would be tried in every way. */
const MOST_LABEL = 60;

export const kindIn = (label: string): QuestionType | null =>
  isOfCase(label) && !/选择/.test(label)
    ? null
    : (words.find(([, sign]) => sign.test(label.slice(0, MOST_LABEL).normalize('NFKC')))?.[0] ??
      null);

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
const SHARE = /^(?:0?\.\d{1,4}|1\.0{1,4})$/;
const shareIn = (word: string) => {
  const plain = word.slice(0, MOST_LABEL).normalize('NFKC').trim();
  return SHARE.test(plain) ? Number(plain) : null;
};

/** How many of all get it right, as exams are reckoned: of most it is easy. */
const ofShare = (share: number) => (share >= 0.7 ? 1 : share >= 0.4 ? 2 : 3);

export function difficultyIn(word: string): 1 | 2 | 3 | null {
  const share = shareIn(word);
  if (share !== null) return ofShare(share);
  const plain = word.slice(0, MOST_LABEL).normalize('NFKC').trim();
  return difficulties.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** Says so where a share was made one of our three. */
export function shareNote(word: string): string[] {
  const share = shareIn(word);
  if (share === null) return [];
  return [lostTexts.share(word.trim(), questionDifficulties[ofShare(share)])];
}
