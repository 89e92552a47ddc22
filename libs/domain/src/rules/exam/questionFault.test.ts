import { questionFault, type WrittenQuestion } from './questionFault';

const options = (...words: string[]) =>
  words.map((text, place) => ({ key: 'ABCDEFGHI'.charAt(place), text }));

const right: WrittenQuestion = {
  type: 1,
  stem: '成人胸外按压的频率是？',
  options: options('60–80', '100–120', '140–160'),
  answer: 'B',
};

it('finds nothing wrong with a right question', () => {
  expect(questionFault(right)).toBeNull();
  expect(
    questionFault({ ...right, type: 2, options: options('正确', '错误'), answer: 'A' }),
  ).toBeNull();
});

it.each<[Partial<WrittenQuestion>, string, string]>([
  [{ stem: '  ' }, 'stem', '请输入题干'],
  [{ options: options('甲', ' ') }, 'options', '选项内容不能为空'],
  [{ options: options('甲', '甲 ') }, 'options', '选项内容不能重复'],
  [{ options: [...options('甲'), { key: 'A', text: '乙' }] }, 'options', '选项编号不能重复'],
  [
    { options: [...options('甲'), { key: 'b', text: '乙' }] },
    'options',
    '选项编号应为 A 至 H 中的一个',
  ],
  [{ type: 2 }, 'options', '判断题应有且只有两个选项'],
  [{ answer: 'D' }, 'answer', '正确答案应为选项之一'],
])('%j', (changes, field, message) => {
  expect(questionFault({ ...right, ...changes })).toEqual({ field, message });
});
