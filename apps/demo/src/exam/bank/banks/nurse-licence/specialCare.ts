import type { WrittenChapter } from '../../written';
import { specialCareSets } from './specialCareSets';
import { specialCareSingles } from './specialCareSingles';

export const specialCare: WrittenChapter = {
  name: '实践能力：妇儿、精神与中医护理',
  questions: [
    ...specialCareSingles,
    ...specialCareSets,
    {
      kind: 'multiple',
      difficulty: 2,
      stem: '关于新生儿蓝光照射治疗的护理，正确的有',
      options: [
        '戴遮光眼罩保护双眼',
        '会阴部用尿布遮盖，其余皮肤裸露',
        '定时监测体温，防止过高或过低',
        '照射时全身涂爽身粉保护皮肤',
        '适当增加水分的供给',
      ],
      right: [0, 1, 2, 4],
      analysis:
        '光疗须保护视网膜与生殖器，尽量裸露皮肤，监测体温，并因不显性失水增加而补液。涂粉或涂油会阻碍光线照射、降低疗效，应禁止。',
      tags: ['新生儿黄疸', '光疗'],
    },
    {
      kind: 'multiple',
      difficulty: 3,
      stem: '胎盘早剥与前置胎盘均可引起妊娠晚期阴道出血。支持胎盘早剥的表现有',
      options: [
        '持续性腹痛，出血伴疼痛',
        '子宫硬如板状、有压痛',
        '贫血程度与外出血量不相符',
        '无诱因、无痛性反复阴道出血',
        '胎先露高浮，常伴胎位异常',
      ],
      right: [0, 1, 2],
      analysis:
        '胎盘早剥因胎盘后血肿致腹痛、板状腹，隐性出血使贫血重于外出血，常与高血压或外伤有关。无痛性反复出血、胎先露高浮是前置胎盘的表现，用以鉴别。',
      tags: ['妊娠晚期出血', '鉴别'],
    },
    {
      kind: 'trueFalse',
      difficulty: 2,
      stem: '对木僵患者，护士可在其面前随意谈论病情，因为其意识丧失、不能感知。',
      right: false,
      analysis:
        '木僵患者缺乏言语和动作反应，但意识多清楚，能感知周围事物，事后可回忆，故不可在其面前谈论病情，并要保护其安全、维持营养与皮肤完整。',
      tags: ['精神护理', '木僵'],
    },
    {
      kind: 'trueFalse',
      difficulty: 1,
      stem: '小儿头皮静脉输液穿刺时，若回血呈冲击状、颜色鲜红，推注药液时局部皮肤呈树枝状苍白，提示误入动脉。',
      right: true,
      analysis:
        '动脉血色鲜红、随搏动冲击，药液进入动脉后其分布区皮肤呈树枝状苍白，应立即拔针并压迫止血；误入静脉时回血暗红、皮肤无苍白。',
      tags: ['小儿输液', '头皮静脉'],
    },
    {
      kind: 'blanks',
      difficulty: 2,
      stem: '成人使用硫酸镁治疗时，继续用药须满足：膝反射存在，呼吸不少于____次/分，尿量不少于____ ml/h。',
      right: [['16'], ['17', '25']],
      analysis:
        '硫酸镁用药条件：膝反射存在，呼吸≥16次/分，尿量≥17 ml/h（即≥400 ml/24 h；指南从严写作≥25 ml/h），并备10%葡萄糖酸钙；任一条不满足即应停药。',
      tags: ['硫酸镁', '易混数字'],
    },
    {
      kind: 'short',
      difficulty: 2,
      stem: '患者女，32岁，产后2小时突然大量阴道出血，请简述护士对产后出血的应急护理要点。',
      right: ['求助', '按摩子宫', '静脉通路', '宫缩剂', '生命体征', '出血量', '保暖'],
      analysis:
        '评估出血量与宫底；判断出血原因；处理：立即求助，按摩子宫，开放两条静脉通路，遵医嘱用宫缩剂、补液备血，平卧给氧保暖；观察：生命体征、尿量与凝血功能。',
      tags: ['产后出血', '应急护理'],
    },
  ],
};
