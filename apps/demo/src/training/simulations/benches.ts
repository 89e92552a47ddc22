import { experimentOf } from '@cheese/experiments/experiments';
import type { SeedSimulation } from './seedSimulation';

type Bench = Pick<SeedSimulation, 'slug' | 'steps' | 'practice'> & { key: string };

const benches: readonly Bench[] = [
  {
    slug: 'sim-frog-heart',
    key: 'frogHeart',
    steps: [
      '调好张力与走纸，量取一段正常曲线作对照',
      '依次更换高钠、高钾、高钙和酸性灌流液，每次量取心率与收缩幅度',
      '每种溶液之后用任氏液冲洗，待曲线恢复再继续',
      '加入肾上腺素与乙酰胆碱，再用拮抗药验证作用的受体',
      '辨认未知溶液，说出依据',
    ],
    practice: ['bank-postgraduate-west', '生理学：机制与计算'],
  },
  {
    slug: 'bench-blood-typing',
    key: 'bloodTyping',
    steps: [
      '在四孔玻片上分别滴加抗A、抗B、抗D试剂和生理盐水',
      '每孔加等量红细胞悬液，各用一根搅拌棒搅匀',
      '按规定时间轻摇观察，可疑的弱凝集用显微镜确认',
      '先看对照，再判读各孔，记录凝集强度',
      '写出 ABO 与 RhD 血型，说明依据',
    ],
    practice: ['bank-lab-medicine', '血液学检验'],
  },
  {
    slug: 'bench-gram-stain',
    key: 'gramStain',
    steps: [
      '取菌涂成薄片，自然干燥后经火焰固定',
      '结晶紫初染，水洗',
      '碘液媒染，水洗',
      '乙醇脱色至流下的液体无色，立即水洗',
      '复红复染，水洗、吸干',
      '油镜下观察形态与染色性，作出判断',
    ],
    practice: ['bank-lab-medicine', '微生物学与免疫学检验'],
  },
  {
    slug: 'bench-ecg-leads',
    key: 'ecgLeads',
    steps: [
      '核对受检者，取平卧位，清洁皮肤',
      '按肋间定位，贴好六个胸导联电极',
      '接好四个肢体导联电极，看十二导联波形',
      '辨认一份接错的图，说出错在哪里',
      '改正接法，再记录一次',
    ],
    practice: ['bank-postgraduate-clinical', '诊断学、心血管与呼吸'],
  },
  {
    slug: 'bench-blood-pressure',
    key: 'bloodPressure',
    steps: [
      '问清运动、吸烟、饮咖啡和排尿，安静休息至少5分钟',
      '选合适的袖带，上臂与心脏同高，缚好袖带',
      '摸桡动脉充气，估计收缩压',
      '加压至估计值以上30毫米汞柱，缓慢匀速放气，听读两个数值',
      '间隔1至2分钟再测，取平均值并记录',
    ],
    practice: ['bank-nurse-fundamental', '入院评估与生命体征'],
  },
  {
    slug: 'bench-spirometry',
    key: 'spirometry',
    steps: [
      '定标，更换过滤器，核对身高、年龄与性别',
      '讲解并示范，取坐位，夹好鼻夹',
      '用口令引导用力呼气，当场判断曲线是否合格',
      '取得三次合格而重复的曲线',
      '吸入支气管舒张剂，15分钟后重复测定',
      '读出比值与占预计值百分比，下结论',
    ],
    practice: ['bank-postgraduate-clinical', '诊断学、心血管与呼吸'],
  },
];

/** What they are for, and what they take, is said by the experiments themselves. */
export const benchSimulations: readonly SeedSimulation[] = benches.map(({ key, ...bench }) => {
  const { aims = [], equipment = [] } = experimentOf(key) ?? {};
  return { ...bench, aims, equipment };
});
