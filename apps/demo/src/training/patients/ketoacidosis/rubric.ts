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
      ['onset', '起病经过', '先吐后痛，与外科急腹症的先痛后吐相反。'],
      ['thirst', '口渴多饮', '高血糖渗透性利尿。'],
      ['urineAmount', '尿量', '多尿后转少尿提示严重脱水。'],
      ['weight', '体重下降', '胰岛素缺乏的代谢后果。'],
      ['diabetes', '糖尿病史', '有腹痛呕吐的年轻人也要问。'],
      ['insulin', '胰岛素使用', '停用胰岛素是最常见的诱因之一。'],
      ['fever', '发热与感染', '感染是首位诱因。'],
      ['lastPeriod', '末次月经', '育龄女性腹痛必问。'],
      ['allergy', '过敏史', '给药前必问。'],
    ),
    ...keyLooks(
      ['general.inspect', '呼吸形式与神志', 'Kussmaul 呼吸提示代谢性酸中毒。'],
      ['general.hydration', '脱水程度', '估计补液量。'],
      ['general.breath', '呼气气味', '酮味。'],
      ['abdomen.palpate', '腹部触诊', '与外科急腹症鉴别。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['fingerGlucose', '指尖血糖', '任何意识或呼吸改变的第一个化验。'],
      ['bedsideKetone', '血酮', '确诊与疗效监测。'],
      ['bloodGas', '血气与血钾', '酸中毒程度，以及能不能用胰岛素。'],
      ['ecg', '心电图', '血钾异常最快的线索。'],
      ['urinePregnancy', '尿妊娠试验', '育龄女性腹痛。'],
    ),
  ],
  order: [
    before(
      'ordered:fingerGlucose',
      'ordered:abdominalCt',
      '先血糖，再影像',
      '8 元钱的检查能省下 850 元的 CT。',
    ),
    before('done:bloodGas', 'began:insulinInfusion', '先看血钾，再用胰岛素', '低钾时胰岛素致命。'),
    before('fluids', 'began:insulinInfusion', '先补液，再胰岛素', '恢复灌注，胰岛素才到得了组织。'),
    before('potassiumRuns', 'began:insulinInfusion', '先补钾，再胰岛素', '血钾 <3.5 mmol/L 时。'),
    before('began:monitor', 'ordered:bloodCount', '先监护', '低血钾时随时心律失常。'),
    before('differed', 'began:insulinInfusion', '治疗前想过急腹症', '腹痛不都是酮症。'),
  ],
  windows: [
    windowOf('treated:monitor', 6, '监护', '血钾异常。'),
    windowOf('done:fingerGlucose', 10, '10 分钟内测血糖', '分诊时就该知道。'),
    windowOf('done:bloodGas', 25, '25 分钟内血气', '决定后面的顺序。'),
    windowOf(
      'treated:saline1000',
      60,
      '第 1 小时补液',
      '15–20 mL/kg，先救循环。',
      'treated:saline500',
    ),
    windowOf('potassiumRuns', 60, '补钾', '血钾 <3.5 mmol/L 先补钾。'),
    windowOf(
      'treated:insulinInfusion',
      150,
      '血钾 ≥3.5 后小剂量胰岛素',
      '0.1 U/(kg·h)，抑制生酮。',
    ),
  ],
  safeguards: [
    guard('done:bloodGas', '用胰岛素前看血钾', '致命核查。'),
    guard('asked:urineAmount', '补钾前问尿量', '见尿补钾。'),
    guard('done:urinePregnancy', '妊娠试验', '腹痛的育龄女性。'),
  ],
  handOver: ['icu', 'medicalWard'],
};

export const path: PatientCase['path'] = [
  ...treats('monitor'),
  ...orders('fingerGlucose', 'bedsideKetone', 'bloodGas', 'ecg', 'urinePregnancy'),
  ...treats('ivLine'),
  ...asks(
    'onset',
    'diabetes',
    'insulin',
    'thirst',
    'urineAmount',
    'weight',
    'fever',
    'lastPeriod',
    'allergy',
  ),
  ...looks('general.inspect', 'general.hydration', 'general.breath', 'abdomen.palpate'),
  ...differs('dka', 'appendicitis', 'pancreatitis', 'gastroenteritis'),
  ...treats('saline1000', 'potassium'),
  ...orders('electrolytes', 'bloodCount', 'amylase', 'urineDip'),
  ...waits(30),
  ...orders('bloodGas'),
  ...waits(10),
  ...treats('insulinInfusion'),
  ...waits(15),
  ...handsOver('icu'),
  ...concludes(
    'dka',
    ['appendicitis', 'pancreatitis', 'gastroenteritis'],
    [
      'type1',
      'stoppedInsulin',
      'hyperglycaemia',
      'ketonaemia',
      'acidosis',
      'deepBreathing',
      'softBelly',
      'polyuria',
    ],
    '1 型糖尿病，感冒后停用胰岛素 3 天，高血糖、高血酮、代谢性酸中毒，诊断重度 DKA 合并低钾血症；先补液补钾，血钾升至 3.5 mmol/L 以上再用胰岛素。',
  ),
];

export const references: PatientCase['references'] = [
  'ADA/EASD/JBDS/AACE/DTS: Hyperglycemic Crises in Adults With Diabetes: A Consensus Report. Diabetes Care（2024）',
  '中华医学会糖尿病学分会：中国高血糖危象诊断与治疗指南（2012）',
  '中华医学会糖尿病学分会等：中国 1 型糖尿病诊治指南（2021 版）',
];
