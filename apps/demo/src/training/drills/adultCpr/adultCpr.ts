import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { chanceOfLife } from '../signs';
import { finding } from './finding';
import { saving } from './saving';

export const adultCpr: Drill = {
  key: 'adultCpr',
  version: 1,
  title: '地铁站厅：成人心肺复苏与 AED',
  summary:
    '早高峰，一位中年男士在你面前倒下。从看见到按压，从按压到除颤，每一分钟的迟疑都会让他少约一成的机会。',
  category: 2,
  topic: 9,
  difficulty: 2,
  minutes: 8,
  aims: [
    '10 秒内认出心脏骤停，不被濒死叹息骗过',
    '指定专人打 120、取 AED，自己开始高质量按压',
    '安全地使用 AED，电击后马上恢复按压',
  ],
  references: references('aha25', 'erc25', 'cpr16', 'helper20'),
  vitals: [chanceOfLife()],
  counters: [],
  start: 'fall',
  scenes: [...finding, ...saving],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '他活了下来',
      score: 100,
      text: '三周后，他在站厅里找到了你，带着一面没写名字的锦旗。医生说，倒地后的前八分钟决定了一切。',
    },
    {
      id: 'sore',
      kind: 'stable',
      title: '按过了头',
      score: 85,
      text: '他恢复了心跳，只是胸口疼了很久。有了正常呼吸和反应，就该停下来观察。',
    },
    {
      id: 'relapse',
      kind: 'worse',
      title: '再次停跳',
      score: 50,
      text: '救护车赶到时他第二次心脏骤停。刚刚复苏的人必须躺着、被看着、连着 AED。',
    },
    {
      id: 'gone',
      kind: 'died',
      title: '没能等到',
      score: 20,
      text: '急救员到场时，他停跳已超过十分钟。没有按压的每一分钟，生存机会减少约 7%～10%。',
    },
  ],
  turns: [
    {
      when: under('chance', 45),
      to: 'gone',
      says: '耽搁得太久，他的瞳孔已经散大，机器再也没有建议电击。',
    },
  ],
  mostSteps: 40,
  exhausted: 'gone',
};
