import type { WrittenChapter } from '../../written';

export const vitalSignsSets: WrittenChapter['questions'] = [
  {
    kind: 'case',
    text: '患者女，26岁，淋雨后寒战、高热2天，以肺炎入院。查体：体温39.8℃，脉搏118次/分，呼吸28次/分，血压110/70 mmHg，面色潮红，皮肤灼热干燥，无汗。',
    questions: [
      {
        kind: 'single',
        difficulty: 1,
        stem: '按发热程度划分，该患者的体温（口温）属于',
        options: ['正常', '低热', '中等热', '高热', '超高热'],
        right: 3,
        analysis:
          '口温37.3～38.0℃为低热，38.1～39.0℃为中等热，39.1～41.0℃为高热，41.0℃以上为超高热，本例39.8℃属高热。',
        tags: ['发热'],
      },
      {
        kind: 'single',
        difficulty: 2,
        stem: '遵医嘱予温水拭浴降温，拭浴时应在头部放冰袋，其主要目的是',
        options: [
          '防止水滴流入眼内刺激结膜',
          '减慢心率以降低心肌耗氧量',
          '助降温并防头部充血致头痛',
          '降低颅内压以防发生脑疝',
          '抑制体温调节中枢的兴奋性',
        ],
        right: 2,
        analysis:
          '拭浴使皮肤血管先收缩，血液涌向头部，头置冰袋可助降温并防头痛；足底放热水袋则促进足部血管扩张、利于散热。',
        tags: ['物理降温'],
      },
      {
        kind: 'single',
        difficulty: 2,
        stem: '拭浴后应间隔多长时间复测体温',
        options: ['10分钟', '20分钟', '30分钟', '60分钟', '120分钟'],
        right: 2,
        analysis:
          '拭浴后30分钟测量并记录体温，若低于39℃应取下头部冰袋；过早测量受局部冷刺激影响，过晚则不能及时评价效果。',
        tags: ['物理降温'],
      },
    ],
  },
];
