import { partsOf } from './Words';

it.each([
  ['没有人', [], ['没有人']],
  ['@甲 你好', ['@甲'], ['@甲', ' 你好']],
  ['请 @甲乙 和 @甲 看', ['@甲', '@甲乙'], ['请 ', '@甲乙', ' 和 ', '@甲', ' 看']],
  ['', ['@甲'], []],
])('%j is cut at %j', (text, names, parts) => expect(partsOf(text, names)).toEqual(parts));
