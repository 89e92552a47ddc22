import { fakeService } from '@cheese/api-client/testing/fakeService';
import { bulletCommentCalls } from '@cheese/domain/calls/training/bulletComment';
import { studyTrackingCalls } from '@cheese/domain/calls/learning/studyTracking';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { simulationCalls } from '@cheese/domain/calls/training/simulation';
import { simulationVideoCalls } from '@cheese/domain/calls/training/simulationVideo';
import { virtualSystemCalls } from '@cheese/domain/calls/training/virtualSystem';
import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import type { Simulation, SimulationDetail } from '@cheese/domain/contract/training/simulation';
import type { SimulationVideo } from '@cheese/domain/contract/training/simulationVideo';
import type { FilmPlayerProps } from '@cheese/player/FilmPlayer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage, renderSite } from '../../testing/renderPage';

/** Props of the fake player. */
const film = { props: null as FilmPlayerProps | null };
jest.mock('@cheese/player/FilmPlayer', () => ({
  FilmPlayer(props: FilmPlayerProps) {
    film.props = props;
    return <p>影片</p>;
  },
}));

afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

const offer = { specificationId: 9, price: 9900, originalPrice: 12_900, vipPrice: 7900 };
const aSimulation: Simulation = {
  id: 5,
  commodityId: 50,
  name: '心肺复苏训练',
  summary: '按压与通气',
  cover: '',
  kind: '急救演练',
  videoCount: 3,
  learnerCount: 12,
  charge: 2,
  offer,
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
};
const detail: SimulationDetail = {
  ...aSimulation,
  html: '<p>先确认环境安全</p>',
  teacher: '温如玉',
  isExperiment: false,
  aims: ['会判断心搏骤停'],
  equipment: ['模型人'],
  steps: ['判断反应', '呼救'],
};
const aVideo = (said: Partial<SimulationVideo>): SimulationVideo => ({
  id: 31,
  simulationId: 5,
  number: 1,
  title: '胸外按压',
  cover: '',
  durationS: 65,
  offer,
  isLocked: true,
  isBought: false,
  ...said,
});
const free = { offer: null, isLocked: false } as const;
const videos = [
  aVideo({ id: 30, title: '判断与呼救', ...free }),
  aVideo({ number: 2 }),
  aVideo({ id: 32, number: 3, title: '人工通气', isLocked: false, isBought: true }),
];
const files = { video: '/media/x/film.mp4', sizes: null, poster: null, strip: null };
const opened = (video: SimulationVideo, positionS = 0) => ({
  ...video,
  html: '',
  simulationName: '心肺复苏训练',
  positionS,
  isKeeping: false,
  film: video.isLocked ? null : files,
});

function aService() {
  const service = fakeService();
  const of = (id: number, name: string) => ({ id, name, count: 1 });
  service.answers(simulationCalls.filters, {
    disciplines: [of(7, '急诊医学')],
    kinds: [of(8, '急救演练')],
  });
  service.answersWith(simulationCalls.list, ({ charge }) => {
    const list = charge === '1' ? [] : [aSimulation];
    return { list, total: list.length };
  });
  service.answers(simulationCalls.detail, detail);
  service.answers(simulationCalls.related, [{ ...aSimulation, id: 6, name: '气道异物' }]);
  service.answers(simulationCalls.practices, [
    { source: 7, sourceId: 5, title: '心肺复苏', questionCount: 8 },
  ]);
  service.answers(simulationVideoCalls.list, videos);
  service.answers(virtualSystemCalls.list, [
    { id: 1, name: '护理仿真平台', description: '校内使用', logo: '', url: 'https://sim.example/' },
  ]);
  service.answers(orderCalls.placeOrder, { id: 77 });
  service.answers(bulletCommentCalls.blocks, { words: ['广告'], senders: [], places: [] });
  service.answers(bulletCommentCalls.list, []);
  return service;
}

it('shows what there is, and narrows it by discipline, kind and price in the address', async () => {
  const { user, at } = openSignedIn('/virtualSimulation', aService());
  expect(await screen.findByText('1 个仿真项目')).toBeVisible();
  expect(await screen.findByRole('link', { name: /护理仿真平台/ })).toHaveAttribute(
    'href',
    'https://sim.example/',
  );
  await user.click(await screen.findByRole('link', { name: '急诊医学 1' }));
  expect(await screen.findByRole('heading', { name: '仿真列表' })).toBeVisible();
  expect(at()).toBe('/virtualSimulation/list?tagId=7');
  await user.click(await screen.findByRole('link', { name: '急救演练 1' }));
  expect(at()).toBe('/virtualSimulation/list?tagId=7&kindId=8');
  expect(await screen.findByText('3 段视频')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '免费' }));
  expect(await screen.findByText('没有符合条件的仿真项目')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '清除筛选' }));
  expect(at()).toBe('/virtualSimulation/list');
});

it('says what one is for and how it goes, and where one goes on', async () => {
  renderPage('/virtualSimulation/detail?id=5', aService());
  expect(await screen.findByText('先确认环境安全')).toBeVisible();
  const titles = ['训练目标', '器材与准备', '操作步骤'];
  titles.forEach((name) => expect(screen.getByRole('heading', { name })).toBeVisible());
  expect(await screen.findByRole('link', { name: '气道异物' })).toBeVisible();
  // The order bar belongs to the tab of the videos.
  expect(screen.queryByRole('region', { name: '所选视频' })).toBeNull();
});

it('sells the videos that are not open yet, and no other', async () => {
  const { user, at, sent } = openSignedIn(
    '/virtualSimulation/detail?id=5&projectTab=1',
    aService(),
    renderSite,
  );
  const bar = within(await screen.findByRole('region', { name: '所选视频' }));
  expect(screen.getAllByRole('checkbox', { name: /选择视频/ })).toHaveLength(1);
  expect(screen.getByText('已购买')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '选择视频：胸外按压' }));
  expect(bar.getByRole('checkbox', { name: '全选' })).toBeChecked();
  await user.click(bar.getByRole('button', { name: '去支付' }));
  await waitFor(() => expect(at()).toBe('/pay/virtualSimulation?id=5&ids=31&orderId=77'));
  expect(sent(orderCalls.placeOrder)).toEqual([
    { specificationList: [{ specificationId: 9, quantity: 1 }] },
  ]);
});

it('sells a video on its own page, and leads to those beside it', async () => {
  const service = aService();
  service.answersWith(simulationVideoCalls.detail, ({ id }) =>
    opened(videos.find((one) => `${one.id}` === id) ?? videos[1]!),
  );
  const { user, at } = openSignedIn('/virtualSimulation/video/detail?id=31', service);
  expect(await screen.findByText('这段视频需要购买后观看')).toBeVisible();
  expect(screen.queryByText('影片')).toBeNull();
  await user.click(await screen.findByRole('link', { name: '1. 判断与呼救' }));
  expect(await screen.findByText('影片')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '2. 胸外按压' }));
  await user.click(await screen.findByRole('button', { name: '购买这段视频' }));
  await waitFor(() => expect(at()).toBe('/pay/virtualSimulation?id=5&ids=31&orderId=77'));
});

it('goes on where one was, and keeps where one has come to, and how long one watched', async () => {
  const service = aService();
  service.answers(studyTrackingCalls.startProduct, null);
  service.answers(studyTrackingCalls.endProduct, null);
  service.answers(simulationVideoCalls.detail, opened(videos[0]!, 20));
  service.answers(simulationVideoCalls.keepPosition, null);
  const { sent } = openSignedIn('/virtualSimulation/video/detail?id=30', service);
  await screen.findByText('影片');
  expect(film.props?.startAt).toBe(20);
  await act(() => film.props?.onPlaying(true));
  await act(() => film.props?.onSecond(24.6));
  await act(() => film.props?.onSecond(30.2));
  await act(() => film.props?.onSecond(36));
  await act(() => film.props?.onPlaying(false));
  await waitFor(() =>
    expect(sent(simulationVideoCalls.keepPosition)).toEqual([
      { videoId: 30, positionS: 24 },
      { videoId: 30, positionS: 36 },
    ]),
  );
  const product = { productId: 5, productType: 8 };
  expect(sent(studyTrackingCalls.startProduct)).toEqual([product]);
  expect(sent(studyTrackingCalls.endProduct)).toEqual([product]);
});

it('what is said over a film is listed, sent with its moment, blocked, and turned off by a key', async () => {
  const service = aService();
  service.answers(simulationVideoCalls.detail, opened(videos[0]!));
  const aBullet = (id: number, text: string) => ({
    id,
    text,
    atMs: id * 1000,
    color: '#ffffff',
    place: 1,
    senderId: 40 + id,
    isMine: false,
    sentAt: 0,
  });
  const bullets = [aBullet(1, '先判断反应'), aBullet(2, '卖广告的')];
  service.answersWith(bulletCommentCalls.list, ({ fromMs }) => (fromMs === '0' ? bullets : []));
  service.answers(bulletCommentCalls.send, { bullet: aBullet(9, '按压要快'), isHeld: false });
  const senders = [{ id: 41, text: '先判断反应' }];
  const blocks = { words: ['广告'], places: [] };
  let kept: BulletBlocks = { ...blocks, senders: [] };
  service.answersWith(bulletCommentCalls.blocks, () => kept);
  service.answersWith(bulletCommentCalls.keepBlocks, (_, asked) => (kept = asked as BulletBlocks));
  const { user, sent } = openSignedIn('/virtualSimulation/video/detail?id=30', service);
  await screen.findByText('影片');
  await act(() => film.props?.onSecond(8.4));
  expect(await screen.findByRole('button', { name: '跳到 00:00:01：先判断反应' })).toBeVisible();
  expect(screen.queryByText('卖广告的')).toBeNull();

  await user.type(screen.getByRole('textbox', { name: '发弹幕' }), '按压要快{Enter}');
  expect(await screen.findByRole('button', { name: '跳到 00:00:09：按压要快' })).toBeVisible();
  expect(sent(bulletCommentCalls.send)).toEqual([
    { videoId: 30, text: '按压要快', color: '#ffffff', place: 1, atMs: 8400 },
  ]);
  expect(screen.getByRole('textbox', { name: '发弹幕' })).toHaveValue('');

  await user.click(screen.getByRole('button', { name: '对弹幕「先判断反应」的操作' }));
  await user.click(await screen.findByRole('button', { name: '屏蔽此人' }));
  await waitFor(() =>
    expect(sent(bulletCommentCalls.keepBlocks).filter(Boolean)).toEqual([{ ...blocks, senders }]),
  );
  await user.click(screen.getByRole('button', { name: '弹幕设置' }));
  await user.click(await screen.findByRole('button', { name: '解除屏蔽：写过“先判断反应”的人' }));
  await waitFor(() =>
    expect(sent(bulletCommentCalls.keepBlocks).filter(Boolean).at(-1)).toEqual({
      ...blocks,
      senders: [],
    }),
  );
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: '跳到 00:00:01：先判断反应' })).toBeVisible();
  expect(screen.getByRole('button', { name: '关闭弹幕' })).toBeVisible();
  act(() => film.props?.keys?.['d']?.());
  expect(await screen.findByRole('button', { name: '显示弹幕' })).toBeVisible();
});

it('a teacher mutes over a film of their school’s, and takes it back', async () => {
  const service = aService();
  const made = { ...opened(aVideo({ id: 100_001, ...free })), isKeeping: true };
  service.answers(simulationVideoCalls.detail, made);
  const bullet = { id: 1, text: '捣乱', atMs: 1000, color: '#ffffff', place: 1, senderId: 41 };
  service.answersWith(bulletCommentCalls.list, ({ fromMs }) =>
    fromMs === '0' ? [{ ...bullet, isMine: false, sentAt: 0 }] : [],
  );
  service.answers(bulletCommentCalls.mute, null);
  service.answers(bulletCommentCalls.mutes, [{ senderId: 41, nickname: '林小满', until: null }]);
  service.answers(bulletCommentCalls.unmute, null);
  const { user, sent } = openSignedIn('/virtualSimulation/video/detail?id=100001', service);
  await screen.findByText('影片');
  await act(() => film.props?.onSecond(2));
  await user.click(await screen.findByRole('button', { name: '对弹幕「捣乱」的操作' }));
  await user.click(await screen.findByRole('button', { name: '禁言此人' }));
  await user.selectOptions(await screen.findByLabelText('禁言时长'), '30 天');
  await user.click(screen.getByRole('button', { name: '禁言' }));
  await waitFor(() =>
    expect(sent(bulletCommentCalls.mute)).toEqual([{ videoId: 100_001, senderId: 41, days: 30 }]),
  );
  await user.click(screen.getByRole('button', { name: '禁言名单' }));
  expect(await screen.findByText('长期禁言')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '解除对林小满的禁言' }));
  expect(await screen.findByText('已解除禁言')).toBeVisible();
});
