import type { WrittenChapter } from '../../written';
import { periodonticsAndProsthodonticsSets } from './periodonticsAndProsthodonticsSets';
import { periodonticsAndProsthodonticsSingles } from './periodonticsAndProsthodonticsSingles';

export const periodonticsAndProsthodontics: WrittenChapter = {
  name: '牙周病与口腔修复',
  questions: [
    ...periodonticsAndProsthodonticsSingles,
    ...periodonticsAndProsthodonticsSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '下列操作属于牙周基础治疗的有',
      options: [
        '龈上洁治',
        '龈下刮治及根面平整',
        '口腔卫生宣教',
        '翻瓣刮治加植骨术',
        '拔除无保留价值的患牙',
      ],
      right: [0, 1, 2, 4],
      analysis:
        '基础治疗旨在消除致病因素、控制炎症，包括菌斑控制、洁治、刮治、调𬌗、拔除无望牙等。翻瓣植骨属手术治疗，须待基础治疗后复查评估再决定。',
      tags: ['牙周治疗'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '关于固定桥桥体龈面的设计，正确的有',
      options: [
        '悬空式桥体最适于前牙区',
        '尽量减小与黏膜的接触面',
        '桥体龈面应高度光洁',
        '改良盖嵴式利于前牙美观',
        '鞍式桥体自洁性最好',
      ],
      right: [1, 2, 3],
      analysis:
        '桥体龈面应光洁、减少与黏膜接触；后牙重自洁可用悬空式，前牙重美观常用改良盖嵴式。鞍式与黏膜大面积接触，自洁差，现已少用。',
      tags: ['固定桥', '桥体'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '牙周基础治疗结束后即可进行永久修复，不必等待炎症消退后再评估。',
      right: false,
      analysis:
        '基础治疗后须复查再评估，待牙龈炎症消退、龈缘位置稳定才行永久修复，否则牙龈退缩会使冠边缘暴露。',
      tags: ['牙周治疗', '修复时机'],
    },
    {
      kind: 'blanks',
      difficulty: 1,
      stem: '牙周探诊时的压力一般为____～25 g；健康牙龈的探诊深度一般不超过____ mm。',
      right: [['20'], ['3']],
      analysis:
        '探诊力约20～25 g，过大会穿透结合上皮而高估深度；健康龈沟的探诊深度一般不超过3 mm。探诊应沿牙体长轴、紧贴牙面逐点提插。',
      tags: ['牙周探诊', '易混数字'],
    },
    {
      kind: 'ordering',
      difficulty: 3,
      stem: '请排列慢性牙周炎伴牙列缺损患者的治疗程序。',
      options: [
        '永久修复治疗',
        '口腔卫生宣教与龈上洁治',
        '复查再评估疗效',
        '定期维护复查',
        '牙周手术治疗',
        '处理急症、拍X线片并制订计划',
        '龈下刮治及根面平整',
      ],
      right: [5, 1, 6, 2, 4, 0, 3],
      analysis:
        '牙周治疗的总程序为急症处理与计划、基础治疗、再评估、手术、修复与维护。先修复后刮治会使边缘与炎症牙龈不相适应。',
      tags: ['牙周治疗', '程序'],
    },
  ],
};
