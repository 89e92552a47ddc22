import { show } from '@cheese/ui/testing/show';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { labGroups } from './labTexts';
import { PracticeAids } from './PracticeAids';

beforeAll(() => Promise.all([import('./LabValues'), import('./Calculator')]));

it('finds a reference interval by its abbreviation, and says where it is from', async () => {
  const user = userEvent.setup();
  show(<PracticeAids />);
  await user.click(screen.getByRole('button', { name: '检验参考值' }));
  await user.type(await screen.findByRole('searchbox', { name: '搜索项目或缩写' }), 'plt');
  expect(screen.getByRole('cell', { name: '125–350 ×10⁹/L' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'WS/T 405' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /12–18岁 150–407/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'WS/T 779' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('WS/T 779—2021《儿童血细胞分析参考区间》')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '没有');
  expect(screen.getByText('没有符合的项目')).toBeVisible();
});

it('has no value twice, and no interval upside down', () => {
  const all = labGroups.flatMap(({ values }) => values);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  // Age ranges are left out, because they may go from days to years.
  const pairs = all.flatMap(({ range }) => [...range.matchAll(/ ?([\d.]+)–([\d.]+)(?!\d*岁)/gu)]);
  expect(pairs.filter(([, low, high]) => Number(low) >= Number(high))).toEqual([]);
});

it('reckons what is typed and what is pressed', async () => {
  const user = userEvent.setup();
  show(<PracticeAids />);
  await user.click(screen.getByRole('button', { name: '计算器' }));
  await user.type(await screen.findByRole('textbox', { name: '算式' }), '140-(100+24)');
  expect(screen.getByRole('status')).toHaveTextContent('= 16');
  await user.click(screen.getByRole('button', { name: '÷' }));
  expect(screen.getByRole('status')).toHaveTextContent('= —');
  await user.click(screen.getByRole('button', { name: '4' }));
  expect(screen.getByRole('status')).toHaveTextContent('= 109');
  await user.click(screen.getByRole('button', { name: '退格' }));
  expect(screen.getByRole('status')).toHaveTextContent('= —');
  await user.type(screen.getByRole('textbox'), '2{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('78');
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});
