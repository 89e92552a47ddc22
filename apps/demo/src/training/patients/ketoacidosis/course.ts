import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const tooEarly = (name: string) =>
  harm(name, 0.7, '血钾低于 3.5 mmol/L 时必须先补钾：胰岛素把钾赶进细胞，可致致命性心律失常。', {
    when: { below: { potassium: 3.5 } },
    says: '患者忽然说：“心跳得好乱……”，监护仪出现频发室性早搏。',
    change: { potassium: -0.7 },
    sets: ['potassiumCrash'],
  });

export const treatments: PatientCase['treatments'] = {
  saline1000: {
    says: '第 1 小时 1 000 mL 生理盐水，口渴略缓解。',
    change: { sbp: 10, hr: -8 },
    sets: ['fluids'],
  },
  saline500: { says: '500 mL 输入。', change: { sbp: 4, hr: -3 }, sets: ['fluids'] },
  potassium: {
    says: '有尿，已在液体中加氯化钾。',
    sets: ['potassiumRuns'],
    harms: [
      harm('未查血钾、未确认有尿就补钾', 0.3, '补钾前要知道血钾水平并确认有尿。', {
        when: { lacks: ['done:bloodGas', 'done:electrolytes'] },
      }),
    ],
  },
  insulinInfusion: {
    says: '小剂量胰岛素泵入，每小时监测血糖、血钾。',
    sets: ['insulin'],
    harms: [tooEarly('低血钾时先用胰岛素')],
  },
  insulinBolus: {
    says: '已皮下注射。',
    sets: ['insulin'],
    harms: [
      tooEarly('低血钾时先用胰岛素'),
      harm('用大剂量皮下胰岛素治疗 DKA', 0.3, '脱水时皮下吸收不可靠，应小剂量持续静脉泵入。'),
    ],
  },
  bicarbonate: {
    harms: [
      harm('pH ≥7.0 时补碱', 0.3, 'pH ≥7.0 不推荐碳酸氢钠：加重低血钾和脑水肿风险。', {
        change: { potassium: -0.3 },
      }),
    ],
  },
  glucose50: {
    change: { glucose: 6 },
    harms: [
      harm('高血糖时推注高糖', 0.6, '没有测血糖就把意识差当低血糖处理。', {
        when: { above: { glucose: 13.9 } },
      }),
    ],
  },
  glucose5: {
    harms: [
      harm('血糖 >13.9 mmol/L 就用葡萄糖液', 0.3, '血糖降至 13.9 mmol/L 以下才改用含糖液。', {
        when: { above: { glucose: 13.9 } },
      }),
    ],
  },
  appendicectomy: {
    says: '术中阑尾正常。',
    harms: [
      harm(
        '把酮症腹痛当急腹症手术',
        0.9,
        'DKA 可有腹痛、白细胞升高，纠酸后缓解；带着酸中毒上台可致命。',
        { change: { sbp: -25, ph: -0.1 } },
      ),
    ],
  },
  morphine: {
    harms: [
      harm(
        '诊断未明就用强镇痛药抑制代偿呼吸',
        0.4,
        '深大呼吸是对酸中毒的代偿，抑制呼吸会使 pH 骤降。',
        { change: { ph: -0.08, rr: -8 } },
      ),
    ],
  },
  midazolam: {
    harms: [
      harm('镇静抑制代偿呼吸', 0.4, '深大呼吸是代偿，镇静会使 pH 骤降。', {
        change: { ph: -0.08, rr: -8 },
      }),
    ],
  },
  intubation: {
    harms: [
      harm('呼吸代偿期插管', 0.5, '插管后若不能维持同样的分钟通气量，pH 会骤降。', {
        change: { ph: -0.12 },
      }),
    ],
  },
  furosemide: {
    harms: [
      harm('脱水时利尿', 0.5, '已脱水数升，利尿加重休克与低血钾。', {
        change: { sbp: -12, potassium: -0.3 },
      }),
    ],
  },
};

const insulin = { has: ['insulin'] };

export const drifts: PatientCase['drifts'] = [
  { when: { lacks: ['insulin'] }, value: 'ph', perMinute: 0.0007, to: 6.85 },
  { when: { lacks: ['fluids'] }, value: 'sbp', perMinute: 0.12, to: 70 },
  { when: { has: ['fluids'] }, value: 'glucose', perMinute: 0.04, to: 20 },
  { when: insulin, value: 'glucose', perMinute: 0.08, to: 9 },
  { when: insulin, value: 'ketone', perMinute: 0.012, to: 0.5 },
  { when: insulin, value: 'ph', perMinute: 0.0012, to: 7.36 },
  { when: { has: ['potassiumRuns'] }, value: 'potassium', perMinute: 0.018, to: 4.3 },
  {
    when: { has: ['insulin'], lacks: ['potassiumRuns'] },
    value: 'potassium',
    perMinute: 0.025,
    to: 1.8,
  },
];

export const events: PatientCase['events'] = [
  {
    id: 'cramps',
    when: { from: 50, lacks: ['potassiumRuns'] },
    says: '患者说腿抽筋，手指也发麻。',
  },
  {
    id: 'fibrillation',
    when: { below: { potassium: 2 } },
    says: '监护仪显示尖端扭转型室速并转为室颤，血钾 {potassium} mmol/L，抢救无效，宣布死亡。',
    isDeath: true,
  },
  {
    id: 'coma',
    when: { below: { ph: 6.98 } },
    says: '患者昏睡不醒，呼吸变浅，血压 {sbp}/{dbp} mmHg。',
    change: { gcs: -6 },
  },
  {
    id: 'death',
    when: { below: { ph: 6.9 } },
    says: '严重酸中毒致循环衰竭，心跳骤停，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
