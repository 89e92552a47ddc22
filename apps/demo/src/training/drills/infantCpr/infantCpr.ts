import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const infantCpr: Drill = {
  key: 'infantCpr',
  version: 1,
  title: '卧室里：婴儿心肺复苏与 AED',
  summary: '七个月大的朵朵俯卧在松软的被子里，没有了呼吸。家里只有你和一部手机。',
  category: 2,
  topic: 9,
  difficulty: 3,
  minutes: 7,
  aims: ['判断婴儿的反应和呼吸', '婴儿的气道、吹气、按压手法和深度', '婴儿也可以用 AED'],
  references: references('aha25', 'erc25', 'first21'),
  vitals: [chanceOfLife()],
  counters: [],
  start: 'nap',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '她回来了',
      score: 100,
      text: '住院观察五天后，朵朵出院了。现在她总是仰着睡，小床上只有一条拉平的床单。',
    },
    {
      id: 'choked',
      kind: 'stable',
      title: '有惊无险',
      score: 80,
      text: '刚复苏的婴儿吞咽不协调，不要喂奶喂水。幸好急救员就在身边。',
    },
    {
      id: 'home',
      kind: 'worse',
      title: '夜里的抽搐',
      score: 40,
      text: '缺氧后的大脑在夜里水肿、抽搐。哭出来只是开始，必须住院监护。',
    },
    {
      id: 'lost',
      kind: 'died',
      title: '没能醒来',
      score: 15,
      text: '婴儿没有呼吸时，就地吹气和按压，比任何一辆车都快。',
    },
  ],
  turns: [{ when: under('chance', 45), to: 'lost', says: '耽搁得太久，她的小手已经凉了。' }],
  mostSteps: 40,
  exhausted: 'lost',
};
