import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const childCpr: Drill = {
  key: 'childCpr',
  version: 1,
  title: '操场上：儿童心肺复苏与 AED',
  summary: '六岁的孩子在体育课上突然倒下。没有儿童电极片，医务室锁着门，你离他只有二十步。',
  category: 2,
  topic: 9,
  difficulty: 2,
  minutes: 7,
  aims: ['认出孩子的心脏骤停，就地开始', '儿童的按压位置、深度和 30:2', '没有儿童电极片时怎样除颤'],
  references: references('aha25', 'erc25'),
  vitals: [chanceOfLife()],
  counters: [],
  start: 'run',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '他又能跑了',
      score: 100,
      text: '检查发现他有一种遗传性的心律失常。半年后，他带着医生开的药回到操场，在终点冲你挥手。',
    },
    {
      id: 'home',
      kind: 'worse',
      title: '夜里又倒下了',
      score: 40,
      text: '当晚他再次心律失常。心脏骤停之后，不论醒得多快，都必须送医院查明原因。',
    },
    {
      id: 'late',
      kind: 'worse',
      title: '除颤太晚',
      score: 40,
      text: '救护车上的第一次电击在倒地十一分钟之后。他保住了生命，却留下了脑损伤。',
    },
    {
      id: 'lost',
      kind: 'died',
      title: '没能留住他',
      score: 15,
      text: '没有按压的几分钟太长了。孩子倒下时，请就地开始，不要抱着跑。',
    },
  ],
  turns: [
    {
      when: under('chance', 45),
      to: 'lost',
      says: '耽搁得太久，他的皮肤已经灰白，机器不再建议电击。',
    },
  ],
  mostSteps: 40,
  exhausted: 'lost',
};
