import { fakeService } from '@cheese/api-client/testing/fakeService';
import { patientCalls } from '@cheese/domain/calls/training/patient';
import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { departTo } from '../../features/neighbour/departTo';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';
import { aPatient, aRun } from './testing/aPatient';

jest.mock('../../features/neighbour/departTo', () => ({ departTo: jest.fn() }));

beforeAll(() =>
  Promise.all([
    import('./ClinicalSystemPage'),
    import('./case/ClinicalCasePage'),
    import('./bench/ClinicalBenchPage'),
    import('./debrief/ClinicalDebriefPage'),
  ]),
);
afterEach(() => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

const bench = '/clinical-system/bench?id=5';
/** Waits for the last action to end, because clicks are ignored while it is sent. */
const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: '测量生命体征' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list', () => {
  it('shows each patient with what one hears of them, and leads to them', async () => {
    const { user, at } = renderPage(neighbourPaths.clinical, aPatient().service);
    expect(await screen.findByText('胸口疼了两小时')).toBeVisible();
    expect(screen.getByText('最好成绩 82 分')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '突发胸痛' }));
    expect(at()).toBe('/clinical-system/case?id=5');
    expect(await screen.findByText('急诊抢救室')).toBeVisible();
  });

  it('says so where nobody is so hard', async () => {
    renderPage('/clinical-system/?level=3', aPatient().service);
    expect(await screen.findByText('没有这个难度的病例')).toBeVisible();
  });

  it('says what failed', async () => {
    renderPage('/clinical-system', fakeService());
    expect(await screen.findByText('病例加载失败')).toBeVisible();
  });
});

it('its login is the one of this site, and leads back to the patients', async () => {
  const { at, session } = renderPage(neighbourPaths.clinicalLogin, aPatient().service);
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.backPath.take()).toBe('/clinical-system/');
});

it('where another system is configured every address leads there', async () => {
  const neighbours = { university: null, contest: null, clinical: 'https://clinic.example' };
  renderPage('/clinical-system/case?id=5', fakeService(), { neighbours });
  await waitFor(() =>
    expect(departTo).toHaveBeenCalledWith('https://clinic.example/clinical-system/case?id=5'),
  );
});

describe('at the bedside', () => {
  it('the patient is asked in free words and by the catalogue, and answers in the log', async () => {
    const { service, done } = aPatient();
    const { user } = openSignedIn(bench, service);
    await user.type(await screen.findByLabelText('想问什么'), '什么时候开始的{Enter}');
    const log = within(screen.getByRole('log', { name: '对话' }));
    expect(await log.findByText('赵建国：两个小时前')).toBeVisible();
    expect(screen.getByLabelText('想问什么')).toHaveValue('');
    await settled();
    await user.click(screen.getByRole('radio', { name: '个人史' }));
    await user.click(screen.getByRole('button', { name: '您抽烟吗' }));
    await waitFor(() =>
      expect(done).toEqual([
        { kind: 'say', text: '什么时候开始的' },
        { kind: 'ask', question: 'smoking' },
      ]),
    );
  });

  it('what failed keeps what was typed, also while something else is looked at', async () => {
    const { service } = aPatient();
    service.unplug(patientCalls.act);
    const { user } = openSignedIn(bench, service);
    await user.type(await screen.findByLabelText('想问什么'), '疼吗{Enter}');
    expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
    expect(screen.getByLabelText('想问什么')).toHaveValue('疼吗');
    await user.click(screen.getByRole('tab', { name: '查体' }));
    await user.click(screen.getByRole('tab', { name: '问诊' }));
    expect(screen.getByLabelText('想问什么')).toHaveValue('疼吗');
    await user.click(screen.getByRole('tab', { name: '诊断' }));
    await user.type(screen.getByLabelText('加入一个诊断'), '肺栓');
    cleanup();
    openSignedIn(`${bench}&at=diagnose`, aPatient().service);
    expect(await screen.findByLabelText('加入一个诊断')).toHaveValue('肺栓');
  });

  it('what was not understood may be asked by a press', async () => {
    const offers = ['smoking'];
    const hint = { by: 'hint' as const, text: '您是不是想问：您抽烟吗', picture: null, offers };
    const { service, done } = aPatient([{ by: 'patient', text: '？', picture: null }, hint]);
    const { user } = openSignedIn(bench, service);
    await user.type(await screen.findByLabelText('想问什么'), '嘛{Enter}');
    const offered = await screen.findByRole('list', { name: '您是不是想问' });
    await settled();
    await user.click(within(offered).getByRole('button', { name: '您抽烟吗' }));
    await waitFor(() => expect(done.at(-1)).toEqual({ kind: 'ask', question: 'smoking' }));
  });

  it('another window was ahead: it is said, and what stands is read anew', async () => {
    const { service } = aPatient();
    service.refuses(patientCalls.act, {
      status: 409,
      flag: 409,
      message: '这次诊治在别处又进行了几步，已为您更新',
    });
    const clock = 120;
    service.answers(patientCalls.run, { ...aRun, sight: { ...aRun.sight, clock } });
    const { user } = openSignedIn(bench, service);
    await user.click(await button('测量生命体征'));
    expect(await screen.findByText('这次诊治在别处又进行了几步，已为您更新')).toBeVisible();
    expect(await screen.findByText('00:02:00 / 01:00:00')).toBeVisible();
  });

  it('is examined, tested, treated, waited with and handed over', async () => {
    const { service, done } = aPatient();
    const { user } = openSignedIn(`${bench}&at=examine`, service);
    const tab = async (name: string) => {
      await settled();
      await user.click(screen.getByRole('tab', { name }));
    };
    await user.click(await button('胸部'));
    await user.click(screen.getByRole('button', { name: '肺部听诊' }));
    await tab('检查');
    expect(screen.getByText('30 元 · 3 分钟出结果')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '开具心电图' }));
    await tab('处置');
    await user.click(screen.getByRole('button', { name: '执行阿司匹林' }));
    await tab('时间');
    await user.click(screen.getByRole('button', { name: '等 5 分钟' }));
    await tab('处置');
    await user.selectOptions(screen.getByRole('combobox', { name: '交接给' }), '导管室');
    await user.click(screen.getByRole('button', { name: '交接' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '交接' }));
    await waitFor(() =>
      expect(done).toEqual([
        { kind: 'examine', region: 'chest', manoeuvre: 'auscultate' },
        { kind: 'test', test: 'ecg' },
        { kind: 'treat', treatment: 'aspirin' },
        { kind: 'wait', minutes: 5 },
        { kind: 'handOver', to: 'cathLab' },
      ]),
    );
  });

  it('what it may be is listed, ranked by buttons, weighed, and written down', async () => {
    const { service, done } = aPatient();
    const { user } = openSignedIn(`${bench}&at=diagnose`, service);
    const add = (name: string) =>
      user.type(screen.getByLabelText('加入一个诊断'), `${name}{Enter}`);
    await button('加入');
    await add('没有这个');
    expect(await screen.findByText('没有这个诊断，请从列表中选择')).toBeVisible();
    await user.clear(screen.getByLabelText('加入一个诊断'));
    await add('肺栓塞');
    await add('急性心肌');
    await user.click(screen.getByRole('button', { name: '急性心肌梗死：上移' }));
    const [first] = within(
      screen.getByRole('list', { name: '鉴别诊断，按可能性从高到低' }),
    ).getAllByRole('group');
    await user.click(within(first!).getByText('线索：支持 0 条，反对 0 条'));
    await user.click(within(first!).getByRole('button', { name: '压榨样疼痛：支持' }));
    await user.click(screen.getByRole('button', { name: '记下这份鉴别诊断' }));
    expect(await screen.findByText('已记下')).toBeVisible();
    const embolism = { diagnosis: 'embolism', for: [], against: [] };
    const stemi = { diagnosis: 'stemi', for: ['crushing'], against: [] };
    expect(done).toEqual([{ kind: 'differ', list: [stemi, embolism] }]);
  });

  it('is concluded, marked, and looked back at', async () => {
    const { service, done } = aPatient();
    const { user, at } = openSignedIn(`${bench}&at=end`, service);
    await user.click(await button('结束并评分'));
    expect(screen.getByText('请选择最终诊断')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /最终诊断/ }), '急性心肌梗死');
    await user.click(screen.getByRole('checkbox', { name: '压榨样疼痛' }));
    await user.type(screen.getByLabelText('推理过程'), '因为疼');
    await user.click(screen.getByRole('button', { name: '结束并评分' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '结束并评分' }));
    await waitFor(() => expect(at()).toBe('/clinical-system/debrief?id=7'));
    expect(done).toEqual([
      {
        kind: 'conclude',
        diagnosis: 'stemi',
        differentials: [],
        evidence: ['crushing'],
        text: '因为疼',
      },
    ]);
    expect(await screen.findByText('61 / 100')).toBeVisible();
    expect(screen.getByText('用药前要问')).toBeVisible();
    expect(screen.getByText('胸痛指南 2023')).toBeVisible();
    expect(screen.getByRole('link', { name: '再接诊一次' })).toHaveAttribute('href', bench);
  });
});

it('a debrief of what is not over leads back to the bedside', async () => {
  const { service } = aPatient();
  service.answers(patientCalls.run, aRun);
  openSignedIn('/clinical-system/debrief?id=7', service);
  expect(await screen.findByText('这次接诊还没有结束')).toBeVisible();
});
