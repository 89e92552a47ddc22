import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const unstable = { lacks: ['treated:laparoscopy'] };

export const treatments: PatientCase['treatments'] = {
  saline1000: { says: '液体快速输入，脉搏稍有力。', change: { sbp: 8, hr: -4 }, sets: ['fluids'] },
  saline500: { says: '500 mL 快速输入。', change: { sbp: 4, hr: -2 }, sets: ['fluids'] },
  crystalloid30: {
    says: '大量晶体液输入，血压略升，但血更稀了。',
    change: { sbp: 8, hr: -3 },
    sets: ['fluids'],
  },
  transfusion: {
    says: '输入悬浮红细胞 2 U，面色略好转。',
    change: { sbp: 10, hr: -8 },
    sets: ['blood'],
  },
  callGynaecologist: { says: '妇科医生到场，听你汇报病史和已有的结果，通知手术室待命。' },
  laparoscopy: {
    says: '术中见腹腔积血约 1 800 mL，右侧输卵管壶腹部妊娠破裂、活动性出血，行右侧输卵管切除，血止。',
    change: { sbp: 16, hr: -14 },
    harms: [
      harm('没有备血就进手术室', 0.3, '失血性休克手术前必须配血备血，并边复苏边手术。', {
        when: { lacks: ['ordered:crossMatch'] },
      }),
    ],
  },
  appendicectomy: {
    says: '开腹后见大量积血，阑尾正常，紧急呼叫妇科上台。',
    harms: [
      harm('误诊为阑尾炎手术', 0.7, '育龄女性下腹痛伴晕厥，先除外异位妊娠；误诊会延误止血。', {
        change: { sbp: -12, hr: 10 },
      }),
    ],
  },
  methotrexate: {
    harms: [
      harm(
        '破裂出血时用甲氨蝶呤保守治疗',
        0.8,
        '甲氨蝶呤只用于生命体征平稳、未破裂、hCG 较低的患者；破裂、血流动力学不稳定是绝对禁忌。',
        {
          when: unstable,
        },
      ),
    ],
  },
  noradrenaline: {
    change: { sbp: 6 },
    harms: [
      harm('失血未补就用升压药', 0.3, '失血性休克先止血、补液、输血；血管活性药只能短暂过渡。', {
        when: { lacks: ['fluids'] },
      }),
    ],
  },
  heparin: {
    harms: [
      harm('活动性出血时抗凝', 0.8, '活动性内出血是抗凝的绝对禁忌。', { change: { sbp: -10 } }),
    ],
  },
  enoxaparin: {
    harms: [
      harm('活动性出血时抗凝', 0.8, '活动性内出血是抗凝的绝对禁忌。', { change: { sbp: -10 } }),
    ],
  },
  laxative: {
    harms: [
      harm('把肛门坠胀当便秘灌肠', 0.4, '肛门坠胀是盆腔积血刺激直肠所致，灌肠可加重出血。', {
        change: { sbp: -8 },
      }),
    ],
  },
  furosemide: {
    harms: [harm('休克时利尿', 0.5, '容量不足时利尿会加重休克。', { change: { sbp: -10 } })],
  },
};

const bleeding = { lacks: ['treated:laparoscopy', 'began:laparoscopy'] };

export const drifts: PatientCase['drifts'] = [
  { when: { lacks: [...bleeding.lacks, 'fluids'] }, value: 'sbp', perMinute: 0.45, to: 40 },
  { when: { ...bleeding, has: ['fluids'] }, value: 'sbp', perMinute: 0.28, to: 40 },
  { when: bleeding, value: 'dbp', perMinute: 0.25, to: 25 },
  { when: bleeding, value: 'hr', perMinute: 0.35, to: 158 },
  { when: { has: ['treated:laparoscopy'] }, value: 'sbp', perMinute: 2, to: 112 },
  { when: { has: ['treated:laparoscopy'] }, value: 'hr', perMinute: 2, to: 88 },
];

export const events: PatientCase['events'] = [
  {
    id: 'faint',
    when: { below: { sbp: 76 }, lacks: ['treated:laparoscopy'] },
    says: '患者烦躁，反复说“我渴……我眼前黑”，血压 {sbp}/{dbp} mmHg。',
    change: { gcs: -1 },
  },
  {
    id: 'drowsy',
    when: { below: { sbp: 62 }, lacks: ['treated:laparoscopy'] },
    says: '患者意识模糊，脉搏细弱几乎摸不到。',
    change: { gcs: -4 },
  },
  {
    id: 'death',
    when: { below: { sbp: 50 }, lacks: ['treated:laparoscopy'] },
    says: '心跳骤停。腹腔内大量失血没有止住，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
