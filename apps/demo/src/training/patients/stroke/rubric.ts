import {
  asks,
  concludes,
  differs,
  handsOver,
  looks,
  orders,
  treats,
  waits,
} from '@cheese/patients/writing/deeds';
import {
  before,
  guard,
  keyLooks,
  keyQuestions,
  keyTests,
  keyVitals,
  windowOf,
} from '@cheese/patients/writing/parts';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

export const rubric: PatientCase['rubric'] = {
  keys: [
    ...keyQuestions(
      ['lastWell', '最后正常时间', '决定能不能溶栓的第一个问题。'],
      ['seizure', '起病时抽搐', 'Todd 麻痹会冒充卒中。'],
      ['headache', '头痛', '剧烈头痛更像出血。'],
      ['pastAny', '既往史', '房颤是大血管栓塞最常见的来源。'],
      ['anticoagulant', '抗凝药', '服用抗凝药者溶栓要另作判断。'],
      ['surgery', '近期手术', '近期大手术是溶栓禁忌。'],
      ['trauma', '近期头外伤', '3 个月内严重头外伤是溶栓禁忌。'],
      ['bleedingPast', '出血史', '颅内出血史是溶栓禁忌。'],
      ['allergy', '过敏史', '给药前必问。'],
    ),
    ...keyLooks(
      ['nerves.nihss', 'NIHSS 评分', '量化缺损，决定溶栓与取栓并作随访基线。'],
      ['heart.auscultate', '心脏听诊', '心律绝对不齐提示房颤。'],
      ['nerves.speech', '言语', '失语提示优势半球皮层受累。'],
      ['eyes.movement', '凝视', '凝视偏斜提示大血管闭塞。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['fingerGlucose', '指尖血糖', '溶栓前唯一必须拿到的化验。'],
      ['headCt', '头颅 CT 平扫', '排除出血。'],
      ['headCta', '头颈 CTA', '找大血管闭塞，决定取栓。'],
      ['ecg', '心电图', '找房颤与心肌缺血。'],
    ),
  ],
  order: [
    before('asked:lastWell', 'ordered:headCt', '先问最后正常时间', '它决定走哪条通道。'),
    before(
      'began:callStrokeTeam',
      'ordered:headCt',
      '先启动绿色通道',
      '团队与 CT 室同时准备，节省十几分钟。',
    ),
    before('done:fingerGlucose', 'began:alteplase', '先血糖，再溶栓', '排除低血糖。'),
    before('done:headCt', 'began:alteplase', '先 CT，再溶栓', '排除出血。'),
    before('asked:anticoagulant', 'began:alteplase', '先问抗凝药，再溶栓', '核对禁忌证。'),
    before('began:urapidil', 'began:alteplase', '先降压，再溶栓', '血压须 <185/110 mmHg。'),
    before(
      'began:alteplase',
      'began:thrombectomy',
      '能溶先溶，不因取栓而等待',
      '桥接治疗不延误溶栓。',
    ),
  ],
  windows: [
    windowOf('treated:monitor', 6, '监护', '房颤与血压都要盯着。'),
    windowOf(
      'treated:callStrokeTeam',
      8,
      '启动卒中绿色通道',
      '每延误 1 分钟约损失 190 万个神经元。',
    ),
    windowOf('done:headCt', 30, '30 分钟内完成头颅 CT', '缩短进门到影像时间。'),
    windowOf('treated:urapidil', 45, '溶栓前控制血压', '降至 <185/110 mmHg。', 'lowered'),
    windowOf('treated:alteplase', 60, '60 分钟内开始溶栓（DNT）', '发病 4.5 小时内越早越好。'),
    windowOf(
      'treated:thrombectomy',
      150,
      '大血管闭塞取栓',
      '发病 6 小时内前循环大血管闭塞推荐机械取栓。',
      'handed:cathLab',
    ),
  ],
  safeguards: [
    guard('asked:anticoagulant', '核对抗凝药', '溶栓禁忌核查。'),
    guard('asked:bleedingPast', '核对出血史', '溶栓禁忌核查。'),
    guard('asked:surgery', '核对近期手术', '溶栓禁忌核查。'),
    guard('treated:consent', '知情同意', '说明获益与出血风险。'),
  ],
  handOver: ['strokeUnit', 'cathLab', 'icu'],
};

export const path: PatientCase['path'] = [
  ...asks('lastWell'),
  ...treats('callStrokeTeam', 'monitor'),
  ...orders('fingerGlucose', 'headCt', 'bloodCount', 'coagulation', 'ecg'),
  ...treats('ivLine'),
  ...asks(
    'seizure',
    'headache',
    'pastAny',
    'anticoagulant',
    'surgery',
    'trauma',
    'bleedingPast',
    'allergy',
  ),
  ...looks('nerves.nihss', 'nerves.speech', 'eyes.movement', 'heart.auscultate'),
  ...treats('urapidil'),
  ...differs('ischaemicStroke', 'cerebralHaemorrhage', 'hypoglycaemia', 'toddParesis'),
  ...treats('consent'),
  ...waits(3),
  ...treats('alteplase'),
  ...orders('headCta'),
  ...waits(35),
  ...treats('thrombectomy'),
  ...handsOver('strokeUnit'),
  ...concludes(
    'ischaemicStroke',
    ['cerebralHaemorrhage', 'hypoglycaemia', 'toddParesis'],
    ['lastWell', 'nihss', 'aphasia', 'gaze', 'noBleed', 'denseArtery', 'occlusion', 'afEcg'],
    '突发右侧偏瘫、失语、左侧凝视，CT 无出血，CTA 示左 M1 闭塞，房颤未抗凝，考虑心源性栓塞；发病 4.5 小时内静脉溶栓桥接取栓。',
  ),
];

export const references: PatientCase['references'] = [
  '中华医学会神经病学分会：中国急性缺血性卒中诊治指南 2023',
  'AHA/ASA: Guidelines for the Early Management of Patients With Acute Ischemic Stroke: 2019 Update（2019）',
  'ESO guidelines on intravenous thrombolysis for acute ischaemic stroke（2021）',
];
