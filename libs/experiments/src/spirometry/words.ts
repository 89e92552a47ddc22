import type { Blow, Pattern, Verdict } from './state';

export const verdictNames: Record<Verdict, string> = {
  keep: '保留这次',
  badStart: '舍弃：起始犹豫',
  coughed: '舍弃：咳嗽',
  badEnd: '舍弃：结束过早',
};

export const patternNames: Record<Pattern, string> = {
  normal: '通气功能正常',
  obstructive: '阻塞性通气功能障碍',
  restrictive: '提示限制性通气功能障碍',
};

export const reversibilities = ['支气管舒张试验阳性', '支气管舒张试验阴性'] as const;

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

export const words = {
  aims: [
    '完成定标、卫生防护和体位准备，指导受检者用力呼气',
    '从流量-容积曲线认出起始犹豫、咳嗽和结束过早，取得三次可接受且可重复的曲线',
    '做支气管舒张试验，判断通气功能类型和可逆性',
  ],
  equipment: [
    '肺量计和 3 L 定标筒',
    '一次性过滤器和咬口',
    '鼻夹',
    '沙丁胺醇气雾剂（100 μg/喷）和储雾罐',
    '受检者',
  ],
  sources: [
    '可接受和可重复的标准依 ATS/ERS 2019：外推容积不超过 FVC 的 5% 或 0.100 L（取大者），最后 1 秒不超过 25 mL 或呼气满 15 秒；最佳两次 FVC、FEV₁ 各相差不超过 150 mL；最多 8 次。',
    '预计值和下限（预计值减 1.645 个残差标准差）依 ECSC/ERS 1993 方程，未作人种校正；临床应采用 GLI 方程或国人自己的预计值。舒张试验按 ATS/ERS 2021：FEV₁ 或 FVC 增加超过预计值的 10% 为阳性。',
    '简化：呼气容积按单指数排空；各项准备不当的影响（2%～9%）按常见幅度取；每次努力程度、曲线缺陷、仪器偏差和受检者随机。限制性须由肺总量证实。',
  ],
  names: {
    syringe: '3 L 定标筒',
    filter: '新的过滤器和咬口',
    posture: '扶正坐姿',
    clip: '鼻夹',
    explain: '讲解并示范',
    blow: '用力呼气',
    salbutamol: '吸入沙丁胺醇',
    spirometer: '肺量计',
    patient: '受检者',
    curve: '这一次的曲线',
    urged: '鼓励呼气',
    puffs: '喷数',
    puff: '喷',
    seconds: '秒',
  },
  hints: {
    syringe: '每天测量前定标，误差应在 ±3% 以内。',
    filter: '每位受检者一套，防止交叉感染和漏气。',
    posture: '坐直，双脚着地，不靠椅背。',
    clip: '夹住鼻翼，防止从鼻漏气。',
    explain: '讲清楚：吸足、爆发、持续、一直呼到底。',
    blow: '“吸足，用力吹，继续继续……”鼓励的秒数决定呼到多久。两次之间休息半分钟以上。',
    verdict: '看曲线的起始、中段和结束，再决定。',
    salbutamol: '共 400 μg，经储雾罐分次吸入，等 15 分钟再测。',
  },
  looks: {
    spirometer: (isCalibrated: boolean, hasFilter: boolean) =>
      `${isCalibrated ? '已定标' : '今天没有定标'}，${hasFilter ? '新过滤器' : '装着上一位用过的过滤器'}`,
    person: (sex: 'male' | 'female', age: number, height: number) =>
      `${sex === 'male' ? '男' : '女'}，${age} 岁，${height} cm`,
    expected: (fvc: number, fev1: number, ratio: number, leastFvc: number, leastRatio: number) =>
      `预计 FVC ${fvc.toFixed(2)} L（下限 ${leastFvc.toFixed(2)}）、FEV₁ ${fev1.toFixed(2)} L、FEV₁/FVC ${ratio}%（下限 ${leastRatio}）`,
    upright: '坐直',
    slumped: '靠着椅背，身体歪斜',
    clipped: '夹着鼻夹',
    unclipped: '没有鼻夹',
    inhaled: '吸过沙丁胺醇',
    noCurve: '还没有曲线',
    curve: (number: number, verdict: string) => `第 ${number} 次，${verdict}`,
    unjudged: '没有判断',
  },
  says: {
    calibrated: (drift: number) =>
      `推注 3.00 L，读数 ${(3 * (1 + drift)).toFixed(2)} L，误差 ${signed(100 * drift)}%，已按此校正。`,
    filtered: '换上新的过滤器和咬口。',
    upright: '受检者坐直，双脚着地。',
    clipped: '夹好鼻夹。',
    explained: '讲解并示范，受检者表示明白。',
    blown: ({ fvc, fev1, pef, bev, seconds, lastSecond }: Blow) =>
      `FVC ${fvc.toFixed(2)} L，FEV₁ ${fev1.toFixed(2)} L，PEF ${pef.toFixed(1)} L/s，外推容积 ${bev.toFixed(2)} L，呼气 ${seconds.toFixed(1)} 秒，最后 1 秒 ${Math.round(1000 * lastSecond)} mL。`,
    dip: (at: number) => `约 ${at} 秒处流量骤降又回升。`,
    dizzy: '受检者没有休息够，说头晕。',
    usedFilter: '过滤器和咬口是上一位用过的。',
    unjudged: '上一次的曲线还没有判断。',
    enough: '已经吹了 8 次，不宜再吹。',
    noBlow: '还没有曲线。',
    judged: (name: string) => `${name}。`,
    inhaled: (puffs: number) => `吸入沙丁胺醇 ${puffs} 喷，共 ${100 * puffs} μg。`,
    alreadyInhaled: '已经吸过沙丁胺醇。',
  },
};
