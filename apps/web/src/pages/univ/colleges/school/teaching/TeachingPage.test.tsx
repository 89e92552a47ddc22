import { fakeService } from '@cheese/api-client/testing/fakeService';
import { teachingClassCalls as calls } from '@cheese/domain/calls/school/teachingClass';
import { termCalls } from '@cheese/domain/calls/school/term';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../../testing/openAsTeacher';

const address = '/univ/colleges/school/teaching';
const term = {
  id: 4,
  name: '2026 秋',
  startsOn: '2026-09-01',
  endsOn: '2027-01-15',
  archivedAt: null,
  weekCount: 20,
  week: 12,
  classCount: 1,
  version: 1,
};
const one = {
  id: 7,
  name: '甲班',
  courseName: '生理学',
  termId: 4,
  termName: '2026 秋',
  isArchived: false,
  teachers: ['王老师'],
  teacherCount: 1,
  assistantCount: 0,
  learnerCount: 32,
  mayEdit: true,
  version: 1,
};

function aService(said: object = {}) {
  const service = fakeService();
  service.answers(termCalls.list, { list: [term], total: 1, mayChange: false });
  const rights = { mayAdd: true, needsTeacher: true };
  service.answers(calls.list, { list: [one], total: 1, ...rights, ...said });
  return service;
}

it('lists the classes with their people, and narrows by term', async () => {
  const service = aService();
  const { user } = await openAsTeacher(address, service);
  expect(await screen.findByText('学员 32 · 教师 1 · 助教 0')).toBeVisible();
  expect(screen.getByRole('link', { name: '甲班' })).toHaveAttribute(
    'href',
    '/univ/colleges/school/teaching/detail?id=7',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '学期' }), '2026 秋');
  expect(service.asked.some((asked) => asked.includes('termId=4'))).toBe(true);
});

it('makes a class in the present term with a teacher', async () => {
  const service = aService();
  const teacher = { membershipId: 9, name: '王老师', number: 'T1', className: '', isInside: false };
  service.answers(calls.candidates, { list: [teacher], total: 1 });
  let added: unknown;
  service.answersWith(calls.add, (_, body) => {
    added = body;
    return { id: 8 };
  });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '新建教学班' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^课程名称/), '生理学');
  await user.type(dialog.getByLabelText(/^教学班名称/), '乙班');
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('请至少选择一位主讲教师')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '搜索' }));
  await user.click(await dialog.findByRole('button', { name: '添加 王老师' }));
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('教学班已保存')).toBeVisible();
  expect(added).toEqual({ termId: 4, courseName: '生理学', name: '乙班', teacherIds: [9] });
});

it('keeps what was typed when somebody else was first, and shows theirs', async () => {
  const service = aService();
  const conflict = { status: 409, flag: 409, message: '刚被修改' };
  service.refuses(calls.edit, { ...conflict, key: 'teachingClass.changedMeanwhile' });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '编辑：甲班' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^教学班名称/), '（一）');
  service.answers(calls.list, {
    list: [{ ...one, name: '丙班', version: 2 }],
    total: 1,
    mayAdd: true,
    needsTeacher: true,
  });
  await user.click(dialog.getByText('保存'));
  expect(await dialog.findByText(/其他人保存的是「生理学 · 丙班」/)).toBeVisible();
  expect(dialog.getByLabelText(/^教学班名称/)).toHaveValue('甲班（一）');
  let saved: unknown;
  service.answersWith(calls.edit, (_, body) => {
    saved = body;
    return { version: 3 };
  });
  await user.click(dialog.getByRole('button', { name: '保留我填写的' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '保留我填写的' }));
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('教学班已保存')).toBeVisible();
  expect(saved).toEqual({ id: 7, version: 2, name: '甲班（一）', courseName: '生理学' });
});

it('says to whoever has no class that they have none', async () => {
  const service = aService();
  service.refuses(calls.list, {
    status: 403,
    flag: 403,
    message: '没有权限',
    key: 'access.denied',
  });
  await openAsTeacher(address, service);
  expect(await screen.findByText('您还没有教学班')).toBeVisible();
});
