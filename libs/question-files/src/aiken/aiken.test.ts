import { readQuestions } from '../readQuestions';

it('reads questions with lettered options, and names what has no answer', () => {
  const text =
    '第一题？\nA. 甲\nB) 乙\nANSWER: B\n\n没有答案\nA. 甲\n\n第三题\nA. 一\nB. 二\nANSWER: A\n';
  const { format, questions, complaints } = readQuestions(Buffer.from(text, 'utf16le'));
  expect(format).toBe('aiken');
  expect(questions.map(({ draft }) => [draft.stem, draft.key])).toEqual([
    ['第一题？', [['B']]],
    ['第三题', [['A']]],
  ]);
  expect(complaints).toEqual(['第 6 行：“没有答案”没有读懂，未导入']);
});

describe('a block that is broken', () => {
  const good = '第二题\nA. 一\nB. 二\nANSWER: A\n';
  const stems = (text: string) =>
    readQuestions(Buffer.from(text)).questions.map(({ draft }) => draft.stem);

  it.each([
    ['第一题\n\n', ['第二题']],
    ['第一题\nA. 甲\nB. 乙\n\n', ['第二题']],
    ['第一题\nA. 甲\nB. 乙\n', ['第二题']],
    ['第一题\n还是第一题\n\n没有选项\n\n', ['第二题']],
    ['第一题\nA. 甲\nB. 乙\nANSWER: 无\n\n', ['第一题', '第二题']],
    ['第一题\nA. 甲\nB. 乙\nAnswer: b\n', ['第一题', '第二题']],
    ['第一题\n\nA.甲\nB.乙\nANSWER: B\n', ['第一题', '第二题']],
    ['ANSWER: B\n', ['第二题']],
  ])('is no part of the next question: %j', (broken, expected) => {
    expect(stems(broken + good)).toEqual(expected);
  });

  it('is named, line by line, and so is an answer that nobody finds', () => {
    const { questions, complaints } = readQuestions(
      Buffer.from(`第一题\n\n没有答案\nA. 甲\n\n谁\nA. 甲\nB. 乙\nANSWER: C\n${good}`),
    );
    expect(complaints).toEqual([
      '第 1 行：“第一题”没有读懂，未导入',
      '第 3 行：“没有答案”没有读懂，未导入',
    ]);
    expect(questions[0]?.faults).toEqual([{ field: 'key', message: '答案“C”不在选项之中' }]);
  });

  it('several right answers make it one of several', () => {
    const [one] = readQuestions(Buffer.from(`谁\nA. 甲\nB. 乙\nANSWER: A, B\n${good}`)).questions;
    expect(one?.draft).toMatchObject({ type: 3, key: [['A', 'B']] });
  });
});
