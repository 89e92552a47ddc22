import type { WrittenChapter } from '../../written';
import { endodonticsSets } from './endodonticsSets';
import { endodonticsSingles } from './endodonticsSingles';

export const endodontics: WrittenChapter = {
  name: '牙体牙髓病与儿童口腔',
  questions: [
    ...endodonticsSingles,
    ...endodonticsSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '下列情况适合行直接盖髓术的有',
      options: [
        '根尖孔未闭合的年轻恒牙，备洞时意外露髓',
        '根尖已形成的恒牙备洞时意外露髓，孔径小于0.5 mm',
        '根尖已形成的恒牙因龋露髓并有自发痛',
        '外伤冠折露髓数小时内、孔小、无感染的年轻恒牙',
        '临床检查有不可复性牙髓炎的患牙',
      ],
      right: [0, 1, 3],
      analysis:
        '直接盖髓适于露髓孔小、无感染的意外穿髓，年轻恒牙成功率更高。有自发痛或不可复性牙髓炎说明冠髓已广泛感染，盖髓易失败，不属其适应证。',
      tags: ['盖髓术', '适应证'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '热牙胶垂直加压充填时，糊剂少量超出根尖孔意味着根管治疗失败，必须立即行根尖手术。',
      right: false,
      analysis:
        '少量封闭剂超充多可被机体吸收或耐受，只要根管系统封闭良好，可定期观察。超充引起持续症状或影像学病变扩大时，才考虑再治疗或根尖手术。',
      tags: ['根管充填'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '根管工作长度一般止于距X线片根尖0.5～____ mm处；窝沟封闭术中，恒牙釉质一般用37%磷酸酸蚀____～30秒。',
      right: [['1', '1.0'], ['20']],
      analysis:
        '根尖狭窄距X线片根尖约0.5～1 mm；恒牙釉质用37%磷酸酸蚀20～30秒，乳牙常延长至约60秒，时间过长反而会使釉质过度脱矿、降低粘接强度。',
      tags: ['工作长度', '窝沟封闭'],
    },
    {
      kind: 'ordering',
      difficulty: 1,
      stem: '请排列恒磨牙窝沟封闭的操作顺序。',
      options: [
        '光固化',
        '检查咬合及有无遗漏',
        '涂布封闭剂',
        '清洁牙面',
        '酸蚀牙面',
        '冲洗并吹干至釉质呈白垩状',
      ],
      right: [3, 4, 5, 2, 0, 1],
      analysis:
        '酸蚀前须清除菌斑以免影响脱矿，冲洗吹干至白垩状后隔湿、涂布封闭剂并固化，最后检查。酸蚀后若被唾液污染，须重新酸蚀。',
      tags: ['窝沟封闭', '操作顺序'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将患牙表现与诊断配对。',
      prompts: [
        '咬合痛，透照示隐裂线，咬合某一特定位置疼痛',
        '牙颈部唇面楔形缺损，刷牙不当',
        '高频饮用碳酸饮料，前牙唇面光滑浅凹、釉质变薄',
        '发育期缺陷，前牙切缘半月形凹陷',
      ],
      options: ['楔状缺损', '牙隐裂', '酸蚀症', '先天性梅毒牙', '磨损'],
      right: [1, 0, 2, 3],
      analysis:
        '特定位置咬合痛为牙隐裂；颈部楔形缺损多与横刷有关；酸蚀症有酸接触史、釉面光滑变薄；半月形切缘是哈钦森牙，见于先天性梅毒。',
      tags: ['牙体硬组织病', '鉴别诊断'],
    },
  ],
};
