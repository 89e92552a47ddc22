import { fakeService } from '@cheese/api-client/testing/fakeService';
import { drillMakingCalls as calls } from '@cheese/domain/calls/training/drillMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  DrillFault,
  DrillMakingContract,
  MadeDrillDetail,
} from '@cheese/domain/contract/training/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { tiny } from '@cheese/drills/testing/tiny';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { aDrill, aDrillDetail } from './testing/aDrill';

beforeAll(() => Promise.all([import('./DrillsPage'), import('./edit/DrillEditPage')]));

describe('the list', () => {
  async function seen() {
    const service = fakeService();
    const shown = aDrill({
      id: 6,
      title: '已发布的',
      state: 'published',
      scenarioId: 40,
      version: 2,
    });
    service.answers(calls.list, { list: [aDrill(), shown], total: 2 });
    service.answers(calls.detail, aDrillDetail());
    service.answers(calls.versions, []);
    return openAsTeacher('/univ/drills', service);
  }

  it('begins a new one, and says what is lost before one goes or is withdrawn', async () => {
    const { service, user, at } = await seen();
    expect(await screen.findByText('第 2 版')).toBeVisible();
    const withdrawn: unknown[] = [];
    service.answersWith(calls.withdraw, (_, asked) => {
      withdrawn.push(asked);
      return aDrill({ state: 'withdrawn' });
    });
    await user.click(screen.getByRole('button', { name: /收回.*已发布的/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/正在进行的演练不能继续/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '收回' }));
    await waitFor(() => expect(withdrawn).toEqual([{ id: 6 }]));
    expect(screen.queryByRole('button', { name: /删除.*已发布的/ })).toBeNull();
    const made: unknown[] = [];
    service.answersWith(calls.create, (_, body) => {
      made.push(body);
      return aDrill();
    });
    await user.click(screen.getByRole('button', { name: '新建演练' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '新建演练' }));
    expect(await dialog.findByText('请填写演练名称')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), '操场');
    await user.click(dialog.getByRole('button', { name: '新建演练' }));
    await waitFor(() => expect(at()).toBe('/univ/drills/edit?id=5'));
    expect(made).toEqual([{ title: '操场' }]);
  });

  it('takes a file in as a draft', async () => {
    const { service, user, at } = await seen();
    await screen.findByText('第 2 版');
    const taken: unknown[] = [];
    service.answersWith(calls.takeFile, (_, body) => {
      taken.push(body);
      return aDrill();
    });
    const file = Object.assign(new File([], '演练.json', { type: 'application/json' }), {
      text: async () => packDrill(tiny),
    });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(at()).toBe('/univ/drills/edit?id=5'));
    expect(taken).toEqual([{ file: packDrill(tiny) }]);
  });
});

describe('one of them', () => {
  async function seen(said: Partial<MadeDrillDetail> = {}, faults: DrillFault[] = []) {
    const service = fakeService();
    service.answers(calls.detail, aDrillDetail(said));
    service.answers(calls.versions, []);
    service.answers(calls.check, faults);
    const saved: Asks<DrillMakingContract['save']>[] = [];
    service.answersWith(calls.save, (_, body) => {
      const asked = body as Asks<DrillMakingContract['save']>;
      saved.push(asked);
      const after = aDrillDetail({ edition: asked.edition + 1, file: asked.file });
      service.answers(calls.detail, after);
      return after;
    });
    const page = await openAsTeacher('/univ/drills/edit?id=5', service);
    await screen.findByRole('group', { name: '场景图' });
    return { saved, ...page };
  }
  const graph = () => within(screen.getByRole('group', { name: '场景图' }));
  const list = () => within(screen.getByRole('list', { name: '场景与结局' }));
  const drillOf = (file: string | undefined): Drill => {
    const read = importDrill(file ?? '');
    if ('drill' in read) return read.drill;
    throw new Error(read.says);
  };

  it('is gone through by arrows, written by form, taken back and saved by keys', async () => {
    const { service, user, saved } = await seen();
    graph().getByRole('button', { name: '场景，开头，开头' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(graph().getByRole('button', { name: '场景，单选' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('region', { name: '场景：单选' }));
    await user.type(form.getByRole('textbox', { name: '标题' }), '题');
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    expect(graph().getByRole('button', { name: '场景，单选题' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(graph().getByRole('button', { name: '场景，单选' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重做' }));
    const ways = form.getAllByRole('combobox', { name: '前往' });
    await user.selectOptions(ways[0]!, 'hurt');
    // Arrow keys pass through every kind; coming back must not lose the ways.
    const kinds = form.getByRole('combobox', { name: '提问方式' });
    await user.selectOptions(kinds, 'order');
    await user.selectOptions(kinds, 'one');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toMatchObject([{ id: 5, edition: 1 }]));
    expect(drillOf(saved[0]?.file).scenes[1]).toMatchObject({
      title: '单选题',
      ways: [{ to: 'hurt' }, {}, {}],
    });
    await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull());
    await user.click(form.getByRole('button', { name: '下移 去向 1' }));
    await user.keyboard('{Enter}');
    expect(form.getByRole('button', { name: '下移 去向 3' })).toHaveFocus();
    service.hangs(calls.save);
    await user.keyboard('{Control>}s{/Control}');
    await user.type(form.getByRole('textbox', { name: '标题' }), '！');
    expect(form.getByRole('textbox', { name: '标题' })).toHaveValue('单选题！');
  });

  it('shows at once what leads nowhere, and leads there', async () => {
    const { user, saved } = await seen();
    await user.click(screen.getByRole('button', { name: '新建场景' }));
    expect(graph().getByRole('button', { name: /^场景，新场景，到不了/ })).toBeVisible();
    await user.click(list().getByRole('button', { name: /^演练信息/ }));
    expect(screen.getByRole('region', { name: '演练信息' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^去向不存在 ?新场景/ }));
    const form = within(screen.getByRole('region', { name: '场景：新场景' }));
    await user.selectOptions(form.getByRole('combobox', { name: '前往' }), 'one');
    await user.type(form.getByRole('textbox', { name: '正文' }), '有人倒下。');
    expect(await screen.findByText(/死路和到不了的场景要检查所有路径/)).toBeVisible();
    await user.click(form.getByRole('button', { name: '删除' }));
    expect(screen.getByRole('region', { name: '场景：开头' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('is not published with faults: the check is asked, and leads to where they are', async () => {
    const lost = { kind: 'unreachable', where: 'press', says: '从开头怎么走都到不了。' };
    const { service, user } = await seen({}, [lost]);
    const key = 'drillMaking.faulty';
    service.refuses(calls.publish, { status: 409, flag: 409, key, message: '检查还有问题' });
    await user.click(screen.getByRole('button', { name: '发布' }));
    await user.click(await screen.findByRole('button', { name: /^到不了 ?按压：从开头/ }));
    expect(screen.getByRole('region', { name: '场景：按压' })).toBeVisible();
  });

  it('says that a colleague was first, and keeps what was typed', async () => {
    const { service, user } = await seen();
    await user.click(list().getByRole('button', { name: /^演练信息/ }));
    await user.type(screen.getByRole('textbox', { name: '演练名称' }), '（本校）');
    service.refuses(calls.save, { status: 409, flag: 409, message: '已被修改' });
    service.answers(calls.detail, aDrillDetail({ edition: 3 }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '载入新版本' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '演练名称' })).toHaveValue('小演练（本校）');
  });

  it('is tried from any scene, as it stands there, with nothing sent', async () => {
    const { service, user } = await seen();
    await user.click(graph().getByRole('button', { name: '场景，多选' }));
    await user.click(screen.getByRole('button', { name: '从这里试做' }));
    const dialog = within(await screen.findByRole('dialog'));
    const before = service.asked.length;
    expect(dialog.getByRole('heading', { name: '多选' })).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: '喂水' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText(/病情加重 · 加重/)).toBeVisible();
    expect(dialog.getByText('呛住了。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '重新试做' }));
    expect(dialog.getByRole('checkbox', { name: '喂水' })).not.toBeChecked();
    expect(service.asked).toHaveLength(before);
  });
});
