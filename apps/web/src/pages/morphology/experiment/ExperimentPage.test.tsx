import { fakeService } from '@cheese/api-client/testing/fakeService';
import { experimentCalls } from '@cheese/domain/calls/training/experiment';
import { resourceLearnCalls } from '@cheese/domain/calls/learning/resourceLearn';
import { simulationCalls } from '@cheese/domain/calls/training/simulation';
import type { Experiment, ExperimentRun } from '@cheese/domain/contract/training/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => Promise.all([import('./ExperimentPage'), import('./bench/Bench')]));
afterEach(() => {
  signOut();
  jest.restoreAllMocks();
});

const anExperiment: Experiment = {
  id: 5,
  commodityId: 50,
  name: '血型鉴定',
  summary: '玻片法',
  cover: '',
  field: 3,
  minutes: 15,
  learnerCount: 3,
  charge: 1,
  offer: null,
  isLocked: false,
  opened: 'free',
  openUntil: null,
  givenBy: null,
};
const words = {
  html: '<p>先加试剂</p>',
  aims: ['会定型'],
  instruments: ['玻片'],
  sources: ['规程'],
};

const aRun: ExperimentRun = {
  id: 7,
  experimentId: 5,
  startedAt: 0,
  finishedAt: null,
  stepCount: 0,
  steps: [],
  report: null,
  bench: {
    clock: 0,
    trace: [],
    instruments: [
      {
        id: 'a',
        name: '抗A试剂',
        hint: '滴在中央',
        places: ['well1'],
        amount: { name: '滴数', unit: '滴', least: 1, most: 5, step: 1, usual: 1 },
      },
    ],
    places: [
      { id: 'well1', name: '第 1 孔', says: '空', looks: {} },
      { id: 'waste', name: '废物桶', says: '空', looks: {} },
    ],
    fields: [{ id: 'abo', name: 'ABO 血型', choices: ['A 型', 'B 型'], unit: '', value: '' }],
  },
};

function aService() {
  const service = fakeService();
  const done: ExperimentAction[] = [];
  service.answersWith(experimentCalls.list, ({ keyword }) => {
    const list = keyword ? [] : [anExperiment];
    return { list, total: list.length };
  });
  service.answers(experimentCalls.detail, { ...anExperiment, ...words, bench: 'bloodTyping' });
  service.answers(experimentCalls.runs, { list: [], total: 0 });
  service.answers(experimentCalls.begin, aRun);
  service.answersWith(experimentCalls.act, (_asked, body) => {
    const { action, number } = body as { action: ExperimentAction; number: number };
    done.push(action);
    const says = [{ kind: 'warning', text: '比例不对' }] as const;
    const step = { number, clock: 0, text: '抗A试剂 → 第 1 孔', says: [...says] };
    return { ...aRun, stepCount: number, steps: [step] };
  });
  const mark = { id: 'ratio', name: '等量', points: 0, most: 10, why: '细胞过多' };
  const report = { points: 0, most: 10, marks: [mark], truth: '受检者为 A 型' };
  service.answers(experimentCalls.finish, { ...aRun, finishedAt: 1, report });
  return { service, done };
}

it('finds experiments by name and discipline, and tells what one takes', async () => {
  const { user, at } = renderPage('/morphology/experiment', aService().service);
  await user.click(await screen.findByRole('link', { name: '血型鉴定' }));
  expect(at()).toBe('/morphology/experiment?id=5');
  expect(await screen.findByText('先加试剂')).toBeVisible();
  expect(screen.getByText('会定型')).toBeVisible();
});

it('a simulation that is done on a bench leads to it', async () => {
  const { service } = aService();
  const { field: _field, minutes: _minutes, ...sold } = anExperiment;
  service.answers(simulationCalls.detail, {
    ...sold,
    videoCount: 0,
    html: '<p>先加试剂</p>',
    teacher: null,
    isExperiment: true,
    kind: null,
    aims: [],
    equipment: [],
    steps: [],
  });
  const { user, at } = renderPage('/virtualSimulation/detail?id=5', service);
  await user.click(await screen.findByRole('link', { name: '去做实验' }));
  expect(at()).toBe('/morphology/experiment?id=5');
});

it('says so where none is found', async () => {
  const { user, at } = renderPage('/morphology/experiment?field=1', aService().service);
  await user.type(await screen.findByRole('searchbox', { name: '搜索实验名称' }), '心{Enter}');
  expect(await screen.findByText('没有符合条件的实验')).toBeVisible();
  expect(at()).toContain('field=1');
});

it('is done on the bench: something is taken, put somewhere, written down and marked', async () => {
  const { service, done } = aService();
  const { user } = openSignedIn('/morphology/experiment?id=5&at=bench', service);
  await user.click(await screen.findByRole('button', { name: /抗A试剂/ }));
  const waste = screen.getByRole('button', { name: '废物桶，空' });
  expect(waste).toHaveAttribute('aria-disabled', 'true');
  await user.click(waste);
  await user.click(screen.getByRole('button', { name: '抗A试剂：用于第 1 孔' }));
  expect(await screen.findAllByText('比例不对')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'ABO 血型' }), 'A 型');
  expect(done).toEqual([
    { kind: 'use', instrument: 'a', place: 'well1', amount: 1 },
    { kind: 'note', field: 'abo', value: 'A 型' },
  ]);
  await user.click(screen.getByRole('button', { name: '结束并评分' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '结束并评分' }));
  expect(await screen.findByText('答案：受检者为 A 型')).toBeVisible();
  expect(screen.getByText('细胞过多')).toBeVisible();
});

it('counts time on the bench while it is in sight', async () => {
  const { service } = aService();
  const told: string[] = [];
  for (const name of ['start', 'end'] as const) {
    service.answersWith(resourceLearnCalls[name], (_asked, body) => {
      const { resourceId, resourceType } = body as { resourceId: number; resourceType: number };
      told.push(`${name} ${resourceType}:${resourceId}`);
      return null;
    });
  }
  openSignedIn('/morphology/experiment?id=5&at=bench', service);
  const turn = async (visibility: DocumentVisibilityState, count: number) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told).toHaveLength(count));
  };
  await waitFor(() => expect(told).toHaveLength(1));
  await turn('hidden', 2);
  await turn('visible', 3);
  expect(told).toEqual(['start 16:5', 'end 16:5', 'start 16:5']);
});

it('another window was ahead: the bench is read anew', async () => {
  const { service } = aService();
  service.refuses(experimentCalls.act, {
    status: 409,
    flag: 409,
    message: '这次实验在别处又做了几步，已为您更新',
  });
  const { user } = openSignedIn('/morphology/experiment?id=5&at=bench', service);
  await user.click(await screen.findByRole('button', { name: /抗A试剂/ }));
  service.answers(experimentCalls.begin, { ...aRun, bench: { ...aRun.bench, clock: 60 } });
  await user.click(screen.getByRole('button', { name: '抗A试剂：用于第 1 孔' }));
  expect(await screen.findByText(/00:01:00/)).toBeVisible();
});
