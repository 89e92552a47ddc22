import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const studies: readonly SeedCommodity[] = [
  {
    slug: 'bank-nurse-fundamental',
    title: '基础护理学期末题库',
    description:
      '选编四百二十道基础护理题，涵盖入院评估、生命体征、给药、无菌与清洁卫生，难度贴合在校期末考试，适合随堂测验与考前自查。',
    html: `
      <p>题目以概念与操作要点为主，可按教材章节抽题，也可由教师组成二十题的小测。</p>
      <p>操作题配有图片，例如判断无菌区被污染的环节、选择正确的注射部位与进针角度。</p>
      <p>每题解析不超过八十字，考前翻看一遍约需两小时。</p>
      <p>错题会自动归入个人错题本，并标出对应的操作录像，便于当天补练。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: ['期末考试', '护理学', '单选题为主', '基础', '500题以内'],
    ...free,
    learnerCount: 18420,
    daysAgo: 276,
    picture: { motif: 'thermometer', palette: 'orange' },
  },
  {
    slug: 'bank-postgraduate-west',
    title: '考研西医综合题库：生理生化病理专项',
    description:
      '分生理、生化与病理三个专项共一千八百题，难点配思维导图与对比表，重点训练多项选择与共用题干，提供按年份难度排列的仿真卷。',
    html: `
      <p>基础部分分值高、拉分也最明显。题库把同一机制在三门课里的考法放在一起，例如心力衰竭的血流动力学、代谢与形态。</p>
      <ul>
        <li>专项训练：每专项二十套，每套三十题</li>
        <li>对比练习：易混概念成对出现，如坏死与凋亡</li>
        <li>仿真卷：限时完成，附得分分布</li>
      </ul>
      <p>建议先做完专项再做仿真，错题按知识点归档复习。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学', '病理学', '生物化学与分子生物学'],
    options: ['考研西医综合', '基础医学', '综合题型', '较难', '1500题以上'],
    ...paid({ price: 99000, originalPrice: 159000, vipPrice: 79000 }),
    learnerCount: 16540,
    daysAgo: 73,
    picture: { motif: 'book', palette: 'blue' },
  },
  {
    slug: 'bank-postgraduate-clinical',
    title: '考研西医综合题库：内科与外科病例',
    description:
      '以病例串联内科与外科考点，涵盖诊断学、心血管、消化、呼吸、普外与骨科共一千一百题，解析标注关键线索，训练限时判断的能力。',
    html: `
      <p>每组病例三到五问，逐步揭示检查结果，模拟临床思维过程。第一问通常考最可能的诊断，最后一问往往考并发症或最佳处理。</p>
      <p>题干中的每个数据都可能有用，请养成先圈出生命体征、时间与异常指标的习惯。</p>
      <p>错题解析会指出干扰项在什么条件下才成立，避免只记答案。</p>
    `,
    teacher: '贺兰舟',
    subjects: ['内科学', '外科学'],
    options: ['考研西医综合', '临床医学', '病例题为主', '较难', '500至1500题'],
    ...freeForMembers({ price: 89000, originalPrice: 129000 }),
    learnerCount: 7240,
    daysAgo: 132,
    picture: { motif: 'answerSheet', palette: 'blue' },
  },
  {
    slug: 'bank-final-anatomy',
    title: '系统解剖学期末题库：识图与填图',
    description:
      '八百道解剖题，其中三分之一为识图题，图片取自标本与三维模型截图，按运动、内脏、脉管与神经四部分组卷，附关键结构记忆提示。',
    html: `
      <p>识图题给出带编号的图片，请选择或拖入正确名称。做错后可以打开三维模型，从不同角度再看一次。</p>
      <ul>
        <li>运动系统：骨性标志与肌的起止、作用</li>
        <li>内脏：器官分部与毗邻</li>
        <li>脉管：分支、走行与体表投影</li>
        <li>神经：分布区与损伤表现</li>
      </ul>
      <p>期末复习建议先做识图，再做单选，最后做综合卷。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学'],
    options: ['期末考试', '基础医学', '综合题型', '基础', '500至1500题'],
    ...free,
    learnerCount: 15930,
    daysAgo: 310,
    picture: { motif: 'torso', palette: 'violet' },
  },
  {
    slug: 'bank-final-pathology',
    title: '病理学期末题库：镜下图与临床联系',
    description:
      '三百六十道病理题，半数配镜下或大体图片，要求先描述再诊断，考察坏死、炎症、肿瘤与各系统常见病，解析附对照图说明鉴别要点。',
    html: `
      <p>图片题分两步作答：第一步选择看到的形态改变，第二步给出诊断。只答对第二步得一半分。</p>
      <p>各系统部分覆盖动脉粥样硬化、肺炎、肝硬化、肾小球肾炎与常见肿瘤。</p>
      <p>组卷时可指定难度与图片比例，适合课堂测验与实验考核。</p>
      <p>错题回看时可切换到低倍与高倍两种视野，重新体会诊断是怎样一步步得出的。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学'],
    options: ['期末考试', '基础医学', '病例题为主', '中等', '500题以内'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 6120,
    daysAgo: 201,
    picture: { motif: 'microscope', palette: 'rose' },
  },
  {
    slug: 'bank-tcm-final',
    title: '中医学期末题库：辨证与方药',
    description:
      '四百八十道题围绕四诊、八纲与脏腑辨证以及常用方剂展开，舌象题配标准色卡照片，训练由症状推出证型、治法与代表方的完整过程。',
    html: `
      <p>病例题以问诊记录和舌象照片呈现，请依次选择病位、病性、证型与治法，再选代表方。</p>
      <p>中药部分考察药性、配伍与用药禁忌，如十八反与妊娠禁忌。</p>
      <p>解析会列出与之相近的两个证型，说明区分的关键症状。</p>
      <p>方剂题不只考组成，还会改动一两味药，请判断功效随之发生了什么变化。</p>
    `,
    teacher: '伏清和',
    subjects: ['中医诊断学', '方剂学', '中药学'],
    options: ['期末考试', '中医学', '病例题为主', '基础', '500题以内'],
    ...free,
    learnerCount: 2860,
    daysAgo: 236,
    picture: { motif: 'herb', palette: 'orange' },
  },
];
