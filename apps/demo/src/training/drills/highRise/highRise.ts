import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { strength } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const highRise: Drill = {
  key: 'highRise',
  version: 1,
  title: '21 层的警铃：高层火灾',
  summary: '凌晨三点，火在 15 层，你在 21 层。往下、往上，还是守在屋里——要看楼梯里有没有烟。',
  category: 1,
  topic: 10,
  difficulty: 3,
  minutes: 9,
  aims: ['开门先试温度，走没有烟的楼梯', '遇烟退回，固守待援', '烟气中毒和心脏骤停的急救'],
  references: references('highRise21', 'fire21', 'aha25', 'erc25', 'first24'),
  vitals: [strength(-0.02)],
  counters: [
    { id: 'reckless', name: '没有试门就开', from: 0 },
    { id: 'left', name: '丢下的人', from: 0 },
    { id: 'weak', name: '按压不合格', from: 0 },
  ],
  start: 'alarm',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '天亮了',
      score: 100,
      text: '火在两小时后扑灭，全楼没有人死亡。郑老太太挨家送来了糖。',
    },
    {
      id: 'later',
      kind: 'worse',
      title: '迟来的昏迷',
      score: 60,
      text: '一氧化碳不看血氧仪的脸色。凡是吸了烟又有症状的，都要吸氧、查血。',
    },
    {
      id: 'lost',
      kind: 'died',
      title: '没有走出的楼梯',
      score: 10,
      text: '高层火灾里，多数人倒在穿过烟的路上，而不是倒在关着门的屋里。',
    },
  ],
  turns: [
    {
      when: under('strength', 45),
      to: 'lost',
      says: '你吸进了太多的烟，手脚不听使唤，眼前黑了下去。',
    },
  ],
  mostSteps: 40,
  exhausted: 'lost',
};
