import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const studies: readonly SeedCommodity[] = [
  {
    slug: 'bank-nurse-fundamental',
    title: '基础护理学期末题库',
    description:
      '选编基础护理题共56题，涵盖入院评估、生命体征、给药、无菌与清洁卫生，难度贴合在校期末考试，适合随堂测验与考前自查。',
    html: `
      <p>题目以概念与操作要点为主，适合按教材章节复习时对照练习。</p>
      <p>操作类题目用文字描述情境，例如判断无菌区被污染的环节、选择正确的注射部位与进针角度。</p>
      <p>解析力求简短，说明对错的理由，考前可以快速翻看一遍。</p>
      <p>建议做错的题当天回到操作要点再看一次，隔几天重做。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: ['期末考试', '护理学', '单选题为主', '基础', '60题以内'],
    ...free,
    learnerCount: 18420,
    daysAgo: 276,
    picture: { motif: 'thermometer', palette: 'orange' },
  },
  {
    slug: 'bank-postgraduate-west',
    title: '考研西医综合题库：生理生化病理专项',
    description:
      '分生理、生化与病理三部分，共52题，难点用对比的方式讲解，重点训练机制推理与多项选择，每题附解析，适合强化阶段查漏补缺。',
    html: `
      <p>基础部分分值高、拉分也最明显。题库关注同一机制在三门课里的不同考法，例如心力衰竭的血流动力学、代谢与形态。</p>
      <ul>
        <li>机制推理：由条件推出结果，不靠死记</li>
        <li>对比练习：易混概念成对出现，如坏死与凋亡</li>
        <li>题型：单选、多选、判断、填空、配对、排序与简答</li>
      </ul>
      <p>建议先独立作答再读解析，错题按知识点归类复习。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学', '病理学', '生物化学与分子生物学'],
    options: ['考研西医综合', '基础医学', '综合题型', '较难', '60题以内'],
    ...paid({ price: 99000, originalPrice: 159000, vipPrice: 79000 }),
    learnerCount: 16540,
    daysAgo: 73,
    picture: { motif: 'book', palette: 'blue' },
  },
  {
    slug: 'bank-postgraduate-clinical',
    title: '考研西医综合题库：内科与外科病例',
    description:
      '以病例考察内科与外科考点，涵盖心血管、消化、呼吸与普外等内容，共76题，解析标注关键线索，训练限时判断的能力。',
    html: `
      <p>病例题模拟临床思维过程，有的考最可能的诊断，有的考下一步检查、最佳处理或并发症。</p>
      <p>题干中的每个数据都可能有用，请养成先圈出生命体征、时间与异常指标的习惯。</p>
      <p>错题解析会指出干扰项在什么条件下才成立，避免只记答案。</p>
    `,
    teacher: '贺兰舟',
    subjects: ['内科学', '外科学'],
    options: ['考研西医综合', '临床医学', '病例题为主', '较难', '60题以上'],
    ...freeForMembers({ price: 89000, originalPrice: 129000 }),
    learnerCount: 7240,
    daysAgo: 132,
    picture: { motif: 'answerSheet', palette: 'blue' },
  },
  {
    slug: 'bank-final-anatomy',
    title: '系统解剖学期末题库：结构与毗邻',
    description:
      '系统解剖学共64题，按运动、内脏、脉管与神经编排，用文字考察结构的位置、毗邻与功能，附关键结构的记忆提示，适合期末复习。',
    html: `
      <p>题目从位置、毗邻、走行与功能四个角度提问，建议对照教材图谱或标本作答。</p>
      <ul>
        <li>运动系统：骨性标志与肌的起止、作用</li>
        <li>内脏：器官分部与毗邻</li>
        <li>脉管：分支、走行与体表投影</li>
        <li>神经：分布区与损伤表现</li>
      </ul>
      <p>期末复习建议先做单选与判断，再做填空、配对与排序，最后写简答。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学'],
    options: ['期末考试', '基础医学', '综合题型', '基础', '60题以上'],
    ...free,
    learnerCount: 15930,
    daysAgo: 310,
    picture: { motif: 'torso', palette: 'violet' },
  },
  {
    slug: 'bank-final-pathology',
    title: '病理学期末题库：形态与临床联系',
    description:
      '病理学共55题，以文字描述的镜下与大体所见训练先描述再诊断，考察坏死、炎症、肿瘤与各系统常见病，解析说明鉴别要点。',
    html: `
      <p>题干用文字给出形态改变，请先在心里说出所见的病变，再选择诊断。</p>
      <p>各系统部分覆盖动脉粥样硬化、肺炎、肝硬化、肾小球肾炎与常见肿瘤。</p>
      <p>病例题把形态与临床表现放在一起，练习由症状想到病变，由病变解释症状。</p>
      <p>建议配合数字切片复习：做完一题，再到切片上找一找相应的形态。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学'],
    options: ['期末考试', '基础医学', '病例题为主', '中等', '60题以内'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 6120,
    daysAgo: 201,
    picture: { motif: 'microscope', palette: 'rose' },
  },
  {
    slug: 'bank-tcm-final',
    title: '中医学期末题库：辨证与方药',
    description:
      '共69题，围绕四诊、八纲与脏腑辨证以及常用方剂展开，病例题用文字描述症状与舌脉，训练由症状推出证型、治法与代表方的过程。',
    html: `
      <p>病例题以问诊记录与舌脉描述呈现，请依次想清病位、病性、证型与治法，再选代表方。</p>
      <p>中药部分考察药性、配伍与用药禁忌，如十八反与妊娠禁忌。</p>
      <p>解析会与相近的证型比较，说明区分的关键症状。</p>
      <p>方剂题考组成，也考加减：改动一两味药，功效随之发生什么变化。</p>
    `,
    teacher: '伏清和',
    subjects: ['中医诊断学', '方剂学', '中药学'],
    options: ['期末考试', '中医学', '病例题为主', '基础', '60题以上'],
    ...free,
    learnerCount: 2860,
    daysAgo: 236,
    picture: { motif: 'herb', palette: 'orange' },
  },
];
