import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const bleeds = {
  says: '患者突然呕吐、意识变差，左侧瞳孔散大。',
  change: { gcs: -6, sbp: 20 },
  sets: ['brainBleed'],
};

export const treatments: PatientCase['treatments'] = {
  callStrokeTeam: { says: '卒中团队到场，CT 室已空出机位。' },
  urapidil: {
    says: '缓慢降压中，血压开始下降。',
    change: { sbp: -14, dbp: -8 },
    sets: ['lowered'],
  },
  alteplase: {
    says: '按 0.9 mg/kg 给药，10% 静脉推注，其余 60 分钟泵入。',
    sets: ['lysed'],
    harms: [
      harm('未做头颅 CT 就溶栓', 1, '脑出血与脑梗死临床上分不开，溶栓前必须影像排除出血。', {
        when: { lacks: ['done:headCt'] },
        ...bleeds,
      }),
      harm('血压未控制就溶栓', 0.6, '溶栓前血压须降至 <185/110 mmHg，否则脑出血风险显著增加。', {
        when: { above: { sbp: 185 } },
        ...bleeds,
      }),
      harm('未测血糖就溶栓', 0.3, '低血糖可以酷似卒中，是溶栓前唯一必须等的化验。', {
        when: { lacks: ['done:fingerGlucose'] },
      }),
    ],
  },
  thrombectomy: {
    says: '左侧大脑中动脉取出血栓，再通 mTICI 3 级。患者抬起右手，含混地喊了声“老婆子”。',
    harms: [
      harm('没有血管影像就取栓', 0.4, '取栓前须用 CTA 等证实大血管闭塞。', {
        when: { lacks: ['done:headCta'] },
      }),
    ],
  },
  aspirin: {
    harms: [
      harm('影像之前给抗血小板药', 0.5, '未排除出血时不能给抗血小板药。', {
        when: { lacks: ['done:headCt'] },
      }),
      harm('溶栓后 24 小时内给抗血小板药', 0.4, '溶栓后 24 小时复查影像无出血才开始抗血小板。', {
        when: { has: ['done:headCt', 'treated:alteplase'] },
      }),
      harm('吞咽未评估就口服给药', 0.2, '卒中患者吞咽障碍常见，口服前要先做饮水试验。'),
    ],
  },
  clopidogrel: { harms: [harm('吞咽未评估就口服给药', 0.2, '卒中患者口服前要先做吞咽评估。')] },
  heparin: {
    harms: [
      harm(
        '急性期常规抗凝',
        0.5,
        '急性缺血性卒中不推荐早期常规抗凝，溶栓后抗凝可致脑出血。',
        bleeds,
      ),
    ],
  },
  enoxaparin: {
    harms: [
      harm(
        '急性期常规抗凝',
        0.5,
        '急性缺血性卒中不推荐早期常规抗凝，溶栓后抗凝可致脑出血。',
        bleeds,
      ),
    ],
  },
  nifedipine: {
    change: { sbp: -45 },
    harms: [harm('舌下含服硝苯地平快速降压', 0.4, '血压骤降会扩大梗死，应使用可滴定的静脉药物。')],
  },
  glucose50: {
    harms: [harm('没有低血糖却给高糖', 0.3, '高血糖会加重缺血性脑损伤。')],
  },
  glucose5: {
    harms: [harm('卒中急性期输葡萄糖', 0.2, '血糖正常时应用生理盐水，葡萄糖加重脑水肿与酸中毒。')],
  },
  mannitol: {
    harms: [
      harm('无颅内高压证据就脱水', 0.1, '超早期没有脑疝征象时脱水没有益处。', {
        when: { lacks: ['brainBleed'] },
      }),
    ],
  },
};

const unopened = { lacks: ['treated:thrombectomy', 'lysed'] };

export const drifts: PatientCase['drifts'] = [
  { when: { has: ['lowered'], above: { sbp: 165 } }, value: 'sbp', perMinute: 2, to: 165 },
  { when: { has: ['lowered'] }, value: 'dbp', perMinute: 1, to: 90 },
  {
    when: { ...unopened, lacks: [...unopened.lacks, 'lowered'] },
    value: 'sbp',
    perMinute: 0.1,
    to: 205,
  },
  { when: { has: ['brainBleed'] }, value: 'gcs', perMinute: 0.1, to: 4 },
];

export const events: PatientCase['events'] = [
  {
    id: 'wifeAsks',
    when: { from: 30, lacks: ['treated:alteplase'] },
    says: '老伴拉住你：“大夫，隔壁床说有一种化血栓的针，得赶时间，是不是？”',
  },
  {
    id: 'worse',
    when: { from: 150, lacks: ['lysed', 'treated:thrombectomy'] },
    says: '患者嗜睡，右侧肢体完全不能动，时间窗正在关闭。',
    change: { gcs: -3 },
  },
  {
    id: 'death',
    when: { has: ['brainBleed'], below: { gcs: 5 } },
    says: '症状性脑出血形成脑疝，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
