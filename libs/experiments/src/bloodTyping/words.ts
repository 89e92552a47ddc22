import type { Reagent } from './state';

export const reagentNames: Record<Reagent, string> = {
  a: '抗A试剂',
  b: '抗B试剂',
  d: '抗D试剂（IgM）',
  salt: '生理盐水',
};

export const gradeNames = ['阴性', '1+', '2+', '3+', '4+'] as const;

export const words = {
  aims: [
    '用玻片法做 ABO 正定型和 RhD 定型，并设生理盐水对照',
    '按凝集强度分级，认出弱凝集和边缘干燥造成的假凝集',
    '说出试剂与细胞的比例、观察时间、搅拌棒混用各自带来的差错',
  ],
  equipment: [
    '四孔玻片',
    '抗A、抗B、抗D试剂',
    '生理盐水',
    '5% 受检者红细胞悬液',
    '搅拌棒',
    '显微镜',
  ],
  sources: [
    '操作顺序与凝集分级依《全国临床检验操作规程》（第 4 版）血型检验部分；凝集 1+ 至 4+ 按肉眼所见分级。',
    '血型比例按我国汉族人群的大致分布抽取：A 约 28%、B 约 28%、O 约 34%、AB 约 10%；RhD 阴性实际约 0.3%，为了练习提高到 20%。',
    '凝集出现的快慢与强弱是按常见表现拟合的，没有模拟亚型、弱 D 和冷凝集。玻片法只供教学和初筛，输血前须用试管法或微柱法，并做反定型。',
  ],
  names: {
    well: (number: number) => `第 ${number} 孔`,
    cells: '受检者红细胞悬液',
    stick: '搅拌棒',
    newStick: '换一根搅拌棒',
    eye: '肉眼观察',
    microscope: '显微镜观察',
    waste: '废物桶',
    drops: '滴数',
    drop: '滴',
  },
  hints: {
    reagent: '滴在孔的中央，滴管口不要碰到孔里的液体。',
    cells: '与试剂等量，先加试剂再加细胞。',
    stick: '一孔一根。搅匀后倾斜摇动，从这时起计时。',
    newStick: '用过的搅拌棒放进废物桶，取一根新的。',
    eye: '在白色背景上看有没有凝集颗粒。',
    microscope: '肉眼看不到凝集时，用低倍镜确认细胞是否散在。',
  },
  looks: {
    empty: '空',
    unmixed: (what: string) => `有${what}，没有搅匀`,
    mixed: (what: string) => `有${what}，已搅匀`,
    seems: (grade: string) => `看上去 ${grade}`,
    dry: '边缘已经干燥',
    and: '和',
    cells: '红细胞',
    waste: (count: number) => `用过 ${count} 根搅拌棒`,
  },
  says: {
    dropped: (what: string, amount: number) => `加入${what} ${amount} 滴。`,
    secondReagent: '这一孔里已经有别的试剂，结果将无法判断是谁引起的。',
    late: '这一孔已经搅匀，再加会改变比例，也要重新搅匀。',
    stirred: '搅匀，开始计时。',
    nothingToStir: '孔里没有细胞和试剂的混合物。',
    used: '这根搅拌棒进过别的孔。',
    fresh: '换上一根新的搅拌棒。',
    notMixed: '还没有搅匀，看不出结果。',
    grade: (grade: string) => `凝集强度：${grade}。`,
    dryEdge: '边缘干燥，颗粒集中在边缘，轻轻加一滴生理盐水也不散开的才是凝集。',
    scattered: '细胞散在分布，没有凝集。',
    clumps: '镜下可见细胞成堆，背景有游离细胞。',
    dried: '镜下是干燥皱缩的细胞堆在边缘，中央细胞散在：这是假凝集。',
  },
};
