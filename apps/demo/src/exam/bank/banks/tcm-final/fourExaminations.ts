import type { WrittenChapter } from '../../written';
import { fourExaminationsSets } from './fourExaminationsSets';
import { fourExaminationsSingles } from './fourExaminationsSingles';

export const fourExaminations: WrittenChapter = {
  name: '四诊与八纲辨证',
  questions: [
    ...fourExaminationsSingles,
    ...fourExaminationsSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '下列属于阴虚证表现的有',
      options: ['颧红盗汗', '五心烦热', '舌红少苔', '畏寒喜温', '脉沉迟无力'],
      right: [0, 1, 2],
      analysis:
        '阴虚则热，故颧红、五心烦热、盗汗、舌红少苔、脉细数。畏寒喜温、脉沉迟为阳虚或寒证表现；阳虚另见面色㿠白、便溏、舌淡胖、脉沉迟无力。',
      tags: ['阴虚证'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '表证转化为里证时可见的变化有',
      options: [
        '恶寒消失，但热不寒',
        '苔仍薄白，脉仍浮紧',
        '脉由浮转沉或洪数',
        '口渴明显、腹满便秘',
        '鼻塞流涕加重，头身疼痛更甚',
      ],
      right: [0, 2, 3],
      analysis:
        '恶寒罢而但热、脉由浮变沉或洪数、苔转黄、口渴便秘为邪气入里化热的标志。鼻塞流涕、头身疼痛加重属表邪未解或表证加重，仍在表。',
      tags: ['表里转化'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '望诊时，五色中的青色主寒证、痛证、气滞、血瘀和惊风。',
      right: true,
      analysis:
        '青色为经脉阻滞、气血不通之象，主寒、痛、气滞、血瘀、惊风，小儿眉间、鼻柱、唇周发青多为惊风先兆。黑色则主肾虚、水饮、寒证、血瘀等。',
      tags: ['望色'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '小儿指纹“三关测轻重”，自食指掌指横纹起，第一节为____关，第二节为____关，第三节为命关。',
      right: [['风'], ['气']],
      analysis:
        '食指第一节为风关，邪浅病轻；第二节为气关，邪气较深；第三节为命关，邪入脏腑，达于指端称“透关射甲”，病多危重。',
      tags: ['小儿指纹'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将脉象与其主病配对。',
      prompts: ['滑脉', '涩脉', '濡脉', '紧脉'],
      options: [
        '寒证、痛证、食积',
        '表证、虚阳浮越',
        '虚证、湿困',
        '痰湿、食积、实热',
        '气滞血瘀、精伤血少',
      ],
      right: [3, 4, 2, 0],
      analysis:
        '滑脉往来流利，主痰食实热；涩脉艰涩不畅，主血瘀、精伤血少；濡脉浮细无力，主虚与湿；紧脉绷急，主寒、痛、食积。表证则见浮脉。',
      tags: ['切脉'],
    },
  ],
};
