import type { WrittenChapter } from '../../written';
import { vitalSignsSets } from './vitalSignsSets';
import { vitalSignsSingles } from './vitalSignsSingles';

export const vitalSigns: WrittenChapter = {
  name: '入院评估与生命体征',
  questions: [
    ...vitalSignsSingles,
    ...vitalSignsSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '下列患者中，不宜测量肛温的有',
      options: ['腹泻患者', '直肠手术后患者', '急性心肌梗死患者', '昏迷患者', '肛门部外伤患者'],
      right: [0, 1, 2, 4],
      analysis:
        '腹泻、直肠肛门手术或外伤者会加重损伤且读数不准，心肌梗死者受刺激可致迷走反射、心动过缓。昏迷者反而适用肛温。',
      tags: ['体温', '禁忌'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '测量呼吸时，护士应事先告知患者“现在要数呼吸”，以取得配合。',
      right: false,
      analysis:
        '呼吸受意识控制，告知后患者会改变频率与深度。应保持诊脉姿势，在患者不觉察时观察胸腹起伏并计数。',
      tags: ['呼吸'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '患者不慎咬破水银体温计，应先清除玻璃碎屑，再口服蛋清或牛奶以延缓汞的吸收。',
      right: true,
      analysis:
        '玻璃碎屑可割伤口腔和食管，须先清除；蛋清、牛奶可与汞结合延缓吸收，病情允许者可食粗纤维食物促其排出。',
      tags: ['体温', '意外处理'],
    },
    {
      kind: 'blanks',
      difficulty: 1,
      stem: '成人正常腋温范围为36.0～____℃；测量腋温需夹紧体温计____分钟。',
      right: [['37.0', '37'], ['10']],
      analysis:
        '腋温正常为36.0～37.0℃，口温36.3～37.2℃，肛温36.5～37.7℃；腋温测10分钟，口温与肛温各测3分钟。',
      tags: ['体温', '易混数字'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将异常脉搏与其常见疾病配对。',
      prompts: ['洪脉', '交替脉', '奇脉', '二联律'],
      options: ['甲状腺功能亢进', '左心衰竭', '洋地黄中毒', '脑出血', '心包积液'],
      right: [0, 1, 4, 2],
      analysis:
        '洪脉因心排血量增加、脉压大，见于甲亢；交替脉示心肌损害；奇脉吸气时减弱，示心脏压塞；洋地黄中毒常见室性早搏二联律。',
      tags: ['脉搏', '异常脉搏'],
    },
  ],
};
