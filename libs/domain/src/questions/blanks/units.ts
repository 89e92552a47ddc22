import { wordsIn } from '../meaning';
import { isAccepted, MOST_SIGNS, plain } from './accepted';

/** A gap is drawn as a line of underscores. */
const GAP = /_{3,}/u;

/**
 * Chinese units and counters. A longer one stands before its own prefix, so that it matches first.
 */
const CHINESE = [
  '毫米汞柱',
  '厘米水柱',
  '国际单位',
  '单位',
  '千卡',
  '千焦',
  '毫摩尔',
  '微摩尔',
  '摩尔',
  '毫克',
  '微克',
  '千克',
  '公斤',
  '克',
  '毫升',
  '微升',
  '升',
  '毫米',
  '微米',
  '厘米',
  '米',
  '小时',
  '分钟',
  '分子',
  '分',
  '秒',
  '天',
  '日',
  '周岁',
  '周',
  '个月',
  '月龄',
  '月',
  '岁',
  '年',
  '摄氏度',
  '度',
  '次',
  '滴',
  '片',
  '粒',
  '支',
  '瓶',
  '块',
  '对',
  '枚',
  '根',
  '条',
  '个',
  '倍',
  '级',
  '期',
  '型',
  '例',
  '人',
].join('|');
const PART = `(?:[a-zμω°%‰]+\\d?|${CHINESE})`;
const UNIT = new RegExp(
  `^\\s*(${PART}(?:[/·](?:${PART}|\\d*${PART}|\\(${PART}(?:[/·]${PART})*\\)))*)`,
  'u',
);

/** Normalises a unit: full or half width, upper or lower case, minute or minutes. */
const unified = (text: string) => plain(text).replaceAll('分钟', '分');

/** The unit that directly follows each gap of a sentence; '' if there is none. */
export const unitsAfterGaps = (stem: string): string[] =>
  wordsIn(stem)
    .split(GAP)
    .slice(1)
    .map((after) => unified(UNIT.exec(after.normalize('NFKC').toLowerCase())?.[1] ?? ''));

function withoutUnit(typed: string, unit: string) {
  const word = unified(typed);
  return unit !== '' && word.endsWith(unit) ? word.slice(0, -unit.length) : word;
}

/** True if this fills the gap; the learner may also type the unit already printed after it. */
export const fillsGap = (forms: readonly string[], typed: string, unit = ''): boolean =>
  isAccepted(forms, typed) ||
  (typed.length <= MOST_SIGNS && isAccepted(forms, withoutUnit(typed, unit)));
