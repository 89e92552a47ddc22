import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { termCalls } from '@cheese/domain/calls/school/term';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { cleanup, screen, within } from '@testing-library/react';
import { openAsSchool } from './testing/openAsSchool';

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

function aService() {
  const service = fakeService();
  service.answers(schoolClassCalls.list, { list: [], total: 0 });
  service.answers(schoolRoleCalls.list, []);
  service.answers(memberCalls.list, { list: [], total: 0 });
  service.answers(termCalls.list, { list: [term], total: 1, mayChange: true });
  const rights = { mayAdd: true, needsTeacher: false };
  service.answers(teachingClassCalls.list, { list: [], total: 0, ...rights });
  return service;
}

async function open(path: string, opener: string, field: RegExp) {
  const { user } = await openAsSchool(`/univ/colleges/school/${path}`, aService());
  await user.click((await screen.findAllByRole('button', { name: opener }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, field: dialog.getByRole('textbox', { name: field }) };
}

it.each([
  ['departments', '新增院系或专业', /^名称/],
  ['classes', '新增行政班', /^班级/],
  ['people', '新增人员', /^姓名/],
  ['terms', '新建学期', /^名称/],
  ['teaching', '新建教学班', /^教学班名称/],
  ['roles', '新增角色', /^角色名称/],
])(
  'what was typed at %s is there again after the page was loaded anew',
  async (path, opener, name) => {
    const first = await open(path, opener, name);
    await first.user.type(first.field, '写到一半');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect((await open(path, opener, name)).field).toHaveValue('写到一半');
  },
);

it('keeps the rights that were ticked for a role', async () => {
  const first = await open('roles', '新增角色', /^角色名称/);
  await first.user.click(first.dialog.getByRole('checkbox', { name: /学期/ }));
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const { dialog } = await open('roles', '新增角色', /^角色名称/);
  expect(dialog.getByRole('checkbox', { name: /学期/ })).toBeChecked();
});
