import {
  questionTypeCodes,
  questionDifficultyCodes,
  questionDifficulties,
  type QuestionType,
} from '@cheese/domain/codes/exam/questionTypes';
import type { Fault } from '../shapes';
import { faultTexts, lostTexts } from '../texts';

/** Teachers' names of the types; the first match counts. */
const words: [QuestionType, RegExp][] = [
  [questionTypeCodes.multipleChoice, /多选|多项选择|不定项|X\s*1?\s*型/i],
  [
    questionTypeCodes.singleChoice,
    /单选|单项选择|最佳选择|选择题|配伍|[AB]\s*[1-4]?(?:\s*[/、]\s*A?\s*[1-4])?\s*型/i,
  ],
  [questionTypeCodes.trueFalse, /判断|是非|对错|正误/],
  [questionTypeCodes.blanks, /填空/],
  [questionTypeCodes.ordering, /排序/],
  [questionTypeCodes.matching, /匹配|连线|配对/],
  [questionTypeCodes.picture, /标图/],
  [questionTypeCodes.shortAnswer, /简答|问答|论述|名词解释|主观|分析题|思考题|解答/],
];

/** Case questions can be of any type, so a text answer is assumed if nothing else shows. */
export const isOfCase = (label: string) => /案例|病例|病案/.test(label.slice(0, MOST_LABEL));

/** A longer text is no label, and would make the regular expression backtrack. */
const MOST_LABEL = 60;

export const kindIn = (label: string): QuestionType | null =>
  isOfCase(label) && !/选择/.test(label)
    ? null
    : (words.find(([, sign]) => sign.test(label.slice(0, MOST_LABEL).normalize('NFKC')))?.[0] ??
      null);

/** Letters of Chinese exam types: `A1`, `A3/A4型`, `B`, `X题`. */
const LETTERS = /^([ABCKX])[1-4]?(?:[/、,+&和-]?[ABCK]?[1-4])*(?:型|型?选择)?(?:题|题型|类)?$/;
const TYPE = '(?:QUESTIONS?|TYPES?|ITEMS?)?$';
/** Labels matched only if they fill the cell, ignoring blanks and punctuation. */
const alone: [QuestionType, RegExp][] = [
  [questionTypeCodes.multipleChoice, /^(?:多|多选?项?|复选题?)$/],
  [questionTypeCodes.singleChoice, /^(?:单|单选?项?|选择|A型单选)$/],
  [questionTypeCodes.trueFalse, /^(?:判|判断|对错)$/],
  [questionTypeCodes.blanks, /^(?:填|填充题?|完形填空)$/],
  [questionTypeCodes.shortAnswer, /^(?:简|问|名解|简述题?|综合题)$/],
  [
    questionTypeCodes.multipleChoice,
    new RegExp(
      `^(?:MULTI(?:PLE)?(?:ANSWERS?|RESPONSES?|SELECT(?:ION)?)|MRQ|CHECKBOX(?:ES)?)${TYPE}`,
    ),
  ],
  [
    questionTypeCodes.singleChoice,
    new RegExp(
      `^(?:(?:ONE|SINGLE)?BESTANSWER|SINGLE(?:CHOICE|ANSWER|SELECT(?:ION)?)?|SBA|MCQS?|MC|(?:MULTIPLE)?CHOICE|RADIO)${TYPE}`,
    ),
  ],
  [
    questionTypeCodes.trueFalse,
    new RegExp(`^(?:TRUE(?:OR)?FALSE|T(?:OR)?F|YES(?:OR)?NO|JUDGE?MENT|BOOLEAN)${TYPE}`),
  ],
  [
    questionTypeCodes.blanks,
    new RegExp(`^(?:FILL(?:IN)?(?:THE)?(?:BLANKS?)?|FIB|BLANKS?|CLOZE|COMPLETION)${TYPE}`),
  ],
  [
    questionTypeCodes.shortAnswer,
    new RegExp(`^(?:ESSAYS?|SHORTANSWERS?|SHORTRESPONSE|OPEN(?:ENDED)?|SAQ|LONGANSWERS?)${TYPE}`),
  ],
  [
    questionTypeCodes.ordering,
    new RegExp(`^(?:ORDER(?:ING)?|SEQUENC(?:E|ING)|RANK(?:ING)?)${TYPE}`),
  ],
  [questionTypeCodes.matching, new RegExp(`^MATCH(?:ING)?${TYPE}`)],
];

const bare = (label: string) =>
  label
    .slice(0, MOST_LABEL)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s_.()（）【】[\]]/g, '');

/** The type stated by a label on its own, such as a cell of a type column. */
export function labelKind(label: string): QuestionType | null {
  const word = bare(label);
  const [, letter] = LETTERS.exec(word) ?? [];
  if (letter)
    return letter === 'X' ? questionTypeCodes.multipleChoice : questionTypeCodes.singleChoice;
  const plain = word.replace(/[-/]/g, '');
  return alone.find(([, sign]) => sign.test(plain))?.[0] ?? kindIn(label);
}

/** An unknown label is reported, and the type is derived from the rest. */
export const kindFaults = (label: string): Fault[] =>
  label === '' || labelKind(label) !== null || isOfCase(label)
    ? []
    : [{ field: 'type', message: faultTexts.type(label) }];

/** Reports a question labelled as single choice with several keys. */
export const severalNote = (label: string, type: QuestionType): string[] =>
  type === questionTypeCodes.multipleChoice && /单选|单项/.test(label) ? [lostTexts.several] : [];

/** Types whose questions share options: `B1`, `配伍题`. */
export const sharesOptions = (label: string) =>
  /^B[1-4]?(?:型|选择|题|$)|B[1-4]?型|配伍|共用(?:备选|选项|答案)/.test(bare(label));

/** Types whose questions share a case: `A3/A4`, `案例分析题`. */
export const sharesCase = (label: string) =>
  /^A[34](?![\d])|A[34]型|共用题干/.test(bare(label)) || isOfCase(label);

/** Normalises an option letter: full width and lower case. */
export const plainKey = (text: string) => text.normalize('NFKC').toUpperCase().trim();

const [yes, no] = [
  /^(正确的?|对的?|是|√|✓|✔\ufe0f?|☑|T|TRUE|YES|Y|RIGHT|CORRECT)$/,
  /^(错误的?|错的?|否|不对|不正确|×|✗|✘|╳|✕|❌|X|F|FALSE|NO|N|WRONG|INCORRECT)$/,
];

/** The meaning of words for true and false; null for other words. */
export function truthIn(written: string): boolean | null {
  const word = plainKey(written).replace(/[。.;；]$/, '');
  return yes.test(word) ? true : no.test(word) ? false : null;
}

const difficulties: [1 | 2 | 3, RegExp][] = [
  [questionDifficultyCodes.easy, /^(容易|较?易|简单|较?低|1|★|一级|EASY|LOW)$/],
  [
    questionDifficultyCodes.medium,
    /^(中等|中|一般|适中|普通|2|★★|二级|MEDIUM|MODERATE|NORMAL|AVERAGE)$/,
  ],
  [questionDifficultyCodes.hard, /^(困难|较?难|较?高|3|★★★|三级|HARD|DIFFICULT|HIGH)$/],
];
const SHARE = /^(?:0?\.\d{1,4}|1\.0{1,4})$/;
const shareIn = (word: string) => {
  const plain = word.slice(0, MOST_LABEL).normalize('NFKC').trim();
  return SHARE.test(plain) ? Number(plain) : null;
};

/** The difficulty from the share of correct answers, as exam statistics define it. */
const ofShare = (share: number) => (share >= 0.7 ? 1 : share >= 0.4 ? 2 : 3);

export function difficultyIn(word: string): 1 | 2 | 3 | null {
  const share = shareIn(word);
  if (share !== null) return ofShare(share);
  const plain = word.slice(0, MOST_LABEL).normalize('NFKC').trim().toUpperCase();
  return difficulties.find(([, sign]) => sign.test(plain))?.[0] ?? null;
}

/** Reports a difficulty that was converted from a share, or is unknown. */
export function difficultyNote(word: string): string[] {
  if (word.trim() === '') return [];
  const share = shareIn(word);
  if (share === null && difficultyIn(word) !== null) return [];
  if (share === null) return [lostTexts.difficulty(word.trim().slice(0, MOST_LABEL))];
  return [lostTexts.share(word.trim(), questionDifficulties[ofShare(share)])];
}
