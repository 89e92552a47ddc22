import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife, oxygen } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const drowning: Drill = {
  key: 'drowning',
  version: 1,
  title: '水库的黄昏：溺水救援与复苏',
  summary: '一个少年在水里无声地沉浮，他的弟弟站在岸边。救人先要不被拖下去，上岸先要吹进第一口气。',
  category: 1,
  topic: 2,
  difficulty: 2,
  minutes: 8,
  aims: ['认出安静的溺水', '先伸、再抛、不下水', '溺水的心肺复苏从吹气开始，不控水'],
  references: references('drowning24', 'aha25', 'erc25', 'drowning16', 'special21', 'first24'),
  vitals: [oxygen(90, -0.2), chanceOfLife(-0.05)],
  counters: [],
  start: 'shout',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '两双凉鞋都带回了家',
      score: 100,
      text: '他在医院观察了三天，没有出现肺水肿。第二年夏天，水库边立起了救生圈和告示牌。',
    },
    {
      id: 'lung',
      kind: 'worse',
      title: '后半夜的喘息',
      score: 40,
      text: '凌晨他坐着也喘不上气，痰是粉红色的。溺水后的肺水肿会来得晚一些。',
    },
    {
      id: 'both',
      kind: 'hurt',
      title: '两个人的溺水',
      score: 10,
      text: '岸上的少年等来了消防员。你没有回来。会游泳不等于会救人。',
    },
    {
      id: 'gone',
      kind: 'died',
      title: '错过的几分钟',
      score: 20,
      text: '缺氧太久，心跳再也没有恢复。从沉没到第一口气的时间，决定了溺水者的结局。',
    },
  ],
  turns: [
    { when: under('spo2', 45), to: 'gone', says: '缺氧太久，他的瞳孔散大，再也没有反应。' },
    { when: under('chance', 60), to: 'gone', says: '按压断断续续，他的心脏没有再跳。' },
  ],
  mostSteps: 40,
  exhausted: 'gone',
};
