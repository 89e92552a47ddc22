import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const herniated = { has: ['event:pupil'], lacks: ['treated:craniotomy'] };
const operated = { has: ['treated:craniotomy'] };

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '嗜睡，呼之睁眼，能答话但偶有答非所问。',
    reveals: ['drowsy', 'muddled'],
    picture: 'headInjury/face',
    variants: [
      { when: operated, text: '镇静、带管状态，生命体征平稳。' },
      {
        when: herniated,
        text: '昏睡，仅对疼痛有反应，右侧肢体不动。',
        reveals: ['rightWeak'],
      },
    ],
  },
  'head.palpate': {
    text: '左颞部头皮血肿 5 cm × 4 cm，局部压痛明显，未触及凹陷。',
    reveals: ['temporalHaematoma'],
  },
  'head.inspect': { text: '左颞部肿胀、皮肤擦伤，无活动性出血。', reveals: ['temporalHaematoma'] },
  'head.ears': { text: '无耳漏，鼓膜后无积血，乳突无瘀斑。', reveals: ['noEarLeak'] },
  'head.nose': { text: '无脑脊液鼻漏。', reveals: ['noNoseLeak'] },
  'eyes.pupils': {
    text: '左瞳 4 mm、右瞳 3 mm，左侧对光反射略迟钝。',
    reveals: ['pupil'],
    picture: 'headInjury/pupils',
    variants: [
      { when: operated, text: '双侧瞳孔等大 3 mm，对光反射存在。' },
      {
        when: herniated,
        text: '左瞳散大 6 mm，对光反射消失；右瞳 3 mm，反射迟钝。',
        reveals: ['pupil'],
      },
    ],
  },
  'neck.spine': { text: 'C5–6 棘突轻压痛，颈托固定中。', reveals: ['spineTender'] },
  'chest.auscultate': { text: '双肺呼吸音对称。', reveals: ['chestFine'] },
  'abdomen.palpate': { text: '腹软，无压痛。', reveals: ['bellySoft'] },
  'nerves.gcs': { text: 'GCS {gcs} 分。', reveals: ['gcsFalls'] },
  'nerves.drift': { text: '右上肢平举有下落。', reveals: ['rightWeak'] },
  'arms.strength': { text: '右上肢肌力 4 级，左上肢 5 级。', reveals: ['rightWeak'] },
  'nerves.babinski': { text: '右侧 Babinski 征阳性。', reveals: ['babinski'] },
};

export const tests: PatientCase['tests'] = {
  headCt: {
    text: '左颞顶部颅骨内板下双凸透镜形高密度影，厚 22 mm，血肿量约 45 mL，中线右移 8 mm，左颞骨线形骨折，环池变窄。',
    reveals: ['lens', 'shift', 'fracture'],
    picture: 'headInjury/ct',
    variants: [{ when: operated, text: '血肿已清除，中线居中。' }],
  },
  cervicalCt: { text: '颈椎序列正常，未见骨折脱位。', reveals: ['neckClear'] },
  fast: { text: '肝肾隐窝、脾肾隐窝、盆腔及心包未见液性暗区。', reveals: ['fastClear'] },
  fingerGlucose: { text: '血糖 6.4 mmol/L。', reveals: ['normalGlucose'] },
  alcoholLevel: { text: '未检出。', reveals: ['alcoholZero'] },
  coagulation: { text: 'INR 1.01，APTT 30 s，纤维蛋白原 2.9 g/L。', reveals: ['clottingFine'] },
  bloodCount: { text: '血红蛋白 142 g/L，血小板 232×10⁹/L，白细胞 12.1×10⁹/L。' },
  headMri: {
    text: '检查未完成。',
    harms: [
      harm('颅内高压患者送做 MRI', 0.4, 'MRI 耗时长、难以监护抢救；急性颅脑外伤首选 CT。', {
        says: '在磁体间里患者开始鼾声呼吸，被紧急拉出。',
        change: { gcs: -2 },
      }),
    ],
  },
  lumbarPuncture: {
    text: '压力 >300 mmH₂O。',
    harms: [
      harm('颅内占位、脑疝前期做腰穿', 0.9, '腰穿放液会诱发枕骨大孔疝。', {
        says: '放液后患者呼吸突然变浅。',
        change: { gcs: -6, rr: -8, spo2: -12 },
      }),
    ],
  },
};
