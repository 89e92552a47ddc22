import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { oxygen } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const choking: Drill = {
  key: 'choking',
  version: 1,
  title: '年夜饭：气道异物梗阻',
  summary:
    '一块年糕卡住了周伯伯的喉咙。他还能咳的时候、不能咳的时候、倒下的时候，要做的事各不相同。',
  category: 2,
  topic: null,
  difficulty: 1,
  minutes: 6,
  aims: ['分清部分梗阻和完全梗阻', '5 次拍背与 5 次腹部冲击交替', '失去意识后改做心肺复苏'],
  references: references('aha25', 'erc25', 'first24'),
  vitals: [oxygen(97, -0.05)],
  counters: [],
  start: 'dinner',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '一桌人重新坐下',
      score: 100,
      text: '检查没有内伤。周伯伯从此吃年糕都切成小块，也把那两个五下教给了全家。',
    },
    {
      id: 'hurt',
      kind: 'stable',
      title: '夜里的腹痛',
      score: 75,
      text: '半夜他肚子疼，查出脾脏有小的挫伤。做过腹部冲击，哪怕好了也要看医生。',
    },
    {
      id: 'late',
      kind: 'stable',
      title: '从地上救回来',
      score: 70,
      text: '他在重症病房醒来。缺氧的那几分钟，让他一段时间里记不住事。早一点，就不必走到这一步。',
    },
    {
      id: 'gone',
      kind: 'died',
      title: '窒息',
      score: 15,
      text: '完全梗阻四到六分钟，大脑就会受到不可逆的损伤。',
    },
  ],
  turns: [
    {
      when: under('spo2', 55),
      to: 'gone',
      says: '血氧太低、太久，他的心脏停了下来，再也没有恢复。',
    },
  ],
  mostSteps: 40,
  exhausted: 'gone',
};
