import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const better = { has: ['drained'] };

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '急性病容，嗜睡，呼之能应，答非所问，面色潮红。',
    reveals: ['confused'],
    picture: 'feverConfusion/face',
  },
  'general.perfusion': {
    text: '双膝皮肤花斑，毛细血管再充盈时间 5 秒。',
    reveals: ['mottled', 'slowRefill'],
    picture: 'feverConfusion/knee',
  },
  'general.skin': { text: '皮肤灼热，双下肢花斑，无瘀点瘀斑。', reveals: ['mottled'] },
  'general.hydration': { text: '口唇干燥，皮肤弹性差。' },
  'neck.stiffness': { text: '颈软，无抵抗。', reveals: ['softNeck'] },
  'chest.auscultate': {
    text: '双肺呼吸音清，呼吸 {rr} 次/分，未闻及啰音。',
    reveals: ['clearLungs'],
  },
  'abdomen.palpate': { text: '腹软，左侧腹深压痛，无反跳痛。', reveals: ['softBelly'] },
  'abdomen.murphy': { text: '阴性。', reveals: ['noMurphy'] },
  'back.percuss': { text: '左肾区叩击痛明显，右侧阴性。', reveals: ['kidneyPain'] },
  'nerves.gcs': { text: 'GCS {gcs} 分，无局灶体征。', reveals: ['confused'] },
  'legs.foot': { text: '双足皮肤完整，无溃疡。' },
};

export const tests: PatientCase['tests'] = {
  bloodGas: {
    text: 'pH 7.30，PaCO₂ 29 mmHg，PaO₂ 84 mmHg，HCO₃⁻ 15 mmol/L，乳酸 5.1 mmol/L。',
    reveals: ['lactate'],
    variants: [
      { when: better, text: 'pH 7.37，HCO₃⁻ 20 mmol/L，乳酸 1.9 mmol/L。' },
      {
        when: { has: ['fluids'] },
        text: 'pH 7.33，HCO₃⁻ 17 mmol/L，乳酸 3.4 mmol/L。',
        reveals: ['lactate'],
      },
    ],
  },
  fingerGlucose: { text: '血糖 14.8 mmol/L。', reveals: ['sugarHigh'] },
  bloodCount: {
    text: '白细胞 22.6×10⁹/L，中性粒细胞 93%，血红蛋白 118 g/L，血小板 86×10⁹/L。',
    reveals: ['whiteUp', 'plateletsLow'],
  },
  procalcitonin: { text: 'PCT 48 ng/mL。', reveals: ['pctUp'] },
  crp: { text: 'CRP 236 mg/L。', reveals: ['crpUp'] },
  electrolytes: {
    text: '钠 134 mmol/L，钾 4.6 mmol/L，尿素 15.8 mmol/L，肌酐 212 μmol/L（两月前 98）。',
    reveals: ['creatinineUp'],
  },
  liver: { text: 'ALT 46 U/L，总胆红素 28 μmol/L，白蛋白 29 g/L。', reveals: ['bilirubinUp'] },
  coagulation: { text: 'INR 1.4，APTT 42 s，D-二聚体升高。', reveals: ['clottingPoor'] },
  urineDip: { text: '白细胞 3+，亚硝酸盐阳性，红细胞 2+，酮体弱阳性。', reveals: ['pyuria'] },
  urineCulture: { text: '标本已采集送检（尿液浑浊）。' },
  bedsideKetone: { text: 'β-羟丁酸 0.9 mmol/L。' },
  chestXray: { text: '双肺清晰。', reveals: ['clearFilm'] },
  ecg: { text: '窦性心动过速，{hr} 次/分。' },
  abdominalUltrasound: {
    text: '左肾盂分离 2.6 cm，左输尿管上段扩张；胆囊壁不厚，胆管不扩张。',
    reveals: ['hydronephrosis', 'bileFine'],
  },
  abdominalCt: {
    text: '左输尿管上段 9 mm 结石，左肾积水，肾周渗出，未见气体。',
    reveals: ['obstruction'],
    picture: 'feverConfusion/ct',
  },
  headCt: { text: '未见出血及占位。', reveals: ['headFine'] },
  lumbarPuncture: {
    text: '脑脊液清亮，白细胞 1×10⁶/L。',
    reveals: ['clearFluid'],
    harms: [
      harm('休克、血小板低时做腰穿', 0.3, '无脑膜刺激征，休克与凝血异常时腰穿风险大于获益。'),
    ],
  },
};
