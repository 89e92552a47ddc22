import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife } from '../signs';
import { scenes } from './scenes';

export const leakage: Drill = {
  key: 'leakage',
  version: 1,
  title: '梅雨天的车间：触电急救',
  summary: '学徒抓着漏电的机器倒在水里。三步的距离里，藏着第二个受害者。',
  category: 1,
  topic: 8,
  difficulty: 2,
  minutes: 6,
  aims: [
    '先断电，再碰人，防止重新送电',
    '触电后的心脏骤停：按压和除颤',
    '找出口烧伤，谁要去做心电图',
  ],
  references: references('special21', 'aha25', 'erc25', 'first24'),
  vitals: [chanceOfLife()],
  counters: [],
  start: 'workshop',
  scenes,
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '他又回到了车间',
      score: 100,
      text: '小马的右手做了植皮，心电图正常。车间的每一条线路都装上了漏电保护器。',
    },
    {
      id: 'late',
      kind: 'worse',
      title: '太晚的电击',
      score: 40,
      text: '终止室颤的，恰恰是除颤的电。他活了下来，却认不出自己的母亲。',
    },
    {
      id: 'second',
      kind: 'hurt',
      title: '第二个人',
      score: 5,
      text: '触电现场倒下的第二个人，往往是第一个去救的人。',
    },
    {
      id: 'gone',
      kind: 'died',
      title: '没有再跳',
      score: 15,
      text: '室颤的心脏每一分钟都在变弱。按压和 AED 之外的一切都是耽搁。',
    },
  ],
  turns: [{ when: under('chance', 50), to: 'gone', says: '耽搁得太久，AED 不再建议电击。' }],
  mostSteps: 40,
  exhausted: 'gone',
};
