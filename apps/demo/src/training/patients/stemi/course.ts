import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const rightHeart = (says: string) =>
  harm(
    '右室梗死时使用硝酸酯类药物',
    0.6,
    '下壁伴右室梗死依赖前负荷，硝酸酯扩张静脉会使血压骤降。下壁 STEMI 应先做右胸导联再考虑硝酸酯。',
    { says, change: { sbp: -32, dbp: -18 } },
  );

export const treatments: PatientCase['treatments'] = {
  aspirin: { says: '患者嚼碎咽下，没有呛咳。' },
  ticagrelor: { says: '已服下。' },
  callCathTeam: { says: '介入团队已出发，导管室准备就绪。' },
  saline500: {
    says: '500 mL 生理盐水输入后，末梢略回暖。',
    change: { sbp: 8, dbp: 4 },
    sets: ['fluids'],
  },
  morphine: { says: '疼痛略有减轻。', change: { pain: -3, sbp: -4 } },
  pci: {
    says: '造影：右冠状动脉近段 100% 闭塞；导丝通过、置入支架 1 枚，TIMI 血流 3 级。患者说：“胸口一下子松快了。”',
    change: { pain: -5 },
    harms: [
      harm(
        '没有给予抗血小板药就做介入',
        0.3,
        '直接 PCI 前应给予负荷量双联抗血小板药，否则支架内血栓风险明显升高。',
        {
          when: { lacks: ['treated:aspirin'] },
        },
      ),
    ],
  },
  nitroglycerin: { harms: [rightHeart('含服 2 分钟后，患者面色惨白：“大夫，我眼前发黑……”')] },
  nitroInfusion: { harms: [rightHeart('泵入后血压迅速下降，监护仪报警。')] },
  furosemide: {
    harms: [
      harm('右室梗死、低血压时利尿', 0.4, '右室梗死需要足够的前负荷，利尿会进一步降低心排血量。', {
        change: { sbp: -12 },
      }),
    ],
  },
  betaBlocker: {
    harms: [
      harm(
        '心动过缓、低血压时静脉用 β 受体阻滞剂',
        0.5,
        '下壁心梗心率慢、血压低时静脉 β 受体阻滞剂可诱发传导阻滞和心源性休克。',
        {
          says: '心率掉到 40 次/分以下，监护仪报警。',
          change: { hr: -18, sbp: -15 },
        },
      ),
    ],
  },
  alteplase: {
    harms: [
      harm(
        '能及时介入却选择溶栓',
        0.3,
        '本院可在 90 分钟内完成直接 PCI，应首选介入；溶栓的再通率更低、出血更多。',
      ),
    ],
  },
  defibrillation: {
    says: '除颤一次，恢复窦性心律。',
    sets: ['shocked'],
    harms: [
      harm('对清醒、有脉搏的患者电除颤', 0.6, '除颤只用于室颤或无脉性室速。', {
        when: { lacks: ['event:fibrillation'] },
        says: '患者惨叫一声，随即胸痛更重。',
      }),
    ],
  },
};

const open = { lacks: ['treated:pci'] };
const opened = { has: ['treated:pci'] };

export const drifts: PatientCase['drifts'] = [
  { when: { lacks: ['treated:pci', 'fluids'] }, value: 'sbp', perMinute: 0.3, to: 74 },
  { when: open, value: 'pain', perMinute: 0.05, to: 9 },
  { when: opened, value: 'sbp', perMinute: 2, to: 118 },
  { when: opened, value: 'hr', perMinute: 2, to: 76 },
  { when: opened, value: 'pain', perMinute: 0.5, to: 1 },
  { when: { has: ['treated:oxygen'] }, value: 'spo2', perMinute: 0.5, to: 98 },
];

export const events: PatientCase['events'] = [
  {
    id: 'colder',
    when: { from: 40, lacks: ['treated:pci', 'began:pci'] },
    says: '患者的手更凉了，反复问：“还要等多久？”',
  },
  {
    id: 'fibrillation',
    when: { from: 95, lacks: ['treated:pci'] },
    says: '患者突然双眼上翻、呼之不应，监护仪显示心室颤动！',
    change: { gcs: -12, sbp: -200, dbp: -200, hr: 100 },
  },
  {
    id: 'shockedBack',
    when: { has: ['event:fibrillation', 'shocked'] },
    says: '患者恢复意识，血压 {sbp}/{dbp} mmHg，胸痛依旧。',
    change: { gcs: 12, sbp: 88, dbp: 50, hr: -70 },
  },
  {
    id: 'death',
    when: { since: { flag: 'event:fibrillation', minutes: 6 }, lacks: ['shocked'] },
    says: '室颤没有得到及时除颤，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
