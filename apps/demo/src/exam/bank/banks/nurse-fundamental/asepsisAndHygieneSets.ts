import type { WrittenChapter } from '../../written';

export const asepsisAndHygieneSets: WrittenChapter['questions'] = [
  {
    kind: 'case',
    text: '患者男，78岁，脑梗死后右侧偏瘫卧床2周，大小便失禁。骶尾部皮肤有一2 cm×2 cm的浅表开放性溃疡，创面粉红湿润，无腐肉，周围皮肤发红。',
    questions: [
      {
        kind: 'single',
        difficulty: 2,
        stem: '该患者的压力性损伤分期为',
        options: ['1期', '2期', '3期', '4期', '不可分期'],
        right: 1,
        analysis:
          '2期为部分皮层缺失，创面粉红湿润、无腐肉；1期皮肤完整、压之不褪色；3期可见皮下脂肪；不可分期为腐肉或焦痂覆盖。',
        tags: ['压力性损伤'],
      },
      {
        kind: 'single',
        difficulty: 2,
        stem: '首要的护理措施是',
        options: [
          '骶尾部垫橡胶气圈',
          '解除局部受压，定时翻身',
          '红外线照射使创面干燥',
          '局部按摩促进血液循环',
          '涂抹龙胆紫促进结痂',
        ],
        right: 1,
        analysis:
          '压力是最主要的原因，应先解除受压并定时变换体位；按摩会加重组织损伤，环形气圈影响周围血供，创面宜保持湿润愈合。',
        tags: ['压力性损伤'],
      },
      {
        kind: 'single',
        difficulty: 3,
        stem: '患者取半卧位时，为减少骶尾部的剪切力，床头抬高不宜超过30°，并应同时',
        options: [
          '抽去枕头并放平双腿',
          '把患者向床头拖拉',
          '在骶尾部涂爽身粉',
          '抬高膝下支架或垫软枕',
          '将双足悬空于床尾',
        ],
        right: 3,
        analysis:
          '屈膝抬高下肢可防身体下滑而减少剪切力；拖拉会产生摩擦力和剪切力，爽身粉不能减少剪切力且吸湿结块刺激皮肤。',
        tags: ['压力性损伤', '卧位'],
      },
    ],
  },
];
