import { questionKinds } from '@cheese/domain/questions/kinds';
import { everyQuestion, toSeed } from './asked';
import { seedBanks } from './banks';

const written = seedBanks.flatMap((bank) => everyQuestion(bank).map((one) => ({ bank, one })));
const plain = (text: string) => text.replaceAll(/[\s，。？！、：；,.?!:;（）()]/gu, '');

it.each(seedBanks)('$title: each question has a key that answers it', (bank) => {
  for (const one of everyQuestion(bank)) {
    const { type, asked, key } = toSeed(one);
    expect([one.stem, questionKinds[type].keyFits(key, asked)]).toEqual([one.stem, true]);
  }
});

it.each(seedBanks)('$title: options differ, and analyses say something', (bank) => {
  for (const one of everyQuestion(bank)) {
    const texts = 'options' in one ? one.options.map(plain) : [];
    expect([one.stem, new Set(texts).size]).toEqual([one.stem, texts.length]);
    expect([one.stem, one.analysis.length >= 15]).toEqual([one.stem, true]);
  }
});

it('no two questions of all banks ask the same', () => {
  const keys = written.map(({ one }) => {
    const texts = 'options' in one ? one.options.map(plain).join() : '';
    return `${plain(one.stem)} ${texts}`;
  });
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

it.each(seedBanks)('$title: right answers do not stand in one place', (bank) => {
  const places = everyQuestion(bank).flatMap((one) => (one.kind === 'single' ? one.right : []));
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter((right) => right === place).length / places.length;
    expect([place, share > 0.1 && share < 0.45]).toEqual([place, true]);
  }
});
