import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const anaphylaxis = harm(
  '给青霉素过敏性休克史患者用青霉素类',
  1,
  '哌拉西林属青霉素类，既往过敏性休克者绝对禁用。给药前问过敏史是底线。',
  {
    says: '输液不到 3 分钟，患者全身风团、喉头发紧，血压测不出！',
    change: { sbp: -40, spo2: -15, hr: 20, gcs: -3 },
    sets: ['anaphylaxis'],
  },
);

export const treatments: PatientCase['treatments'] = {
  crystalloid30: {
    says: '3 小时目标量的晶体液快速输入，末梢略转暖。',
    change: { sbp: 8, hr: -6 },
    sets: ['fluids'],
  },
  saline1000: { says: '1 000 mL 输入。', change: { sbp: 5, hr: -3 }, sets: ['someFluids'] },
  noradrenaline: {
    says: '去甲肾上腺素泵入，平均动脉压升至 65 mmHg 以上。',
    change: { sbp: 16, dbp: 10 },
    sets: ['pressor'],
  },
  meropenem: { says: '首剂已输入，未见过敏反应。', sets: ['antibiotic'] },
  ceftriaxone: { says: '首剂已输入，密切观察未见过敏反应。', sets: ['antibiotic'] },
  piperacillin: { says: '输液被迫停止。', harms: [anaphylaxis] },
  adrenaline: {
    says: '肌注后血压回升、喉鸣减轻。',
    change: { sbp: 25, spo2: 8 },
    sets: ['rescued'],
  },
  ureteralStent: { says: '膀胱镜下置入左侧双 J 管，引出脓尿约 60 mL。', sets: ['drained'] },
  catheter: { says: '导出浑浊尿 30 mL。' },
  oxygen: { says: '鼻导管吸氧。', change: { spo2: 3 } },
  dopamine: {
    change: { sbp: 8, hr: 18 },
    harms: [
      harm('以多巴胺作为首选升压药', 0.2, '脓毒性休克首选去甲肾上腺素，多巴胺心律失常更多。'),
    ],
  },
  furosemide: {
    harms: [
      harm('休克少尿时利尿', 0.5, '少尿是灌注不足，利尿会加重休克。', { change: { sbp: -12 } }),
    ],
  },
  bicarbonate: {
    harms: [
      harm(
        'pH ≥ 7.2 时用碳酸氢钠纠酸',
        0.2,
        '乳酸酸中毒要靠恢复灌注，pH ≥7.2 不推荐为改善血流动力学使用碳酸氢钠。',
      ),
    ],
  },
  ibuprofen: { harms: [harm('急性肾损伤时用布洛芬', 0.2, '非甾体抗炎药会加重肾损伤。')] },
  nitroglycerin: {
    harms: [
      harm('休克时用扩血管药', 0.6, '血管扩张会使血压进一步下降。', { change: { sbp: -25 } }),
    ],
  },
  midazolam: {
    harms: [
      harm('把脓毒症脑病当躁动镇静', 0.4, '意识改变是灌注不足的表现，镇静会掩盖病情、抑制呼吸。', {
        change: { spo2: -8, gcs: -3 },
      }),
    ],
  },
};

const untreated = { lacks: ['antibiotic'] };
const undrained = { lacks: ['drained'] };

export const drifts: PatientCase['drifts'] = [
  { when: { lacks: ['antibiotic', 'fluids', 'pressor'] }, value: 'sbp', perMinute: 0.22, to: 45 },
  { when: { ...undrained, from: 120 }, value: 'sbp', perMinute: 0.15, to: 45 },
  { when: untreated, value: 'hr', perMinute: 0.1, to: 145 },
  { when: { ...untreated, from: 60 }, value: 'gcs', perMinute: 0.03, to: 8 },
  { when: { has: ['anaphylaxis'], lacks: ['rescued'] }, value: 'sbp', perMinute: 3, to: 30 },
  { when: { has: ['drained', 'antibiotic'] }, value: 'sbp', perMinute: 0.5, to: 112 },
  { when: { has: ['drained', 'antibiotic'] }, value: 'hr', perMinute: 0.4, to: 96 },
  { when: { has: ['drained', 'antibiotic'] }, value: 'temp', perMinute: 0.02, to: 38 },
];

export const events: PatientCase['events'] = [
  {
    id: 'mottled',
    when: { from: 60, lacks: ['fluids'] },
    says: '花斑已经蔓延到大腿中段，尿袋里仍是空的。',
  },
  {
    id: 'death',
    when: { below: { sbp: 50 } },
    says: '难治性休克，心跳骤停，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
