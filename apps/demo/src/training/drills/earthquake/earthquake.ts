import type { Drill } from '@cheese/drills/graph/drill';
import { under } from '@cheese/drills/writing/ways';
import { references } from '../references';
import { strength } from '../signs';
import { beginning } from './beginning';
import { ending } from './ending';

export const earthquake: Drill = {
  key: 'earthquake',
  version: 1,
  title: '两点二十八分：地震避险与挤压伤',
  summary: '教室在摇晃，随后是废墟里的敲击声。搬开楼板之前的几分钟，决定老赵能不能活着出来。',
  category: 1,
  topic: 1,
  difficulty: 3,
  minutes: 9,
  aims: [
    '晃动时伏地、遮挡、手抓牢，停了再撤',
    '废墟边先看自己的安全',
    '挤压伤先补液、后松压，防心脏骤停',
  ],
  references: references('public13', 'quake08', 'crush12', 'special21', 'first24', 'aha25'),
  vitals: [strength()],
  counters: [
    { id: 'hurt', name: '受伤的学生', from: 0 },
    { id: 'fluid', name: '松压前补液', from: 0 },
    { id: 'strap', name: '不必要的止血带', from: 0 },
  ],
  start: 'shake',
  scenes: [...beginning, ...ending],
  ends: [
    {
      id: 'saved',
      kind: 'saved',
      title: '保住了腿，也保住了肾',
      score: 100,
      text: '老赵做了两次透析就停了。出院那天，他自己走到学校门口，敲了三下门。',
    },
    {
      id: 'worse',
      kind: 'worse',
      title: '漫长的透析',
      score: 50,
      text: '他活了下来，肾却衰竭了两个月。先补液、后松压，不按摩，是写在血里的教训。',
    },
    {
      id: 'died',
      kind: 'died',
      title: '微笑着离开',
      score: 20,
      text: '废墟里还能说笑，救出来却忽然离去——人们叫它“微笑死亡”，其实是高钾血症。',
    },
    {
      id: 'blast',
      kind: 'hurt',
      title: '爆燃',
      score: 5,
      text: '火苗一闪，泄漏的燃气炸开了。震后的废墟里不要有一点明火。',
    },
    {
      id: 'down',
      kind: 'hurt',
      title: '你也倒下了',
      score: 10,
      text: '一次次受伤之后，你自己成了等待救援的人。',
    },
  ],
  turns: [
    { when: under('strength', 40), to: 'down', says: '伤口的血浸透了袖子，你眼前发黑，跪倒在地。' },
  ],
  mostSteps: 40,
  exhausted: 'died',
};
