import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '呼吸急促，口唇轻度发绀，神志清楚，只能说短句。',
    reveals: ['cyanosis'],
    picture: 'dyspnoea/face',
  },
  'general.perfusion': { text: '四肢稍凉，毛细血管再充盈时间 2–3 秒。' },
  'neck.jugular': { text: '半卧位颈静脉充盈。', reveals: ['fullVeins'] },
  'neck.trachea': { text: '气管居中。', reveals: ['midTrachea'] },
  'chest.auscultate': {
    text: '双肺呼吸音对称清晰，未闻及干湿啰音，右下胸膜摩擦音可疑。',
    reveals: ['clearChest'],
  },
  'chest.percuss': { text: '双肺清音，对称。', reveals: ['resonant'] },
  'heart.auscultate': {
    text: '心率 {hr} 次/分，律齐，P2 亢进，三尖瓣区 2/6 级收缩期杂音。',
    reveals: ['loudP2'],
  },
  'heart.pulses': { text: '脉搏快而对称，双上肢血压无差异。' },
  'legs.inspect': {
    text: '左小腿肿胀，髌下 10 cm 周径左 38.5 cm、右 34.8 cm，轻度凹陷性水肿。',
    reveals: ['legSwollen', 'girth'],
    picture: 'dyspnoea/legs',
  },
  'legs.palpate': { text: '左腓肠肌压痛，皮温略高，足背动脉搏动好。', reveals: ['calfTender'] },
};

export const tests: PatientCase['tests'] = {
  ecg: {
    text: '窦性心动过速，{hr} 次/分；SI QIII TIII，V1–V3 导联 T 波倒置，不完全性右束支阻滞。',
    reveals: ['rightEcg'],
    picture: 'dyspnoea/ecg',
  },
  bloodGas: {
    text: 'pH 7.48，PaCO₂ 28 mmHg，PaO₂ 54 mmHg（未吸氧），HCO₃⁻ 21 mmol/L，乳酸 1.9 mmol/L。',
    reveals: ['hypoxia'],
    variants: [
      {
        when: { has: ['event:shock'] },
        text: 'pH 7.29，PaCO₂ 34 mmHg，PaO₂ 50 mmHg，乳酸 5.6 mmol/L。',
        reveals: ['hypoxia'],
      },
    ],
  },
  urinePregnancy: { text: '阴性。', reveals: ['notPregnant'] },
  hcg: { text: '<2 IU/L。', reveals: ['notPregnant'] },
  dDimer: { text: '6.8 mg/L FEU（参考值 <0.5）。' },
  troponin: { text: 'hs-cTnI 96 ng/L（参考值上限 26 ng/L）。', reveals: ['troponinUp'] },
  bnp: { text: 'NT-proBNP 1 860 pg/mL。', reveals: ['bnpUp'] },
  echo: {
    text: '右室扩大，RV/LV 1.2，室间隔左移，McConnell 征阳性，估测肺动脉收缩压 58 mmHg，左室收缩功能正常。',
    reveals: ['rightEcho'],
    picture: 'dyspnoea/echo',
  },
  legUltrasound: {
    text: '左腘静脉、股静脉内见低回声充盈，加压不闭合：急性深静脉血栓。',
    reveals: ['veinClot'],
  },
  lungUltrasound: {
    text: '双肺 A 线，肺滑动征存在，右下胸膜下见 1.5 cm 楔形低回声。',
    reveals: ['aLines'],
  },
  chestXray: { text: '双肺清晰，右膈略抬高，未见气胸及实变。', reveals: ['clearFilm'] },
  chestCt: { text: '平扫：右下叶胸膜下小片楔形影，未见气胸及实变（平扫不能评价肺动脉）。' },
  ctpa: {
    text: '双侧肺动脉主干分叉及右下叶肺动脉多发充盈缺损，右室增大，RV/LV 1.3。',
    reveals: ['fillingDefect'],
    picture: 'dyspnoea/ctpa',
    harms: [
      harm('育龄女性未排除妊娠就做增强 CT', 0.2, '放射检查前先做妊娠试验，几分钟即可。', {
        when: { lacks: ['done:urinePregnancy', 'done:hcg'] },
      }),
    ],
  },
  coagulation: { text: 'INR 1.05，APTT 29 s，纤维蛋白原 4.1 g/L。' },
  bloodCount: {
    text: '白细胞 8.2×10⁹/L，血红蛋白 132 g/L，血小板 246×10⁹/L。',
    reveals: ['whiteFine'],
  },
};
