import { fakeService } from '@cheese/api-client/testing/fakeService';
import { audienceCalls } from '@cheese/domain/calls/school/audience';
import { teachingClassCalls as calls } from '@cheese/domain/calls/school/teachingClass';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../../../testing/openAsTeacher';

const address = '/univ/colleges/school/teaching/detail?id=7';
const one = {
  id: 7,
  name: '甲班',
  courseName: '生理学',
  termId: 4,
  termName: '2026 秋',
  isArchived: false,
  teachers: ['王老师'],
  teacherCount: 1,
  assistantCount: 1,
  learnerCount: 1,
  mayEdit: true,
  mayStaff: false,
  code: null as string | null,
  version: 1,
};
const place = {
  placeId: 21,
  membershipId: 31,
  name: '李明',
  number: '2026001',
  className: '临床 1 班',
  role: 3,
  state: 1,
  seesMarks: false,
  by: 1,
  joinedAt: Date.parse('2026-09-01T08:00:00+08:00'),
  leftAt: null,
};
const assistant = { ...place, placeId: 22, name: '助教甲', role: 2, by: 2 };
const teacher = { ...place, placeId: 23, name: '王老师', role: 1, by: 2 };

function aService(said: object = {}) {
  const service = fakeService();
  service.answers(calls.detail, { ...one, ...said });
  service.answers(calls.people, { list: [teacher, assistant, place], total: 3 });
  return service;
}

it('takes somebody out after asking, and takes that back', async () => {
  const service = aService();
  const asked: unknown[] = [];
  service.answersWith(calls.removePeople, (_, body) => {
    asked.push(body);
    return { removed: 1 };
  });
  service.answersWith(calls.undoRemove, (_, body) => {
    asked.push(body);
    return { restored: 1 };
  });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '移出：李明' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '移出 1 人？' }));
  await user.click(dialog.getByRole('button', { name: '移出' }));
  await user.click(await screen.findByRole('button', { name: '撤销移出' }));
  expect(await screen.findByText('已恢复 1 人')).toBeVisible();
  expect(asked).toEqual([
    { id: 7, placeIds: [21] },
    { id: 7, placeIds: [21] },
  ]);
});

it('gives an assistant a view of marks, and leaves colleagues to those above', async () => {
  const service = aService();
  let asked: unknown;
  service.answersWith(calls.setMarks, (_, body) => {
    asked = body;
    return null;
  });
  const { user } = await openAsTeacher(address, service);
  expect(await screen.findByText('助教（不可看成绩）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '允许看成绩：助教甲' }));
  expect(await screen.findByText('成绩权限已更新，5 秒内生效')).toBeVisible();
  expect(asked).toEqual({ id: 7, placeId: 22, seesMarks: true });
  expect(screen.queryByRole('button', { name: '移出：王老师' })).toBeNull();
});

it('fills the class from administrative classes', async () => {
  const service = aService();
  service.answers(audienceCalls.groups, {
    list: [{ kind: 'schoolClass', id: 5, name: '临床 1 班', note: '2026', hasMore: false }],
    total: 1,
  });
  let asked: unknown;
  service.answersWith(calls.addClasses, (_, body) => {
    asked = body;
    return { added: 30, already: 2 };
  });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '添加人员' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: '选择 临床 1 班' }));
  await user.click(dialog.getByRole('button', { name: '加入教学班' }));
  expect(await screen.findByText('已加入 30 人，另有 2 人原已在班')).toBeVisible();
  expect(asked).toEqual({ id: 7, classIds: [5] });
  expect(dialog.queryByRole('button', { name: '主讲教师' })).toBeNull();
});

it('opens a code, and shows where it is taken', async () => {
  const service = aService();
  service.answers(calls.code, { code: 'ABCDE23456' });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '开启加入码' }));
  expect(await screen.findByText('加入码已开启')).toBeVisible();
});

it('is only looked at where its term is archived', async () => {
  const service = aService({ isArchived: true, mayEdit: false });
  await openAsTeacher(address, service);
  expect(await screen.findByText('所在学期已归档，只能查看。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '添加人员' })).toBeNull();
  expect(screen.queryByRole('button', { name: /移出/ })).toBeNull();
});

it('keeps who was chosen beside another role, and asks before they are lost', async () => {
  const service = aService();
  service.answers(calls.candidates, {
    list: [{ membershipId: 9, name: '周予安', number: '26', className: '', isInside: false }],
    total: 1,
  });
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '添加人员' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '助教' }));
  await user.click(dialog.getByRole('button', { name: '搜索' }));
  await user.click(await dialog.findByRole('button', { name: '添加 周予安' }));
  await user.click(dialog.getByRole('button', { name: '学员' }));
  await user.click(dialog.getByRole('button', { name: '助教' }));
  expect(dialog.getByRole('list', { name: '助教' })).toHaveTextContent('周予安');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('离开后将丢失');
});
