import type { WrittenChapter } from '../../written';

/** What is asked besides single questions. */
export const digestionUrologyCases: WrittenChapter['questions'] = [
  {
    kind: 'shared',
    options: ['HBsAg', '抗-HBs', 'HBeAg', '抗-HBc IgM', 'HBV DNA'],
    questions: [
      {
        difficulty: 1,
        stem: '接种乙肝疫苗成功后，单独出现的血清标志物是',
        right: 1,
        analysis:
          '疫苗只含表面抗原成分，只诱导产生抗-HBs，它是保护性抗体。若同时有抗-HBc，则提示曾感染过乙肝病毒而不是单纯由疫苗免疫所致。',
        tags: ['乙型肝炎'],
      },
      {
        difficulty: 1,
        stem: '反映乙肝病毒复制水平最直接、可用于定量和监测抗病毒疗效的指标是',
        right: 4,
        analysis:
          'HBV DNA定量直接反映病毒载量，是启动治疗与评价疗效的主要依据。HBeAg也提示复制活跃，但前C区变异时可为阴性而病毒仍在复制，不如HBV DNA可靠。',
        tags: ['乙型肝炎'],
      },
      {
        difficulty: 2,
        stem: '急性乙型肝炎的“窗口期”，HBsAg已消失而抗-HBs尚未出现时，最有助于诊断的血清标志物是',
        right: 3,
        analysis:
          '窗口期表面抗原与表面抗体均可测不出，抗-HBc IgM阳性提示近期急性感染。此时HBeAg多已转阴，单凭表面抗原或表面抗体会漏诊。',
        tags: ['乙型肝炎'],
      },
      {
        difficulty: 2,
        stem: '持续阳性超过6个月即可判断为慢性乙肝病毒感染的标志物是',
        right: 0,
        analysis:
          'HBsAg是现症感染的标志，持续阳性超过6个月为慢性感染。HBeAg阴性的慢性感染者很常见，故不能以HBeAg作为慢性感染的判断依据。',
        tags: ['乙型肝炎'],
      },
    ],
  },
  {
    kind: 'multiple',
    difficulty: 2,
    stem: '肝硬化患者的下列表现中，属于门静脉侧支循环开放的有',
    options: [
      '腹壁静脉曲张',
      '食管胃底静脉曲张',
      '男性乳房发育',
      '蜘蛛痣',
      '直肠下端静脉曲张形成痔核',
    ],
    right: [0, 1, 4],
    analysis:
      '门静脉高压使门体交通支开放，表现为食管胃底、腹壁和直肠静脉丛曲张。蜘蛛痣和男性乳房发育是肝脏对雌激素灭活减少所致，属肝功能减退的表现。',
    tags: ['肝硬化'],
  },
  {
    kind: 'multiple',
    difficulty: 3,
    stem: '急性肾损伤患者出现下列情况，应紧急血液净化治疗的有',
    options: [
      '利尿剂无效的急性肺水肿',
      '难以纠正的代谢性酸中毒（pH＜7.15）',
      '血钾6.8mmol/L且药物治疗无效',
      '尿蛋白定性（++）',
      '血红蛋白95g/L',
    ],
    right: [0, 1, 2],
    analysis:
      '药物难以纠正的高钾血症、容量过负荷所致肺水肿、严重代谢性酸中毒以及尿毒症脑病或心包炎，是紧急肾脏替代治疗的指征。蛋白尿和轻度贫血不构成紧急指征。',
    tags: ['急性肾损伤', '透析'],
  },
  {
    kind: 'trueFalse',
    difficulty: 1,
    stem: '溃疡性结肠炎的病变呈节段性、跳跃式分布，多累及回肠末端。',
    right: false,
    analysis:
      '溃疡性结肠炎多自直肠开始，向近端连续、弥漫性蔓延，主要累及黏膜和黏膜下层。节段性、跳跃式分布并好发于回肠末端及邻近结肠，是克罗恩病的特点。',
    tags: ['炎症性肠病'],
  },
  {
    kind: 'blanks',
    difficulty: 1,
    stem: '肾病综合征诊断的两项必备条件是：尿蛋白大于____g/d，血浆白蛋白低于____g/L。',
    right: [
      ['3.5', '3.5g'],
      ['30', '30g'],
    ],
    analysis:
      '大量蛋白尿（＞3.5g/d）和低白蛋白血症（＜30g/L）为必备条件，水肿和高脂血症为常见表现而非诊断必需。',
    tags: ['肾病综合征'],
  },
];
