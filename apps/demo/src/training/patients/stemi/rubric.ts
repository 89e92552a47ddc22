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
      ['onset', '起病时间', '再灌注治疗的时间窗从发病算起。'],
      ['quality', '疼痛性质', '压榨样、濒死感是心肌缺血的特征。'],
      ['radiation', '放射部位', '左肩臂、下颌放射支持心源性胸痛。'],
      ['associated', '伴随症状', '大汗、恶心提示大面积缺血与迷走兴奋。'],
      ['backPain', '撕裂样背痛', '主动脉夹层也会胸痛，而抗凝会要它的命。'],
      ['pastAny', '既往史', '高血压等基础病决定验前概率。'],
      ['smoking', '吸烟史', '吸烟是可改变的最强危险因素之一。'],
      ['allergy', '过敏史', '给任何药之前都要问。'],
      ['bleedingPast', '出血史', '双抗加抗凝之前要知道出血风险。'],
      ['sildenafil', '近期 PDE5 抑制剂', '与硝酸酯合用可致致命性低血压。'],
    ),
    ...keyLooks(
      ['heart.pulses', '四肢脉搏与双上肢血压', '不对称提示主动脉夹层。'],
      ['neck.jugular', '颈静脉', '充盈而肺清晰是右室梗死的线索。'],
      ['chest.auscultate', '肺部听诊', '湿啰音提示左心衰（Killip 分级）。'],
      ['heart.auscultate', '心脏听诊', '新杂音提示机械并发症，摩擦音提示心包炎。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['ecg', '12 导联心电图', '首次医疗接触后 10 分钟内完成并判读。'],
      ['ecgRight', '加做右胸与后壁导联', '下壁梗死约三分之一累及右室。'],
      ['troponin', '高敏肌钙蛋白', '确认心肌损伤，但不必等它的结果再决定再灌注。'],
    ),
  ],
  order: [
    before('ordered:ecg', 'ordered:troponin', '先心电图，后抽血', '决定再灌注的是心电图。'),
    before('began:monitor', 'ordered:troponin', '先监护', '室颤最常发生在起病头几个小时。'),
    before('asked:allergy', 'began:aspirin', '先问过敏，再给药', '给药前问过敏史是底线。'),
    before('examined:heart.pulses', 'began:heparin', '先排除夹层，再抗凝', '夹层误抗凝后果致命。'),
    before(
      'began:callCathTeam',
      'done:troponin',
      '不等肌钙蛋白就启动导管室',
      '等化验每晚一分钟都在损失心肌。',
    ),
    before('began:aspirin', 'began:pci', '先双抗，再介入', '减少术中与支架内血栓。'),
    before('differed', 'began:pci', '动手前先想过鉴别诊断', '胸痛的致命病因不止一个。'),
  ],
  windows: [
    windowOf(
      'treated:monitor',
      5,
      '5 分钟内监护、除颤仪备用',
      '室颤时除颤每晚 1 分钟生存率下降 7%–10%。',
    ),
    windowOf('done:ecg', 10, '10 分钟内完成首份心电图', '指南对首次医疗接触到心电图的要求。'),
    windowOf('treated:aspirin', 20, '尽早嚼服阿司匹林 300 mg', '越早越能减少死亡。'),
    windowOf(
      'treated:ticagrelor',
      30,
      '负荷量 P2Y12 受体拮抗剂',
      '双联抗血小板是直接 PCI 的基础。',
      'treated:clopidogrel',
    ),
    windowOf(
      'treated:callCathTeam',
      20,
      '20 分钟内启动导管室',
      '一键启动能缩短进门到导丝通过时间。',
    ),
    windowOf('treated:heparin', 60, '抗凝', '直接 PCI 需要围术期抗凝。', 'treated:enoxaparin'),
    windowOf('treated:saline500', 45, '右室梗死低血压时补液', '维持右室前负荷是升压的第一步。'),
    windowOf('treated:pci', 90, '90 分钟内导丝通过（D2W）', '时间就是心肌。', 'handed:cathLab'),
  ],
  safeguards: [
    guard('asked:allergy', '问过敏史', '给药前的底线。'),
    guard('asked:bleedingPast', '问出血史', '抗栓前的底线。'),
    guard('examined:heart.pulses', '比较双侧脉搏与血压', '抗凝前排除主动脉夹层。'),
    guard('done:ecgRight', '下壁梗死加做右胸导联', '决定能不能用硝酸酯。'),
  ],
  handOver: ['ccu', 'cathLab', 'icu'],
};

export const path: PatientCase['path'] = [
  ...treats('monitor'),
  ...orders('ecg'),
  ...asks('onset', 'quality', 'radiation', 'associated', 'allergy'),
  ...treats('ivLine'),
  ...looks('heart.pulses', 'neck.jugular'),
  ...orders('ecgRight'),
  ...asks('backPain', 'bleedingPast', 'sildenafil', 'pastAny', 'smoking'),
  ...differs('stemi', 'aorticDissection', 'pulmonaryEmbolism', 'pericarditis'),
  ...treats('aspirin', 'ticagrelor', 'callCathTeam', 'heparin'),
  ...orders('troponin', 'electrolytes', 'bloodCount', 'coagulation'),
  ...looks('chest.auscultate', 'heart.auscultate'),
  ...treats('consent', 'saline500', 'pci'),
  ...waits(2),
  ...handsOver('ccu'),
  ...concludes(
    'stemi',
    ['aorticDissection', 'pulmonaryEmbolism', 'pericarditis'],
    ['crushing', 'radiating', 'stInferior', 'stRight', 'troponinUp', 'evenPulses'],
    '胸骨后压榨样痛 2 小时不缓解，下壁及右胸导联 ST 段抬高，脉搏对称、无背痛不支持夹层，双肺清晰、颈静脉充盈提示右室受累。',
  ),
];

export const references: PatientCase['references'] = [
  '中华医学会心血管病学分会：急性 ST 段抬高型心肌梗死诊断和治疗指南（2019）',
  'ESC：2023 ESC Guidelines for the management of acute coronary syndromes（2023）',
  'ACC/AHA/ACEP/NAEMSP/SCAI：2025 Guideline for the Management of Patients With Acute Coronary Syndromes（2025）',
];
