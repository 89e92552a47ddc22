import { fakeService } from '@cheese/api-client/testing/fakeService';
import { guardianCalls } from '@cheese/domain/calls/school/guardian';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, openAsSchool } from '../testing/openAsSchool';

const address = '/univ/colleges/school/people';

function given(list = [aMember(), aMember({ id: 12, name: '方圆', number: 'T12', role: 2 })]) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answersWith(memberCalls.list, (query) => {
    asked.push(query);
    return { list, total: list.length };
  });
  service.answers(schoolClassCalls.list, {
    list: [
      {
        id: 5,
        name: '临床 1 班',
        year: 2026,
        department: null,
        teacher: null,
        people: 1,
        archivedAt: null,
      },
    ],
    total: 1,
  });
  return { service, asked };
}

it('asks as its address says, also for a class that is not among the choices', async () => {
  const { service, asked } = given();
  await openAsSchool(`${address}?role=3&state=2&year=2026&classId=77&departmentId=1`, service);
  expect(await screen.findByRole('link', { name: '李明' })).toBeVisible();
  expect(asked.at(-1)).toEqual({
    role: '3',
    state: '2',
    year: '2026',
    classId: '77',
    departmentId: '1',
    page: '1',
    pageCnt: '20',
  });
});

it('disables who is chosen after it said what that means', async () => {
  const { service } = given();
  const set: object[] = [];
  service.answersWith(memberCalls.setState, (_, body) => {
    set.push(body);
    return { changed: 1 };
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('checkbox', { name: '选择 李明' }));
  const bar = screen.getByRole('group', { name: '批量操作' });
  await user.click(within(bar).getByRole('button', { name: '停用' }));
  const dialog = await screen.findByRole('alertdialog', { name: '停用 1 人？' });
  await user.click(within(dialog).getByRole('button', { name: '停用' }));
  expect(await screen.findByText('已停用 1 人')).toBeVisible();
  expect(set).toEqual([{ ids: [11], state: 2 }]);
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
});

it('records the consent of guardians for all who are chosen', async () => {
  const { service } = given([
    aMember({ state: 7 }),
    aMember({ id: 12, name: '方圆', number: '2026002', state: 7 }),
    aMember({ id: 13, name: '赵大', number: '2026003' }),
  ]);
  const asked: object[] = [];
  service.answersWith(guardianCalls.look, (_, body) => {
    asked.push(body);
    const line = { number: null, consent: 2, guardian: null, version: 1 };
    return [
      { ...line, id: 11, name: '李明' },
      { ...line, id: 12, name: '方圆', guardian: { name: '方正', phone: null, relation: 1 } },
      { ...line, id: 13, name: '赵大', consent: 1 },
    ];
  });
  const recorded: object[] = [];
  service.answersWith(guardianCalls.consent, (_, body) => {
    recorded.push(body);
    return { changed: 2 };
  });
  const { user } = await openAsSchool(`${address}?state=7`, service);
  for (const name of ['李明', '方圆', '赵大']) {
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));
  }
  await user.click(screen.getByRole('button', { name: '登记监护人同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记监护人同意' }));
  expect(await dialog.findByText('1 人已有同意或不需要同意，不会改动')).toBeVisible();
  expect(asked).toEqual([{ ids: [11, 12, 13] }]);
  const first = within(dialog.getByRole('group', { name: '李明' }));
  await user.type(first.getByRole('textbox', { name: /监护人姓名/ }), '李娟');
  await user.click(dialog.getByRole('button', { name: '登记 2 人的同意' }));
  await waitFor(() =>
    expect(recorded).toMatchObject([
      {
        people: [
          { id: 11, version: 1, guardian: { name: '李娟', relation: null } },
          { id: 12, version: 1 },
        ],
        basis: 1,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
});

it('exports what the filters show', async () => {
  const { service } = given();
  const exported: object[] = [];
  service.answersWith(memberCalls.export, (query) => {
    exported.push(query);
    return { fileName: '人员.xlsx', url: '/storage/made/x.xlsx', expiresAt: 0 };
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openAsSchool(`${address}?role=2`, service);
  await user.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() => expect(exported).toEqual([{ role: '2' }]));
});

async function fillIn() {
  const { service } = given();
  const page = await openAsSchool(address, service);
  await page.user.click(await screen.findByRole('button', { name: '新增人员' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增人员' }));
  await page.user.type(dialog.getByRole('textbox', { name: /姓名/ }), '赵一');
  await page.user.type(dialog.getByRole('textbox', { name: /学号/ }), '2026009');
  return { ...page, service, dialog };
}

it('shows the credentials of a new person once, and asks before they are gone', async () => {
  const { service, dialog, user } = await fillIn();
  const added: object[] = [];
  service.answersWith(memberCalls.add, (_, body) => {
    added.push(body);
    return { id: 90, credentials: { account: '2026009', password: 'Qw8zTr' } };
  });
  await user.click(dialog.getByRole('button', { name: '新增人员' }));
  const slip = await screen.findByRole('region', { name: '登录信息' });
  expect(slip).toHaveTextContent('仁心医学院');
  expect(slip).toHaveTextContent('Qw8zTr');
  expect(added).toEqual([
    {
      name: '赵一',
      number: '2026009',
      gender: 0,
      phone: null,
      departmentId: null,
      classId: null,
      year: null,
      role: 3,
    },
  ]);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('密码还没有复制或打印');
});

it('puts a number that is taken at its field, and loses nothing', async () => {
  const { service, dialog, user } = await fillIn();
  service.refuses(memberCalls.add, {
    status: 409,
    flag: 409,
    message: '该学号/工号已被本校其他人员使用',
    ...({ field: 'number' } as object),
  });
  await user.click(dialog.getByRole('button', { name: '新增人员' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /学号/ })).toHaveAccessibleDescription(
      '该学号/工号已被本校其他人员使用',
    ),
  );
  expect(dialog.getByRole('textbox', { name: /姓名/ })).toHaveValue('赵一');
});

it('says that who has an account claims the line', async () => {
  const { service, dialog, user } = await fillIn();
  service.answers(memberCalls.add, { id: 90, credentials: null });
  await user.click(dialog.getByRole('button', { name: '新增人员' }));
  expect(await screen.findByRole('dialog', { name: '已新增，待本人认领' })).toBeVisible();
});

it('changes nothing for who may only look', async () => {
  const { service } = given();
  service.answers(schoolRoleCalls.mine, [{ right: 'viewPeople', isWhole: false }]);
  await openAsSchool(address, service, 2);
  expect(await screen.findByRole('link', { name: '李明' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: '选择 李明' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增人员' })).toBeNull();
  expect(screen.queryByRole('link', { name: '批量导入' })).toBeNull();
});
