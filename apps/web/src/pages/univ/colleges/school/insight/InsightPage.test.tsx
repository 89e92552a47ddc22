import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolInsightCalls as calls } from '@cheese/domain/calls/front/schoolInsight';
import { termCalls } from '@cheese/domain/calls/school/term';
import type { InsightOverview, InsightPerson } from '@cheese/domain/contract/front/schoolInsight';
import { screen, within } from '@testing-library/react';
import { openAsSchool } from '../testing/openAsSchool';

jest.mock('@cheese/ui/charts/EChart', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const address = '/univ/colleges/school/insight';
const term = {
  id: 7,
  name: '2026 秋',
  startsOn: '2026-09-01',
  endsOn: '2027-01-15',
  archivedAt: null,
  weekCount: 20,
  week: 2,
  classCount: 3,
  version: 1,
};
const counts = { studiedS: 7200, exams: 4, graded: 4, passed: 3, certificates: 1 };
const total = { people: 40, active: 30, ...counts, risks: 2 };
const weeks = [
  { week: 1, active: 20, ...counts },
  { week: 2, active: 25, ...counts },
];
const figuresOf = (termId: number, name: string) => ({
  termId,
  name,
  startsOn: term.startsOn,
  endsOn: term.endsOn,
  weekCount: 20,
  total,
  weeks,
});
const overview: InsightOverview = {
  asOf: Date.parse('2026-11-20T10:05:00+08:00'),
  term: figuresOf(7, '2026 秋'),
  against: null,
  departments: [],
  class: null,
  teachingClass: null,
  groups: ['department', 'class', 'teachingClass', 'course'],
};
const person: InsightPerson = {
  membershipId: 11,
  name: '李明',
  number: '2026001',
  className: '护理 1 班',
  activeDays: 3,
  lastActiveOn: '2026-11-01',
  ...counts,
  failedInRow: 2,
  classMedianS: 18_000,
  risks: [1, 2, 3],
};

function given(said: Partial<InsightOverview> = {}) {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  const terms = [term, { ...term, id: 6, name: '2026 春', week: null }];
  service.answers(termCalls.list, { list: terms, total: 2, mayChange: false });
  service.answersWith(calls.overview, (query) => {
    asked.push(query);
    const against = 'againstId' in query ? figuresOf(6, '2026 春') : null;
    return { ...overview, against, ...said };
  });
  const row = { id: 1, name: '护理学院', isBranch: true, ...total };
  service.answers(calls.groups, { list: [row], total: 1 });
  service.answers(calls.people, { list: [person], total: 1 });
  return { service, asked };
}

it('shows the running term, how old its figures are, and what each of them means', async () => {
  const { service, asked } = given();
  const { user } = await openAsSchool(address, service);
  expect(await screen.findByText('30 / 40 人')).toBeVisible();
  expect(asked.at(-1)).toEqual({ termId: '7' });
  expect(screen.getByText('数据截至 2026-11-20 10:05，每小时更新一次。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '合格率的含义' }));
  expect(screen.getByRole('group', { name: '合格率的含义' })).toHaveTextContent('达到合格线');
  expect(screen.getByRole('table', { name: '每周活跃学员（人）' })).toHaveTextContent('第 2 周25');
});

it('compares two terms', async () => {
  const { service, asked } = given();
  const { user } = await openAsSchool(address, service);
  await user.selectOptions(await screen.findByLabelText('对比'), '2026 春');
  expect(await screen.findByText('2026 春：30 / 40 人')).toBeVisible();
  expect(asked.at(-1)).toEqual({ termId: '7', againstId: '6' });
});

it('leads from a department down to the people of a class', async () => {
  const { service } = given();
  await openAsSchool(address, service);
  expect(await screen.findByRole('link', { name: '护理学院' })).toHaveAttribute(
    'href',
    `${address}?departmentId=1`,
  );
});

it('names the rules, and says of each person which one struck', async () => {
  const { service } = given({ class: { id: 5, name: '护理 1 班' }, groups: ['course'] });
  await openAsSchool(`${address}?classId=5&view=risks`, service);
  const table = within(await screen.findByRole('table', { name: '学员' }));
  expect(screen.getAllByText('学期进行中，连续 14 天没有学习。')[0]).toBeVisible();
  const [, row] = table.getAllByRole('row');
  expect(row).toHaveTextContent('久未学习（最近学习：2026-11-01）');
  expect(row).toHaveTextContent('连续不合格（最近连续 2 次不合格）');
  expect(row).toHaveTextContent('学时偏少（2小时，班级中位数 5小时）');
});

it('says where nothing is counted yet, and where there is no term', async () => {
  const { service } = given({ asOf: null });
  await openAsSchool(address, service);
  expect(await screen.findByText('学校的数据还在统计，请稍后再来。')).toBeVisible();
});
