import type { WrittenChapter } from '../../written';
import { maxillofacialSurgerySets } from './maxillofacialSurgerySets';
import { maxillofacialSurgerySingles } from './maxillofacialSurgerySingles';

export const maxillofacialSurgery: WrittenChapter = {
  name: '口腔颌面外科',
  questions: [
    ...maxillofacialSurgerySingles,
    ...maxillofacialSurgerySets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '颌面部间隙感染切开引流的指征包括',
      options: [
        '局部肿胀皮肤发亮、有波动感',
        '感染第1天、仅轻度红肿',
        '口底蜂窝织炎有窒息危险时',
        '穿刺抽出脓液',
        '全身中毒症状加重、抗生素无效',
      ],
      right: [0, 2, 3, 4],
      analysis:
        '波动、穿刺有脓、深部感染全身症状加重、窒息危险时应切开。刚起病仅轻度红肿，尚未成脓，应先抗感染，不急于切开。',
      tags: ['切开引流', '感染'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '关于下颌骨成釉细胞瘤，正确的有',
      options: [
        '最好发于上颌前牙区',
        'X线片呈多房透射影，边缘可有切迹',
        '可使邻牙根尖呈锯齿状吸收',
        '刮除术为首选，极少复发',
        '可使颌骨膨隆、扪及乒乓球样感',
      ],
      right: [1, 2, 4],
      analysis:
        '成釉细胞瘤好发于下颌体及升支，呈局部浸润，多房分隔、边缘切迹、牙根吸收，骨皮质变薄可有乒乓球感。单纯刮除复发率高，多房者宜行颌骨方块或节段切除。',
      tags: ['成釉细胞瘤'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '颞下颌关节急性前脱位手法复位时，拇指将下颌磨牙区向下压，余指将颏部缓慢上推，待髁突低于关节结节后再将下颌向后推。',
      right: true,
      analysis:
        '复位时先压低磨牙区使髁突低于关节结节，再推向后，使髁突滑回关节窝，复位后用颅颌绷带限制张口2～3周。',
      tags: ['颞下颌关节脱位'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '颞下颌关节脱位复位后，限制张口的时间一般为____～3周；拔牙后应咬纱布卷，压迫止血约____分钟。',
      right: [['2'], ['30']],
      analysis:
        '复位后限制张口2～3周利于关节囊及韧带修复；拔牙后咬纱布30分钟吐出，24小时内勿漱口、勿吸吮，以保护血块。',
      tags: ['操作要点', '易混数字'],
    },
    {
      kind: 'ordering',
      difficulty: 1,
      stem: '请排列普通牙拔除术的基本顺序。',
      options: [
        '脱位拔出患牙',
        '清理拔牙创并将牙槽骨板复位',
        '咬纱布卷止血',
        '挺松患牙',
        '核对牙位并局部麻醉',
        '安放牙钳',
        '分离牙龈',
      ],
      right: [4, 6, 3, 5, 0, 1, 2],
      analysis:
        '先麻醉，再分离牙龈以防撕裂，挺松后上钳，确认牙位无误后脱位，随后清理创口、使牙槽骨板复位，最后压迫止血并交代医嘱。',
      tags: ['拔牙', '操作顺序'],
    },
    {
      kind: 'matching',
      difficulty: 3,
      stem: '请将颌骨骨折类型与其特征配对。',
      prompts: ['Le FortⅠ型', 'Le FortⅡ型', 'Le FortⅢ型', '双侧髁突骨折'],
      options: [
        '正中联合分离',
        '颅面分离',
        '前牙开𬌗',
        '牙槽突基部水平骨折',
        '锥形骨折，累及鼻根、眶底',
      ],
      right: [3, 4, 1, 2],
      analysis:
        'Le FortⅠ型为水平骨折，Ⅱ型为锥形，Ⅲ型为颅面分离；双侧髁突骨折使下颌支缩短，后牙早接触、前牙开𬌗。',
      tags: ['颌骨骨折', '鉴别'],
    },
    {
      kind: 'short',
      difficulty: 2,
      stem: '患者拔除阻生智齿后6小时，唾液中持续有鲜血、拔牙窝渗血不止。请简述处理步骤。',
      right: [
        '评估全身情况',
        '清除血凝块',
        '找出血点',
        '压迫止血',
        '缝合',
        '止血材料',
        '观察生命体征',
      ],
      analysis:
        '先查生命体征和出血原因（用药、血液病、创伤），局麻下清除血块，找出出血点，压迫、填塞明胶海绵或缝合，观察30分钟并交代注意事项；必要时查凝血功能并请内科会诊。',
      tags: ['拔牙出血', '应急处理'],
    },
  ],
};
