import type { Drill } from '@cheese/drills/graph/drill';
import { references } from '../references';
import { bleeding, strength } from '../signs';
import { under } from '@cheese/drills/writing/ways';
import { beginning } from './beginning';
import { ending } from './ending';

export const mudslide: Drill = {
  key: 'mudslide',
  version: 1,
  title: '断流的山谷：泥石流与大出血',
  summary: '沟里的水忽然退了，山谷深处传来轰鸣。跑对方向只有几秒，止住血只有几分钟。',
  category: 1,
  topic: 5,
  difficulty: 2,
  minutes: 8,
  aims: ['认出泥石流的前兆', '垂直于沟、往高处跑，不回头', '大出血：压迫、止血带、记时间、不松开'],
  references: references('geology03', 'first24', 'first21'),
  vitals: [bleeding(0), strength()],
  counters: [
    { id: 'low', name: '营地在沟口', from: 0 },
    { id: 'late', name: '撤得太晚', from: 0 },
  ],
  start: 'camp',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '六个学生都回来了',
      score: 100,
      text: '小陈的腿保住了。医生说，额头上的那行字，替他们省下了最要紧的几分钟。',
    },
    {
      id: 'second',
      kind: 'died',
      title: '第二阵',
      score: 10,
      text: '第一阵之后的安静最骗人。两只背包，换不来两个人。',
    },
    {
      id: 'buried',
      kind: 'died',
      title: '倒下的树',
      score: 5,
      text: '泥石流能推动房屋大的石头，树挡不住它。',
    },
    {
      id: 'bled',
      kind: 'died',
      title: '失血',
      score: 15,
      text: '一条动脉几分钟就能流掉一半的血。先压住，再想别的。',
    },
    {
      id: 'down',
      kind: 'hurt',
      title: '你也受了伤',
      score: 15,
      text: '一次次的耽搁，让泥浪追上了你们所有人。',
    },
  ],
  turns: [
    {
      when: { is: 'vital', id: 'blood', from: 1500, to: 1e6 },
      to: 'bled',
      says: '失血太多，他不再回答你的话。',
    },
    { when: under('strength', 50), to: 'down', says: '泥浪把你卷倒，你的腿再也使不上力。' },
  ],
  mostSteps: 40,
  exhausted: 'down',
};
