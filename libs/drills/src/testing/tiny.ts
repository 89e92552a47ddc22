import type { Drill } from '../graph/drill';
import type { Scene } from '../graph/scene';
import {
  choose,
  chooseSeveral,
  pointAt,
  press,
  putInOrder,
  sayAmount,
  tell,
} from '../writing/scenes';
import { view } from '../writing/view';
import { change, count, drift, right, way, wrong } from '../writing/ways';

const told = { text: '正文', picture: view('street', 'day') };
const asked = { ...told, ask: '怎么办？', points: 10, why: '因为。', by: ['aha25'] };

/** One scene of each kind in a row, with a loop, a timer and a falling vital sign. */
export const scenes: readonly Scene[] = [
  tell({ ...told, id: 'start', title: '开头', to: 'one' }),
  choose({
    ...asked,
    id: 'one',
    title: '单选',
    timer: { seconds: 20, way: way('several', '没有人动。', { costS: 30 }) },
    options: [
      right('断电', 'several', '安全了。', { effects: [drift('spo2', -0.1)] }),
      wrong('直接拉人', 'several', '你也触电了。', { critical: '触碰带电的人', costS: 10 }),
      wrong('再看看', 'start', '又回到开头。', { costS: 60, effects: [count('looks')] }),
    ],
  }),
  chooseSeveral({
    ...asked,
    id: 'several',
    title: '多选',
    rights: ['打 120', '取 AED'],
    wrongs: ['喂水'],
    met: way('order', '都做了。', { effects: [change('spo2', 1)] }),
    some: [way('hurt', '呛住了。', { when: { is: 'chosen', ids: ['c'] } })],
    missed: way('order', '少了一样。', { share: 'counted' }),
  }),
  putInOrder({
    ...asked,
    id: 'order',
    title: '排序',
    steps: ['看', '叫', '按'],
    met: way('point', '顺序对。'),
    missed: way('point', '顺序乱。', { share: 'counted' }),
  }),
  pointAt({
    ...asked,
    id: 'point',
    title: '指点',
    areas: [
      { name: '胸骨下半段', box: [0.4, 0.4, 0.2, 0.2], isRight: true },
      { name: '腹部', box: [0.4, 0.7, 0.2, 0.2] },
    ],
    met: way('amount', '对。'),
    missed: way('amount', '不对。'),
  }),
  sayAmount({
    ...asked,
    id: 'amount',
    title: '数量',
    amount: { unit: '厘米', least: 1, most: 12, right: 5.5, tolerance: 0.5 },
    met: way('press', '对。'),
    missed: way('press', '不对。'),
  }),
  press({
    ...asked,
    id: 'press',
    title: '按压',
    patient: 'adult',
    seconds: 40,
    met: way('saved', '好。'),
    missed: way('hurt', '不好。'),
  }),
];

export const tiny: Drill = {
  key: 'tiny',
  version: 1,
  title: '小演练',
  summary: '简介',
  category: 2,
  topic: 9,
  difficulty: 1,
  minutes: 3,
  aims: ['学会'],
  references: [{ id: 'aha25', name: '指南', year: 2025 }],
  vitals: [
    {
      id: 'spo2',
      name: '血氧',
      unit: '%',
      from: 95,
      perS: -0.2,
      least: 40,
      most: 100,
      low: 92,
      high: 101,
    },
  ],
  counters: [{ id: 'looks', name: '看了几次', from: 0 }],
  start: 'start',
  scenes,
  ends: [
    { id: 'saved', kind: 'saved', title: '救活', text: '好。', score: 100 },
    { id: 'hurt', kind: 'worse', title: '加重', text: '不好。', score: 40 },
    { id: 'gone', kind: 'died', title: '太久', text: '没有等到。', score: 10 },
  ],
  turns: [{ when: { is: 'vital', id: 'spo2', from: 0, to: 70 }, to: 'gone', says: '缺氧太久。' }],
  mostSteps: 20,
  exhausted: 'gone',
};

/** The drill with the scene of the same id replaced. */
export const withScene = (scene: Scene): Drill => ({
  ...tiny,
  scenes: scenes.map((one) => (one.id === scene.id ? scene : one)),
});
