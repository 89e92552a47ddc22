import { lexicon } from './lexicon';

/** The rest of a longer question is ignored. */
const LONGEST = 200;
const FIRST_CONCEPT = 0xe000;

const concepts = new Map(
  lexicon.flatMap((line, index) =>
    line.split(' ').map((word) => [word, String.fromCharCode(FIRST_CONCEPT + index)] as const),
  ),
);

const anyOf = (words: readonly string[]) =>
  new RegExp([...words].sort((a, b) => b.length - a.length).join('|'), 'gu');

const inLexicon = anyOf([...concepts.keys()]);

/** Filler words that do not change a question. */
const filler = anyOf(
  (
    '请问 请你 请您 麻烦 您 你 他 她 它 咱们 我们 我 孩子 宝宝 小孩 小朋友 老人家 大爷 大妈 大叔 阿姨 先生 女士 患者 病人 ' +
    '有没有 有无 没有 是否 有 没 是 吗 呢 啊 呀 吧 嘛 么 哦 嗯 的 地 得 了 过 着 一下 一点 想问 问 告诉 说说 说一下 讲讲 ' +
    '能 可以 会 觉得 感到 感觉 现在 目前 最近 这次 今天 平时 平常 还 也 都 就 再 又 那 那么 然后 出现 发生 发作 症状 情况 情形 什么 任何 时候 时 呀 一些 这 个 种 次 在 跟 和 与 或者 或 及'
  ).split(' '),
);

/** 疼不疼, 有没有, 舒服不舒服 mean the same as 疼, 有, 舒服. */
const eitherWay = /(\p{Script=Han}{1,2})[不没]\1/gu;

/** Reduces a question to the words that matter. */
export const normalised = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Script=Han}a-z0-9]/gu, '')
    .replaceAll(eitherWay, '$1')
    .replaceAll(inLexicon, (word) => concepts.get(word) ?? word)
    .replaceAll(filler, '');

/** Splits a text that contains several questions. */
export const clausesOf = (text: string): readonly string[] =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .split(/[\s，。？！、；：,.?!;:~…—\-/|]+/u)
    .filter((clause) => clause !== '');

const isConcept = (sign: string) => sign >= '\ue000' && sign <= '\uf8ff';

/** Single characters and pairs; a word of the lexicon counts as one character. */
export function gramsOf(text: string): ReadonlySet<string> {
  const signs = [...text];
  const pairs = signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
  return new Set([...signs, ...pairs]);
}

/** A single character says little, while a word of the lexicon says as much as a pair. */
export const sayingOf = (gram: string) => (gram.length === 1 && !isConcept(gram) ? 0.35 : 1);
