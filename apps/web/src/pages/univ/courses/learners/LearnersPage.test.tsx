import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseCertificateCalls } from '@cheese/domain/calls/learning/courseCertificate';
import { courseLearnerCalls as calls } from '@cheese/domain/calls/learning/courseLearner';
import type {
  CourseLearner,
  ItemFigures,
  LearnersOverview,
} from '@cheese/domain/contract/learning/courseLearner';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

jest.mock('@cheese/ui/charts/EChart', () => ({ __esModule: true, default: () => null }));

const overview: LearnersOverview = {
  courseId: 1,
  courseName: '心电图判读',
  isOpen: true,
  itemCount: 4,
  learnerCount: 2,
  begunCount: 1,
  doneCount: 0,
  atRiskCount: 1,
  meanShare: 0.375,
  certificateCount: 0,
};
const lai: CourseLearner = {
  personId: 5,
  name: '赖宁',
  number: '2026002',
  state: 'underWay',
  studiedCount: 3,
  studiedS: 610,
  lastAt: Date.parse('2026-11-01T10:30:00+08:00'),
  averageScore: 55.25,
  risks: [2, 3],
  certificate: { id: 9, state: 'valid' },
  remindedAt: null,
};
const film: ItemFigures = {
  id: 1,
  title: '心电图入门',
  chapter: '基础',
  type: 1,
  begunCount: 2,
  doneCount: 1,
  meanS: 300,
  meanScore: null,
};

function served() {
  const service = fakeService();
  const asked: Record<string, string>[] = [];
  service.answers(calls.overview, overview);
  service.answersWith(calls.list, (asks) => {
    asked.push(asks);
    return { list: [lai], total: 1 };
  });
  service.answers(calls.items, [film]);
  service.answers(courseCertificateCalls.waiting, { list: [], total: 0 });
  service.answers(calls.riskWaiting, { waitingCount: 2500, remindedCount: 3 });
  return { service, asked };
}

async function seen(address = '/univ/courses/learners?courseId=1') {
  const { service, asked } = served();
  const page = await openAsTeacher(address, service);
  await screen.findByRole('table', { name: '学员' });
  return { ...page, service, asked };
}

it('says how all are doing, and whom to speak to', async () => {
  await seen();
  expect(screen.getByText('38%')).toBeVisible();
  const [, row] = within(screen.getByRole('table', { name: '学员' })).getAllByRole('row');
  for (const words of ['2026002', '学习中', '75%（3/4）', '10 分钟', '55.3', '2026-11-01 10:30']) {
    expect(row).toHaveTextContent(words);
  }
  expect(row).toHaveTextContent('超过 14 天没有学习；课后测验平均低于 60 分');
  expect(screen.getByText(/符合任意一条即列入/)).toBeVisible();
});

it('is narrowed and sorted by its address', async () => {
  const { asked, user, at } = await seen('/univ/courses/learners?courseId=1&sort=leastDone');
  expect(asked.at(-1)).toMatchObject({ courseId: '1', sort: 'leastDone' });
  await user.selectOptions(screen.getByRole('combobox', { name: '名单' }), '只看需关注的');
  await waitFor(() => expect(at()).toContain('risk=1'));
  expect(at()).toContain('courseId=1');
});

it('reminds nobody of a course that nobody can open, and says why', async () => {
  const { service } = served();
  service.answers(calls.overview, { ...overview, isOpen: false, atRiskCount: 0 });
  service.answers(calls.riskWaiting, { waitingCount: 0, remindedCount: 0 });
  const { user } = await openAsTeacher('/univ/courses/learners?courseId=1', service);
  await screen.findByRole('table', { name: '学员' });
  expect(screen.getByText(/发布后才会统计需关注的学员/)).toBeVisible();
  for (const name of ['提醒学习（0）', '提醒全部需关注学员（0）']) {
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getAllByText(/发布后才会统计需关注的学员/).length).toBeGreaterThan(1);
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('reminds those who are chosen, once', async () => {
  const { user, service } = await seen();
  await user.click(screen.getByRole('button', { name: '提醒学习（0）' }));
  expect(await screen.findByText('先在下方勾选学员')).toBeVisible();
  const told: unknown[] = [];
  service.answersWith(calls.remind, (_asks, body) => {
    told.push(body);
    return { sent: 0, skipped: 1 };
  });
  await user.click(screen.getByRole('checkbox', { name: /赖宁/ }));
  await user.click(screen.getByRole('button', { name: '提醒学习（1）' }));
  expect(await screen.findByText('已提醒 0 人，1 人一天内已提醒过，未重复发送')).toBeVisible();
  expect(told).toEqual([{ courseId: 1, personIds: [5] }]);
});

it('reminds all at risk after it has said how many they are', async () => {
  const { user, service } = await seen();
  await user.click(await screen.findByRole('button', { name: '提醒全部需关注学员（2500）' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '提醒 2000 名需关注学员？' }),
  );
  expect(dialog.getByText(/还有 500 人超出单次上限.*另有 3 人一天内已提醒过/)).toBeVisible();
  const told: unknown[] = [];
  service.answersWith(calls.remindAtRisk, (_asks, body) => {
    told.push(body);
    return { sent: 2000 };
  });
  service.answers(calls.riskWaiting, { waitingCount: 0, remindedCount: 2003 });
  await user.click(dialog.getByRole('button', { name: '发送提醒' }));
  expect(await screen.findByText('已提醒 2000 人')).toBeVisible();
  expect(told).toEqual([{ courseId: 1 }]);
  await user.click(await screen.findByRole('button', { name: '提醒全部需关注学员（0）' }));
  expect(await screen.findByText('2003 名需关注学员一天内都已提醒过')).toBeVisible();
});

it('says where they drop out, between the items and within a film', async () => {
  const { user, service } = await seen();
  service.answers(calls.curve, {
    id: 1,
    title: '心电图入门',
    chapter: '基础',
    type: 1,
    begunCount: 2,
    from: 0,
    step: 300,
    seenBy: [2, 1],
  });
  expect(await screen.findByRole('table', { name: '各课件的开始与完成人数' })).toHaveTextContent(
    '1. 心电图入门21',
  );
  await user.click(screen.getByRole('button', { name: '查看《心电图入门》的观看曲线' }));
  expect(
    await screen.findByRole('table', { name: '《心电图入门》各处的观看人数' }),
  ).toHaveTextContent('00:00:00200:05:001');
});

it('shows one of them item by item, and takes a certificate back with a reason', async () => {
  const { service } = served();
  service.answers(calls.one, {
    ...lai,
    wait: null,
    items: [
      {
        id: 1,
        title: '心电图入门',
        chapter: '基础',
        type: 1,
        state: 'done',
        seenShare: 0.95,
        studiedS: 600,
        leastS: 270,
        score: null,
        lastAt: lai.lastAt,
      },
    ],
  });
  const { user } = await openAsTeacher('/univ/courses/learners?courseId=1&personId=5', service);
  const table = await screen.findByRole('table', { name: '课件' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('基础 / 心电图入门已学完95%');
  await user.click(screen.getByRole('button', { name: '吊销证书' }));
  const dialog = within(await screen.findByRole('dialog', { name: '吊销结业证书' }));
  await user.click(dialog.getByRole('button', { name: '吊销证书' }));
  expect(await dialog.findByText('请输入吊销原因')).toBeVisible();
  service.answers(courseCertificateCalls.revoke, null);
  await user.type(dialog.getByRole('textbox', { name: /吊销原因/ }), '他人代学');
  await user.click(dialog.getByRole('button', { name: '吊销证书' }));
  expect(await screen.findByText('证书已吊销')).toBeVisible();
});

it('lists whose certificates wait, shows what each item took, and issues or declines', async () => {
  const { service } = served();
  const wait = { state: 'waiting' as const, reason: null, recordedS: 71, leastS: 540 };
  service.answers(courseCertificateCalls.waiting, {
    list: [{ ...wait, personId: 5, name: '赖宁', askedAt: lai.lastAt! }],
    total: 1,
  });
  const one = {
    id: 1,
    title: '心电图入门',
    chapter: '基础',
    type: 1 as const,
    state: 'done' as const,
    seenShare: 0.95,
    studiedS: 12,
    leastS: 270,
    score: null,
    lastAt: lai.lastAt,
  };
  service.answers(calls.one, { ...lai, certificate: null, wait, items: [one] });
  const { user } = await openAsTeacher('/univ/courses/learners?courseId=1', service);
  const table = await screen.findByRole('table', { name: '待核实的证书' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('赖宁待核实');
  await user.click(within(table).getByRole('link', { name: '查看 赖宁 的学习情况' }));
  expect(
    await screen.findByText(/至少需要 9 分 0 秒，记录中有效的学习时长为 1 分 11 秒/),
  ).toBeVisible();
  expect(screen.getByRole('table', { name: '课件' })).toHaveTextContent('12 秒4 分 30 秒');
  const decided: unknown[] = [];
  service.answersWith(courseCertificateCalls.decide, (_asks, body) => {
    decided.push(body);
    return null;
  });
  await user.click(screen.getByRole('button', { name: '不予颁发' }));
  const dialog = within(await screen.findByRole('dialog', { name: '不予颁发结业证书' }));
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '每节只停留十秒');
  await user.click(dialog.getByRole('button', { name: '不予颁发' }));
  expect(await screen.findByText('已告知学员')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '颁发证书' }));
  const sure = within(await screen.findByRole('alertdialog', { name: '颁发结业证书？' }));
  await user.click(sure.getByRole('button', { name: '颁发证书' }));
  expect(await screen.findByText('证书已颁发')).toBeVisible();
  const of = { courseId: 1, personId: 5 };
  expect(decided).toEqual([
    { ...of, isIssued: false, reason: '每节只停留十秒' },
    { ...of, isIssued: true, reason: '' },
  ]);
});

it('of no course, and of one that is not theirs, there is nothing', async () => {
  const service = fakeService();
  service.refuses(calls.overview, { status: 404, flag: 404, message: '该课程不存在或已下架' });
  await openAsTeacher('/univ/courses/learners?courseId=9', service);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
