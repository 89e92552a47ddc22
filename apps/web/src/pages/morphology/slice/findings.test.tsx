import { slideFindingCalls } from '@cheese/domain/calls/slides/slideFinding';
import { slideFindingMakingCalls } from '@cheese/domain/calls/slides/slideFindingMaking';
import { slideFindingMarkingCalls } from '@cheese/domain/calls/slides/slideFindingMarking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beginAnew, viewer } from '../../../features/slide/testing/fakeViewer';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import {
  aService,
  answers,
  diagnosis,
  fields,
  form,
  madeForm,
  marks,
  openFindings,
} from './testing/findings';

jest.mock('@cheese/slide-viewer/SlideViewer', () =>
  jest.requireActual('../../../features/slide/testing/fakeViewer'),
);

beforeAll(() =>
  Promise.all([
    import('./SlicePage'),
    import('../../../features/slide/viewer/SlideBench'),
    import('../../../features/slide/findings/FindingPanel'),
    import('../../../features/slide/findings/making/FindingMaking'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  beginAnew();
  viewer.seen = { x: 100, y: 90, scale: 0.1, angle: 0, isFlipped: false };
});

it('is filled in beside the slide, kept meanwhile, and handed in once', async () => {
  const service = aService([form]);
  const handed: unknown[] = [];
  service.answersWith(slideFindingCalls.handIn, (_, body) => {
    handed.push(body);
    const own = {
      id: 3,
      state: 1,
      handedAt: 1,
      title: form.title,
      fields,
      answers,
      canTakeBack: true,
      marks: null,
      expected: null,
    };
    service.answers(slideFindingCalls.list, { isTeaching: false, list: [{ ...form, own }] });
    return { id: 3 };
  });
  const { user } = await openFindings(service);
  await user.click(await screen.findByRole('button', { name: /肝切片报告/ }));
  await user.click(screen.getByRole('button', { name: '提交报告' }));
  expect(await screen.findByText('请在切片上标出位置')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /诊断/ }), '脂肪变性');
  await user.click(screen.getByRole('button', { name: '标记视野中心' }));
  await user.click(screen.getByRole('button', { name: '在切片上点选' }));
  // A point outside of the slide is moved to its edge.
  act(() => viewer.props?.onPoint?.({ x: -4, y: 70_000 }));
  await user.type(screen.getByRole('textbox', { name: '位置 1 的说明' }), '空泡');
  // The report must survive a switch to another panel.
  await user.click(screen.getByRole('button', { name: '任务' }));
  await user.click(screen.getByRole('button', { name: '报告' }));
  await user.click(await screen.findByRole('button', { name: /肝切片报告/ }));
  await user.click(screen.getByRole('button', { name: '移除位置 2' }));
  await user.dblClick(screen.getByRole('button', { name: '提交报告' }));
  expect(await screen.findByText(/待批阅/)).toBeVisible();
  expect(screen.queryByText(/\/ \d+ 分/)).toBeNull();
  expect(handed).toHaveLength(1);
  expect(handed[0]).toMatchObject({ id: 7, edition: 2, answers });
});

it('waits for the network, says so, and is sent once when it is back', async () => {
  const service = aService([form]);
  const { user } = await openFindings(service);
  await user.click(await screen.findByRole('button', { name: /肝切片报告/ }));
  await user.type(screen.getByRole('textbox', { name: /诊断/ }), '脂肪变性');
  await user.click(screen.getByRole('button', { name: '标记视野中心' }));
  await user.click(screen.getByRole('button', { name: '提交报告' }));
  expect(await screen.findByText(/联网后自动提交/)).toBeVisible();
  // The waiting report is still there after switching panels.
  await user.click(screen.getByRole('button', { name: '任务' }));
  await user.click(screen.getByRole('button', { name: '报告' }));
  expect(await screen.findByText(/联网后自动提交/)).toBeVisible();
  const handed: { token?: string }[] = [];
  service.answersWith(slideFindingCalls.handIn, (_, body) => {
    handed.push(body as object);
    return { id: 3 };
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('报告已提交：肝切片报告')).toBeVisible();
  expect(handed).toHaveLength(1);
});

it('tells what it got, and leads to each place', async () => {
  const own = {
    id: 3,
    state: 3 as const,
    handedAt: 1,
    title: form.title,
    fields,
    answers,
    marks,
    canTakeBack: false,
    expected: ['肝细胞脂肪变性', ''],
  };
  const { user } = await openFindings(aService([{ ...form, own }]));
  await user.click(await screen.findByRole('button', { name: /肝切片报告/ }));
  expect(await screen.findByText('得分 14 / 15')).toBeVisible();
  expect(screen.getByText('批注：再写明程度')).toBeVisible();
  expect(screen.getByText('参考答案：肝细胞脂肪变性')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '这里也有' }));
  expect(viewer.shown.at(-1)).toMatchObject({ x: 50, y: 60 });
});

it('is made and marked by who teaches', async () => {
  const service = aService([], true);
  const made = { ...madeForm, fields: [{ ...diagnosis, expected: '肝细胞脂肪变性' }] };
  service.answers(slideFindingMakingCalls.list, [made]);
  const sent: unknown[] = [];
  service.answersWith(slideFindingMakingCalls.add, (_, body) => {
    sent.push(body);
    return { id: 8 };
  });
  service.answersWith(slideFindingMarkingCalls.mark, (_, body) => {
    sent.push(body);
    return { version: 2 };
  });
  const handed = {
    id: 3,
    formId: 7,
    title: form.title,
    slideId: 31,
    slideTitle: '肝小叶',
    writer: '小林',
    state: 1,
    handedAt: 1,
    total: null,
    most: 5,
  };
  service.answers(slideFindingMarkingCalls.list, { list: [handed], total: 1 });
  service.answers(slideFindingMarkingCalls.detail, {
    ...handed,
    fields: made.fields,
    answers: answers.slice(0, 1),
    marks: null,
    version: 1,
  });
  const { user } = await openFindings(service);
  await user.click(await screen.findByRole('button', { name: '新建报告表' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写标题')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '报告表的对象' }));
  await user.click(await screen.findByRole('button', { name: '只给一部分人' }));
  await user.click(screen.getByRole('button', { name: '凭邀请码加入' }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await user.type(screen.getByRole('textbox', { name: /标题/ }), '新表');
  await user.type(screen.getByRole('textbox', { name: /题目/ }), '所见');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await user.click(await screen.findByRole('button', { name: '批阅（1）：肝切片报告' }));
  await user.click(await screen.findByRole('button', { name: /小林/ }));
  const first = within(await screen.findByRole('group', { name: '诊断' }));
  expect(first.getByText('参考答案：肝细胞脂肪变性')).toBeVisible();
  await user.type(first.getByRole('textbox', { name: /得分/ }), '6');
  await user.click(screen.getByRole('button', { name: '批阅完成' }));
  expect(await first.findByText('请填写 0 至 5 的整数')).toBeVisible();
  await user.clear(first.getByRole('textbox', { name: /得分/ }));
  await user.type(first.getByRole('textbox', { name: /得分/ }), '4');
  await user.click(screen.getByRole('button', { name: '标记视野中心' }));
  await user.type(screen.getByRole('textbox', { name: '位置 1 的说明' }), '看这里');
  await user.click(screen.getByRole('button', { name: '批阅完成' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      slideId: 31,
      title: '新表',
      text: '',
      dueAt: null,
      isShown: true,
      audience: { kind: 'code' },
      fields: [{ ...diagnosis, label: '所见', points: 0, expected: '' }],
    },
    {
      id: 3,
      version: 1,
      isDone: true,
      marks: {
        fields: [{ points: 4, remark: '' }],
        remark: '',
        places: [{ at: { x: 100, y: 90 }, text: '看这里' }],
      },
    },
  ]);
});

it('is opened for marking by its address', async () => {
  const service = aService([], true);
  service.answers(slideFindingMakingCalls.list, [madeForm]);
  service.answers(slideFindingMarkingCalls.list, { list: [], total: 0 });
  service.answers(slideFindingMarkingCalls.detail, {
    id: 3,
    formId: 7,
    title: form.title,
    slideId: 31,
    slideTitle: '肝小叶',
    writer: '小林',
    state: 1,
    handedAt: 1,
    total: null,
    most: 5,
    fields: madeForm.fields,
    answers: answers.slice(0, 1),
    marks: null,
    version: 1,
  });
  await openAsTeacher('/morphology/slice?id=31&formId=7&findingId=3', service);
  expect(await screen.findByRole('button', { name: '批阅完成' })).toBeVisible();
});

it('has its fields put in order by steps, and the button stays with its field', async () => {
  const service = aService([], true);
  service.answers(slideFindingMakingCalls.list, []);
  const { user } = await openFindings(service);
  await user.click(await screen.findByRole('button', { name: '新建报告表' }));
  await user.type(screen.getByRole('textbox', { name: /题目/ }), '先');
  await user.click(screen.getByRole('button', { name: /添加|再加/ }));
  const labels = () =>
    screen.getAllByRole('textbox', { name: /题目/ }).map((one) => (one as HTMLInputElement).value);
  await user.type(screen.getAllByRole('textbox', { name: /题目/ })[1] as HTMLElement, '后');
  await user.click(screen.getByRole('button', { name: '上移第 2 项' }));
  expect(labels()).toEqual(['后', '先']);
  expect(screen.getByRole('button', { name: '上移第 1 项' })).toHaveFocus();
});

it('is not written over by a teacher who saw it as it was before', async () => {
  const service = aService([], true);
  const made = { ...madeForm, handedIn: 0, waiting: 0 };
  service.answers(slideFindingMakingCalls.list, [made]);
  const sent: unknown[] = [];
  const key = 'slideFinding.formChanged';
  const message = '其他老师刚保存过这份报告表';
  service.refuses(slideFindingMakingCalls.edit, { status: 409, flag: 409, message, key });
  const { user } = await openFindings(service);
  await user.click(await screen.findByRole('button', { name: '编辑：肝切片报告' }));
  await user.type(screen.getByRole('textbox', { name: /标题/ }), '（甲）');
  service.answers(slideFindingMakingCalls.list, [{ ...made, title: '别人的', updatedAt: 20 }]);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/其他老师刚保存过这份报告表/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /标题/ })).toHaveValue('肝切片报告（甲）');
  service.answersWith(slideFindingMakingCalls.edit, (_, body) => {
    sent.push(body);
    return { id: 7 };
  });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ title: '肝切片报告（甲）', updatedAt: 20 }]);
});
