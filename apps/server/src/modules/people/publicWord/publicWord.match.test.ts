import { bareOf, wordsWithin } from './publicWord.match';

const words = ['代写论文', 'ass', 'vx'].map((word) => ({ bare: bareOf(word).text }));
const found = (text: string) => wordsWithin(text, words).map(({ bare }) => bare);

it.each([
  ['代写论文', ['代写论文']],
  ['代 写、论…文', ['代写论文']],
  ['代\u200b写\n论*文', ['代写论文']],
  ['代\u3164写\uffa0论\u115f文', ['代写论文']],
  ['代写\ufe0f论\u034f文', ['代写论文']],
  ['加ＶＸ：1', ['vx']],
  ['加 vх', ['vx']],
  ['加 V-x', ['vx']],
  ['You are an A.S.S!', ['ass']],
  ['classification of the carcass', []],
  ['第一 class', []],
  ['assess the patient', []],
  ['代替书写论文', []],
  ['', []],
])('%j holds %j', (text, expected) => expect(found(text)).toEqual(expected));

it('leaves nothing of signs alone', () => expect(bareOf(' …！ ').text).toBe(''));
