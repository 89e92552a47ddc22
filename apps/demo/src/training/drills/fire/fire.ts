import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { strength } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const fire: Drill = {
  key: 'fire',
  version: 1,
  title: '一口油锅：家庭火灾、烧伤与烟气',
  summary: '一个电话的工夫，油锅着了。一壶水，能把半米的火变成一屋的火。',
  category: 1,
  topic: 4,
  difficulty: 1,
  minutes: 7,
  aims: ['油火怎样灭，什么时候该走', '衣服着火：停、倒、滚', '烧伤冲水 20 分钟；认出一氧化碳中毒'],
  references: references('fire21', 'first24', 'first21', 'aha25'),
  vitals: [strength(-0.02)],
  counters: [],
  start: 'pot',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '一锅糊油',
      score: 100,
      text: '老李的手臂没有留疤，小杰当晚就退了头疼。楼里第二天装上了电动车充电棚。',
    },
    {
      id: 'later',
      kind: 'worse',
      title: '半夜的声音',
      score: 35,
      text: '半夜小杰喘不上气，喉头肿了。吸入伤和一氧化碳，会晚几个小时才露面。',
    },
    {
      id: 'poison',
      kind: 'died',
      title: '烟',
      score: 5,
      text: '火灾里的死亡多半由烟造成。两三口浓烟，就能让人站不起来。',
    },
  ],
  turns: [{ when: under('strength', 40), to: 'poison', says: '你吸进了太多的烟，膝盖一软。' }],
  mostSteps: 40,
  exhausted: 'poison',
};
