import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

export const treatments: PatientCase['treatments'] = {
  collar: { says: '颈托固定，轴线翻身。' },
  headUp: { says: '床头抬高 30°，头部居中。', sets: ['headUp'] },
  mannitol: { says: '快速输入后，左侧瞳孔略回缩。', sets: ['osmotic'] },
  callNeurosurgeon: { says: '神经外科医生到场，问 GCS 的变化和影像结果，通知手术室待命。' },
  tranexamic: { says: '伤后 3 小时内，10 分钟输完 1 g。' },
  intubation: {
    says: '快速顺序诱导插管，颈椎轴线固定，维持 PaCO₂ 35–40 mmHg。',
    change: { spo2: 3 },
    harms: [
      harm(
        '可自主保护气道时仓促插管',
        0.1,
        'GCS >8 且能保护气道时，先做 CT；插管会掩盖神经体征。',
        {
          when: { above: { gcs: 10 } },
        },
      ),
    ],
  },
  craniotomy: {
    says: '开颅清除硬膜外血肿约 50 mL，脑膜中动脉出血点已止血，脑搏动恢复。',
    sets: ['evacuated'],
    harms: [
      harm('没有 CT 就开颅', 0.5, '除非脑疝且无法做 CT，否则须影像定位。', {
        when: { lacks: ['done:headCt'] },
      }),
    ],
  },
  morphine: {
    harms: [
      harm('CT 前用阿片类药', 0.4, '阿片抑制呼吸、缩小瞳孔，会掩盖脑疝并升高颅内压。', {
        change: { gcs: -2, spo2: -5 },
      }),
    ],
  },
  midazolam: {
    harms: [
      harm('未诊断就镇静', 0.4, '意识与瞳孔是唯一的监测指标，镇静会掩盖恶化。', {
        change: { gcs: -3, spo2: -5 },
      }),
    ],
  },
  diazepam: {
    harms: [
      harm('未诊断就镇静', 0.4, '意识与瞳孔是唯一的监测指标，镇静会掩盖恶化。', {
        change: { gcs: -3, spo2: -5 },
      }),
    ],
  },
  dexamethasone: {
    harms: [harm('颅脑外伤使用激素', 0.3, 'CRASH 试验：激素增加颅脑外伤死亡率，禁用于降颅压。')],
  },
  glucose5: {
    harms: [
      harm('颅脑外伤输低渗葡萄糖液', 0.3, '低渗液加重脑水肿，应用等渗晶体液。', {
        change: { gcs: -1 },
      }),
    ],
  },
  heparin: {
    harms: [harm('颅内出血时抗凝', 1, '活动性颅内出血禁用抗凝。', { change: { gcs: -4 } })],
  },
  enoxaparin: {
    harms: [harm('颅内出血时抗凝', 1, '活动性颅内出血禁用抗凝。', { change: { gcs: -4 } })],
  },
  aspirin: { harms: [harm('颅内出血时用抗血小板药', 0.8, '外伤后头痛不能用阿司匹林。')] },
  urapidil: {
    harms: [
      harm(
        '把库欣反应当高血压降压',
        0.5,
        '血压升高、心率减慢是颅内高压的代偿，降压会使脑灌注崩溃。',
        { change: { sbp: -30, gcs: -2 } },
      ),
    ],
  },
  nasogastric: {
    harms: [
      harm('颅底骨折未排除就经鼻置管', 0.2, '可能误入颅内，应改经口。', {
        when: { lacks: ['done:headCt'] },
      }),
    ],
  },
};

const pressed = { lacks: ['evacuated', 'began:craniotomy'] };

export const drifts: PatientCase['drifts'] = [
  { when: { lacks: [...pressed.lacks, 'osmotic'], from: 12 }, value: 'gcs', perMinute: 0.1, to: 4 },
  { when: { ...pressed, has: ['osmotic'] }, value: 'gcs', perMinute: 0.03, to: 4 },
  { when: { ...pressed, from: 12 }, value: 'sbp', perMinute: 0.5, to: 182 },
  { when: { ...pressed, from: 12 }, value: 'hr', perMinute: 0.35, to: 46 },
  { when: { ...pressed, from: 60 }, value: 'rr', perMinute: 0.1, to: 8 },
  { when: { has: ['evacuated'] }, value: 'sbp', perMinute: 2, to: 126 },
  { when: { has: ['evacuated'] }, value: 'hr', perMinute: 1, to: 78 },
  { when: { has: ['evacuated'] }, value: 'gcs', perMinute: 0.3, to: 13 },
];

export const events: PatientCase['events'] = [
  {
    id: 'vomitsAgain',
    when: { from: 15, lacks: ['evacuated'] },
    says: '患者又喷射性呕吐一次，之后更困了。',
  },
  {
    id: 'pupil',
    when: { below: { gcs: 10.5 }, lacks: ['evacuated', 'began:craniotomy'] },
    says: '患者呼之不应，左侧瞳孔散大！心率 {hr} 次/分，血压 {sbp}/{dbp} mmHg。',
  },
  {
    id: 'death',
    when: { below: { gcs: 5 }, lacks: ['evacuated', 'began:craniotomy'] },
    says: '双侧瞳孔散大固定，呼吸停止，脑疝晚期，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
