import { shareChoices, sheetFaults, toSheet, toValues } from './sheetForm';

const sheet = {
  name: '心电图',
  description: '入门',
  cover: 'c.webp',
  html: '<p>好</p>',
  goals: ['一', '二'],
  forWhom: '本科',
  certificateShare: 85,
  countsByHand: true,
  trailerId: null,
};

it('comes back as it went in', () => {
  expect(toSheet(toValues(sheet))).toEqual(sheet);
});

it('takes each line for a goal, and none that is empty', () => {
  expect(toSheet({ ...toValues(sheet), goals: ' 一 \n\n二\n' }).goals).toEqual(['一', '二']);
});

it('wants a name, and goals that can be read', () => {
  expect(sheetFaults({ ...toValues(sheet), name: ' ', goals: 'x'.repeat(101) })).toEqual({
    name: '请填写课程名称',
    goals: '最多 20 条，每条不超过 100 字',
  });
});

it('lets a share stay that is none of ours', () => {
  expect(shareChoices(85)).toMatchObject({
    80: '完成 80% 的课件后颁发',
    85: '完成 85% 的课件后颁发',
  });
});
