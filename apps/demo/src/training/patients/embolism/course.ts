import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const heparinised = { has: ['anticoagulated'] };

export const treatments: PatientCase['treatments'] = {
  oxygen: { says: '面罩吸氧，血氧开始回升。', sets: ['onOxygen'] },
  enoxaparin: { says: '已皮下注射低分子肝素 1 mg/kg。', sets: ['anticoagulated'] },
  heparin: { says: '普通肝素 80 U/kg 静推后持续泵入。', sets: ['anticoagulated'] },
  doac: { says: '已服下。', sets: ['anticoagulated'] },
  saline500: { says: '缓慢输入 500 mL。', change: { sbp: 3 } },
  noradrenaline: { says: '血压略升。', change: { sbp: 12 } },
  alteplase: {
    says: '溶栓进行中，末梢逐渐转暖。',
    sets: ['lysed'],
    harms: [
      harm(
        '血压稳定的中危肺栓塞常规溶栓',
        0.4,
        '中危患者首选抗凝并严密监测，常规溶栓的出血风险大于获益；失代偿时才补救溶栓。',
        {
          when: { lacks: ['event:shock'] },
          says: '注射部位渗血不止，尿色变红。',
          change: { sbp: -6 },
        },
      ),
    ],
  },
  saline1000: {
    harms: [
      harm(
        '右心衰竭时大量快速补液',
        0.4,
        '右室已过度扩张，大量补液会使室间隔进一步左移、心排血量下降。',
        {
          says: '输入后患者更喘，颈静脉更充盈。',
          change: { sbp: -12, spo2: -3 },
        },
      ),
    ],
  },
  crystalloid30: {
    harms: [
      harm('右心衰竭时大量快速补液', 0.4, '右室已过度扩张，大量补液会使心排血量下降。', {
        change: { sbp: -15, spo2: -3 },
      }),
    ],
  },
  furosemide: {
    harms: [
      harm('低血压边缘的肺栓塞强力利尿', 0.3, '当成左心衰利尿会使右室前负荷骤降。', {
        change: { sbp: -10 },
      }),
    ],
  },
  nitroglycerin: {
    harms: [
      harm('肺栓塞使用硝酸酯', 0.4, '静脉扩张使右室前负荷下降、血压骤降。', {
        change: { sbp: -20 },
      }),
    ],
  },
  betaBlocker: {
    harms: [
      harm('把代偿性心动过速当病治', 0.4, '心率快是维持心排血量的代偿，减慢会诱发休克。', {
        change: { hr: -20, sbp: -15 },
      }),
    ],
  },
  intubation: {
    harms: [
      harm('血压稳定时仓促插管', 0.5, '正压通气和镇静会使右室衰竭加重，诱发骤停。', {
        when: { lacks: ['event:shock'] },
        change: { sbp: -25 },
      }),
    ],
  },
  reassure: { says: '患者点点头，但依旧喘。' },
};

const loose = { lacks: ['anticoagulated', 'lysed'] };

export const drifts: PatientCase['drifts'] = [
  { when: { has: ['onOxygen'], lacks: ['event:shock'] }, value: 'spo2', perMinute: 1.5, to: 95 },
  { when: { ...loose, from: 20 }, value: 'sbp', perMinute: 0.25, to: 84 },
  { when: { ...loose, from: 20 }, value: 'hr', perMinute: 0.15, to: 140 },
  { when: heparinised, value: 'hr', perMinute: 0.1, to: 104 },
  { when: { has: ['lysed'] }, value: 'sbp', perMinute: 1, to: 112 },
  { when: { has: ['event:shock'], lacks: ['lysed'] }, value: 'sbp', perMinute: 0.8, to: 40 },
  { when: { has: ['onOxygen'] }, value: 'rr', perMinute: 0.1, to: 24 },
];

export const events: PatientCase['events'] = [
  {
    id: 'shock',
    when: { from: 100, lacks: ['anticoagulated', 'lysed'] },
    says: '患者起身坐直时突然面色青灰、意识模糊，血压 {sbp}/{dbp} mmHg。',
    change: { sbp: -22, spo2: -12, gcs: -3, hr: 10 },
  },
  {
    id: 'death',
    when: { has: ['event:shock'], lacks: ['lysed'], below: { sbp: 46 } },
    says: '心电监护显示无脉性电活动，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
