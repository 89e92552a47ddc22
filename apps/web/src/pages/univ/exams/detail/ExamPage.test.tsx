import { fakeService } from '@cheese/api-client/testing/fakeService';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import { audienceCalls } from '@cheese/domain/calls/school/audience';
import type { ManagedExamDetail } from '@cheese/domain/contract/exam/examManage';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const startsAt = Date.parse('2099-11-20T10:00:00+08:00');
const endsAt = Date.parse('2099-11-20T12:00:00+08:00');

const anExam = (said: Partial<ManagedExamDetail> = {}): ManagedExamDetail => ({
  id: 1,
  title: '期中考试',
  phase: 'draft',
  durationS: 3600,
  questionCount: 24,
  totalScore: 44,
  begunCount: 0,
  openCount: 0,
  waitingCount: 0,
  startsAt,
  endsAt,
  edition: 3,
  paperId: 7,
  paperName: 'A 卷',
  extraS: 0,
  createdBy: '陈老师',
  publishedAt: null,
  cancelledAt: null,
  cancelReason: '',
  findings: [],
  audience: { id: 5, kind: 'organisation', code: null, count: 120, people: [], groups: [] },
  settings: {
    title: '期中考试',
    notes: '闭卷',
    startsAt,
    endsAt,
    durationS: 3600,
    graceS: 300,
    attempts: 1,
    rule: 'shareUntilWrong',
    shufflesQuestions: true,
    shufflesOptions: true,
    passScore: 26,
    password: null,
    ranges: [],
    isOneDevice: false,
    logsLeaving: true,
    hidesNames: true,
    result: { when: 'afterEnd', at: null },
    review: { when: 'afterEnd', at: null },
  },
  ...said,
});

const seen = async (exam: ManagedExamDetail) => {
  const service = fakeService();
  service.answers(examManageCalls.detail, exam);
  const { user } = await openAsTeacher('/univ/exams/detail?examId=1', service);
  await screen.findByRole('form', { name: '考试设置' });
  return { service, user };
};

it('publishes what stands in the form, once what is wrong is mended', async () => {
  const { service, user } = await seen(anExam());
  service.answers(examManageCalls.save, { edition: 4 });
  service.answers(examManageCalls.publish, { edition: 5 });
  expect(screen.getByText('试卷：A 卷，24 题，共 44 分')).toBeVisible();
  const pass = screen.getByLabelText(/及格分/);
  await user.clear(pass);
  await user.type(pass, '50');
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(screen.getByText('及格分不能超过总分 44')).toBeVisible();
  await user.clear(pass);
  await user.type(pass, '30');
  await user.click(screen.getByRole('button', { name: '发布' }));
  const question = within(await screen.findByRole('alertdialog', { name: '发布考试' }));
  await user.click(question.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('考试已发布')).toBeVisible();
  const asked = service.asked.filter((call) => call.includes('exam/manage/v1/'));
  expect(asked.join()).toMatch(/save.*publish/u);
});

it('lets nobody fill in what was told to those who sit it', async () => {
  await seen(anExam({ phase: 'running', publishedAt: 1 }));
  expect(screen.getByText(/考试已开始：只能修改/)).toBeVisible();
  expect(screen.getByLabelText(/作答时长/)).toBeDisabled();
  expect(screen.getByLabelText(/及格分/)).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: '题目乱序' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '指定学生' })).toBeNull();
});

it('calls it off with a reason', async () => {
  const { service, user } = await seen(anExam({ phase: 'toCome', publishedAt: 1 }));
  service.answers(examManageCalls.cancel, { edition: 4 });
  await user.click(screen.getByRole('button', { name: '取消考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消考试' }));
  await user.click(dialog.getByRole('button', { name: '取消考试' }));
  expect(dialog.getByText('请填写取消原因')).toBeVisible();
  await user.type(dialog.getByLabelText(/取消原因/), '停电');
  await user.click(dialog.getByRole('button', { name: '取消考试' }));
  await waitFor(() => expect(service.asked.join()).toContain('exam/manage/v1/cancel'));
});

describe('somebody else who saves meanwhile', () => {
  const notes = () => screen.getByLabelText(/考试说明/);
  const theirs = anExam({ edition: 4 });
  theirs.settings = { ...theirs.settings, notes: '开卷' };
  const conflict = async () => {
    const { service, user } = await seen(anExam());
    service.refuses(examManageCalls.save, { status: 409, flag: 409, message: '已被修改' });
    service.answers(examManageCalls.detail, theirs);
    await user.type(notes(), '，带计算器');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    const load = await screen.findByRole('button', { name: '载入新版本' });
    return { service, user, load };
  };

  it('takes nothing that is typed', async () => {
    await conflict();
    expect(screen.getByText(/已有更新的版本/)).toBeVisible();
    expect(notes()).toHaveValue('闭卷，带计算器');
  });

  it('is opened after a question', async () => {
    const { user, load } = await conflict();
    await user.click(load);
    const question = within(await screen.findByRole('alertdialog', { name: '载入新版本' }));
    await user.click(question.getByRole('button', { name: '载入新版本' }));
    await waitFor(() => expect(notes()).toHaveValue('开卷'));
    expect(screen.queryByText(/已有更新的版本/)).toBeNull();
  });
});

it('keeps what is typed while it is being saved, and saves that next', async () => {
  const { service, user } = await seen(anExam());
  const editions: unknown[] = [];
  service.answersWith(examManageCalls.save, (_asks, body) => {
    editions.push((body as { edition: number }).edition);
    service.answers(examManageCalls.detail, anExam({ edition: 4 }));
    const [name] = screen.getAllByLabelText(/考试名称/);
    fireEvent.change(name!, { target: { value: '期中考试（补考）' } });
    return { edition: 4 };
  });
  const save = screen.getByRole('button', { name: '保存草稿' });
  await user.type(screen.getByLabelText(/考试说明/), '！');
  await user.click(save);
  expect(await screen.findByText('设置已保存')).toBeVisible();
  expect(screen.getByLabelText(/考试名称/)).toHaveValue('期中考试（补考）');
  expect(screen.queryByText(/已有更新的版本/)).toBeNull();
  await user.click(save);
  await waitFor(() => expect(editions).toEqual([3, 4]));
});

it('lets nothing be filled in that would be refused', async () => {
  await seen(anExam({ phase: 'over', publishedAt: 1 }));
  expect(screen.getByLabelText(/考试密码/)).toBeDisabled();
  expect(screen.getByLabelText(/允许的 IP/)).toBeDisabled();
  expect(screen.getByLabelText(/及格分/)).toBeEnabled();
});

it('lets nothing at all be filled in once it is cancelled', async () => {
  await seen(anExam({ phase: 'cancelled', publishedAt: 1 }));
  expect(screen.getByLabelText(/考试名称/)).toBeDisabled();
  expect(screen.getByLabelText(/及格分/)).toBeDisabled();
  expect(screen.getByText('全校学生，共 120 人')).toBeVisible();
});

it('sends nobody away once it runs, and adds others', async () => {
  const people = [{ personId: 3, name: '李明', number: '2026001' }];
  const audience = { id: 5, kind: 'chosen' as const, code: null, count: 1, people, groups: [] };
  const { service, user } = await seen(anExam({ phase: 'running', publishedAt: 1, audience }));
  expect(screen.queryByRole('button', { name: '全校学生' })).toBeNull();
  expect(screen.getByText('李明（2026001）')).toBeVisible();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  const found = [{ personId: 4, name: '周予安', number: '2026002' }];
  service.answers(audienceCalls.match, { found, missing: [] });
  await user.type(screen.getByRole('textbox', { name: '粘贴学号或手机号' }), '2026002');
  await user.click(screen.getByRole('button', { name: '匹配' }));
  expect(await screen.findByText('周予安（2026002）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.queryByText('周予安（2026002）')).toBeNull();
  expect(screen.getByText('李明（2026001）')).toBeVisible();
});

it('keeps whom somebody chose while the page is loaded anew', async () => {
  const found = [{ personId: 4, name: '周予安', number: '2026002' }];
  const { service, user } = await seen(anExam());
  service.answers(audienceCalls.match, { found, missing: [] });
  await user.click(screen.getByRole('button', { name: '指定学生' }));
  await user.type(screen.getByRole('textbox', { name: '粘贴学号或手机号' }), '2026002');
  await user.click(screen.getByRole('button', { name: '匹配' }));
  await screen.findByText('周予安（2026002）');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await seen(anExam());
  expect(screen.getByText('周予安（2026002）')).toBeVisible();
});
