import { fakeService } from '@cheese/api-client/testing/fakeService';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { commentCalls } from '@cheese/domain/calls/learning/comment';
import { firstAidCalls } from '@cheese/domain/calls/training/firstAid';
import { drillCalls as calls } from '@cheese/domain/calls/training/drill';
import type { DrillAsking, DrillChoice } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun, DrillScenario } from '@cheese/domain/contract/training/drill';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';

beforeAll(() =>
  Promise.all([
    import('./FirstAidDrillPage'),
    import('./run/Drill'),
    import('../../features/comments/Comments'),
  ]),
);
afterEach(signOut);

const picture = { place: 'street', light: 'day', people: [], props: [], hazards: [] };
const scenario: DrillScenario = {
  id: 3,
  title: '街头心搏骤停',
  summary: '有人倒下了',
  picture,
  pictureWords: '白天的街边',
  topic: 9,
  difficulty: 1,
  minutes: 6,
  sceneCount: 12,
  bestScore: null,
  isOfSchool: false,
};

const runAt = (number: number, asking: DrillAsking, more: Partial<DrillRun> = {}): DrillRun => ({
  id: 7,
  scenarioId: 3,
  title: '街头心搏骤停',
  mode: 'learning',
  startedAt: 0,
  finishedAt: null,
  number,
  end: null,
  feedback: null,
  turned: null,
  vitals: [{ id: 'spo2', name: '血氧', unit: '%', value: 80, alarms: true }],
  scene: {
    title: `第 ${number} 幕`,
    text: '他没有反应。',
    ask: '先做什么？',
    picture,
    pictureWords: '白天的街边',
    sound: null,
    timer: null,
    asking,
  },
  ...more,
});

function aService(first: DrillRun, then: DrillRun) {
  const service = fakeService();
  const decided: DrillChoice[] = [];
  service.answers(calls.scenarios, { list: [scenario], total: 1 });
  service.answers(calls.scenario, { ...scenario, aims: ['会按压'], references: ['指南（2025）'] });
  service.answers(calls.history, { list: [], total: 0 });
  service.answers(calls.ranking, { list: [], total: 0, mine: null });
  service.answers(commentCalls.list, { list: [], total: 0 });
  service.answers(collectCalls.states, [3]);
  service.answers(collectCalls.state, true);
  service.answers(calls.start, first);
  service.answers(calls.current, first);
  service.answersWith(calls.answer, (_asked, body) => {
    decided.push((body as { choice: DrillChoice }).choice);
    return then;
  });
  return { service, decided };
}

const options = [
  { id: '1', text: '拨打 120' },
  { id: '2', text: '喂水' },
];
const one = runAt(1, { kind: 'one', options });
const told = { says: '救护车出发了。', why: '越早越好。', share: 1, critical: null };

it('leads from the list over a drill to its first scene', async () => {
  const { service } = aService(one, one);
  const { user, at } = await openSignedIn('/firstAidDrillSystem', service);
  const mark = await screen.findByRole('button', { name: '收藏街头心搏骤停' });
  await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('link', { name: '街头心搏骤停' }));
  expect(at()).toBe('/firstAidDrillSystem?id=3');
  expect(await screen.findByRole('button', { name: '取消收藏' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '学习模式' }));
  expect(await screen.findByRole('heading', { name: '第 1 幕' })).toHaveFocus();
  expect(at()).toBe('/firstAidDrillSystem?drill=7');
  expect(screen.getByText(/80 %（异常）/)).toBeVisible();
});

it('offers the program for classrooms where one was stored', async () => {
  const { service } = aService(one, one);
  const file = { path: 'download/drill.exe', version: '2.1', bytes: 9, updatedAt: 0 };
  service.answers(firstAidCalls.downloadPath, file);
  await openSignedIn('/firstAidDrillSystem', service);
  const link = await screen.findByRole('link', { name: '下载教室版 2.1' });
  expect(link).toHaveAttribute('href', '/storage/download/drill.exe');
});

it('decides with one press, and tells what followed', async () => {
  const next = runAt(2, { kind: 'go', label: '继续' }, { feedback: told });
  const { service, decided } = aService(one, next);
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  await user.click(await screen.findByRole('button', { name: '拨打 120' }));
  expect(await screen.findByText(/救护车出发了/)).toBeVisible();
  expect(decided).toEqual([{ kind: 'chosen', ids: ['1'] }]);
});

it('says what is heard, and keeps whether it is to be heard', async () => {
  const { service } = aService(one, one);
  const { scene } = one;
  service.answers(calls.current, { ...one, scene: scene && { ...scene, sound: 'siren' } });
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  expect(await screen.findByText('声音：救护车笛声')).toBeVisible();
  const turn = screen.getByRole('switch', { name: '声音' });
  expect(turn).not.toBeChecked();
  await user.click(turn);
  expect(turn).toBeChecked();
  expect(localStorage.getItem('drill-sound')).toBe('true');
  localStorage.clear();
});

it('puts in order by buttons', async () => {
  const order = runAt(1, { kind: 'order', options });
  const { service, decided } = aService(order, order);
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  await user.click(await screen.findByRole('button', { name: '下移：拨打 120' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(decided).toEqual([{ kind: 'chosen', ids: ['2', '1'] }]));
});

it('a choice that is not decided is there again after a reload', async () => {
  const several = runAt(1, { kind: 'several', options });
  const { service, decided } = aService(several, several);
  const first = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  await first.user.click(await screen.findByRole('checkbox', { name: '拨打 120' }));
  fireEvent(window, new Event('pagehide'));
  cleanup();
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  expect(await screen.findByRole('checkbox', { name: '拨打 120' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(decided).toEqual([{ kind: 'chosen', ids: ['1'] }]));
});

it('points by keys', async () => {
  const point = runAt(1, { kind: 'point', most: 1 });
  const { service, decided } = aService(point, point);
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  const place = await screen.findByRole('application', { name: '指点位置的图' });
  place.focus();
  await user.keyboard('{ArrowRight}{Enter}{Enter}');
  expect(screen.getByText('已点 1 处')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(decided).toEqual([{ kind: 'pointed', points: [{ x: 0.52, y: 0.5 }] }]),
  );
});

it('presses by the space bar, and sends the moments', async () => {
  const press = runAt(1, {
    kind: 'cpr',
    patient: 'adult',
    hands: '双手',
    depth: '5～6 厘米',
    seconds: 30,
    presses: 30,
  });
  const { service, decided } = aService(press, press);
  const { user } = await openSignedIn('/firstAidDrillSystem?drill=7', service);
  await user.click(await screen.findByRole('button', { name: '开始按压' }));
  fireEvent.keyDown(window, { code: 'Space' });
  fireEvent.keyDown(window, { code: 'Space', repeat: true });
  fireEvent.keyDown(window, { code: 'KeyB' });
  expect(screen.getByText(/^1 次按压/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '提前结束' }));
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(decided[0]).toMatchObject({
    presses: [expect.any(Number)],
    breaths: [expect.any(Number)],
  });
});

it('tells what it came to, beside the best way', async () => {
  const over = runAt(
    3,
    { kind: 'go', label: '' },
    { scene: null, end: { kind: 'saved', title: '活了', text: '好。' } },
  );
  const { service } = aService(over, over);
  const step = {
    title: '第 1 幕',
    did: '喂水',
    says: '呛了。',
    share: 0,
    points: 10,
    why: '会呛。',
    costS: 20,
    critical: null,
    clock: 5,
    better: '拨打 120',
    references: [],
    cpr: null,
  };
  service.answers(calls.result, {
    id: 7,
    scenarioId: 3,
    title: '街头心搏骤停',
    mode: 'test',
    startedAt: 0,
    finishedAt: 1,
    debrief: {
      score: 64,
      end: { kind: 'saved', title: '活了', text: '好。' },
      turned: null,
      seconds: 90,
      bestSeconds: 60,
      lostS: 20,
      critical: [],
      taken: [step],
      best: [{ ...step, did: '拨打 120', better: null }],
      references: [],
    },
  });
  await openSignedIn('/firstAidDrillSystem?drill=7', service);
  expect((await screen.findAllByText(/64 分/))[0]).toBeVisible();
  expect(screen.getAllByText('更好的处置：拨打 120')[0]).toBeVisible();
});

it('shows one’s own place, and others see it by one’s own choice', async () => {
  const { service } = aService(one, one);
  const tested = { place: 2, score: 64, tries: 3, seconds: 90 };
  const ben = { place: 1, nickname: '阿本', score: 90, tries: 1, seconds: 70, isMine: false };
  service.answers(calls.ranking, { list: [ben], total: 1, mine: { ...tested, isRanked: false } });
  service.answers(calls.setRanked, null);
  const { user, sent } = await openSignedIn('/firstAidDrillSystem?id=3', service);
  expect(await screen.findByText('您的成绩相当于第 2 名：64 分 · 第 3 次 · 90 秒')).toBeVisible();
  expect(screen.getByText('阿本')).toBeVisible();
  expect(await screen.findByText('还没有评论，来说第一句吧')).toBeVisible();
  const mine = { ...tested, nickname: '小安', isMine: true };
  service.answers(calls.ranking, {
    list: [ben, mine],
    total: 2,
    mine: { ...tested, isRanked: true },
  });
  await user.click(screen.getByRole('button', { name: '加入排行' }));
  expect(await screen.findByText('小安（我）')).toBeVisible();
  expect(sent(calls.setRanked)).toContainEqual({ scenarioId: 3, isRanked: true });
  expect(screen.getByRole('button', { name: '退出排行' })).toBeVisible();
});
