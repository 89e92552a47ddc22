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
      ['sudden', '起病方式', '突发呼吸困难把范围缩小到几种急症。'],
      ['chestPain', '胸痛', '周围肺梗死会刺激胸膜。'],
      ['aggravating', '加重因素', '吸气时加重是胸膜性胸痛。'],
      ['haemoptysis', '咯血', 'Wells 评分项目之一。'],
      ['syncope', '晕厥先兆', '提示右心排血受阻，风险更高。'],
      ['legSwelling', '下肢肿痛', '找血栓的来源。'],
      ['travel', '久坐、制动', '可逆的危险因素。'],
      ['contraceptive', '口服避孕药', '雌激素使静脉血栓风险升高数倍。'],
      ['familyClot', '血栓家族史', '提示易栓症。'],
      ['bleedingPast', '出血史', '抗凝前的核查。'],
      ['allergy', '过敏史', '造影剂与用药前必问。'],
    ),
    ...keyLooks(
      ['chest.auscultate', '肺部听诊', '明显缺氧而双肺清晰，是肺栓塞的线索。'],
      ['heart.auscultate', '心脏听诊', 'P2 亢进提示肺动脉高压。'],
      ['neck.jugular', '颈静脉', '右心负荷。'],
      ['legs.inspect', '下肢周径', '不对称肿胀提示深静脉血栓。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['ecg', '心电图', '排除心梗，看右心负荷。'],
      ['echo', '床旁心超', '评估右室，危险分层。'],
      ['ctpa', 'CTPA', '确诊。'],
      ['troponin', '肌钙蛋白', '与右室功能一起区分中高危与中低危。'],
    ),
  ],
  order: [
    before(
      'began:oxygen',
      'ordered:ctpa',
      '先纠正缺氧，再做检查',
      '带着 88% 的血氧去 CT 室是冒险。',
    ),
    before('done:urinePregnancy', 'ordered:ctpa', '先妊娠试验，再 CTPA', '育龄女性的规矩。'),
    before('asked:bleedingPast', 'began:enoxaparin', '先问出血史，再抗凝', '抗凝前的核查。'),
    before(
      'anticoagulated',
      'done:ctpa',
      '高度怀疑时不等影像先抗凝',
      '等影像的几十分钟就可能再栓塞。',
    ),
    before('differed', 'done:ctpa', '确诊前先有鉴别诊断', 'CT 是用来回答问题的。'),
  ],
  windows: [
    windowOf('treated:monitor', 5, '监护', '随时可能失代偿。'),
    windowOf('treated:oxygen', 6, '吸氧', '血氧低于 90%。'),
    windowOf('treated:ivLine', 12, '静脉通路', '为抗凝与抢救准备。'),
    windowOf('anticoagulated', 40, '尽早抗凝', '中高度可能者在等待检查时就应开始。'),
    windowOf('done:echo', 45, '床旁心超', '危险分层决定治疗强度。'),
    windowOf('done:ctpa', 90, 'CTPA 确诊', '血流动力学稳定者的首选确诊检查。'),
  ],
  safeguards: [
    guard('asked:bleedingPast', '问出血史', '抗凝核查。'),
    guard('asked:allergy', '问过敏史', '造影剂核查。'),
    guard('done:urinePregnancy', '妊娠试验', '放射检查前核查。'),
    guard('treated:monitor', '持续监护', '中高危患者可在数小时内恶化。'),
  ],
  handOver: ['icu', 'ccu'],
};

export const path: PatientCase['path'] = [
  ...treats('monitor', 'oxygen'),
  ...orders('ecg', 'urinePregnancy'),
  ...treats('ivLine'),
  ...asks(
    'sudden',
    'chestPain',
    'aggravating',
    'haemoptysis',
    'syncope',
    'legSwelling',
    'travel',
    'contraceptive',
    'familyClot',
    'bleedingPast',
    'allergy',
  ),
  ...looks('chest.auscultate', 'heart.auscultate', 'neck.jugular', 'legs.inspect'),
  ...differs('pulmonaryEmbolism', 'pneumothorax', 'stemi', 'pneumonia'),
  ...treats('enoxaparin'),
  ...orders('echo', 'ctpa', 'troponin', 'bnp', 'bloodGas', 'bloodCount', 'coagulation'),
  ...waits(40),
  ...handsOver('icu'),
  ...concludes(
    'pulmonaryEmbolism',
    ['pneumothorax', 'stemi', 'pneumonia'],
    [
      'sudden',
      'legSwollen',
      'longFlight',
      'contraceptive',
      'rightEcho',
      'fillingDefect',
      'troponinUp',
      'hypoxia',
    ],
    '长途飞行、口服避孕药后左下肢肿胀，突发呼吸困难、胸膜性胸痛，低氧而双肺清晰，右室扩大、肌钙蛋白升高，CTPA 证实，血压稳定，属中高危，抗凝并入监护病房。',
  ),
];

export const references: PatientCase['references'] = [
  '中华医学会呼吸病学分会：肺血栓栓塞症诊治与预防指南（2018）',
  'ESC/ERS: 2019 ESC Guidelines for the diagnosis and management of acute pulmonary embolism（2019）',
];
