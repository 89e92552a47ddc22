import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const seizing = { has: ['event:seizing'], lacks: ['stopped'] };

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '急性病容，嗜睡，刺激后尖声哭闹、易激惹，抱起时哭声加剧。',
    reveals: ['drowsy', 'irritable'],
    picture: 'febrileChild/face',
    variants: [
      {
        when: seizing,
        text: '右侧肢体节律性抽动，双眼右斜，口周发绀，呼之不应。',
        reveals: ['focal', 'seizures'],
      },
    ],
  },
  'general.skin': { text: '全身未见瘀点瘀斑及皮疹。', reveals: ['noRash'] },
  'general.perfusion': { text: '肢端稍凉，毛细血管再充盈时间 3 秒。' },
  'general.weight': { text: '体重 11 kg。' },
  'head.fontanelle': {
    text: '前囟 0.5 cm × 0.5 cm，未完全闭合，饱满、张力增高。',
    reveals: ['fontanelle'],
    picture: 'febrileChild/fontanelle',
  },
  'head.ears': { text: '右侧鼓膜充血、膨隆。', reveals: ['ear'] },
  'head.mouth': { text: '咽部充血，无疱疹，无舌咬伤。', reveals: ['redThroat'] },
  'eyes.pupils': { text: '双侧瞳孔等大 3 mm，对光反射略迟钝。', reveals: ['evenPupils'] },
  'eyes.fundus': { text: '视乳头边界清，无水肿。', reveals: ['noPapilloedema'] },
  'neck.stiffness': { text: '颈抵抗阳性，下颏距胸骨三横指。', reveals: ['stiffNeck'] },
  'nerves.meningeal': { text: 'Kernig 征可疑阳性，Brudzinski 征阳性。', reveals: ['meningeal'] },
  'nerves.gcs': { text: '儿童改良 GCS {gcs} 分。', reveals: ['drowsy'] },
  'chest.auscultate': { text: '双肺呼吸音粗，未闻及啰音。', reveals: ['noRales'] },
  'abdomen.palpate': { text: '腹软，无包块。', reveals: ['softBelly'] },
};

export const tests: PatientCase['tests'] = {
  fingerGlucose: { text: '血糖 5.1 mmol/L。', reveals: ['normalGlucose'] },
  bloodCount: {
    text: '白细胞 24.8×10⁹/L，中性粒细胞 88%，血红蛋白 112 g/L，血小板 420×10⁹/L。',
    reveals: ['whiteUp'],
  },
  crp: { text: 'CRP 148 mg/L。', reveals: ['crpUp'] },
  procalcitonin: { text: 'PCT 18 ng/mL。', reveals: ['pctUp'] },
  electrolytes: {
    text: '钠 132 mmol/L，钾 4.2 mmol/L，钙 2.3 mmol/L，肌酐 32 μmol/L。',
    reveals: ['saltsFine'],
  },
  lumbarPuncture: {
    text: '压力 230 mmH₂O，浑浊；白细胞 1 860×10⁶/L（多核 90%），蛋白 1.8 g/L，糖 1.2 mmol/L（同期血糖 5.1），革兰染色见革兰阳性双球菌。',
    reveals: ['pus', 'lowSugar', 'cocci'],
    picture: 'febrileChild/fluid',
    harms: [
      harm('抽搐未止就做腰穿', 0.5, '惊厥持续、生命体征不稳时先止惊、稳定后再腰穿。', {
        when: seizing,
        change: { spo2: -8 },
      }),
      harm('腰穿前不查瞳孔、前囟与意识', 0.2, '腰穿前必须评估有无脑疝征象，必要时先影像。', {
        when: {
          lacks: ['examined:eyes.pupils', 'examined:head.fontanelle', 'examined:eyes.fundus'],
        },
      }),
    ],
  },
  headCt: { text: '脑室脑池形态正常，未见出血及占位。', reveals: ['ctFine'] },
  chestXray: { text: '双肺纹理稍多，未见实变。', reveals: ['filmFine'] },
  rectalSwab: { text: '未见红细胞、白细胞及脓细胞。', reveals: ['swabFine'] },
  stool: { text: '黄色软便，未见脓细胞。', reveals: ['stoolFine'] },
  influenzaTest: { text: '甲型、乙型均阴性。', reveals: ['notInfluenza'] },
  toxicology: { text: '未检出常见药物与毒物。', reveals: ['toxFine'] },
  eeg: { text: '弥漫性慢波。' },
};
