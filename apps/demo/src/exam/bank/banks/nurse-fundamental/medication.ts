import type { WrittenChapter } from '../../written';
import { medicationSets } from './medicationSets';
import { medicationSingles } from './medicationSingles';

export const medication: WrittenChapter = {
  name: '给药、静脉输液与输血',
  questions: [
    ...medicationSingles,
    ...medicationSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '给药时“三查七对”中“七对”的内容有',
      options: ['床号、姓名', '药名、浓度', '剂量、用法', '给药时间', '住院费用类别'],
      right: [0, 1, 2, 3],
      analysis:
        '七对为床号、姓名、药名、浓度、剂量、用法和时间，三查为操作前、中、后查，现还要求核对有效期；费用不属查对内容。',
      tags: ['查对制度'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '静脉补钾应遵循的原则有',
      options: [
        '见尿补钾',
        '浓度一般不超过0.3%',
        '少尿时加快补钾',
        '静脉推注以迅速起效',
        '监测血钾与心电图',
      ],
      right: [0, 1, 4],
      analysis:
        '补钾须“不宜过早、过浓、过快、过多”，尿少时补钾易致高钾；静脉推注可使血钾骤升而心脏停搏，绝对禁止。',
      tags: ['静脉补钾'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '皮内试验注射完毕拔针后，应用棉签按压并轻揉皮丘，以防药液外溢。',
      right: false,
      analysis:
        '皮试后按压或揉擦会使皮丘变形、药液外渗，影响结果判断；应嘱患者勿揉、勿离开，20分钟后由两人观察结果。',
      tags: ['皮试'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '输液总量600 ml，点滴系数20，要求5小时输完，每分钟滴数应为____滴；皮内试验一次注入的皮试液为____ ml。',
      right: [['40'], ['0.1']],
      analysis:
        '滴速＝600×20÷300＝40滴/分，时间须换算为分钟；皮内注入0.1 ml形成皮丘，青霉素皮试液以500 U/ml计，即含50 U。',
      tags: ['计算', '皮试'],
    },
    {
      kind: 'ordering',
      difficulty: 2,
      stem: '请排列成人密闭式静脉输液（头皮针）的操作顺序。',
      options: [
        '再次核对、记录并交代注意事项',
        '选静脉、扎止血带并消毒皮肤',
        '床旁核对患者并初次排气',
        '再次核对、排气后穿刺',
        '固定针头、调节滴速',
        '消毒瓶塞并插入输液器',
        '见回血后松止血带、松拳、开调节器',
        '核对医嘱与药液并贴输液标签',
      ],
      right: [7, 5, 2, 1, 3, 6, 4, 0],
      analysis:
        '输液按“查对—备液—床旁查对排气—选血管消毒—再查对穿刺—三松—固定调速—再查对”进行，操作前、中、后都要核对。',
      tags: ['静脉输液', '操作顺序'],
    },
  ],
};
