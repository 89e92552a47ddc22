import { fakeService } from '@cheese/api-client/testing/fakeService';
import { questionImportCalls as calls } from '@cheese/domain/calls/exam/questionImport';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignIn } from '../../../../../testing/aPerson';
import { renderPage } from '../../../../../testing/renderPage';

// jsdom cannot follow a download link.
beforeEach(() => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue());
afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const anImport: QuestionImport = {
  importId: 5,
  bankId: 3,
  bankName: '内科题库',
  fileName: '期末.xlsx',
  state: 'waiting',
  createdAt: 0,
  savedAt: null,
  total: 60,
  saved: 0,
  done: 0,
  failure: null,
  complaints: [],
  sheets: [],
  faultKinds: [],
  chapters: [],
  bankChapters: [],
  counts: { taken: 18, faulty: 42, duplicate: 0, left: 0, lost: 0, keyless: 0 },
};

async function open(said: Partial<QuestionImport>) {
  const service = fakeService();
  fakeSignIn(service, {
    orgUserRole: { code: 2 },
    organisation: { mainOrgId: 7, name: '仁心医学院', logo: '' },
  });
  service.answers(calls.detail, { ...anImport, ...said });
  service.answers(calls.rows, { list: [], total: 0 });
  const shown = renderPage('/univ/banks/import?bankId=3&importId=5', service);
  await act(() => shown.session.signIn('good'));
  return { ...shown, service, user: userEvent.setup() };
}

describe('what is wrong with many is mended for all of them', () => {
  const kinds = [
    { field: 'type', message: '题型“计算”不认识', count: 40 },
    { field: 'key', message: '没有答案', count: 2 },
  ];
  const sheets = [
    {
      name: '内科',
      headings: ['类', '问'],
      matched: [
        { field: 'type', column: 0 },
        { field: 'stem', column: 1 },
      ],
    },
    { name: '外科', headings: ['话'], matched: [] },
  ];
  const many = () => open({ faultKinds: kinds, sheets });
  const bodies = (service: Awaited<ReturnType<typeof open>>['service'], path: string) =>
    service.asked.filter((address) => address.includes(path));

  it('by its kind, to what somebody chooses', async () => {
    const { service, user } = await many();
    service.answers(calls.mend, { mended: 40 });
    await user.click(await screen.findByRole('button', { name: /按识别出的题型导入.*计算/ }));
    expect(await screen.findByText('已处理 40 题')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /统一改题型.*没有答案/ }));
    const dialog = await screen.findByRole('dialog', { name: '统一改题型' });
    await user.click(within(dialog).getByRole('button', { name: '处理 2 题' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(service, calls.mend.path)).toHaveLength(2);
  });

  it('by its column, which is left out', async () => {
    const { service, user } = await many();
    service.answers(calls.match, null);
    await user.click(await screen.findByRole('button', { name: /不导入这一列/ }));
    const dialog = await screen.findByRole('alertdialog', { name: '不导入“类”这一列？' });
    await user.click(within(dialog).getByRole('button', { name: '按此重新读取' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodies(service, calls.match.path)).toHaveLength(1);
  });

  it('by looking at these alone', async () => {
    const { service, user } = await many();
    await user.click(await screen.findByRole('button', { name: /只看这些题.*没有答案/ }));
    await waitFor(() => expect(bodies(service, 'field=key')).not.toHaveLength(0));
    await user.click(screen.getByRole('button', { name: /看全部.*没有答案/ }));
    expect(await screen.findByRole('button', { name: /只看这些题.*没有答案/ })).toBeVisible();
  });

  it('each sheet has its own columns, with how many faults they bring', async () => {
    const { service, user } = await many();
    service.answers(calls.match, null);
    await user.click(await screen.findByRole('button', { name: '调整列的对应关系' }));
    const dialog = await screen.findByRole('dialog', { name: '列的对应关系' });
    expect(
      within(dialog).getByRole('combobox', { name: '类（各工作表共 40 题有问题）' }),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '外科' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: '话' }), '题干');
    await user.click(within(dialog).getByRole('button', { name: '按此重新读取' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('or elsewhere: they go out as a workbook', async () => {
    const { service, user } = await many();
    service.answers(calls.faulty, {
      fileName: '期末-待修改.xlsx',
      url: '/storage/made/a.xlsx',
      expiresAt: 0,
    });
    await user.click(await screen.findByRole('button', { name: '导出待修改的题目' }));
    await waitFor(() => expect(bodies(service, calls.faulty.path)).toHaveLength(1));
  });
});

it('says how many have no key of their own', async () => {
  await open({ counts: { ...anImport.counts, keyless: 3 } });
  expect(await screen.findByText('其中 3 题没有参考答案，需要人工批阅')).toBeVisible();
});
