import type { Beating, Given, Unknown } from './state';

export const givenNames: Record<Given, string> = {
  saline: '0.65% 氯化钠溶液',
  calcium: '2% 氯化钙溶液',
  potassium: '1% 氯化钾溶液',
  adrenaline: '1:10 000 肾上腺素溶液',
  acetylcholine: '1:10 000 乙酰胆碱溶液',
  atropine: '1:2 000 阿托品溶液',
  propranolol: '1:10 000 普萘洛尔溶液',
  lactic: '3% 乳酸溶液',
  bicarbonate: '2.5% 碳酸氢钠溶液',
  unknown: '未知溶液 X',
};

export const unknownNames: Record<Unknown, string> = {
  calcium: '氯化钙',
  potassium: '氯化钾',
  adrenaline: '肾上腺素',
  acetylcholine: '乙酰胆碱',
};

/** The visible changes and their names. */
export const changeNames = {
  weaker: '收缩减弱，心率变化不大',
  tonic: '收缩增强，基线上移（舒张不全）',
  slower: '心率减慢，收缩减弱',
  stronger: '心率加快，收缩增强',
  none: '无明显变化',
} as const;
export type Change = keyof typeof changeNames;

export const words = {
  aims: [
    '用斯氏法灌流离体蛙心，描记并量取正常心搏曲线',
    '观察钠、钙、钾离子，酸碱和药物对心率、收缩力、基线的影响，每次给药都设前后对照',
    '用阿托品和普萘洛尔证明药物作用的受体，据此辨认一瓶未知溶液',
  ],
  equipment: [
    '已插管的离体蛙心',
    '张力换能器和记录仪',
    '林格液',
    '各试剂和滴管',
    '未知溶液 X（一瓶）',
  ],
  sources: [
    '操作与试剂浓度依本科《生理学实验》教材的斯氏法离体蛙心灌流；林格液按 CaCl₂ 0.12 g/L、KCl 0.14 g/L、NaHCO₃ 0.2 g/L 计算，一滴按 0.05 mL、插管内液体按 2 mL 计算。',
    '剂量与效应用 Hill 方程，起效用一级动力学；半效浓度和时间常数按实验课上常见的曲线拟合，不是测定值。每颗心脏的静息心率（30～44 次/分）、收缩力（1.4～2.4 g）和敏感性（0.8～1.25 倍）随机。',
    '简化：拮抗药的洗脱实际更慢；没有模拟温度、缺氧、酶解后的疲劳和心房与心室的分离；普萘洛尔的膜稳定作用略去。',
  ],
  names: {
    ringer: '林格液换液',
    measure: '量取曲线',
    cannula: '蛙心插管',
    heart: '蛙心',
    recorder: '记录仪',
    drops: '滴数',
    drop: '滴',
    volume: '液量',
  },
  hints: {
    ringer:
      '吸出旧液，换上新鲜林格液。一次换不干净，至少换两次；拮抗药要换三次以上，并等待较久。液面每次保持一致。',
    saline: '吸出插管内的林格液，换成 0.65% 氯化钠溶液。',
    drop: '滴入后轻轻混匀。先从 1 滴开始，效应不明显再加。',
    unknown: '瓶上没有标签，是钙、钾、肾上腺素、乙酰胆碱中的一种。',
    measure: '量取此刻的心率、收缩幅度和基线。给药前后都要量。',
  },
  marks: {
    wash: '换液',
    dose: (name: string, drops: number) => `${name} ${drops} 滴`,
  },
  looks: {
    cannula: (volume: number) => `液体约 ${volume.toFixed(1)} mL`,
    regular: '节律整齐地跳动',
    irregular: '节律不齐，有期前收缩',
    diastolicArrest: '停在舒张状态，松软',
    systolicArrest: '停在收缩状态，苍白发硬',
    recorder: (count: number) => (count === 0 ? '还没有量取过' : `量取过 ${count} 次`),
  },
  says: {
    measured: ({ rate, amplitude, base }: Beating) =>
      `心率 ${rate} 次/分，收缩幅度 ${amplitude.toFixed(2)} g，基线 ${base.toFixed(2)} g。`,
    washed: (volume: number) => `吸出旧液，换上林格液 ${volume} mL。`,
    salted: '吸出林格液，换上 0.65% 氯化钠溶液 2 mL。',
    dripped: (name: string, drops: number) => `滴入${name} ${drops} 滴。`,
    noControl: '给药前没有量取对照，之后的变化无从比较。',
    much: '一次滴入较多，留意心脏是否停跳。',
    rhythm: {
      regular: '心跳恢复整齐。',
      irregular: '曲线不齐，出现期前收缩。',
      diastolicArrest: '心脏停在舒张状态，立即换液抢救。',
      systolicArrest: '心脏停在收缩状态，立即换液抢救。',
    },
  },
};
