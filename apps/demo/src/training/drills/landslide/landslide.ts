import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife, oxygen, strength } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const landslide: Drill = {
  key: 'landslide',
  version: 1,
  title: '歪斜的树林：滑坡避险与掩埋窒息',
  summary: '四天的雨之后，坡上的树一齐歪了。你是第一个看懂的人，也可能是唯一来得及喊的人。',
  category: 1,
  topic: 7,
  difficulty: 2,
  minutes: 8,
  aims: [
    '看懂滑坡的前兆，报告并叫人撤',
    '向两侧跑；有瞭望才进去救',
    '掩埋窒息：先头后胸，清口、开气道、30:2',
  ],
  references: references('geology03', 'aha25', 'erc25', 'first24'),
  vitals: [strength(), oxygen(95, 0), chanceOfLife()],
  counters: [{ id: 'late', name: '撤得太晚', from: 0 }],
  start: 'cracks',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '二十七户，一个不少',
      score: 100,
      text: '县里把那天早上的锣挂进了陈列室。老孙的腰椎骨折养了三个月。',
    },
    {
      id: 'spine',
      kind: 'worse',
      title: '路上的一步',
      score: 45,
      text: '骨折的椎体在颠簸里移了位。搬运的方式，可以让人多坐一辈子轮椅。',
    },
    {
      id: 'gone',
      kind: 'died',
      title: '太久没有气',
      score: 15,
      text: '被埋的人，头几分钟最要紧的是口鼻和胸口。',
    },
    {
      id: 'lost',
      kind: 'hurt',
      title: '滑坡没有说完',
      score: 10,
      text: '第一次滑动之后，山还没有停。救人的人，要先有人替他看着山。',
    },
  ],
  turns: [
    { when: under('strength', 45), to: 'lost', says: '伤得太重，你再也站不起来。' },
    { when: under('spo2', 55), to: 'gone', says: '缺氧太久，他的瞳孔散大了。' },
    { when: under('chance', 60), to: 'gone', says: '他的心跳没有再回来。' },
  ],
  mostSteps: 40,
  exhausted: 'gone',
};
