import { slideTaskCalls } from '@cheese/domain/calls/slides/slideTask';
import { slideTaskMakingCalls } from '@cheese/domain/calls/slides/slideTaskMaking';
import type { SlideTask } from '@cheese/domain/contract/slides/slideTask';
import type { Drawing } from '@cheese/slide-viewer/drawing/tool';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import { act, screen } from '@testing-library/react';
import { aSlideService } from '../../../features/slide/testing/aSlideService';
import { beginAnew, viewer } from '../../../features/slide/testing/fakeViewer';
import { aMadeTask, aTask } from '../../../features/slide/testing/aTask';
import { openAsTeacher } from '../../../testing/openAsTeacher';

jest.mock('@cheese/slide-viewer/SlideViewer', () =>
  jest.requireActual('../../../features/slide/testing/fakeViewer'),
);

beforeAll(() =>
  Promise.all([
    import('./SlicePage'),
    import('../../../features/slide/viewer/SlideBench'),
    import('../../../features/slide/tasks/TaskPanel'),
    import('../../../features/slide/tasks/making/TaskMaking'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  beginAnew();
  viewer.seen = { x: 100, y: 90, scale: 0.1, angle: 0, isFlipped: false };
});

const standing = { tries: 1, first: 50, best: 50, isRight: false, hasKey: false };

function aService(tasks: readonly SlideTask[], isTeaching = false) {
  const service = aSlideService();
  service.answers(slideTaskCalls.list, { isTeaching, list: tasks });
  service.answers(slideTaskCalls.tries, []);
  return service;
}

async function open(service: ReturnType<typeof aService>) {
  const page = await openAsTeacher('/morphology/slice?id=31', service);
  await screen.findByText('镜下');
  await page.user.click(screen.getByRole('button', { name: '任务' }));
  return page;
}

const drawing = () => viewer.props?.drawing as Drawing;
const draw = (kind: ShapeKind, ...points: readonly (readonly [number, number])[]) => {
  const shape: Shape = {
    id: crypto.randomUUID(),
    kind,
    text: '',
    colour: 'blue',
    isMeasured: false,
    points: points.map(([x, y]) => ({ x, y })),
  };
  act(() => drawing().change([...drawing().shapes, shape]));
};

it('points at what is asked, hands it in, and shows what came of it', async () => {
  const service = aService([aTask(), aTask({ id: 8, title: '数肝细胞', standing })]);
  let handed: object = {};
  service.answersWith(slideTaskCalls.handIn, (_, body) => {
    handed = body;
    return {
      nth: 1,
      isCounted: true,
      key: null,
      explanation: '',
      at: 1,
      standing,
      answer: { kind: 1, points: [{ x: 2, y: 2 }] },
      marks: { isRight: false, share: 50, hits: [true, false], missed: 1 },
    };
  });
  const { user } = await open(service);
  expect(await screen.findByText('已答对 0 / 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /指认中央静脉/ }));
  expect(drawing().tool).toMatchObject({ kind: 'point' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请先在切片上点出目标')).toBeVisible();
  // An extra point replaces the oldest; a point outside of the slide is moved to its edge.
  draw('point', [1, 1]);
  draw('point', [2.04, 2]);
  draw('point', [-5, 70_000]);
  expect(screen.getByText('已标 2 处')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('还不正确')).toBeVisible();
  expect(screen.getByText('得分 50 · 找对 1 处，漏 1 处，多 1 处')).toBeVisible();
  expect(handed).toMatchObject({
    id: 7,
    edition: 1,
    answer: {
      kind: 1,
      points: [
        { x: 2, y: 2 },
        { x: 0, y: 40_000 },
      ],
    },
  });
  expect(drawing()).toBeNull();
  await user.click(screen.getByRole('button', { name: '再做一次' }));
  expect(screen.getByText('已标 0 处')).toBeVisible();
});

it('leads to where one is to look, no closer than a task at low power allows', async () => {
  const region = [
    { x: 1_000, y: 2_000 },
    { x: 1_200, y: 2_100 },
    { x: 1_100, y: 2_200 },
  ];
  const { user } = await open(aService([aTask({ asked: { kind: 6, most: 0.1, region } })]));
  await user.click(await screen.findByRole('button', { name: /指认中央静脉/ }));
  await user.click(screen.getByRole('button', { name: '看作答范围' }));
  expect(viewer.shown.at(-1)).toMatchObject({ x: 1_100, y: 2_100, scale: 0.1 });
});

it('keeps what was drawn when another panel is looked at, and one’s own drawing apart', async () => {
  const { user } = await open(aService([aTask()]));
  await user.click(await screen.findByRole('button', { name: /指认中央静脉/ }));
  draw('point', [10, 10]);
  await user.click(screen.getByRole('button', { name: '测量与标注' }));
  expect(drawing().shapes).toEqual([]);
  await user.click(screen.getByRole('button', { name: '任务' }));
  await user.click(await screen.findByRole('button', { name: /指认中央静脉/ }));
  expect(screen.getByText('已标 1 处')).toBeVisible();
});

it('puts labels to their places by the keyboard and on the slide', async () => {
  const asked = {
    kind: 4 as const,
    places: [
      { x: 100, y: 100 },
      { x: 900, y: 900 },
    ],
    labels: ['动脉', '静脉'],
  };
  const { user } = await open(aService([aTask({ asked })]));
  await user.click(await screen.findByRole('button', { name: /指认中央静脉/ }));
  await user.click(screen.getByRole('button', { name: '静脉' }));
  await user.click(screen.getByRole('button', { name: /^位置 1/ }));
  expect(screen.getByRole('button', { name: '位置 1：静脉' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '静脉' }));
  act(() => viewer.props?.onPoint?.({ x: 800, y: 850 }));
  expect(screen.getByRole('button', { name: '位置 2：静脉' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^位置 1/ })).toHaveTextContent('未放标签');
});

describe('who teaches', () => {
  it('makes a task: draws the key, and is told what is missing', async () => {
    const service = aService([], true);
    service.answers(slideTaskMakingCalls.list, []);
    let added: object = {};
    service.answersWith(slideTaskMakingCalls.add, (_, body) => {
      added = body;
      return { id: 9 };
    });
    const { user } = await open(service);
    await user.click(await screen.findByText('编辑任务'));
    await user.click(await screen.findByText('指认'));
    await user.click(screen.getByText('保存'));
    expect(await screen.findByText('请填写标题')).toBeVisible();
    await user.type(screen.getByLabelText(/标题/), '汇管区');
    await user.click(screen.getByText('保存'));
    expect(await screen.findByText('请在切片上画出目标')).toBeVisible();
    draw('point', [300, 400]);
    draw('rectangle', [1, 1], [2, 1], [2, 2], [1, 2]);
    draw('rectangle', [200, 201], [300, 301], [500, 501], [600, 601]);
    await user.click(screen.getByText('保存'));
    expect(await screen.findByText('任务已保存')).toBeVisible();
    // 10 µm at 0.25 µm per pixel. The last rectangle is the area to search, not a target.
    expect(added).toMatchObject({
      slideId: 31,
      title: '汇管区',
      tries: 0,
      reveals: 2,
      isShown: true,
      key: {
        kind: 1,
        targets: [[{ x: 300, y: 400 }]],
        reach: 40,
        region: [200, 300, 500, 600].map((x) => ({ x, y: x + 1 })),
      },
    });
  });

  it('leaves a key that was not touched as it is, to the last digit', async () => {
    const service = aService([], true);
    service.answers(slideTaskMakingCalls.list, [aMadeTask()]);
    let edited: object = {};
    service.answersWith(slideTaskMakingCalls.edit, (_, body) => {
      edited = body;
      return { id: 7 };
    });
    const { user } = await open(service);
    await user.click(await screen.findByText('编辑任务'));
    await user.click(await screen.findByLabelText('编辑「指认中央静脉」'));
    await user.type(screen.getByLabelText(/标题/), '（一）');
    await user.click(screen.getByText('保存'));
    expect(await screen.findByText('任务已保存')).toBeVisible();
    expect(edited).toMatchObject({ title: '指认中央静脉（一）', key: aMadeTask().key });
  });
});
