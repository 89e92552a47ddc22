import {
  asks,
  concludes,
  differs,
  handsOver,
  looks,
  orders,
  treats,
  waits,
} from '@cheese/clinic/writing/deeds';
import {
  before,
  guard,
  keyLooks,
  keyQuestions,
  keyTests,
  keyVitals,
  windowOf,
} from '@cheese/clinic/writing/parts';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';

export const rubric: ClinicCase['rubric'] = {
  keys: [
    ...keyQuestions(
      ['onset', '起病经过', '先腰痛、寒战，后高热，指向泌尿系。'],
      ['confusion', '意识改变', 'qSOFA 的一项，也是灌注不足的表现。'],
      ['flankPain', '腰痛', '找感染灶。'],
      ['urine', '尿的性状', '浑浊、异味提示尿路感染。'],
      ['urineAmount', '尿量', '少尿是器官灌注不足。'],
      ['stones', '结石史', '梗阻合并感染必须引流。'],
      ['diabetes', '糖尿病', '免疫力下降，易成尿源性脓毒症。'],
      ['allergy', '过敏史', '这位患者的答案能救她的命。'],
      ['cough', '咳嗽', '排除肺部来源。'],
      ['drugs', '用药史', '二甲双胍、肾功能与造影剂。'],
    ),
    ...keyLooks(
      ['general.perfusion', '末梢循环', '花斑、再充盈延长是休克。'],
      ['back.percuss', '肾区叩痛', '定位感染灶。'],
      ['chest.auscultate', '肺部听诊', '排除肺炎，并为补液留基线。'],
      ['abdomen.palpate', '腹部触诊', '排除腹腔感染。'],
      ['neck.stiffness', '颈抵抗', '发热加意识改变要想到脑膜炎。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['bloodGas', '乳酸', '识别隐匿性低灌注并指导复苏。'],
      ['bloodCulture', '血培养', '抗生素前留取。'],
      ['urineDip', '尿常规', '找感染灶。'],
      ['electrolytes', '肾功能', '器官功能评估（SOFA）。'],
      ['abdominalCt', '腹部 CT', '找梗阻与脓肿，决定引流。'],
    ),
  ],
  order: [
    before('began:monitor', 'ordered:bloodCount', '先监护', '先知道她是不是在休克。'),
    before(
      'ordered:bloodCulture',
      'antibiotic',
      '先留培养，再用抗生素',
      '用药后培养阳性率大降，但不能因此拖延超过 45 分钟。',
    ),
    before('asked:allergy', 'antibiotic', '先问过敏，再用抗生素', '给药前底线。'),
    before(
      'antibiotic',
      'done:procalcitonin',
      '不等 PCT 就给抗生素',
      '休克患者 1 小时内给药，不能等化验。',
    ),
    before('fluids', 'began:noradrenaline', '先补液，再（或同时）升压', '先有容量，再谈张力。'),
    before('antibiotic', 'began:ureteralStent', '引流前已用抗生素', '术中细菌入血。'),
  ],
  windows: [
    windowOf('treated:monitor', 5, '监护', '休克患者要一直看着。'),
    windowOf('treated:ivLine', 10, '静脉通路', '复苏的前提。'),
    windowOf('done:bloodGas', 25, '25 分钟内知道乳酸', '乳酸 ≥4 mmol/L 需立即复苏。'),
    windowOf('antibiotic', 60, '1 小时内抗生素', '脓毒性休克每延迟 1 小时死亡率上升。'),
    windowOf('fluids', 90, '晶体液 30 mL/kg', '3 小时内完成，越早越好。'),
    windowOf(
      'treated:noradrenaline',
      110,
      '去甲肾上腺素维持 MAP ≥65 mmHg',
      '补液后仍低血压即加用。',
    ),
    windowOf(
      'drained',
      200,
      '解除梗阻、引流感染灶',
      '源头不除，抗生素救不了。',
      'handed:operatingRoom',
    ),
  ],
  safeguards: [
    guard('asked:allergy', '问过敏史', '给抗生素前底线。'),
    guard('ordered:bloodCulture', '留血培养', '为后续降阶梯留依据。'),
    guard('treated:catheter', '留置导尿记尿量', '复苏效果的窗口。'),
    guard('done:fingerGlucose', '测血糖', '糖尿病患者意识改变先测血糖。'),
  ],
  handOver: ['icu', 'operatingRoom'],
};

export const path: ClinicCase['path'] = [
  ...treats('monitor', 'ivLine'),
  ...orders('bloodGas', 'fingerGlucose', 'bloodCulture', 'bloodCount', 'electrolytes'),
  ...asks(
    'onset',
    'allergy',
    'confusion',
    'flankPain',
    'urine',
    'urineAmount',
    'stones',
    'diabetes',
    'cough',
    'drugs',
  ),
  ...looks(
    'general.perfusion',
    'back.percuss',
    'chest.auscultate',
    'abdomen.palpate',
    'neck.stiffness',
  ),
  ...treats('catheter'),
  ...orders('urineDip', 'urineCulture'),
  ...differs('urosepsis', 'pneumonia', 'cholangitis', 'meningitis'),
  ...treats('meropenem', 'crystalloid30', 'noradrenaline', 'oxygen'),
  ...orders('abdominalCt', 'procalcitonin'),
  ...waits(40),
  ...treats('consent'),
  ...waits(5),
  ...treats('ureteralStent'),
  ...waits(10),
  ...handsOver('icu'),
  ...concludes(
    'urosepsis',
    ['pneumonia', 'cholangitis', 'meningitis'],
    ['fever', 'confused', 'flank', 'lactate', 'pyuria', 'obstruction', 'shock', 'organs'],
    '糖尿病、左输尿管结石梗阻合并感染，高热、意识改变、花斑、少尿，乳酸 5.1 mmol/L，尿源性脓毒性休克；避开青霉素类，1 小时内美罗培南、液体复苏、升压并引流。',
  ),
];

export const references: ClinicCase['references'] = [
  'SCCM/ESICM: Surviving Sepsis Campaign International Guidelines for Management of Sepsis and Septic Shock 2021（2021）',
  '中国医师协会急诊医师分会等：中国脓毒症/脓毒性休克急诊治疗指南（2018）',
  'Singer M, et al. Sepsis-3. JAMA（2016）',
];
