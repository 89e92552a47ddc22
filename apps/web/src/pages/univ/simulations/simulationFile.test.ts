import { readFile, writeFile } from './simulationFile';

const words = {
  title: '基础生命支持（成人）',
  summary: '',
  html: '<p>按压</p>',
  aims: ['会按压'],
  equipment: [],
  steps: ['判断意识', '呼救'],
};

it('reads what it has written', () => {
  expect(readFile(writeFile(words))).toEqual(words);
});

it.each([
  ['no file of ours', '{"title":"x"}'],
  ['no JSON', '<html>'],
  ['a list', '[]'],
  ['another version', writeFile(words).replace('"version": 1', '"version": 2')],
  ['no name', writeFile({ ...words, title: ' ' })],
  ['too many lines', writeFile({ ...words, steps: Array.from({ length: 41 }, () => '步') })],
  ['a line that is no text', writeFile({ ...words, aims: [5 as unknown as string] })],
])('refuses %s', (_, file) => {
  expect(readFile(file)).toBeNull();
});
