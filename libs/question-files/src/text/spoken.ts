import { LETTERS, TRUTH } from '../wording/keyAndWhy';

const BARE = new RegExp(
  `(^|[\\s\\u3000])(?:(?:本题)?(?:正确|参考|标准)?答案(?:为|是)?\\s*([${LETTERS}]{1,8}|${TRUTH})|(?<=^)(?:本题|故|应|所以)*选择?\\s*([${LETTERS}]{1,8}))(?=[\\s。.;；,，（(]|$)[。.]?`,
  'u',
);

/** Adds the missing colon: `答案B`, `故选B`. */
export const withLabel = (line: string): string =>
  line.replace(BARE, (_, before: string, key?: string, chosen?: string) => {
    return `${before}答案：${key ?? chosen ?? ''} `;
  });

const AHEAD = new RegExp(
  `^[（(]\\s*([${LETTERS}]{1,8}|${TRUTH})?\\s*[)）]\\s*(?=[0-9０-９]{1,5}\\s*[.．、](?![0-9０-９]))`,
  'u',
);

/** `（B）1. 谁`: the key in parentheses before a number, and the rest. */
export function keyAhead(text: string): { answer: string; rest: string } | null {
  const [whole, answer = ''] = AHEAD.exec(text) ?? [];
  return whole === undefined ? null : { answer, rest: text.slice(whole.length) };
}

const names =
  '分值|分数|认知层次|认知水平|能力层次|能力要求|大纲要求|考查要求|考核要求|掌握程度|年级|学科|科目|专业|课程|教材|页码|命题人|出题人|审题人|使用次数|题目编号|试题编号|编号|适用对象|适用层次|区分度';
const UNKNOWN = new RegExp(`^(?:[【\\[]\\s*(?:${names})\\s*[】\\]]|(?:${names})\\s*[:：])`, 'u');

/** Fields of other systems that this product does not have. */
export const isOfOthers = (line: string) => UNKNOWN.test(line.slice(0, 40));

const ONLY_KEYS = /^[\d\s\-~～—–―至到.．、:：,，;；)）(（A-HＡ-Ｈ√×✓✗对错正确误题]{4,}$/u;
export const isOnlyKeys = (text: string) => text.length < 2_000 && ONLY_KEYS.test(text);
