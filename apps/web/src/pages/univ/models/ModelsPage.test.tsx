import { fakeService } from '@cheese/api-client/testing/fakeService';
import { openCalls } from '@cheese/domain/calls/base/open';
import { mediaCalls } from '@cheese/domain/calls/learning/media';
import { modelMakingCalls as calls } from '@cheese/domain/calls/bodies/modelMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  MadeModelDetail,
  ModelMakingContract,
} from '@cheese/domain/contract/bodies/modelMaking';
import { screen, waitFor, within } from '@testing-library/react';
import axios from 'axios';
import { aMedia, someRules } from '../../../features/media/testing/aMedia';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { aModel, aModelDetail } from './testing/aModel';

beforeAll(() =>
  Promise.all([
    import('./ModelsPage'),
    import('./edit/ModelEditPage'),
    import('./edit/ModelStage'),
  ]),
);
// Without WebGL the preview is a list of parts.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

describe('the list', () => {
  async function seen(list = [aModel()]) {
    const service = fakeService();
    service.answers(mediaCalls.rules, { ...someRules, slideBytes: 1 });
    const ready = aMedia({ id: 5, kind: 'model', name: '颅骨 2026.fbx' });
    const failed = { id: 6, state: 'failed', failure: 'FBX 版本低于 7.0' } as const;
    service.answers(calls.files, {
      list: [ready, aMedia({ ...failed, kind: 'model', name: '旧.fbx' })],
      total: 2,
    });
    service.answers(calls.list, { list, total: list.length });
    return openAsTeacher('/univ/models', service);
  }

  it('says beside each file what became of it, and makes a model of one', async () => {
    const { service, user, at } = await seen([]);
    expect(await screen.findByText('FBX 版本低于 7.0')).toBeVisible();
    expect(await screen.findByText('还没有模型')).toBeVisible();
    expect(
      await screen.findByText(/支持 glb、fbx、obj、stl、ply、zip，单个文件不超过 200 MB/),
    ).toBeVisible();
    const added: unknown[] = [];
    service.answersWith(calls.add, (_, asked) => {
      added.push(asked);
      return aModel();
    });
    service.answers(calls.detail, aModelDetail());
    await user.click(screen.getByRole('button', { name: /建成模型.*颅骨 2026/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: /名称/ })).toHaveValue('颅骨 2026');
    await user.click(within(dialog).getByRole('button', { name: '建成模型' }));
    await waitFor(() => expect(at()).toBe('/univ/models/edit?id=100001'));
    expect(added).toEqual([{ mediaId: 5, title: '颅骨 2026', system: 1 }]);
  });

  it('asks whoever teaches and runs the platform for whom', async () => {
    const service = fakeService();
    service.answers(mediaCalls.rules, { ...someRules, slideBytes: 1 });
    service.answers(calls.files, { list: [aMedia({ id: 5, kind: 'model' })], total: 1 });
    const asked: object[] = [];
    service.answersWith(calls.list, (said) => {
      asked.push(said);
      return { list: [], total: 0 };
    });
    service.answersWith(calls.add, (_, said) => {
      asked.push(said as object);
      return aModel({ isPlatform: true });
    });
    service.answers(calls.detail, aModelDetail());
    const { user } = await openAsTeacher('/univ/models?shelf=platform', service, true);
    const shelves = within(await screen.findByRole('navigation', { name: '归属' }));
    expect(shelves.getByRole('link', { name: '平台' })).toHaveAttribute('aria-current', 'page');
    await user.click(await screen.findByRole('button', { name: /^建成模型/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '建成模型' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(asked).toEqual(asked.map(() => expect.objectContaining({ shelf: 'platform' })));
  });

  it('publishes one, and says what is lost before one goes', async () => {
    const { service, user } = await seen();
    const shown: unknown[] = [];
    service.answersWith(calls.show, (_, asked) => {
      shown.push(asked);
      return aModel({ isShown: true });
    });
    await user.click(await screen.findByRole('button', { name: /发布.*颅骨/ }));
    await waitFor(() => expect(shown).toEqual([{ id: 100_001, isShown: true }]));
    service.answers(calls.loss, { notes: 3, quizzes: 0, learners: 2 });
    service.answers(calls.remove, null);
    await user.click(screen.getByRole('button', { name: /^删除(?!文件).*颅骨/ }));
    expect(await screen.findByText('一并删除 2 名学生的3 条笔记')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '确认删除' }));
    expect(await screen.findByText('模型已删除')).toBeVisible();
  });
});

describe('one of them', () => {
  async function seen(said: Partial<MadeModelDetail> = {}) {
    const service = fakeService();
    service.answers(calls.detail, aModelDetail(said));
    service.answers(calls.terms, [{ name: '下颌骨', nameLatin: 'mandibula', nameEn: 'mandible' }]);
    const saved: Asks<ModelMakingContract['edit']>[] = [];
    service.answersWith(calls.edit, (_, asked) => {
      saved.push(asked as Asks<ModelMakingContract['edit']>);
      return aModelDetail({ edition: 2 });
    });
    return { saved, ...(await openAsTeacher('/univ/models/edit?id=100001', service)) };
  }
  const row = (name: RegExp) =>
    within(screen.getByRole('list', { name: '结构' })).getByRole('button', { name });

  it('takes a term with its three names, steps on by Enter, and takes steps back', async () => {
    const { user, saved } = await seen();
    expect(await screen.findByText('已命名 1 / 2')).toBeVisible();
    await user.click(row(/Cube/));
    await user.click(await screen.findByRole('button', { name: '采用 下颌骨' }));
    expect(screen.getByLabelText('拉丁文名')).toHaveValue('mandibula');
    expect(screen.getByText('已命名 2 / 2')).toBeVisible();
    await user.click(row(/枕骨/));
    await user.type(screen.getByLabelText(/^中文名/), '（后）{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^中文名/)).toHaveValue('下颌骨'));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(row(/枕骨/)).toHaveTextContent('枕骨');
    expect(row(/枕骨/)).not.toHaveTextContent('后');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(saved).toMatchObject([
        { id: 100_001, edition: 1, removed: [], parts: [{ id: 3, name: '下颌骨' }] },
      ]),
    );
    expect(saved[0]?.parts).toHaveLength(1);
  });

  it('puts what is ticked into a new group', async () => {
    const { user, saved } = await seen();
    await user.click(await screen.findByRole('checkbox', { name: '选择 枕骨' }));
    await user.click(screen.getByRole('checkbox', { name: '选择 Cube.002' }));
    await user.click(screen.getByRole('button', { name: '新建分组并移入' }));
    await user.type(screen.getByRole('textbox', { name: /分组名称/ }), '后部');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('region', { name: '所选分组' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved[0]?.parts.map(({ id, pid }) => [id, pid])).toEqual([
        [2, -1],
        [3, -1],
        [-1, 1],
      ]),
    );
  });

  it('leads to the name that is missing, and saves nothing until then', async () => {
    const { user, saved } = await seen();
    await user.click(await screen.findByText('枕骨', { selector: 'button' }));
    await user.clear(screen.getByLabelText(/^中文名/));
    await user.click(row(/Cube/));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请填写名称')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('gives a pin a picture, and leads to the title that it lacks', async () => {
    const stuck = { title: '', text: '后方中线', place: { x: 1, y: 2, z: 3 }, structureId: 2 };
    const { file } = aModelDetail();
    const { service, user, saved } = await seen({
      file: { ...file, pins: [{ ...stuck, pictures: [] }] },
    });
    const permission = { host: '/storage', keyPrefix: 'upload/1/', fields: [], suffixes: ['png'] };
    service.answers(openCalls.oss, { ...permission, expiresAt: 0, maxBytes: 100 });
    const post = jest.spyOn(axios, 'post').mockResolvedValue({});
    const pin = within(await screen.findByRole('group', { name: '注释 1' }));
    const chooser = document.querySelector<HTMLInputElement>('input[accept*=".png"]');
    await user.upload(chooser!, new File(['x'], '近照.png', { type: 'image/png' }));
    await user.type(await pin.findByRole('textbox', { name: '图 1 的说明' }), '骨缝');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await pin.findByText('请填写注释的标题')).toBeVisible();
    await waitFor(() => expect(pin.getByLabelText(/^标题/)).toHaveFocus());
    await user.keyboard('枕外隆凸');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const src: unknown = expect.stringMatching(/^\/storage\/upload\/1\/[\w-]{36}\.png$/);
    const pins = [{ ...stuck, title: '枕外隆凸', pictures: [{ src, text: '骨缝' }] }];
    await waitFor(() => expect(saved).toMatchObject([{ pins }]));
    expect(saved[0]?.parts).toEqual([]);
    post.mockRestore();
  });

  it('says that a colleague was first, and keeps what was typed', async () => {
    const { service, user } = await seen();
    await user.type(await screen.findByLabelText(/^名称/), '（本校）');
    service.refuses(calls.edit, { status: 409, flag: 409, message: '已被修改' });
    service.answers(calls.detail, aModelDetail({ edition: 3, title: '颅' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '载入新版本' })).toBeVisible();
    expect(screen.getByLabelText(/^名称/)).toHaveValue('颅骨（本校）');
  });
});
