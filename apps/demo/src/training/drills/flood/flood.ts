import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { strength, warmth } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const flood: Drill = {
  key: 'flood',
  version: 1,
  title: '漫进屋里的水：洪水避险与低体温',
  summary: '暴雨红色预警的夜里，你和外婆住在河边老楼的一层。走出去，还是往上走？',
  category: 1,
  topic: 3,
  difficulty: 2,
  minutes: 8,
  aims: [
    '水来之前断电、备物、早转移',
    '不蹚流动的水，不把车开进积水',
    '湿冷的人怎样保暖，灾后怎样防病',
  ],
  references: references('public13', 'flood16', 'weather17', 'special21', 'first24'),
  vitals: [strength(), warmth(36.5, -0.003)],
  counters: [],
  start: 'warning',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '水退之后',
      score: 100,
      text: '外婆住了两天院就回来了。她说，最暖和的是那条干毯子。',
    },
    {
      id: 'capsize',
      kind: 'hurt',
      title: '翻船',
      score: 25,
      text: '救援队把人一个个捞了起来，有人呛了水，船却再也不能用了。',
    },
    {
      id: 'shocked',
      kind: 'hurt',
      title: '水里的电',
      score: 10,
      text: '泡过水的线路和垂下的电线，会把整片水变成电极。',
    },
    {
      id: 'drowned',
      kind: 'died',
      title: '车窗之外',
      score: 10,
      text: '水漫过车门后，门就推不开了。车开始进水的头一两分钟，是离开的时间。',
    },
    {
      id: 'frozen',
      kind: 'died',
      title: '低体温',
      score: 20,
      text: '湿衣服带走热量，比干的快得多。她的心脏在凌晨停了下来。',
    },
    { id: 'swept', kind: 'died', title: '被冲走', score: 10, text: '体力耗尽之后，一个浪就够了。' },
  ],
  turns: [
    { when: under('strength', 50), to: 'swept', says: '体力耗尽，你再也站不稳。' },
    { when: under('warmth', 34), to: 'frozen', says: '外婆的体温一路往下掉，叫不醒了。' },
  ],
  mostSteps: 40,
  exhausted: 'frozen',
};
