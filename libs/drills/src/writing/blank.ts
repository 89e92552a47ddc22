import { drillDifficultyCodes } from '@cheese/domain/codes/training/drills';
import { firstAidCategoryCodes } from '@cheese/domain/codes/training/firstAid';
import type { Drill } from '../graph/drill';
import { tell } from './scenes';
import { view } from './view';

/** A new drill: one scene, two ends, and no texts yet. */
export const blankDrill = (title: string): Drill => ({
  key: 'blank',
  version: 1,
  title,
  summary: '',
  category: firstAidCategoryCodes.firstAid,
  topic: null,
  difficulty: drillDifficultyCodes.beginner,
  minutes: 5,
  aims: [],
  references: [],
  vitals: [],
  counters: [],
  start: 'scene1',
  scenes: [
    tell({ id: 'scene1', title: '开头', text: '', picture: view('street', 'day'), to: 'saved' }),
  ],
  ends: [
    { id: 'saved', kind: 'saved', title: '救治成功', text: '', score: 100 },
    { id: 'late', kind: 'worse', title: '拖延过久', text: '', score: 0 },
  ],
  turns: [],
  mostSteps: 60,
  exhausted: 'late',
});
