import type { WrittenChapter } from '../../written';
import { asepsisAndHygieneSets } from './asepsisAndHygieneSets';
import { asepsisAndHygieneSingles } from './asepsisAndHygieneSingles';

export const asepsisAndHygiene: WrittenChapter = {
  name: '无菌技术、清洁卫生与舒适',
  questions: [
    ...asepsisAndHygieneSingles,
    ...asepsisAndHygieneSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '导尿时预防尿路感染的正确措施有',
      options: [
        '严格无菌操作',
        '误入阴道后拔出原导尿管重插',
        '尿潴留者首次放尿可达2000 ml',
        '选择粗细适宜的导尿管',
        '集尿袋始终低于膀胱',
      ],
      right: [0, 3, 4],
      analysis:
        '误入阴道的尿管已污染须更换，集尿袋高于膀胱会使尿液反流。首次放尿不超过1000 ml，过多可致虚脱和血尿。',
      tags: ['导尿'],
    },
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '大量不保留灌肠的禁忌证包括',
      options: ['高热', '急腹症', '消化道出血', '妊娠', '便秘'],
      right: [1, 2, 3],
      analysis:
        '妊娠、急腹症、消化道出血者灌肠可致流产、穿孔、再出血，严重心血管病者亦禁用；解除便秘、为高热者降温属其适应证。',
      tags: ['灌肠'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '穿隔离衣后，衣领和隔离衣内面视为清洁区。',
      right: true,
      analysis:
        '隔离衣的衣领与内面为清洁部分，系领口时污染的袖口不可触及衣领、面部；腰以下及外面为污染区，脱衣时先松腰带后洗手。',
      tags: ['隔离技术'],
    },
    {
      kind: 'blanks',
      difficulty: 1,
      stem: '为成人行大量不保留灌肠，肛管插入直肠____～10 cm；溶液温度一般为39～____℃。',
      right: [['7'], ['41']],
      analysis:
        '成人肛管插入7～10 cm，溶液39～41℃，降温时用28～32℃，中暑者用4℃；液面距肛门40～60 cm，过高易损伤肠黏膜。',
      tags: ['灌肠', '易混数字'],
    },
    {
      kind: 'ordering',
      difficulty: 2,
      stem: '请排列一次性无菌手套（分次提取法）的操作顺序。',
      options: [
        '戴好第二只手套',
        '戴手套的手指插入另一只手套反折的内面（即手套外面）',
        '双手翻好反折套扎工作服袖口外',
        '对准五指戴好第一只手套',
        '洗手、检查包装与有效期并打开手套袋',
        '一手捏住一只手套的反折部分取出',
      ],
      right: [4, 5, 3, 1, 0, 2],
      analysis:
        '未戴手套的手只能触及手套内面（反折部），已戴手套的手只能触及外面，最后翻折部套在袖口外并推平检查。',
      tags: ['无菌手套', '操作顺序'],
    },
    {
      kind: 'matching',
      difficulty: 2,
      stem: '请将漱口溶液与其主要作用配对。',
      prompts: ['1%～3%过氧化氢', '0.1%醋酸', '1%～4%碳酸氢钠', '0.08%甲硝唑'],
      options: [
        '铜绿假单胞菌感染',
        '厌氧菌感染',
        '真菌感染',
        '遇有机物放出氧，防臭',
        '清洁口腔、预防感染的等渗液',
      ],
      right: [3, 0, 2, 1],
      analysis:
        '过氧化氢遇有机物放氧，适于口腔溃烂出血；醋酸抑制铜绿假单胞菌；碳酸氢钠抑制真菌；甲硝唑针对厌氧菌。',
      tags: ['口腔护理', '溶液选择'],
    },
    {
      kind: 'short',
      difficulty: 2,
      stem: '简述预防住院卧床患者压力性损伤的主要护理措施。',
      right: [
        '风险评估',
        '定时翻身',
        '减压',
        '避免摩擦力和剪切力',
        '保持皮肤清洁干燥',
        '加强营养',
        '健康教育',
      ],
      analysis:
        '预防要点为评估危险因素、一般每2小时翻身并用减压床垫、避免拖拉、保持皮肤清洁干燥、增加蛋白质摄入，并教会患者及家属。',
      tags: ['压力性损伤', '预防'],
    },
  ],
};
