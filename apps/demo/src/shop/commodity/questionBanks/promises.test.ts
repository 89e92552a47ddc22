import { everyQuestion, seedBanks } from '../../../exam/bank/banks';
import { seedShelf } from '../shelf';

const QUESTION_BANKS = 4;
const sold = seedShelf[QUESTION_BANKS] ?? [];
const digits = '零一二三四五六七八九';
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** 一千二百 is 1200, 二十 is 20, 十 is 10. */
function numberIn(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  let [sum, digit] = [0, 0];
  for (const sign of words.replace('两', '二')) {
    const place = places[sign];
    if (place === undefined) digit = digits.indexOf(sign);
    else [sum, digit] = [sum + (digit || 1) * place, 0];
  }
  return sum + digit;
}

const promisedIn = (text: string) =>
  [...text.matchAll(/([\d一二两三四五六七八九十百千]+)\s*[余多]?道?[^，。、\d]{0,4}题/g)].map(
    ([, words = '']) => numberIn(words),
  );

const most: Record<string, (count: number) => boolean> = {
  '60题以内': (count) => count <= 60,
  '60题以上': (count) => count > 60,
};

it('has a bank for each that is sold, by its name', () => {
  expect(sold.map(({ title }) => title).sort()).toEqual(seedBanks.map(({ title }) => title).sort());
});

it.each(sold)('$title: promises as many questions as its bank has, and no more', (good) => {
  const bank = seedBanks.find(({ title }) => title === good.title);
  const count = bank ? everyQuestion(bank).length : 0;
  expect(good.description).toContain(`${count}题`);
  const promised = promisedIn([good.description, good.html].join('\n'));
  expect(promised.filter((each) => each > count)).toEqual([]);
  expect(good.options.filter((name) => most[name]?.(count))).toHaveLength(1);
});

it.each(sold)(
  '$title: promises no pictures, for no question has one',
  ({ title, description, html }) => {
    expect(`${title}${description}${html}`).not.toMatch(
      /照片|配图|图片|识图题|影像题|镜下图|X线片|模型/,
    );
  },
);
