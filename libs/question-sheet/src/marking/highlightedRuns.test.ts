import { highlightedRuns } from './highlightedRuns';

const text = '腹痛三天，今晨腹痛加剧。';

it('highlights the words that were meant, and not the same words elsewhere', () => {
  expect(highlightedRuns(text, [{ before: '今晨', words: '腹痛', after: '加剧' }])).toEqual([
    { words: '腹痛三天，今晨', at: null },
    { words: '腹痛', at: 0 },
    { words: '加剧。', at: null },
  ]);
});

it('lets a later one lie over an earlier one, and forgets what was worded anew', () => {
  const highlights = [
    { before: '', words: '腹痛三天', after: '' },
    { before: '腹痛', words: '三', after: '天' },
    { before: '', words: '发热', after: '' },
  ];
  expect(highlightedRuns(text, highlights).map(({ words, at }) => [words, at])).toEqual([
    ['腹痛', 0],
    ['三', 1],
    ['天', 0],
    ['，今晨腹痛加剧。', null],
  ]);
});
