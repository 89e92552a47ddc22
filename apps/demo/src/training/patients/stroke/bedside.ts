import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const open = { has: ['treated:thrombectomy'] };
const bled = { has: ['brainBleed'] };

export const findings: PatientCase['findings'] = {
  'general.inspect': {
    text: '神志清楚，双眼向左凝视，右侧肢体活动少，口角流涎。',
    reveals: ['gaze'],
    picture: 'suddenWeakness/face',
  },
  'head.inspect': { text: '头部无外伤痕迹，口角左偏。', reveals: ['facial'] },
  'eyes.movement': { text: '双眼向左凝视，不能越过中线。', reveals: ['gaze'] },
  'eyes.fields': { text: '右侧同向性偏盲（威吓试验）。', reveals: ['hemianopia'] },
  'neck.carotid': { text: '左侧颈动脉未闻及杂音。' },
  'neck.stiffness': { text: '颈软。', reveals: ['softNeck'] },
  'heart.auscultate': {
    text: '心律绝对不齐，第一心音强弱不等，心率 {hr} 次/分，脉搏短绌。',
    reveals: ['irregular'],
  },
  'nerves.face': { text: '右侧鼻唇沟浅，示齿口角左偏，额纹对称。', reveals: ['centralPalsy'] },
  'nerves.speech': {
    text: '只能发单音，不能复述命名，对简单指令部分执行（混合性失语）。',
    reveals: ['aphasia'],
  },
  'nerves.drift': { text: '右上肢平举立即落下。', reveals: ['rightWeak'] },
  'arms.strength': { text: '右上肢肌力 1 级，左上肢 5 级。', reveals: ['rightWeak'] },
  'legs.strength': { text: '右下肢肌力 3 级，左下肢 5 级。', reveals: ['rightWeak'] },
  'arms.sensation': { text: '右侧痛觉反应迟钝。' },
  'nerves.babinski': { text: '右侧 Babinski 征阳性。', reveals: ['babinski'] },
  'nerves.nihss': {
    text: 'NIHSS 15 分。',
    reveals: ['nihss'],
    variants: [
      { when: bled, text: 'NIHSS 24 分。' },
      { when: open, text: 'NIHSS 6 分。' },
    ],
  },
};

export const tests: PatientCase['tests'] = {
  fingerGlucose: { text: '血糖 7.4 mmol/L。', reveals: ['normalGlucose'] },
  ecg: { text: '心房颤动，心室率 {hr} 次/分，未见 ST 段抬高。', reveals: ['afEcg'] },
  headCt: {
    text: '未见出血；左侧大脑中动脉高密度征，左侧岛带模糊，ASPECTS 8 分。',
    reveals: ['noBleed', 'denseArtery'],
    picture: 'suddenWeakness/ct',
    variants: [{ when: bled, text: '左侧基底节区大片高密度出血破入脑室。' }],
  },
  headCta: {
    text: '左侧大脑中动脉 M1 段闭塞，侧支循环中等，主动脉弓及颈动脉未见夹层。',
    reveals: ['occlusion'],
    picture: 'suddenWeakness/cta',
  },
  headMri: {
    text: 'DWI 左侧大脑中动脉供血区高信号。',
    reveals: ['dwi'],
    harms: [
      harm(
        '时间窗内先做 MRI 而推迟溶栓',
        0.2,
        '平扫 CT 排除出血即可溶栓，常规 MRI 会多花约 1 小时。',
        {
          when: { lacks: ['treated:alteplase'] },
        },
      ),
    ],
  },
  bloodCount: {
    text: '血红蛋白 148 g/L，血小板 196×10⁹/L，白细胞 7.9×10⁹/L。',
    reveals: ['plateletsFine'],
  },
  coagulation: { text: 'INR 1.04，APTT 30 s。', reveals: ['inrFine'] },
  electrolytes: { text: '钠 139 mmol/L，钾 4.0 mmol/L，肌酐 92 μmol/L。' },
  troponin: { text: 'hs-cTnI 14 ng/L（参考值上限 26 ng/L）。' },
  echo: { text: '左房内径 46 mm，左室射血分数 58%，未见附壁血栓。', reveals: ['bigAtrium'] },
  lumbarPuncture: {
    text: '脑脊液无色透明。',
    harms: [harm('拟溶栓患者做腰穿', 0.5, '近期腰椎穿刺是溶栓的禁忌，且对诊断没有帮助。')],
  },
};
