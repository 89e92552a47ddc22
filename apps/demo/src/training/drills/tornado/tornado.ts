import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { oxygen, strength } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const tornado: Drill = {
  key: 'tornado',
  version: 1,
  title: '发绿的天空：龙卷风与胸部穿刺伤',
  summary: '冰雹停了，风也停了，随后是火车般的轰鸣。躲进哪里，护住哪里，之后又先救谁。',
  category: 1,
  topic: 6,
  difficulty: 3,
  minutes: 8,
  aims: [
    '看懂征兆，躲到最低、最里、没有窗的地方',
    '刺入的异物不拔，开放胸伤不密封',
    '多人受伤时的检伤分类',
  ],
  references: references('weather17', 'public13', 'first24', 'first21'),
  vitals: [strength(), oxygen(96, 0)],
  counters: [
    { id: 'out', name: '跑到空地上', from: 0 },
    { id: 'hit', name: '被屋顶砸中', from: 0 },
  ],
  start: 'sky',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '十一个人',
      score: 100,
      text: '小李做了手术，木片离肺动脉只有一厘米。储藏室的门上，后来挂了一块牌子：“龙卷风来时到这里。”',
    },
    {
      id: 'worse',
      kind: 'worse',
      title: '等第二辆车',
      score: 60,
      text: '他在重症病房住了两周。检伤的先后，就是活下来的先后。',
    },
    {
      id: 'lost',
      kind: 'died',
      title: '风过之后',
      score: 10,
      text: '龙卷风里要命的，多半是飞来的东西和错误的躲避。',
    },
  ],
  turns: [
    { when: under('strength', 40), to: 'lost', says: '一块飞来的铁皮击中了你。' },
    { when: under('spo2', 85), to: 'lost', says: '小李喘得越来越浅，没有等到救护车。' },
  ],
  mostSteps: 40,
  exhausted: 'lost',
};
