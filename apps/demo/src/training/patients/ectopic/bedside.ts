import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const operated = { has: ['treated:laparoscopy'] };

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '面色苍白，屈膝侧卧，表情痛苦，神志清楚，对答切题。',
    reveals: ['pale'],
    picture: 'abdominalPain/face',
  },
  'general.skin': { text: '皮肤苍白湿冷，睑结膜苍白。', reveals: ['pale', 'coldSkin'] },
  'general.perfusion': { text: '四肢发凉，毛细血管再充盈时间 4 秒。', reveals: ['slowRefill'] },
  'eyes.conjunctiva': { text: '睑结膜苍白。', reveals: ['pale'] },
  'abdomen.inspect': { text: '下腹稍膨隆，未见瘢痕。' },
  'abdomen.percuss': { text: '移动性浊音阳性。', reveals: ['shiftingDullness'] },
  'abdomen.palpate': {
    text: '下腹压痛、反跳痛明显，右侧为著，肌紧张较轻。',
    reveals: ['peritonism'],
    picture: 'abdominalPain/abdomen',
  },
  'abdomen.mcBurney': { text: '麦氏点有压痛，但压痛最重处在其内下方。', reveals: ['notMcBurney'] },
  'abdomen.auscultate': { text: '肠鸣音 2 次/分，减弱。' },
  'pelvis.vaginal': {
    text: '阴道内少量咖啡色血；宫颈举痛、摇摆痛明显，后穹隆饱满触痛，右附件区触痛。',
    reveals: ['cervicalPain'],
  },
  'back.percuss': { text: '双肾区无叩击痛。', reveals: ['noKidneyPain'] },
};

export const tests: PatientCase['tests'] = {
  urinePregnancy: { text: '阳性。', reveals: ['pregnancyPositive'] },
  hcg: { text: 'β-hCG 4 860 IU/L。', reveals: ['pregnancyPositive'] },
  fast: {
    text: '肝肾隐窝、盆腔大量液性暗区，盆腔最深 6.2 cm。',
    reveals: ['freeFluid'],
    picture: 'abdominalPain/fast',
  },
  pelvicUltrasound: {
    text: '宫腔内未见妊娠囊，内膜 9 mm；右附件区见 3.4 cm × 2.8 cm 混合回声包块，盆腹腔大量积液。',
    reveals: ['emptyUterus', 'freeFluid'],
    picture: 'abdominalPain/ultrasound',
  },
  abdominalUltrasound: { text: '腹腔、盆腔大量积液，阑尾显示不清。', reveals: ['freeFluid'] },
  bloodCount: {
    text: '血红蛋白 84 g/L，红细胞压积 0.25，白细胞 10.6×10⁹/L，血小板 240×10⁹/L。',
    reveals: ['anaemia'],
    variants: [
      {
        when: { has: ['treated:transfusion'] },
        text: '血红蛋白 92 g/L，红细胞压积 0.28，白细胞 11.0×10⁹/L，血小板 205×10⁹/L。',
        reveals: ['anaemia'],
      },
    ],
  },
  bloodGas: {
    text: 'pH 7.32，PaCO₂ 32 mmHg，PaO₂ 98 mmHg，HCO₃⁻ 17 mmol/L，乳酸 4.2 mmol/L，Hb 83 g/L。',
    reveals: ['anaemia'],
    variants: [{ when: operated, text: 'pH 7.38，乳酸 1.8 mmol/L，Hb 95 g/L。' }],
  },
  crossMatch: { text: 'B 型，RhD 阳性，交叉配血相合，已备悬浮红细胞 4 U。' },
  urineDip: { text: '白细胞阴性，红细胞阴性，亚硝酸盐阴性。', reveals: ['cleanUrine'] },
  crp: { text: 'CRP 6 mg/L。', reveals: ['crpFine'] },
  culdocentesis: { text: '抽出暗红色不凝血 5 mL。', reveals: ['noClot'] },
  abdominalCt: {
    text: '盆腹腔大量高密度积液（积血），右附件区混杂密度影。',
    reveals: ['freeFluid'],
    harms: [
      harm(
        '休克患者离开抢救区做 CT',
        0.5,
        '血流动力学不稳定时不应转运做 CT；育龄女性腹痛先做妊娠试验和床旁超声。',
        {
          when: { lacks: ['treated:laparoscopy'] },
          says: '过床时患者再次晕厥，血压一度测不出。',
          change: { sbp: -15, hr: 12 },
        },
      ),
    ],
  },
  abdominalXray: {
    text: '未见膈下游离气体，盆腔密度增高。',
    harms: [
      harm('妊娠状态未明就做腹部 X 线', 0.2, '育龄女性在放射检查前必须先明确是否妊娠。', {
        when: { lacks: ['done:urinePregnancy', 'done:hcg'] },
      }),
    ],
  },
};
