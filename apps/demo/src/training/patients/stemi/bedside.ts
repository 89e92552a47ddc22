import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '急性痛苦面容，面色苍白，大汗，右手握拳抵于胸骨中段，神志清楚。',
    reveals: ['sweating', 'pale'],
    picture: 'chestPain/face',
  },
  'general.skin': { text: '皮肤湿冷。', reveals: ['coldSkin'] },
  'general.perfusion': { text: '四肢末梢凉，毛细血管再充盈时间 3 秒。' },
  'neck.jugular': {
    text: '半卧位颈静脉充盈，吸气时更明显（Kussmaul 征）。',
    reveals: ['fullVeins'],
  },
  'chest.auscultate': { text: '双肺呼吸音清，未闻及湿啰音。', reveals: ['clearLungs'] },
  'chest.palpate': { text: '胸壁无压痛。', reveals: ['noTender'] },
  'heart.auscultate': {
    text: '心率 {hr} 次/分，律齐，心音偏低，未闻及杂音及心包摩擦音。',
    reveals: ['noRub'],
  },
  'heart.pulses': {
    text: '四肢脉搏细而对称，双上肢收缩压差 4 mmHg。',
    reveals: ['evenPulses'],
  },
};

export const tests: PatientCase['tests'] = {
  ecg: {
    text: '窦性心动过缓，{hr} 次/分；II、III、aVF 导联 ST 段弓背向上抬高 0.2–0.4 mV（III > II），I、aVL 导联对应性压低。',
    reveals: ['stInferior'],
    picture: 'chestPain/ecg',
    variants: [
      {
        when: { has: ['treated:pci'] },
        text: '窦性心律，{hr} 次/分；II、III、aVF 导联 ST 段回落超过 50%。',
      },
    ],
  },
  ecgRight: {
    text: 'V3R–V5R 导联 ST 段抬高 0.1–0.15 mV；V7–V9 未见抬高。',
    reveals: ['stRight'],
    picture: 'chestPain/ecgRight',
  },
  troponin: { text: 'hs-cTnI 862 ng/L（参考值上限 26 ng/L）。', reveals: ['troponinUp'] },
  bnp: { text: 'NT-proBNP 240 pg/mL。' },
  dDimer: { text: '0.42 mg/L FEU（参考值 <0.5）。', reveals: ['dDimerLow'] },
  bloodCount: {
    text: '白细胞 11.2×10⁹/L，中性粒细胞 80%，血红蛋白 146 g/L，血小板 228×10⁹/L。',
  },
  electrolytes: { text: '钾 3.9 mmol/L，钠 139 mmol/L，肌酐 88 μmol/L，血糖 8.4 mmol/L。' },
  lipids: {
    text: '总胆固醇 6.3 mmol/L，LDL-C 4.4 mmol/L，甘油三酯 2.1 mmol/L。',
    reveals: ['lipidsHigh'],
  },
  echo: {
    text: '左室下壁运动明显减弱，右室扩大、游离壁运动减弱，无心包积液，主动脉根部不宽。',
    reveals: ['inferiorWall'],
  },
  chestXray: { text: '双肺清晰，纵隔不宽，心影不大。', reveals: ['narrowMediastinum'] },
  treadmill: {
    text: '患者胸痛加剧，试验终止。',
    harms: [
      harm(
        '急性心梗患者做运动试验',
        0.6,
        '急性心肌梗死是运动负荷试验的绝对禁忌证，可诱发室颤和猝死。',
        {
          says: '患者走上平板几秒钟就捂住胸口蹲了下去，面色灰白。',
          change: { sbp: -20, pain: 2 },
        },
      ),
    ],
  },
  coronaryCta: {
    text: '右冠状动脉近段闭塞。',
    harms: [
      harm('为做冠脉 CTA 延误再灌注', 0.3, 'STEMI 的诊断靠心电图，CTA 只会推迟开通血管的时间。'),
    ],
  },
};
