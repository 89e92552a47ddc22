import { readQuestions } from '../readQuestions';

const read = (text: string) => readQuestions(Buffer.from(text)).questions;
const stemsOf = (text: string) => read(text).map(({ draft }) => draft.stem);
const choice = (stem: string) => `${stem}\nA. 甲\nB. 乙\n答案：A`;

describe('numbers within an explanation', () => {
  const listed = '解析：1. 男性尿道16～20cm。\n2. 女性尿道3～5cm。\n3. 都通向膀胱。';

  it.each([
    [`${choice('1. 谁？')}\n${listed}\n${choice('2. 谁呢？')}`, ['谁？', '谁呢？']],
    [`${choice('1. 谁？')}\n${listed}\n2. 谁呢（B）\nA. 甲\nB. 乙`, ['谁？', '谁呢（ ）']],
    [`${choice('1. 谁？')}\n${listed}`, ['谁？']],
    [
      `${choice('1. 谁？')}\n解析：\n2. 女性尿道短。\n3. 都通向膀胱。\n${choice('2. 谁呢？')}`,
      ['谁？', '谁呢？'],
    ],
    [
      `${choice('1. 谁？')}\n解析：因为\n2. 简述休克。\n3. 简述炎症。`,
      ['谁？', '简述休克。', '简述炎症。'],
    ],
  ])('%s', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  it('stay in it', () => {
    expect(read(`${choice('1. 谁？')}\n${listed}\n${choice('2. 谁呢？')}`)[0]?.draft.analysis).toBe(
      '1. 男性尿道16～20cm。<br>2. 女性尿道3～5cm。<br>3. 都通向膀胱。',
    );
  });
});

describe('a number that words with a number follow', () => {
  const first = '1. 24小时尿量少于多少为少尿（B）\nA. 100ml\nB. 400ml\nC. 500ml\nD. 1000ml';

  it.each([
    [`${first}\n2.5%葡萄糖氯化钠属于（A）\nA. 等渗\nB. 高渗`, '5%葡萄糖氯化钠属于（ ）'],
    [`${first}\n2.5%葡萄糖属于\nA. 等渗\nB. 高渗\n答案：A`, '5%葡萄糖属于'],
    [`${first}\n2.5%葡萄糖是等渗的（√）`, '5%葡萄糖是等渗的（ ）'],
  ])('begins the question that is due: %s', (text, stem) => {
    expect(stemsOf(text)[1]).toBe(stem);
    expect(read(text).flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('begins none in the midst of an option', () => {
    expect(stemsOf(`${first}\n2.5 L 以上为多尿\n${choice('2. 谁？')}`)).toHaveLength(2);
  });
});

it.each(['7.5%葡萄糖属于（A）', '这是另一题\nA. 甲\nB. 乙'])(
  'an option with a question in it is a fault: %s',
  (lost) => {
    const [one] = read(`1. 谁（B）\nA. 甲\nB. 乙\nC. 丙\n${lost}`);
    expect(one?.faults).toContainEqual({
      field: 'options',
      message: '选项 C 里像是混进了另一道题',
    });
  },
);
