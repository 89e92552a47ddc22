import { fakeService } from '@cheese/api-client/testing/fakeService';
import { termCalls } from '@cheese/domain/calls/school/term';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../../testing/openAsTeacher';

const address = '/univ/colleges/school/terms';
const autumn = {
  id: 4,
  name: '2026 秋',
  startsOn: '2026-09-01',
  endsOn: '2027-01-15',
  archivedAt: null,
  weekCount: 20,
  week: 12,
  classCount: 3,
  version: 2,
};

function aService(mayChange = true) {
  const service = fakeService();
  service.answers(termCalls.list, { list: [autumn], total: 1, mayChange });
  return service;
}

it('shows weeks and classes, and archives after asking', async () => {
  const service = aService();
  let archived: unknown;
  service.answersWith(termCalls.archive, (_, body) => {
    archived = body;
    return null;
  });
  const { user } = await openAsTeacher(address, service);
  expect(await screen.findByText('共 20 周 · 第 12 周')).toBeVisible();
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/univ/colleges/school/teaching?termId=4',
  );
  await user.click(screen.getByRole('button', { name: '归档：2026 秋' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '归档「2026 秋」？' }));
  expect(archived).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: '归档' }));
  expect(await screen.findByText('学期已归档')).toBeVisible();
  expect(archived).toEqual({ id: 4 });
});

it('checks the days before it asks, and tells of an overlap', async () => {
  const service = aService();
  let added: unknown;
  service.answersWith(termCalls.add, (_, body) => {
    added = body;
    return { id: 5, overlaps: ['2026 秋'] };
  });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '新建学期' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^名称/), '寒假');
  fireEvent.change(dialog.getByLabelText(/^开始日期/), { target: { value: '2027-01-10' } });
  fireEvent.change(dialog.getByLabelText(/^结束日期/), { target: { value: '2027-01-09' } });
  await user.click(dialog.getByText('保存'));
  expect(await dialog.findByText('结束日期须晚于开始日期')).toBeVisible();
  expect(added).toBeUndefined();
  fireEvent.change(dialog.getByLabelText(/^结束日期/), { target: { value: '2027-02-20' } });
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText(/日期与「2026 秋」有重叠/)).toBeVisible();
  expect(added).toEqual({ name: '寒假', startsOn: '2027-01-10', endsOn: '2027-02-20' });
});

it('offers nothing to whoever may only look', async () => {
  await openAsTeacher(address, aService(false));
  expect(await screen.findByText('2026 秋')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新建学期' })).toBeNull();
  expect(screen.queryByRole('button', { name: /归档/ })).toBeNull();
});

it('tells the second editor of a term, and takes up theirs where that is chosen', async () => {
  const service = aService();
  const conflict = { status: 409, flag: 409, message: '刚被修改' };
  service.refuses(termCalls.edit, { ...conflict, key: 'term.changedMeanwhile' });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '编辑：2026 秋' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^名称/), '季学期');
  const list = [{ ...autumn, name: '2026 秋（别人）', version: 3 }];
  service.answers(termCalls.list, { list, total: 1, mayChange: true });
  await user.click(dialog.getByText('保存'));
  expect(await dialog.findByText(/已有更新的版本/)).toBeVisible();
  expect(dialog.getByLabelText(/^名称/)).toHaveValue('2026 秋季学期');
  await user.click(dialog.getByRole('button', { name: '载入新版本' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '载入新版本' }));
  expect(await dialog.findByLabelText(/^名称/)).toHaveValue('2026 秋（别人）');
});
