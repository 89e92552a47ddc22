import { fakeService } from '@cheese/api-client/testing/fakeService';
import { packCase, unpackCase } from '@cheese/patients/exchange/pack';
import { wholeCase } from '@cheese/patients/testing/wholeCase';
import { UNDECIDED } from '@cheese/patients/writing/blank';
import { patientMakingCalls as calls } from '@cheese/domain/calls/training/patientMaking';
import type { Asks } from '@cheese/domain/contract/call';
import type {
  CaseFault,
  PatientMakingContract,
  MadeCase,
  MadeCaseDetail,
} from '@cheese/domain/contract/training/patientMaking';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

beforeAll(() => Promise.all([import('./PatientsPage'), import('./edit/PatientEditPage')]));

const aCase = (more: Partial<MadeCase> = {}): MadeCase => ({
  id: 5,
  title: '肚子疼',
  field: '外科',
  level: 1,
  state: 'draft',
  isPlatform: false,
  caseId: null,
  version: 0,
  edition: 1,
  updatedAt: 0,
  ...more,
});
const aDetail = (more: Partial<MadeCaseDetail> = {}): MadeCaseDetail => ({
  ...aCase(),
  file: packCase(wholeCase),
  ...more,
});

it('the list leads to what is written, begins a new one, and takes a file in', async () => {
  const service = fakeService();
  const shown = aCase({ id: 6, title: '已发布的', state: 'published', caseId: 40, version: 2 });
  service.answers(calls.list, { list: [aCase(), shown], total: 2 });
  service.answers(calls.detail, aDetail());
  service.answers(calls.versions, []);
  service.answers(calls.takeFile, aCase());
  const { user, at } = await openAsTeacher('/univ/patients', service);
  expect(await screen.findByText('第 2 版')).toBeVisible();
  expect(screen.getByRole('link', { name: '肚子疼' })).toHaveAttribute(
    'href',
    '/univ/patients/edit?id=5',
  );
  await user.click(screen.getByRole('button', { name: /收回.*已发布的/ }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/正在进行的诊治不能继续/)).toBeVisible();
  await user.keyboard('{Escape}');
  const file = Object.assign(new File([], '病例.json', { type: 'application/json' }), {
    text: async () => packCase(wholeCase),
  });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await waitFor(() => expect(at()).toBe('/univ/patients/edit?id=5'));
});

describe('one of them', () => {
  async function seen(faults: CaseFault[] = [], of = wholeCase) {
    const service = fakeService();
    service.answers(calls.detail, aDetail({ file: packCase(of) }));
    service.answers(calls.versions, []);
    service.answers(calls.check, faults);
    const saved: Asks<PatientMakingContract['save']>[] = [];
    service.answersWith(calls.save, (_, body) => {
      const asked = body as Asks<PatientMakingContract['save']>;
      saved.push(asked);
      const after = aDetail({ edition: asked.edition + 1, file: asked.file });
      service.answers(calls.detail, after);
      return after;
    });
    const page = await openAsTeacher('/univ/patients/edit?id=5', service);
    await screen.findByRole('group', { name: '病情图' });
    return { saved, ...page };
  }
  const part = (name: RegExp) =>
    within(screen.getByRole('list', { name: '内容' })).getByRole('button', { name });

  it('is written part by part, taken back and saved by keys', async () => {
    const { user, saved } = await seen();
    await user.type(screen.getByRole('textbox', { name: /^病例名称/ }), '了');
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(screen.getByRole('textbox', { name: /^病例名称/ })).toHaveValue('肚子疼');
    await user.click(part(/^问诊/));
    const adds = screen.getByRole('combobox', { name: /^为这个问题写回答/ });
    await user.selectOptions(adds, within(adds).getAllByRole('option')[1]!);
    expect(screen.getAllByRole('textbox', { name: '回答' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '添加' }));
    expect(screen.getAllByRole('textbox', { name: '回答' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await user.click(screen.getByText('先是肚脐，后来跑到右下边。'));
    const answer = screen.getAllByRole('textbox', { name: '回答' })[0]!;
    await user.clear(answer);
    expect(await screen.findByText(/的回答没有写。$/)).toBeVisible();
    await user.paste('右下边疼。');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toMatchObject([{ id: 5, edition: 1 }]));
    const now = unpackCase(saved[0]?.file ?? '');
    expect(now.answers['migration']).toEqual({ text: '右下边疼。', reveals: ['moved'] });
  });

  it('evidence that is taken away is held for nothing any more', async () => {
    const { user, saved } = await seen();
    await user.click(part(/^依据与诊断/));
    await user.click(screen.getByRole('button', { name: '删除 依据 1' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.file).not.toContain('moved');
  });

  it('is not published with faults: the check leads to where they stand', async () => {
    const lost = { kind: 'unreachable', where: 'states', says: '“加重”：太晚。', isHint: false };
    const { service, user } = await seen([lost]);
    const key = 'patientMaking.faulty';
    service.refuses(calls.publish, { status: 409, flag: 409, key, message: '检查还有问题' });
    await user.click(screen.getByRole('button', { name: '发布' }));
    await user.click(await screen.findByText(/病情变化：“加重”：太晚。$/));
    expect(screen.getByRole('region', { name: '病情变化' })).toBeVisible();
    expect(part(/^病情变化 ?1 处问题/)).toHaveAttribute('aria-current');
  });

  it('is tried from a state and a minute as it stands there, with nothing sent', async () => {
    const path = [{ kind: 'ask' as const, question: UNDECIDED }];
    const { service, user } = await seen([], { ...wholeCase, path });
    await user.type(screen.getByRole('textbox', { name: /^病例名称/ }), '了');
    const graph = within(screen.getByRole('group', { name: '病情图' }));
    await user.click(graph.getByRole('button', { name: /^病情，疼得更厉害了。/ }));
    expect(screen.getByRole('region', { name: '病情变化' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '从这里试做' }));
    const dialog = within(await screen.findByRole('dialog'));
    const before = service.asked.length;
    await user.keyboard('{Control>}sz{/Control}');
    expect(dialog.getByText('30:00', { exact: false })).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: '时间' }));
    await user.click(dialog.getByRole('tab', { name: '问诊' }));
    await user.type(dialog.getByRole('textbox'), '疼的地方换过吗');
    await user.keyboard('{Enter}');
    expect((await dialog.findAllByText(/先是肚脐/))[0]).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: '结束' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^最终诊断/ }), 'renalColic');
    await user.click(dialog.getByRole('button', { name: '结束并评分' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await user.click(sure.getByRole('button', { name: '结束并评分' }));
    expect(await dialog.findByText(/^专家的做法走不通/)).toBeVisible();
    expect(service.asked).toHaveLength(before);
  });
});
