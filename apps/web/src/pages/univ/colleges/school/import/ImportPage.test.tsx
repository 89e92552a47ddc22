import { fakeService } from '@cheese/api-client/testing/fakeService';
import { memberImportCalls as calls } from '@cheese/domain/calls/school/memberImport';
import type { HandedOut, MemberImport } from '@cheese/domain/contract/school/memberImport';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignIn } from '../../../../../testing/aPerson';
import { renderPage } from '../../../../../testing/renderPage';

const print = jest.fn();
beforeEach(() => {
  // jsdom can neither download nor print.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = jest.fn(() => 'blob:made');
  window.print = print;
});
afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const none = { created: 0, changed: 0, moved: 0, leaving: 0, unchanged: 0, faulty: 0 };
const anImport: MemberImport = {
  importId: 5,
  kind: 'roster',
  state: 'waiting',
  fileName: '2026级.xlsx',
  leavingTo: null,
  byName: '王管理',
  isOwn: true,
  counts: { ...none, created: 1, faulty: 1 },
  createdAt: 0,
  savedAt: null,
  undoneAt: null,
  undoableUntil: null,
  columns: [{ heading: '学号', field: 'number' }],
  notices: ['列“备注”不导入'],
  newDepartments: ['护理学院'],
  newClasses: ['2026级 护理1班'],
  unclaimed: 0,
  awaiting: 0,
  losingSignIn: 0,
  teachingPlaces: 0,
  unused: 0,
};
const saved: Partial<MemberImport> = { state: 'saved', savedAt: 0, undoableUntil: 1 };
const list = [
  {
    row: 2,
    number: '00123',
    name: '孙新',
    verdict: 'created',
    isUnclaimed: false,
    changes: [{ field: 'className', before: '无', after: '2026级 护理1班' }],
    faults: [],
  },
  {
    row: 3,
    number: '1.23E+10',
    name: '李新',
    verdict: 'faulty',
    isUnclaimed: false,
    changes: [],
    faults: [{ field: 'number', message: '是科学计数法' }],
  },
];
const handedOut: HandedOut = {
  schoolName: '仁心医学院',
  fileName: '登录信息.xlsx',
  workbook: 'UEs=',
  cards: [{ number: '00123', name: '孙新', className: '护理1班', password: 'ABCD-EFGH-2345' }],
};

async function open(said: Partial<MemberImport> | null = {}) {
  const service = fakeService();
  fakeSignIn(service, {
    orgUserRole: { code: 1 },
    organisation: { mainOrgId: 7, name: '仁心医学院', logo: '' },
  });
  service.answers(calls.list, { list: [], total: 0 });
  service.answers(calls.groups, {
    classes: [{ id: 3, name: '2022级 临床1班', count: 40 }],
    years: [{ year: 2022, count: 80 }],
  });
  service.answers(calls.detail, { ...anImport, ...said });
  service.answers(calls.rows, { list, total: 2 });
  const shown = renderPage(`/univ/colleges/school/import${said ? '?importId=5' : ''}`, service);
  await act(() => shown.session.signIn('good'));
  return { ...shown, service, user: userEvent.setup() };
}

it('a file goes on at an address of its own, and says what is wrong with it', async () => {
  const { service, user, at } = await open(null);
  const file = new File(['x'], '名单.csv');
  service.refuses(calls.preview, { status: 400, flag: 400, message: '文件中没有人员' });
  await user.upload(await screen.findByLabelText(/点击选择/), file);
  expect(await screen.findByText('文件中没有人员')).toBeVisible();
  service.answers(calls.preview, { importId: 5 });
  await user.upload(screen.getByLabelText(/点击选择/), file);
  await waitFor(() => expect(at()).toBe('/univ/colleges/school/import?importId=5'));
});

it('says how many will wait for a guardian', async () => {
  await open({ awaiting: 2 });
  expect(await screen.findByText(/2 人未满 14 岁且没有监护人同意/)).toBeVisible();
});

it('says nothing of guardians where nobody will wait', async () => {
  await open();
  expect(await screen.findByText('列“备注”不导入')).toBeVisible();
  expect(screen.queryByText(/未满 14 岁且没有/)).toBeNull();
});

it('shows what will be made, changed and left out before anything is', async () => {
  await open();
  expect(await screen.findByText('将新建 1 个院系或专业')).toBeVisible();
  expect(screen.getByText('2026级 护理1班')).toBeVisible();
  expect(screen.getByText('列“备注”不导入')).toBeVisible();
  expect(await screen.findByText('行政班：2026级 护理1班')).toBeVisible();
  expect(screen.getByText('学号/工号：是科学计数法')).toBeVisible();
  expect(screen.getByRole('button', { name: '有错误 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: '下载需要修改的行' })).toBeVisible();
});

it('hands the passwords out once it is confirmed, as a file and as cards', async () => {
  const { service, user } = await open();
  service.answers(calls.confirm, { handedOut });
  await screen.findByRole('button', { name: '确认（1 人）' });
  service.answers(calls.detail, { ...anImport, ...saved, unused: 1 });
  await user.click(screen.getByRole('button', { name: '确认（1 人）' }));
  expect(await screen.findByText('ABCD-EFGH-2345')).toBeVisible();
  expect(await screen.findByRole('button', { name: '撤销整个操作' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新生成初始密码' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '再做一次' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked).toHaveTextContent('初始密码只显示这一次，离开后无法再看到。');
  await user.click(within(asked).getByRole('button', { name: '继续编辑' }));
  await user.click(screen.getByRole('button', { name: '下载 xlsx' }));
  expect(URL.createObjectURL).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '打印卡片' }));
  expect(print).toHaveBeenCalled();
});

it('is told where the roll has changed, and sees the preview anew', async () => {
  const { service, user } = await open();
  const button = await screen.findByRole('button', { name: '确认（1 人）' });
  service.refuses(calls.confirm, { status: 409, flag: 409, message: '人员名单在您查看后已有变化' });
  service.answers(calls.detail, { ...anImport, counts: { ...none, changed: 2 } });
  await user.click(button);
  expect(await screen.findByText('人员名单在您查看后已有变化')).toBeVisible();
  expect(await screen.findByRole('button', { name: '确认（2 人）' })).toBeVisible();
});

it('is undone as a whole', async () => {
  const { service, user } = await open(saved);
  await user.click(await screen.findByRole('button', { name: '撤销整个操作' }));
  service.answers(calls.undo, { removed: 1, restored: 2, kept: 3 });
  service.answers(calls.detail, { ...anImport, state: 'undone' });
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '撤销整个操作' }));
  expect(await screen.findByText('移除 1 人，恢复 2 人，3 人此后又修改过，保持现状')).toBeVisible();
});

it('makes new passwords where the answer was lost', async () => {
  const { service, user } = await open({ ...saved, unused: 1 });
  await user.click(await screen.findByRole('button', { name: '重新生成初始密码' }));
  service.answers(calls.renewPasswords, handedOut);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '重新生成初始密码' }));
  expect(await screen.findByText('ABCD-EFGH-2345')).toBeVisible();
});

it('says what becomes of those who leave before they do', async () => {
  const { service, user, at } = await open(null);
  await user.click(await screen.findByRole('tab', { name: '批量离校' }));
  await user.click(await screen.findByRole('button', { name: '按年级' }));
  await user.click(await screen.findByRole('button', { name: '2022级（80 人）' }));
  service.answers(calls.leave, { importId: 5 });
  const counts = { ...none, leaving: 80 };
  const leaving = { ...anImport, kind: 'leaving', leavingTo: 3, counts, losingSignIn: 7 };
  service.answers(calls.detail, leaving);
  await user.click(screen.getByRole('button', { name: '查看预览' }));
  await waitFor(() => expect(at()).toBe('/univ/colleges/school/import?importId=5'));
  expect(await screen.findByText('80 人将变为“已毕业”')).toBeVisible();
  expect(screen.getByText(/其中 7 人使用学校开通的账号/)).toBeVisible();
});
