import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { importing } from '../pages/importing';
import { judge } from '../pages/judge';
import { people } from '../pages/login';
import { find, manage, press, row } from '../pages/system';

// One manager looks at one import of a kind at a time.
test.describe.configure({ mode: 'serial' });

test('questions come in from a sheet: what is wrong or there already stays out', async ({
  page,
}) => {
  const { look, confirm, rows, dialog } = importing(page);
  const drill = `演练${Date.now()}`;
  const first = ['单选题', `${drill}：有人触电，应先做什么？`, '切断电源', '用手拉开', 'A'];
  const filed = ['急救知识', '心肺复苏', '容易'];
  const cells = [
    ['题型', '题干', '选项A', '选项B', '正确答案', '资源类型', '主题', '难度'],
    [...first, ...filed],
    ['判断题', `${drill}：烫伤后应立即用流动的冷水冲洗。`, '', '', '正确', ...filed],
    ['单选题', `${drill}：鼻出血时应怎样做？`, '仰头', '身体前倾，捏住鼻翼', 'C', ...filed],
    [...first, ...filed],
  ];
  await manage(page, '/questionManage', people.otherManager);
  await look('演练题目.xlsx', cells);
  await expect(rows).toHaveCount(5);
  expect(await judge(page, 'the preview')).toEqual([]);
  await expect(rows.filter({ hasText: '鼻出血' })).toContainText('正确答案：');
  await expect(rows.nth(4)).toContainText('与第 2 行重复');
  await confirm(2);

  await find(page, '搜索题干', drill);
  await expect(row(page, drill)).toHaveCount(2);
  await expect(row(page, '有人触电')).toHaveCount(1);
  await expect(row(page, '冷水冲洗')).toHaveCount(1);

  // The same sheet again brings nothing.
  await look('演练题目.xlsx', cells);
  await expect(rows.filter({ hasText: '与已有数据重复' })).toHaveCount(3);
  await expect(dialog.getByText('没有可以导入的行')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '确认导入 0 条' })).toBeDisabled();
});

test('people come in from a sheet, and who belongs to another organisation does not', async ({
  page,
}) => {
  const { look, confirm, rows } = importing(page);
  const phones = [0, 1].map((at) => `13${String(Date.now() + at).slice(-9)}`);
  const [first = '', second = ''] = phones;
  await manage(page, '/people', people.otherManager);
  await look('新学员.xlsx', [
    ['姓名', '手机号', '角色'],
    ['顾行舟', first, '学员'],
    ['顾远帆', second, ''],
    ['顾无号', '12345', '学员'],
    ['顾行舟', first, '学员'],
    ['苏念', people.trainee.phone, '学员'],
  ]);
  await expect(rows.filter({ hasText: '顾无号' })).toContainText('手机号格式错误');
  await expect(rows.filter({ hasText: '苏念' })).toContainText('该手机号已属于其他机构');
  await expect(rows.nth(4)).toContainText('与第 2 行重复');
  await confirm(2);

  for (const [phone, name] of [
    [first, '顾行舟'],
    [second, '顾远帆'],
  ] as const) {
    await find(page, '搜索姓名或手机号', phone);
    await expect(row(page, phone)).toHaveCount(1);
    await expect(row(page, phone)).toContainText(name);
  }
  await press(page, '移出：顾远帆');
  await press(page, '移出');
  await expect(page.getByText('没有符合条件的人员')).toBeVisible();
});
