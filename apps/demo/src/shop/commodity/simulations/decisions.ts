import { freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const decisions: readonly SeedCommodity[] = [
  {
    slug: 'sim-trauma-abc',
    title: '创伤急救模拟：ABCDE评估与处置',
    description:
      '戴上头显进入车祸现场，在倒计时中完成气道、呼吸、循环、意识与暴露的评估，及时处理大出血与张力性气胸，并向接收医院规范汇报。',
    html: `
      <p>场景会随操作改变：未止住的肢体出血会让血压持续下降，未识别的张力性气胸会使气管偏移并出现颈静脉怒张。</p>
      <ul>
        <li>先控制致命性大出血</li>
        <li>再保障气道与颈椎固定</li>
        <li>呼吸、循环、意识逐项复评</li>
      </ul>
      <p>结束后给出时间轴回放，标出每一步耗时与遗漏，供团队复盘讨论。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学'],
    options: ['急救演练', '头显沉浸', '综合型', '住培学员'],
    ...paid({ price: 79000, originalPrice: 119000, vipPrice: 59000 }),
    learnerCount: 9320,
    daysAgo: 42,
    picture: { motif: 'vrGlasses', palette: 'orange' },
    limited: { price: 49000, days: 5 },
  },
  {
    slug: 'sim-acls-code',
    title: '心肺复苏与高级生命支持演练',
    description:
      '模拟病房心搏骤停抢救，您担任组长，安排按压、除颤与用药，系统按时间节点记录决策，并给出室颤、无脉电活动等多种心律路径。',
    html: `
      <p>组长不动手，也能决定成败：及时更换按压者、缩短停顿、明确下达并要求复述。</p>
      <p>系统随机给出心律，可除颤心律应尽早除颤，不可除颤心律则以按压、肾上腺素与查找可逆原因为主。</p>
      <p>复盘报告列出按压分数、首次除颤时间和给药间隔，附改进建议。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学', '重症医学'],
    options: ['急救演练', '头显沉浸', '创新型', '住培学员'],
    ...freeForMembers({ price: 69000, originalPrice: 99000 }),
    learnerCount: 7465,
    daysAgo: 25,
    picture: { motif: 'aed', palette: 'navy' },
  },
  {
    slug: 'sim-history-virtual-patient',
    title: '虚拟病人问诊：腹痛的十个可能',
    description:
      '用自然语言向虚拟病人提问，逐步收集腹痛的部位、性质与伴随症状，选择检查并给出诊断与处置，系统按信息收集与推理分项评分。',
    html: `
      <p>虚拟病人会如实回答，但不会主动提供您没有问到的信息。闭经史、用药史与手术史最容易漏掉。</p>
      <p>每次选择检查都会消耗时间与费用，过度检查会降低得分，遗漏必要检查也会。</p>
      <p>十个病例答案各不相同，包括异位妊娠、急性胰腺炎、消化道穿孔与带状疱疹。</p>
    `,
    teacher: '贺兰舟',
    subjects: ['问诊与体格检查', '消化内科'],
    options: ['临床思维病例', '虚拟病人', '综合型', '住培学员'],
    ...paid({ price: 59000, originalPrice: 89000, vipPrice: 45000 }),
    learnerCount: 6630,
    daysAgo: 91,
    picture: { motif: 'people', palette: 'sky' },
  },
  {
    slug: 'sim-stroke-pathway',
    title: '脑卒中绿色通道虚拟演练',
    description:
      '从分诊到溶栓决策全程计时，完成评分、影像判读、禁忌证核查与知情沟通，练习在时间窗内作出选择，并观察每一分钟延误的后果。',
    html: `
      <p>演练从急诊入口开始，请先问清最后正常时间，再完成卒中评分与血糖检测。</p>
      <p>影像出现后系统要求您指出低密度灶或出血，判断是否适合静脉溶栓或取栓，并逐条核查禁忌证。</p>
      <p>时间轴显示各环节耗时，可直接看到哪里可以并行。</p>
      <p>沟通环节由虚拟家属提问，请用通俗的话说明获益与出血风险，并取得明确的知情同意。</p>
    `,
    teacher: '祁云深',
    subjects: ['神经病学', '急诊医学'],
    options: ['临床思维病例', '虚拟病人', '创新型', '住培学员'],
    ...freeForMembers({ price: 89000, originalPrice: 129000 }),
    learnerCount: 4085,
    daysAgo: 37,
    picture: { motif: 'brain', palette: 'sky' },
  },
  {
    slug: 'sim-ward-round',
    title: '虚拟病房查房：一天的值班决策',
    description:
      '在虚拟病房里处理一个夜班，同时面对六位患者的病情变化，学会排出处理顺序、下达医嘱、与上级沟通并书写交接记录，最后进行复盘。',
    html: `
      <p>夜班的难点不在单个病情，而在先后顺序。您每处理一位患者，其他人的时间也在前进。</p>
      <p>系统会随机插入突发情况：血氧下降、跌倒、家属询问或高危药物医嘱，请判断轻重缓急。</p>
      <p>交接记录按背景、现状、评估与建议四段评分，缺项会影响第二天的接班者。</p>
    `,
    teacher: '闻子皓',
    subjects: ['呼吸内科', '心血管内科'],
    options: ['临床思维病例', '虚拟病人', '综合型', '本科生'],
    ...freeForMembers({ price: 59000, originalPrice: 89000 }),
    learnerCount: 4120,
    daysAgo: 17,
    picture: { motif: 'bed', palette: 'orange' },
  },
];
