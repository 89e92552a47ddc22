import { questionKinds } from '@cheese/domain/questions/kinds';
import { everyQuestion, seedBanks } from './banks';

const written = seedBanks.flatMap((bank) => everyQuestion(bank).map((one) => ({ bank, one })));
const plain = (text: string) => text.replaceAll(/[\s，。？！、：；,.?!:;（）()]/gu, '');

it.each(seedBanks)('$title: each question has a key that answers it', (bank) => {
  for (const one of everyQuestion(bank)) {
    expect([one.stem, questionKinds[one.type].keyFits(one.key, one)]).toEqual([one.stem, true]);
  }
});

it.each(seedBanks)('$title: options differ, and analyses say something', (bank) => {
  for (const one of everyQuestion(bank)) {
    const texts = one.options.map(({ text }) => plain(text));
    expect([one.stem, new Set(texts).size]).toEqual([one.stem, texts.length]);
    expect([one.stem, one.analysis.length >= 15]).toEqual([one.stem, true]);
  }
});

it('no two questions of all banks ask the same', () => {
  const keys = written.map(({ one }) => {
    const texts = one.options.map(({ text }) => plain(text)).join();
    return `${plain(one.stem)} ${texts}`;
  });
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

it.each(seedBanks)('$title: right answers do not stand in one place', (bank) => {
  const places = everyQuestion(bank).flatMap((one) => (one.type === 1 ? one.key.flat() : []));
  for (const place of ['A', 'B', 'C', 'D']) {
    const share = places.filter((right) => right === place).length / places.length;
    expect([place, share > 0.1 && share < 0.45]).toEqual([place, true]);
  }
});
