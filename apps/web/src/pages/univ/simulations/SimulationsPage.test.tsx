import { fakeService } from '@cheese/api-client/testing/fakeService';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import { mediaCalls } from '@cheese/domain/calls/learning/media';
import { simulationMakingCalls as calls } from '@cheese/domain/calls/training/simulationMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  MadeSimulation,
  MadeSimulationDetail,
  SimulationMakingContract,
} from '@cheese/domain/contract/training/simulationMaking';
import { screen, waitFor, within } from '@testing-library/react';
import { aMedia, someRules } from '../../../features/media/testing/aMedia';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { writeFile } from './simulationFile';

beforeAll(() => Promise.all([import('./SimulationsPage'), import('./edit/SimulationEditPage')]));

const made: MadeSimulation = {
  id: 100_001,
  title: '气道管理',
  cover: '',
  videoCount: 1,
  isShown: false,
  isPlatform: false,
  edition: 1,
  updatedAt: 0,
};
const whole = (more: Partial<MadeSimulationDetail> = {}): MadeSimulationDetail => ({
  ...made,
  summary: '',
  html: '',
  aims: [],
  equipment: [],
  steps: ['预充氧'],
  videos: [{ id: 9, title: '插管', html: '', mediaId: 1 }],
  practice: null,
  ...more,
});

const chapters = [
  { id: 4, parentId: null, name: '气道', count: 30 },
  { id: 5, parentId: 4, name: '插管', count: 12 },
];
const sources = [
  { id: 1, name: '急救题库', isOwn: true, chapters },
  { id: 2, name: '平台题库', isOwn: false, chapters: [{ ...chapters[0], id: 9 }] },
];

/** jsdom files have no `text()`. */
const fileOf = (words: string, name: string) =>
  Object.assign(new File([], name, { type: 'application/json' }), {
    text: () => Promise.resolve(words),
  });

describe('the list', () => {
  it('publishes one, and says what is lost before one goes', async () => {
    const service = fakeService();
    service.answers(calls.list, { list: [made], total: 1 });
    const { user } = await openAsTeacher('/univ/simulations', service);
    const shown: unknown[] = [];
    service.answersWith(calls.show, (_, asked) => {
      shown.push(asked);
      return { ...made, isShown: true };
    });
    await user.click(await screen.findByRole('button', { name: /发布.*气道管理/ }));
    await waitFor(() => expect(shown).toEqual([{ id: 100_001, isShown: true }]));
    service.answers(calls.loss, { bullets: 4, notes: 1, learners: 2 });
    service.answers(calls.remove, null);
    await user.click(screen.getByRole('button', { name: /^删除.*气道管理/ }));
    expect(await screen.findByText('一并删除 2 名学习者的进度、4 条弹幕和 1 条笔记')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '确认删除' }));
    expect(await screen.findByText('仿真已删除')).toBeVisible();
  });

  it('asks for whom only those who make for a school and for the platform', async () => {
    const service = fakeService();
    const asked: unknown[] = [];
    service.answersWith(calls.list, (query) => {
      asked.push(query);
      return { list: [], total: 0 };
    });
    const { user } = await openAsTeacher('/univ/simulations?shelf=platform', service, true);
    expect(await screen.findByRole('combobox', { name: '归属' })).toHaveTextContent('平台');
    expect(asked[0]).toMatchObject({ shelf: 'platform' });
    const added: unknown[] = [];
    service.answersWith(calls.add, (_, said) => {
      added.push(said);
      return made;
    });
    await user.click((await screen.findAllByRole('button', { name: '新建仿真' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '洗手');
    await user.click(dialog.getByRole('button', { name: '新建仿真' }));
    await waitFor(() => expect(added).toEqual([{ title: '洗手', shelf: 'platform' }]));
  });

  it('does not ask a teacher for whom', async () => {
    const service = fakeService();
    service.answers(calls.list, { list: [made], total: 1 });
    await openAsTeacher('/univ/simulations', service);
    expect(await screen.findByText('气道管理')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '归属' })).toBeNull();
  });

  it('makes a draft of a file that it wrote itself, and of no other', async () => {
    const service = fakeService();
    service.answers(calls.list, { list: [], total: 0 });
    service.answers(calls.detail, whole());
    service.answers(mediaCalls.some, [aMedia()]);
    const { user, at } = await openAsTeacher('/univ/simulations', service);
    const added: unknown[] = [];
    service.answersWith(calls.add, (_, asked) => {
      added.push(asked);
      return made;
    });
    await screen.findAllByRole('button', { name: '新建仿真' });
    const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(chooser, fileOf('{}', '别的.json'));
    expect(await screen.findByText('这不是从本平台导出的仿真文件')).toBeVisible();
    const words = {
      title: '洗手（七步）',
      summary: '',
      html: '',
      aims: [],
      equipment: [],
      steps: ['掌心相对'],
    };
    const file = fileOf(writeFile(words), '洗手（七步）.json');
    await user.upload(chooser, file);
    await waitFor(() => expect(at()).toBe('/univ/simulations/edit?id=100001'));
    expect(added).toEqual([words]);
  });
});

describe('one of them', () => {
  async function seen(said: Partial<MadeSimulationDetail> = {}) {
    const service = fakeService();
    service.answers(calls.detail, whole(said));
    service.answers(mediaCalls.rules, { ...someRules, slideBytes: 1 });
    service.answers(mediaCalls.some, [aMedia()]);
    service.answers(paperManageCalls.sources, sources);
    const saved: Asks<SimulationMakingContract['edit']>[] = [];
    service.answersWith(calls.edit, (_, asked) => {
      const edited = asked as Asks<SimulationMakingContract['edit']>;
      saved.push(edited);
      return whole({ ...edited, edition: 2 });
    });
    const page = await openAsTeacher('/univ/simulations/edit?id=100001', service);
    await screen.findByLabelText(/^仿真名称/);
    return { saved, ...page };
  }

  it('saves lines and videos in their order, by keys', async () => {
    const { user, saved } = await seen({
      videos: [
        { id: 9, title: '插管', html: '', mediaId: 1 },
        { id: 8, title: '面罩', html: '', mediaId: 1 },
      ],
    });
    await user.type(screen.getByLabelText('操作步骤'), '{Enter}{Enter}置入喉镜');
    await user.click(screen.getByRole('button', { name: '视频 2 上移' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ edition: 1, steps: ['预充氧', '置入喉镜'] });
    expect(saved[0]?.videos.map(({ id }) => id)).toEqual([8, 9]);
  });

  it('lets learners practise questions of a chapter of the school, and no other', async () => {
    const { user, saved } = await seen();
    const chapter = await screen.findByLabelText('章节');
    expect(within(chapter).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(chapter, '急救题库 / 气道 / 插管（12 题）');
    const count = screen.getByLabelText(/^题数/);
    await user.clear(count);
    await user.type(count, '51');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请填写 1 到 50 的整数')).toBeVisible();
    await waitFor(() => expect(count).toHaveFocus());
    await user.clear(count);
    await user.type(count, '8');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved[0]?.practice).toEqual({ chapterId: 5, questionCount: 8 }));
    await user.selectOptions(chapter, '不设练习');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved[1]?.practice).toBeNull());
  });

  it('keeps a chapter that a colleague chose of a bank of their own', async () => {
    await seen({ practice: { chapterId: 77, questionCount: 5 } });
    expect(await screen.findByLabelText('章节')).toHaveDisplayValue(/您看不到它所在的题库/);
    expect(screen.getByLabelText(/^题数/)).toHaveValue('5');
  });

  it('leads to the name that a new video lacks, and saves nothing until then', async () => {
    const { user, saved } = await seen();
    await user.click(screen.getByRole('button', { name: '添加视频' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请填写视频名称')).toBeVisible();
    const [, second] = screen.getAllByRole('textbox', { name: /视频名称/ });
    await waitFor(() => expect(second).toHaveFocus());
    await user.type(second!, '面罩');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请选择视频文件')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('asks before a video goes that learners may have watched', async () => {
    const { user, saved } = await seen();
    await user.click(screen.getByRole('button', { name: '移除视频 1' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/“插管”的进度、弹幕和笔记将一并删除/);
    await user.click(within(dialog).getByRole('button', { name: '移除' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved[0]?.videos).toEqual([]));
  });

  it('says that a colleague was first, and keeps what was typed', async () => {
    const { service, user } = await seen();
    await user.type(screen.getByLabelText(/^仿真名称/), '（本校）');
    service.refuses(calls.edit, { status: 409, flag: 409, message: '已被修改' });
    service.answers(calls.detail, whole({ edition: 3, title: '气道' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '载入新版本' })).toBeVisible();
    expect(screen.getByLabelText(/^仿真名称/)).toHaveValue('气道管理（本校）');
  });
});
