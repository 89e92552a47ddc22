import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '急性病容，倦怠，呼吸深大（Kussmaul 呼吸），反应稍迟钝。',
    reveals: ['deepBreathing'],
    picture: 'vomitingStudent/face',
  },
  'general.hydration': { text: '口唇干裂，眼窝凹陷，皮肤弹性差。', reveals: ['dehydrated'] },
  'general.breath': { text: '呼气有烂苹果味。', reveals: ['ketoneBreath'] },
  'general.perfusion': { text: '四肢稍凉，毛细血管再充盈时间 3 秒。', reveals: ['dehydrated'] },
  'general.weight': { text: '体重 50 kg（开学体检 55 kg）。', reveals: ['weightLoss'] },
  'abdomen.palpate': {
    text: '全腹轻压痛，无反跳痛、肌紧张，按压时注意力可被分散。',
    reveals: ['softBelly'],
  },
  'abdomen.mcBurney': { text: '无固定压痛。', reveals: ['mcBurneyFine'] },
  'abdomen.auscultate': { text: '肠鸣音 1–2 次/分，减弱。', reveals: ['quietBowel'] },
  'legs.strength': { text: '双下肢肌力 4 级，腱反射减弱。', reveals: ['weakLegs'] },
  'chest.auscultate': { text: '呼吸 {rr} 次/分，双肺清晰。', reveals: ['clearLungs'] },
  'head.mouth': { text: '咽轻度充血，口腔黏膜干燥。', reveals: ['redThroat'] },
};

export const tests: PatientCase['tests'] = {
  fingerGlucose: { text: '血糖 {glucose} mmol/L。', reveals: ['hyperglycaemia'] },
  bedsideKetone: { text: 'β-羟丁酸 {ketone} mmol/L。', reveals: ['ketonaemia'] },
  bloodGas: {
    text: 'pH {ph}，PaCO₂ 18 mmHg，HCO₃⁻ 6 mmol/L，阴离子间隙 27 mmol/L，钾 {potassium} mmol/L，乳酸 2.1 mmol/L。',
    reveals: ['acidosis', 'lowPotassium'],
    variants: [
      {
        when: { above: { potassium: 3.5 } },
        text: 'pH {ph}，HCO₃⁻ 9 mmol/L，钾 {potassium} mmol/L，血糖 {glucose} mmol/L。',
        reveals: ['acidosis'],
      },
    ],
  },
  electrolytes: {
    text: '钠 131 mmol/L，钾 {potassium} mmol/L，氯 98 mmol/L，尿素 11.2 mmol/L，肌酐 118 μmol/L。',
    reveals: ['lowPotassium'],
  },
  ecg: {
    text: '窦性心动过速，{hr} 次/分；T 波低平，可见 U 波，QU 间期延长。',
    reveals: ['uWave'],
    picture: 'vomitingStudent/ecg',
  },
  urineDip: {
    text: '葡萄糖 4+，酮体 3+，白细胞阴性，亚硝酸盐阴性。',
    reveals: ['ketonuria', 'cleanUrine'],
  },
  urinePregnancy: { text: '阴性。', reveals: ['notPregnant'] },
  bloodCount: {
    text: '白细胞 15.8×10⁹/L，中性粒细胞 82%，血红蛋白 156 g/L（浓缩），血小板 310×10⁹/L。',
  },
  crp: { text: 'CRP 11 mg/L。', reveals: ['crpUp'] },
  amylase: { text: '淀粉酶 160 U/L（轻度升高），脂肪酶 52 U/L。', reveals: ['lipaseFine'] },
  hba1c: { text: 'HbA1c 11.4%。', reveals: ['hba1cHigh'] },
  chestXray: { text: '双肺清晰。', reveals: ['clearFilm'] },
  abdominalUltrasound: { text: '阑尾未见增粗，胰腺回声均匀，无腹水。', reveals: ['usFine'] },
  abdominalCt: { text: '未见阑尾炎、胰腺炎及游离气体。', reveals: ['ctFine'] },
  gastroscopy: {
    text: '食管下段轻度充血。',
    harms: [
      harm('酸中毒未纠正就做胃镜', 0.3, '严重酸中毒、低血钾时检查可诱发误吸与心律失常，且无必要。'),
    ],
  },
};
