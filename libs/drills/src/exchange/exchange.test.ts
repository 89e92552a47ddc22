import { tiny } from '../testing/tiny';
import { exportDrill, importDrill, packDrill } from './exchange';

const file = (drill: unknown, format: unknown = 1) => JSON.stringify({ format, drill });
const plain = (): Record<string, unknown> => JSON.parse(JSON.stringify(tiny));

it('what goes out comes in again', () => {
  expect(importDrill(exportDrill(tiny))).toEqual({ drill: tiny });
  expect(importDrill(packDrill(tiny))).toEqual({ drill: tiny });
});

const deep = (depth: number): unknown =>
  depth === 0 ? { is: 'right' } : { is: 'not', of: deep(depth - 1) };

it.each<[string, string, string]>([
  ['no JSON', '{', '不是 JSON 文件。'],
  ['a list', '[]', '应当是一组字段。'],
  ['nothing', 'null', '应当是一组字段。'],
  ['something else', '{"a":1}', '不是急救演练的文件。'],
  ['another format', file(tiny, 2), '文件的格式版本不是 1，无法读取。'],
  ['too much', ' '.repeat(3 * 1024 * 1024), '文件太大：最多 2 MB。'],
  ['a title that is none', file({ ...plain(), title: 5 }), '应当是文字。'],
  ['a long title', file({ ...plain(), title: '长'.repeat(201) }), '文字太长：最多 200 字。'],
  [
    'signs that no database keeps',
    file({ ...plain(), title: '一\u0000二' }),
    '含有无法保存的字符。',
  ],
  ['half of a sign', file({ ...plain(), title: '\ud800' }), '含有无法保存的字符。'],
  ['a strange name', file({ ...plain(), key: '../x' }), '应当是编号：字母开头'],
  ['no scenes', file({ ...plain(), scenes: {} }), '应当是列表。'],
  [
    'too many scenes',
    file({ ...plain(), scenes: Array(201).fill(plain()) }),
    '列表太长：最多 200 项。',
  ],
  ['a strange topic', file({ ...plain(), topic: 99 }), '应当是其中之一'],
  ['a number that is none', file({ ...plain(), minutes: '3' }), '应当是数字。'],
  ['a large number', file({ ...plain(), minutes: 1e9 }), '应当是数字。'],
  [
    'a deep condition',
    file({ ...plain(), turns: [{ when: deep(6), to: 'gone', says: '' }] }),
    '条件套得太深',
  ],
  [
    'an unknown condition',
    file({ ...plain(), turns: [{ when: { is: 'constructor' }, to: 'gone', says: '' }] }),
    '应当是其中之一',
  ],
])('refuses %s', (_, text, says) => {
  expect(importDrill(text)).toMatchObject({ says: expect.stringContaining(says) });
});

it('says where', () => {
  const scenes = tiny.scenes.map((one) => (one.id === 'one' ? { ...one, points: 'x' } : one));
  expect(importDrill(file({ ...plain(), scenes }))).toMatchObject({ where: 'scenes[1].points' });
});

it('takes over nothing that has no name', () => {
  const strange = `{"format":1,"drill":${JSON.stringify({ ...plain(), extra: 1 }).replace('{', '{"__proto__":{"a":1},')}}`;
  expect(importDrill(strange)).toEqual({ drill: tiny });
});
