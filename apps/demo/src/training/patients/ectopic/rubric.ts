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
      ['onset', '起病时间', '疼了多久，就可能出了多久的血。'],
      ['sudden', '起病方式', '突发剧痛提示脏器破裂。'],
      ['lastPeriod', '末次月经', '育龄女性腹痛，第一个要问的就是末次月经。'],
      ['bleedingBelow', '阴道流血', '停经、腹痛、阴道流血是异位妊娠三联征。'],
      ['sex', '性生活史', '要单独、委婉地问，并为她保密。'],
      ['syncope', '晕厥', '提示急性失血。'],
      ['analPressure', '肛门坠胀', '直肠子宫陷凹积血的特征。'],
      ['births', '孕产史', '人流、盆腔炎是输卵管妊娠的危险因素。'],
      ['migration', '转移性疼痛', '鉴别阑尾炎。'],
      ['allergy', '过敏史', '术前必问。'],
      ['lastMeal', '末次进食', '急诊手术前要知道误吸风险。'],
    ),
    ...keyLooks(
      ['general.inspect', '面色与体位', '苍白、湿冷是失血性休克的外貌。'],
      ['abdomen.palpate', '腹部触诊', '腹膜刺激征；积血时肌紧张常不明显。'],
      ['abdomen.percuss', '移动性浊音', '提示腹腔积液。'],
      ['pelvis.vaginal', '妇科检查', '宫颈举痛、后穹隆饱满。'],
    ),
    ...keyVitals,
    ...keyTests(
      ['urinePregnancy', '尿妊娠试验', '几分钟就能把异位妊娠提到第一位。'],
      ['fast', '床旁超声', '不出抢救室就能看到腹腔积血。'],
      ['bloodCount', '血红蛋白', '早期可正常，要动态看。'],
    ),
  ],
  order: [
    before('began:monitor', 'ordered:bloodCount', '先监护', '先知道她是不是在休克。'),
    before('began:secondLine', 'began:laparoscopy', '先建立两条大口径通路', '没有通路就无法复苏。'),
    before(
      'asked:lastPeriod',
      'ordered:abdominalCt',
      '先问月经，再谈 CT',
      '问一句话比一次 CT 更有价值。',
    ),
    before('done:urinePregnancy', 'ordered:hcg', '先尿妊娠，再等定量', '定量结果要等近 1 小时。'),
    before('done:fast', 'ordered:pelvicUltrasound', '先床旁超声', '休克患者不离开抢救区。'),
    before('ordered:crossMatch', 'began:laparoscopy', '先配血，再手术', '边复苏边手术。'),
    before('began:consent', 'began:laparoscopy', '先知情同意', '可能切除输卵管，要让本人知道。'),
  ],
  windows: [
    windowOf('treated:monitor', 5, '5 分钟内监护', '休克早期只有心率告诉你。'),
    windowOf('treated:secondLine', 15, '15 分钟内两条静脉通路', '为输血和手术做准备。'),
    windowOf('done:urinePregnancy', 20, '20 分钟内知道是否妊娠', '决定后面所有的选择。'),
    windowOf('done:fast', 20, '20 分钟内床旁超声', '确认腹腔积血。'),
    windowOf('ordered:crossMatch', 15, '15 分钟内送配血', '配血需要半小时。'),
    windowOf(
      'treated:saline1000',
      45,
      '补液抗休克',
      '维持灌注到止血。',
      'treated:saline500',
      'treated:crystalloid30',
    ),
    windowOf('treated:callGynaecologist', 30, '30 分钟内妇科到场', '止血要靠手术。'),
    windowOf('treated:transfusion', 70, '输血', '血红蛋白已明显下降且仍在出血。'),
    windowOf(
      'treated:laparoscopy',
      120,
      '2 小时内手术止血',
      '止血是唯一的根本治疗。',
      'handed:operatingRoom',
    ),
  ],
  safeguards: [
    guard('asked:allergy', '问过敏史', '术前底线。'),
    guard('asked:lastMeal', '问末次进食', '评估误吸风险。'),
    guard('done:urinePregnancy', '放射检查前做妊娠试验', '育龄女性的规矩。'),
    guard('treated:consent', '术前谈话签字', '并尊重她的隐私。'),
  ],
  handOver: ['gynaecology', 'operatingRoom', 'icu'],
};

export const path: PatientCase['path'] = [
  ...treats('monitor', 'ivLine', 'secondLine'),
  ...looks('general.inspect'),
  ...asks('onset', 'sudden', 'lastPeriod', 'bleedingBelow', 'syncope'),
  ...orders('urinePregnancy', 'fast', 'bloodCount', 'crossMatch'),
  ...asks('sex', 'births', 'analPressure', 'migration', 'allergy', 'lastMeal'),
  ...looks('abdomen.palpate', 'abdomen.percuss'),
  ...differs('ectopicPregnancy', 'ovarianRupture', 'appendicitis', 'ovarianTorsion'),
  ...treats('callGynaecologist'),
  ...looks('pelvis.vaginal'),
  ...treats('saline1000', 'consent', 'transfusion', 'laparoscopy'),
  ...waits(5),
  ...handsOver('gynaecology'),
  ...concludes(
    'ectopicPregnancy',
    ['ovarianRupture', 'appendicitis', 'ovarianTorsion'],
    [
      'amenorrhoea',
      'spotting',
      'pregnancyPositive',
      'freeFluid',
      'fainted',
      'cervicalPain',
      'pale',
    ],
    '停经 47 天、少量阴道流血、突发下腹撕裂样痛伴晕厥，尿妊娠阳性、腹腔大量积液，失血性休克代偿期，诊断输卵管妊娠破裂，急诊手术止血。',
  ),
];

export const references: PatientCase['references'] = [
  '输卵管妊娠诊治的中国专家共识，中国实用妇科与产科杂志（2019）',
  'ACOG Practice Bulletin No. 193: Tubal Ectopic Pregnancy（2018）',
  'RCOG Green-top Guideline No. 21: Diagnosis and Management of Ectopic Pregnancy（2016）',
  'NICE NG126: Ectopic pregnancy and miscarriage（2019）',
];
