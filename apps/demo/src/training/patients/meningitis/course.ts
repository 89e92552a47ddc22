import { harm } from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

const seizing = { has: ['event:seizing'], lacks: ['stopped'] };

export const treatments: PatientCase['treatments'] = {
  recovery: { says: '侧卧，清理口鼻分泌物，气道通畅。', sets: ['protected'] },
  oxygen: { says: '面罩吸氧，口周发绀减轻。', change: { spo2: 6 }, sets: ['onOxygen'] },
  midazolam: {
    says: '咪达唑仑 0.3 mg/kg 肌注，约 1 分钟后抽动停止。',
    sets: ['stopped', 'sedated'],
    harms: [
      harm('重复使用苯二氮䓬类过量', 0.3, '两剂苯二氮䓬类叠加可致呼吸抑制，须备好气囊面罩。', {
        when: { has: ['sedated'] },
        change: { rr: -12, spo2: -12 },
      }),
    ],
  },
  diazepam: {
    says: '地西泮 0.3 mg/kg 缓慢静推，抽动停止。',
    sets: ['stopped', 'sedated'],
    harms: [
      harm('重复使用苯二氮䓬类过量', 0.3, '两剂苯二氮䓬类叠加可致呼吸抑制。', {
        when: { has: ['sedated'] },
        change: { rr: -12, spo2: -12 },
      }),
    ],
  },
  ceftriaxoneMeningitis: { says: '头孢曲松 100 mg/(kg·d) 首剂输入。', sets: ['antibiotic'] },
  vancomycin: { says: '万古霉素 60 mg/(kg·d) 首剂输入。' },
  ceftriaxone: {
    says: '已输入常规剂量。',
    harms: [harm('用常规剂量治疗脑膜炎', 0.3, '脑脊液浓度不够，脑膜炎需要 100 mg/(kg·d)。')],
  },
  dexamethasone: { says: '地塞米松 0.15 mg/kg 静注。' },
  bolus20: { says: '20 mL/kg 输入，末梢转暖。', change: { hr: -8 } },
  paracetamol: {
    says: '直肠给予对乙酰氨基酚 15 mg/kg。',
    change: { temp: -0.6 },
  },
  ibuprofen: {
    says: '喂下布洛芬混悬液。',
    change: { temp: -0.5 },
    harms: [
      harm('抽搐或嗜睡时经口喂药', 0.4, '意识不清时经口给药可致误吸。', {
        says: '孩子呛咳，口周发青。',
        change: { spo2: -10 },
      }),
    ],
  },
  restrain: {
    harms: [
      harm(
        '按压肢体、撬牙关、塞东西',
        0.5,
        '会造成骨折、牙齿脱落和窒息；惊厥时保持侧卧、清理气道即可。',
        {
          says: '孩子牙龈出血，口唇更紫了。',
          change: { spo2: -8 },
        },
      ),
    ],
  },
  tepidSponging: {
    harms: [harm('酒精擦浴降温', 0.4, '婴幼儿皮肤吸收酒精可中毒、低血糖，寒战反而升温。')],
  },
  glucose5: {
    harms: [harm('颅内感染时输低渗葡萄糖液', 0.3, '低渗液加重脑水肿与低钠，应用等渗液。')],
  },
  aspirin: { harms: [harm('给发热儿童用阿司匹林', 0.6, '可致 Reye 综合征。')] },
  morphine: {
    harms: [
      harm('给嗜睡患儿用吗啡', 0.6, '抑制呼吸、掩盖意识变化。', { change: { rr: -12, spo2: -12 } }),
    ],
  },
};

const uncovered = { lacks: ['antibiotic'] };

export const drifts: PatientCase['drifts'] = [
  { when: seizing, value: 'spo2', perMinute: 1, to: 70 },
  { when: { has: ['stopped', 'onOxygen'] }, value: 'spo2', perMinute: 1, to: 98 },
  { when: { has: ['stopped'] }, value: 'hr', perMinute: 0.5, to: 140 },
  { when: { ...uncovered, from: 60 }, value: 'gcs', perMinute: 0.06, to: 4 },
  { when: { ...uncovered, from: 60 }, value: 'sbp', perMinute: 0.3, to: 40 },
  { when: { has: ['antibiotic'] }, value: 'temp', perMinute: 0.005, to: 38.2 },
];

export const events: PatientCase['events'] = [
  {
    id: 'seizing',
    when: { from: 2 },
    says: '孩子突然右侧肢体节律性抽动，双眼右斜，口周发绀！妈妈尖叫：“又抽了！”',
    change: { gcs: -3, hr: 14, spo2: -5 },
  },
  {
    id: 'blue',
    when: { ...seizing, since: { flag: 'event:seizing', minutes: 8 } },
    says: '抽搐已 8 分钟，全身青紫，血氧 {spo2}%。',
  },
  {
    id: 'status',
    when: { ...seizing, since: { flag: 'event:seizing', minutes: 30 } },
    says: '惊厥持续 30 分钟，呼吸变浅，心率下降。',
    change: { gcs: -3, hr: -40 },
  },
  {
    id: 'arrest',
    when: { ...seizing, since: { flag: 'event:seizing', minutes: 50 } },
    says: '惊厥持续状态致呼吸心跳骤停，抢救无效，宣布死亡。',
    isDeath: true,
  },
  {
    id: 'petechiae',
    when: { from: 100, lacks: ['antibiotic'] },
    says: '孩子四肢湿冷、皮肤花斑，心率 {hr} 次/分。',
  },
  {
    id: 'death',
    when: { below: { gcs: 5.5 }, lacks: ['antibiotic'], from: 120 },
    says: '孩子呼吸不规则、瞳孔散大，脑疝形成，抢救无效，宣布死亡。',
    isDeath: true,
  },
];
