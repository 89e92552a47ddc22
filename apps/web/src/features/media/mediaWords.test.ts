import { bytesText, factsOf, stateText } from './mediaWords';
import { aMedia } from './testing/aMedia';

it.each([
  [900 * 1024, '900 KB'],
  [35 * 1024 ** 2, '35 MB'],
  [1.8 * 1024 ** 3, '1.8 GB'],
])('writes %d bytes as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

it('says what is known of a film and of a document', () => {
  expect(factsOf(aMedia({ durationS: 754, sizes: [1080, 720] }))).toEqual([
    '35 MB',
    '00:12:34',
    '1080P、720P',
  ]);
  expect(factsOf(aMedia({ kind: 'document', durationS: null, pageCount: 12 }))).toEqual([
    '35 MB',
    '12 页',
  ]);
});

it('says how far it is, or why it is no further', () => {
  expect(stateText(aMedia({ state: 'working', done: 42, total: 100 }))).toBe('处理中 42%');
  expect(stateText(aMedia({ state: 'working', done: 0, total: null }))).toBe('处理中');
  expect(stateText(aMedia({ state: 'waiting' }))).toBe('等待处理');
  expect(stateText(aMedia({ kind: 'slide', width: null }))).toBe('仅保存原文件，暂不能在线查看');
  expect(stateText(aMedia({ state: 'failed', failure: '转换超时' }))).toBe('转换超时');
});
