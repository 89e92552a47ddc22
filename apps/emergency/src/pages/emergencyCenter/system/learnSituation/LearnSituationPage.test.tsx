import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { situationCalls } from '@cheese/domain/calls/emergency/situation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manage, signOut } from '../../../../testing/manage';

jest.mock('@cheese/ui/charts/EChart', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const aPerson = {
  userId: 4,
  name: '苏念',
  studySeconds: 12_000,
  resources: 3,
  quizzes: 2,
  averageScore: 86.25,
  certificates: 1,
  lastStudiedAt: null,
};
const day = Date.parse('2026-03-05T00:00:00+08:00');

const withSituation = (service: FakeService) => {
  service.answers(situationCalls.overview, {
    people: 12_345,
    studied: 80,
    studySeconds: 7200,
    quizzes: 40,
    averageScore: null,
    certificates: 6,
    atRisk: 2,
  });
  service.answers(situationCalls.trend, [
    { day, studied: 5, studySeconds: 600, quizzes: 1, averageScore: 80 },
  ]);
  service.answers(situationCalls.distribution, {
    scores: [{ from: 80, to: 100, people: 9 }],
    topics: [{ topic: 2, studySeconds: 180 }],
  });
  service.answers(situationCalls.people, { list: [aPerson], total: 1 });
  service.answers(situationCalls.atRisk, { list: [{ ...aPerson, reasons: [1, 3] }], total: 1 });
  service.answers(
    { method: 'GET', path: 'smreds/situation/v1/person/4' },
    {
      ...aPerson,
      studiedResources: [
        { resourceId: 1, title: '溺水急救', studySeconds: 60, lastStudiedAt: day },
      ],
      quizResults: [],
    },
  );
};
const open = (search = '', prepare = withSituation) => manage(`/learnSituation${search}`, prepare);

afterEach(signOut);

it('shows numbers, charts with their figures, and people', async () => {
  open();
  expect(await screen.findByText('1.2万')).toBeVisible();
  expect(screen.getByText('2 小时 0 分钟')).toBeVisible();
  expect(await screen.findByRole('img', { name: '学习趋势' })).toBeVisible();
  const trend = within(screen.getByRole('table', { name: '学习趋势' }));
  expect(trend.getByRole('rowheader', { name: '2026-03-05' })).toBeInTheDocument();
  expect(trend.getByRole('cell', { name: '10' })).toBeInTheDocument();
  const topics = within(screen.getByRole('table', { name: '各主题学习时长' }));
  expect(topics.getByRole('row', { name: '溺水 3' })).toBeInTheDocument();
  const people = within(await screen.findByRole('table', { name: '学员' }));
  expect(people.getByText('86.3 分')).toBeVisible();
});

it('asks for the chosen period, which stands in the address', async () => {
  const { press, at, service } = open('?from=2026-03-01&to=2026-03-05');
  expect(await screen.findByText('2026-03-01 至 2026-03-05')).toBeVisible();
  const [from, to] = ['2026-03-01', '2026-03-06'].map((said) =>
    Date.parse(`${said}T00:00:00+08:00`),
  );
  await waitFor(() =>
    expect(service.asked).toContain(`/smreds/situation/v1/overview?from=${from}&to=${to}`),
  );
  await press('近 7 天');
  expect(at()).toBe('/emergencyCenter/system/learnSituation?days=7');
});

it('follows who goes back', async () => {
  const { press, goBack } = open('?from=2026-03-01&to=2026-03-05');
  await press('近 7 天');
  expect(screen.queryByLabelText(/结束日期/)).toBeNull();
  await goBack();
  expect(await screen.findByLabelText(/结束日期/)).toHaveValue('2026-03-05');
  expect(screen.getByRole('button', { name: '自定义' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the days that were asked for before', async () => {
  const { press, goBack, at } = open('?from=2026-03-01&to=2026-03-05');
  const to = await screen.findByLabelText(/结束日期/);
  fireEvent.change(to, { target: { value: '2026-03-09' } });
  await press('查询');
  expect(at()).toBe('/emergencyCenter/system/learnSituation?from=2026-03-01&to=2026-03-09');
  await goBack();
  await waitFor(() => expect(to).toHaveValue('2026-03-05'));
});

it('says what is wrong with chosen days', async () => {
  const { press, user, at } = open();
  await press('自定义');
  const to = screen.getByLabelText(/结束日期/);
  await user.clear(to);
  await user.type(to, '2020-01-01');
  await press('查询');
  expect(to).toHaveAccessibleDescription('结束日期不能早于开始日期');
  expect(to).toHaveFocus();
  expect(at()).toBe('/emergencyCenter/system/learnSituation');
});

it('orders people by a column', async () => {
  const { press, at } = open();
  expect(await screen.findByRole('columnheader', { name: '学习时长' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await press('平均成绩');
  expect(at()).toBe('/emergencyCenter/system/learnSituation?order=2');
});

it('leaves the window where it is', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { press, at } = open();
  await screen.findByRole('columnheader', { name: '学习时长' });
  scrollTo.mockClear();
  await press('平均成绩');
  await waitFor(() => expect(at()).toContain('order=2'));
  expect(scrollTo).not.toHaveBeenCalled();
  scrollTo.mockRestore();
});

it('lists who is at risk, and says by what rule', async () => {
  const { user, at } = open();
  await user.click(await screen.findByRole('link', { name: '预警名单 2' }));
  expect(at()).toBe('/emergencyCenter/system/learnSituation?view=risk');
  expect(await screen.findByText(/最近 14 天没有学习；测验平均成绩低于 60 分/)).toBeVisible();
  const list = within(await screen.findByRole('table', { name: '预警学员' }));
  expect(list.getByText('尚未开始学习')).toBeVisible();
  expect(list.getByText('测验成绩偏低')).toBeVisible();
});

it('opens one person', async () => {
  const { press } = open();
  await press('查看详情：苏念');
  const drawer = within(await screen.findByRole('dialog', { name: '苏念的学情' }));
  expect(await drawer.findByText('溺水急救')).toBeVisible();
  expect(drawer.getByText('这段时间没有参加测验')).toBeVisible();
  await press('关闭');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('one part that fails leaves the others', async () => {
  open('', (service) => {
    withSituation(service);
    service.refuses(situationCalls.distribution, { status: 500, flag: 500, message: '服务异常' });
  });
  expect(await screen.findByText('成绩分布加载失败')).toBeVisible();
  expect(await screen.findByRole('table', { name: '学员' })).toBeVisible();
});
