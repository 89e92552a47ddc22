import { clockOf, readTyped, secondOf } from './itemForm';

const film = {
  type: 1,
  mediaId: null,
  chapters: [],
  checks: [],
  inOrder: false,
  subtitles: null,
} as const;

it.each([
  ['01:30', 90],
  ['1：05', 65],
  ['1:02:03', 3723],
  ['90:00', 5400],
  ['1:60', null],
  ['好', null],
])('reads %s', (clock, second) => {
  expect(secondOf(clock)).toBe(second);
});

it('writes a second as it is read', () => {
  expect(secondOf(clockOf(3725))).toBe(3725);
});

it('reads the chapters of a film line by line, and names the line that is wrong', () => {
  const read = (typed: string) =>
    readTyped({ content: { ...film, chapters: [], checks: [] }, typed });
  expect(read('00:00 开始\n\n01:30 正常 心电图').content).toMatchObject({
    chapters: [
      { second: 0, title: '开始' },
      { second: 90, title: '正常 心电图' },
    ],
  });
  expect(read('00:00 开始\n一分半 结束').fault).toBe('第 2 行的格式不正确，应为“分:秒 标题”');
});

it('reads a share', () => {
  const test64 = { type: 64 as const, questionIds: [], passShare: 60 };
  expect(readTyped({ content: test64, typed: '0' }).fault).toBe('请填写 1 到 100 的整数');
  expect(readTyped({ content: test64, typed: '85' }).content).toMatchObject({ passShare: 85 });
});
