import { fakeService } from '@cheese/api-client/testing/fakeService';
import { guardianCalls } from '@cheese/domain/calls/school/guardian';
import { memberCalls } from '@cheese/domain/calls/school/member';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import type { GuardianLine, Guardianship } from '@cheese/domain/contract/school/guardian';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { screen, waitFor, within } from '@testing-library/react';
import { aMemberDetail, openAsSchool } from '../../testing/openAsSchool';

const address = '/univ/colleges/school/people/detail?id=11';

/** A month of birth that makes the learner about ten in any year. */
const birthMonth = `${new Date().getFullYear() - 10}-05`;
const mother = { name: '李娟', phone: '137****0001', relation: 2 } as const;
const guardianship: Guardianship = { birthMonth, guardian: mother, consent: null };
const given: Guardianship = {
  birthMonth,
  guardian: mother,
  consent: {
    on: '2026-09-01',
    basis: 1,
    byName: '钱院长',
    recordedAt: Date.parse('2026-09-02T08:00:00+08:00'),
    withdrawnAt: null,
  },
};
const line: GuardianLine = {
  id: 11,
  name: '李明',
  number: '2026001',
  consent: 2,
  guardian: mother,
  version: 3,
};

function answering(said: Partial<MemberDetail>) {
  const service = fakeService();
  service.answers(memberCalls.detail, aMemberDetail(said));
  service.answers(schoolClassCalls.list, { list: [], total: 0 });
  service.answers(schoolRoleCalls.list, []);
  return service;
}

it('says nothing of guardians where nobody has to consent', async () => {
  await openAsSchool(address, answering({}));
  expect(await screen.findByRole('heading', { name: '李明' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '监护人同意' })).toBeNull();
});

it('records the consent of a guardian who is known', async () => {
  const service = answering({ consent: 2, state: 7, guardianship });
  service.answers(guardianCalls.look, [line]);
  const recorded: object[] = [];
  service.answersWith(guardianCalls.consent, (_, body) => {
    recorded.push(body);
    return { changed: 1 };
  });
  const { user } = await openAsSchool(address, service);
  expect(await screen.findByText('李娟（母亲）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '登记同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记监护人同意' }));
  expect(await dialog.findByRole('textbox', { name: /监护人姓名/ })).toHaveValue('李娟');
  await user.click(dialog.getByRole('radio', { name: '电话确认' }));
  await user.click(dialog.getByRole('button', { name: '登记同意' }));
  expect(await screen.findByText('已登记 1 人的监护人同意')).toBeVisible();
  expect(recorded).toEqual([
    { people: [{ id: 11, version: 3 }], basis: 3, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

it('asks for a name, and keeps what was typed where somebody else was faster', async () => {
  const service = answering({ consent: 2, state: 7, guardianship });
  service.answers(guardianCalls.look, [{ ...line, guardian: null }]);
  service.refuses(guardianCalls.consent, { status: 409, flag: 409, message: '该人员已被他人修改' });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '登记同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记监护人同意' }));
  const name = await dialog.findByRole('textbox', { name: /监护人姓名/ });
  await user.click(dialog.getByRole('button', { name: '登记同意' }));
  expect(name).toHaveAccessibleDescription('请填写监护人姓名');
  await user.type(name, '李建国');
  await user.type(dialog.getByRole('textbox', { name: /监护人电话/ }), '123');
  await user.click(dialog.getByRole('button', { name: '登记同意' }));
  expect(await dialog.findByText(/手机号/, { selector: '[id]' })).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /监护人电话/ }));
  await user.click(dialog.getByRole('button', { name: '登记同意' }));
  expect(await screen.findByText('该人员已被他人修改')).toBeVisible();
  expect(name).toHaveValue('李建国');
});

it('withdraws after it said what that ends', async () => {
  const service = answering({ consent: 3, guardianship: given });
  const withdrawn: object[] = [];
  service.answersWith(guardianCalls.withdraw, (_, body) => {
    withdrawn.push(body);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  expect(await screen.findByText('2026-09-02 08:00 · 钱院长')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤回同意' }));
  const asked = await screen.findByRole('alertdialog', { name: '撤回「李明」的监护人同意？' });
  expect(asked).toHaveTextContent('最迟 5 秒内不能再进入本校');
  await user.click(within(asked).getByRole('button', { name: '撤回同意' }));
  await waitFor(() => expect(withdrawn).toEqual([{ id: 11, version: 3 }]));
});

it('shows the state alone to whoever may not change people', async () => {
  const service = answering({ consent: 4, state: 7, mayEdit: false });
  service.answers(schoolRoleCalls.mine, [{ right: 'viewPeople', isWhole: false }]);
  await openAsSchool(address, service, 2);
  expect(await screen.findByText('已撤回')).toBeVisible();
  for (const name of ['登记同意', '撤回同意']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('asks for the guardian of who is under 14, and sends what is new alone', async () => {
  const service = answering({});
  const edited: object[] = [];
  service.answersWith(memberCalls.edit, (_, body) => {
    edited.push(body);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  await user.click(await screen.findByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改资料' }));
  const born = dialog.getByLabelText(/出生年月/);
  await user.type(born, '1990-05');
  expect(dialog.queryByRole('textbox', { name: /监护人姓名/ })).toBeNull();
  await user.clear(born);
  await user.type(born, birthMonth);
  await user.type(dialog.getByRole('textbox', { name: /监护人姓名/ }), '李娟');
  await user.selectOptions(dialog.getByRole('combobox', { name: /关系/ }), '母亲');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(edited).toMatchObject([{ birthMonth, guardian: { name: '李娟', relation: 2 } }]),
  );
  expect(edited[0]).not.toHaveProperty('phone');
});
