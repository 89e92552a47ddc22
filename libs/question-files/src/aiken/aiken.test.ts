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
