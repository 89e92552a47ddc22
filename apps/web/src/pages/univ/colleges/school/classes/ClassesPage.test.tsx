import { fakeService } from '@cheese/api-client/testing/fakeService';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import type { SchoolClass } from '@cheese/domain/contract/school/schoolClass';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, openAsSchool } from '../testing/openAsSchool';

const address = '/univ/colleges/school/classes';

const aClass = (said: Partial<SchoolClass> = {}): SchoolClass => ({
  id: 5,
  name: '临床 1 班',
  year: 2026,
  department: { id: 2, name: '解剖学' },
  teacher: null,
  people: 30,
  archivedAt: null,
  version: 1,
  ...said,
});

function given(list = [aClass()]) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answersWith(schoolClassCalls.list, (query) => {
    asked.push(query);
    return { list, total: list.length };
  });
  return { service, asked };
}

it('lists classes of a year and of a department with all below it, each leading to its people', async () => {
  const { service, asked } = given();
  await openAsSchool(`${address}?year=2026&departmentId=1`, service);
  expect(await screen.findByRole('link', { name: '临床 1 班' })).toHaveAttribute(
    'href',
    '/univ/colleges/school/people?classId=5',
  );
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ year: '2026', departmentId: '1', page: '1', pageCnt: '20' }),
  );
});

it('makes a class with a head teacher that was searched', async () => {
  const { service } = given();
  const added: object[] = [];
  const found = [aMember({ id: 21, name: '方圆', role: 2 })];
  service.answers(memberCalls.list, { list: found, total: 1 });
  service.answersWith(schoolClassCalls.add, (_, body) => {
    added.push(body);
    return { id: 6 };
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '新增行政班' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增行政班' }));
  const year = dialog.getByRole('textbox', { name: /年级/ });
  await user.clear(year);
  await user.type(year, '20');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写 1950–2100 之间的年份')).toBeVisible();
  await user.type(year, '26');
  await user.type(dialog.getByRole('textbox', { name: /班级/ }), '临床 2 班');
  await user.type(dialog.getByRole('textbox', { name: /姓名、工号或拼音/ }), '方圆{Enter}');
  await user.click(await dialog.findByRole('button', { name: '选择 方圆' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(added).toEqual([
      { year: 2026, name: '临床 2 班', departmentId: null, teacherMemberId: 21 },
    ]),
  );
});

it('archives a class after it said what that means', async () => {
  const { service } = given();
  const archived: object[] = [];
  service.answersWith(schoolClassCalls.archive, (_, body) => {
    archived.push(body);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '归档：临床 1 班' }));
  const dialog = await screen.findByRole('alertdialog', { name: '归档「临床 1 班」？' });
  await user.click(within(dialog).getByRole('button', { name: '归档' }));
  await waitFor(() => expect(archived).toEqual([{ id: 5, isArchived: true }]));
});

it('restores one from the archive, and removes only what is empty', async () => {
  const { service, asked } = given([aClass({ people: 0, archivedAt: 0 })]);
  const restored: object[] = [];
  service.answersWith(schoolClassCalls.archive, (_, body) => {
    restored.push(body);
    return null;
  });
  const { user } = await openAsSchool(`${address}?isArchived=true`, service);
  await user.click(await screen.findByRole('button', { name: '恢复：临床 1 班' }));
  await waitFor(() => expect(restored).toEqual([{ id: 5, isArchived: false }]));
  expect(asked.at(-1)).toMatchObject({ isArchived: 'true' });
  expect(screen.getByRole('button', { name: '删除：临床 1 班' })).toBeVisible();
});

it('tells the second editor of a class, keeps what was typed, and lets them choose', async () => {
  const { service } = given();
  const conflict = { status: 409, flag: 409, message: '刚被修改' };
  service.refuses(schoolClassCalls.edit, { ...conflict, key: 'schoolClass.changedMeanwhile' });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改：临床 1 班' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改行政班' }));
  const name = dialog.getByRole('textbox', { name: /班级/ });
  await user.type(name, '（甲）');
  service.answers(schoolClassCalls.list, {
    list: [aClass({ name: '别人', version: 2 })],
    total: 1,
  });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/已有更新的版本/)).toBeVisible();
  expect(name).toHaveValue('临床 1 班（甲）');
  const saved: object[] = [];
  service.answersWith(schoolClassCalls.edit, (_, body) => {
    saved.push(body);
    return null;
  });
  await user.click(dialog.getByRole('button', { name: '保留我填写的' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '保留我填写的' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toMatchObject([{ version: 2, name: '临床 1 班（甲）' }]));
});
