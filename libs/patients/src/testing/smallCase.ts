import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { asks, concludes, differs, handsOver, looks, orders, treats } from '../writing/deeds';
import {
  before,
  guard,
  harm,
  keyLooks,
  keyQuestions,
  keyTests,
  said,
  windowOf,
} from '../writing/parts';

/** A small case that uses every feature once. */
export const smallCase: PatientCase = {
  key: 'small',
  version: 1,
  title: '肚子疼',
  field: '外科',
  level: 1,
  minutes: 60,
  aims: ['问清腹痛'],
  patient: {
    name: '甲',
    age: '30 岁',
    years: 30,
    sex: 'male',
    picture: 'small/patient',
    place: '诊室',
    complaint: '肚子疼。',
    manner: '安静',
  },
  values: { hr: 90, sbp: 120, dbp: 80, rr: 18, spo2: 98, temp: 37.8, gcs: 15, glucose: 6.04 },
  answers: { migration: said('先是肚脐，后来跑到右下边。', 'moved') },
  questions: [
    {
      id: 'jumping',
      text: '跳一下疼吗？',
      alike: ['蹦一下疼不疼'],
      topic: 'present',
      says: '一跳就疼。',
      reveals: ['rebound'],
    },
  ],
  findings: {
    'abdomen.mcBurney': {
      text: '麦氏点压痛。',
      reveals: ['tender'],
      variants: [{ when: { has: ['treated:appendicectomy'] }, text: '切口敷料干燥。' }],
    },
  },
  tests: {
    bloodCount: { text: '白细胞 15×10⁹/L，血糖 {glucose}。', reveals: ['white'] },
    petCt: {
      text: '未见异常。',
      harms: [harm('腹痛做 PET-CT', 0.4, '没有必要。', { says: '患者等得更疼了。' })],
    },
  },
  treatments: {
    appendicectomy: { says: '阑尾已切除。', sets: ['cut'], change: { temp: -0.5 } },
    cefoxitin: {
      harms: [harm('没问过敏就用药', 0.5, '底线。', { when: { lacks: ['asked:allergy'] } })],
    },
    laxative: {
      harms: [harm('阑尾炎灌肠', 0.6, '可致穿孔。', { change: { sbp: -30 }, sets: ['burst'] })],
    },
  },
  evidence: {
    moved: '转移性腹痛',
    rebound: '跳动痛',
    tender: '麦氏点压痛',
    white: '白细胞升高',
  },
  diagnosis: { id: 'appendicitis', why: '转移性右下腹痛。', words: ['阑尾炎'] },
  differential: [
    {
      diagnosis: 'appendicitis',
      for: ['moved', 'rebound', 'tender', 'white'],
      against: [],
      isMust: true,
      why: '典型。',
    },
    { diagnosis: 'renalColic', for: [], against: ['tender'], isMust: true, why: '常混淆。' },
    { diagnosis: 'gastroenteritis', for: [], against: ['moved'], isMust: false, why: '无腹泻。' },
  ],
  drifts: [
    { when: { lacks: ['cut'] }, value: 'temp', perMinute: 0.02, to: 39 },
    { when: { has: ['burst'] }, value: 'sbp', perMinute: 2, to: 40 },
  ],
  events: [
    { id: 'worse', when: { from: 30, lacks: ['cut'] }, says: '疼得更厉害了。' },
    { id: 'death', when: { below: { sbp: 60 } }, says: '休克死亡。', isDeath: true },
  ],
  rubric: {
    keys: [
      ...keyQuestions(['migration', '转移性疼痛', '典型。']),
      ...keyLooks(['abdomen.mcBurney', '麦氏点', '定位。']),
      ...keyTests(['bloodCount', '血常规', '炎症。']),
    ],
    order: [before('asked:allergy', 'began:appendicectomy', '先问过敏', '底线。')],
    windows: [windowOf('treated:appendicectomy', 90, '手术', '防穿孔。', 'handed:operatingRoom')],
    safeguards: [guard('asked:allergy', '问过敏史', '底线。')],
    handOver: ['surgicalWard', 'operatingRoom'],
  },
  path: [
    ...asks('migration', 'jumping', 'allergy'),
    ...looks('abdomen.mcBurney'),
    ...orders('bloodCount'),
    ...differs('appendicitis', 'renalColic', 'gastroenteritis'),
    ...treats('ivLine', 'nilByMouth'),
    { kind: 'wait', minutes: 20 },
    ...handsOver('operatingRoom'),
    ...concludes('appendicitis', ['renalColic'], ['moved', 'rebound', 'tender', 'white'], '典型。'),
  ],
  references: ['教科书（2024）'],
};
