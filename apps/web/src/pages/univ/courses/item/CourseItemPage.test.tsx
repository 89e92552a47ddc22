import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import { drillCalls } from '@cheese/domain/calls/training/drill';
import { screen, waitFor, within } from '@testing-library/react';
import { anItemDetail, bodiesOf, seenItem } from '../testing/madeCourse';

const question = (id: number) => ({
  id,
  bankId: 1,
  version: 1,
  groupId: null,
  type: 1,
  difficulty: 2,
  context: '',
  pictures: [],
  stem: `<p>第${id}号题</p>`,
  options: [],
  prompts: [],
  key: [],
  analysis: '',
  tags: [],
  source: '',
});

it('saves a note with what was seen, hidden where that is ticked', async () => {
  const { service, user } = await seenItem();
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  const name = await screen.findByLabelText(/课件名称/);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请填写课件名称')).toBeVisible();
  await user.type(name, 'P 波');
  await user.click(screen.getByRole('checkbox', { name: '暂不显示给学员' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        itemId: 11,
        edition: 1,
        title: 'P 波',
        isTrial: false,
        isHidden: true,
        rule: 'byHand',
        content: { type: 8, html: '<p>P 波</p>' },
      },
    ]),
  );
  expect(await screen.findByText('已保存')).toBeVisible();
});

const lesson = anItemDetail({
  type: 64,
  rule: 'passed',
  fault: '还没有选题',
  content: { type: 64, questionIds: [], passShare: 60 },
});

it('takes questions out of a bank, puts them in order, and says what is missing', async () => {
  const { service, user } = await seenItem(lesson);
  const bank = { id: 1, name: '诊断学', isOwn: true, chapters: [] };
  service.answers(paperManageCalls.sources, [bank]);
  service.answers(paperManageCalls.pick, { list: [question(5), question(6)], total: 2 });
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  expect(await screen.findByText('学员还不能学习：还没有选题')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '选题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从题库选题' }));
  await user.click(await dialog.findByRole('checkbox', { name: /第5号题/ }));
  // Clicking anywhere in the row ticks it.
  await user.click(dialog.getByText('第6号题'));
  expect(dialog.getByRole('checkbox', { name: /第6号题/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: '加入' }));
  expect(await screen.findByText('共 2 题')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '上移第 2 题' }));
  await user.selectOptions(screen.getByLabelText('每次测试抽题'), '1');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const content = { type: 64, questionIds: [6, 5], askCount: 1, passShare: 60 };
  await waitFor(() => expect(bodies).toMatchObject([{ content }]));
});

it('refuses a share that is none before it asks', async () => {
  const { service, user } = await seenItem(lesson);
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  const share = await screen.findByLabelText(/及格线/);
  await user.clear(share);
  await user.type(share, '0');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请填写 1 到 100 的整数')).toBeVisible();
  expect(share).toHaveFocus();
  expect(bodies).toEqual([]);
});

it('reads the chapters of a film, and offers its own rules alone', async () => {
  const film = anItemDetail({
    type: 1,
    rule: 'watched',
    content: { type: 1, mediaId: null, chapters: [], checks: [], inOrder: false, subtitles: null },
  });
  const { service, user } = await seenItem(film);
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: '还没有选择视频' });
  const rules = within(await screen.findByLabelText('完成条件')).getAllByRole('option');
  expect(rules.map(({ textContent }) => textContent)).toEqual([
    '看完 90% 即为学完',
    '由你标记学完',
  ]);
  await user.type(screen.getByLabelText('视频章节'), '00:00 开始{Enter}01:30 判读');
  await user.click(screen.getByRole('checkbox', { name: '首次观看不允许快进' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    content: {
      inOrder: true,
      chapters: [
        { second: 0, title: '开始' },
        { second: 90, title: '判读' },
      ],
    },
  });
  expect(await screen.findByText('已保存。还没有选择视频')).toBeVisible();
});

it('names one exam of the school, chosen by how far it is', async () => {
  const content = { type: 1024 as const, thingIds: [] };
  const { service, user } = await seenItem(anItemDetail({ type: 1024, rule: 'handedIn', content }));
  const startsAt = Date.UTC(2026, 10, 20, 1);
  const brief = { phase: 'running', startsAt, endsAt: startsAt, durationS: 1, questionCount: 1 };
  const counts = { totalScore: 1, begunCount: 0, openCount: 0, waitingCount: 0 };
  service.answersWith(examManageCalls.list, (asks) => {
    const list = asks['phase'] === 'running' ? [{ ...brief, ...counts, id: 7, title: '期末' }] : [];
    return { list, total: list.length };
  });
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  await user.click(await screen.findByRole('button', { name: '选择考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择考试' }));
  expect(await dialog.findByText(/没有这一状态的考试/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: '考试状态' }), '进行中');
  await user.click(await dialog.findByRole('button', { name: /期末（2026-11-20 09:00 开始）/ }));
  await user.click(dialog.getByRole('button', { name: '加入' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies).toMatchObject([{ content: { type: 1024, thingIds: [7] } }]));
});

it('names drills in their order', async () => {
  const drills = anItemDetail({ type: 256, content: { type: 256, thingIds: [] } });
  const { service, user } = await seenItem(drills);
  const list = [1, 2].map((id) => ({ id, title: `演练${id}` }));
  service.answers(drillCalls.scenarios, { list, total: 2 });
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  await user.click(await screen.findByRole('button', { name: '选择急救演练' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择急救演练' }));
  await user.click(await dialog.findByRole('button', { name: /演练2/ }));
  await user.click(dialog.getByRole('button', { name: /演练1/ }));
  await user.click(dialog.getByRole('button', { name: '加入' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  const content = { type: 256, thingIds: [2, 1] };
  await waitFor(() => expect(bodies).toMatchObject([{ content }]));
});
