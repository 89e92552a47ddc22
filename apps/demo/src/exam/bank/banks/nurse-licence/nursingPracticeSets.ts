import type { WrittenChapter } from '../../written';

export const nursingPracticeSets: WrittenChapter['questions'] = [
  {
    kind: 'shared',
    options: ['接触隔离', '飞沫隔离', '空气隔离', '保护性隔离', '昆虫隔离'],
    questions: [
      {
        difficulty: 1,
        stem: '痰涂片抗酸杆菌阳性的肺结核患者，应在标准预防基础上采取',
        right: 2,
        analysis:
          '结核分枝杆菌可附着于飞沫核长时间悬浮并远距离播散，属经空气传播，宜安置于负压病室，医务人员戴医用防护口罩；飞沫隔离只针对近距离大颗粒飞沫。',
        tags: ['隔离'],
      },
      {
        difficulty: 1,
        stem: '流行性腮腺炎患儿，应在标准预防基础上采取',
        right: 1,
        analysis:
          '腮腺炎病毒主要随呼吸道飞沫近距离传播，故采取飞沫隔离，医务人员戴外科口罩；麻疹、水痘、肺结核才需要按空气传播隔离。',
        tags: ['隔离'],
      },
      {
        difficulty: 2,
        stem: '术后切口感染，培养出耐甲氧西林金黄色葡萄球菌的患者，应在标准预防基础上采取',
        right: 0,
        analysis:
          '多重耐药菌主要经手、物品与环境接触传播，须接触隔离：单间或同种病原同室，接触时戴手套、必要时穿隔离衣，诊疗用品专用。',
        tags: ['隔离', '多重耐药菌'],
      },
      {
        difficulty: 2,
        stem: '异基因造血干细胞移植后粒细胞缺乏的患者，应采取',
        right: 3,
        analysis:
          '患者免疫功能极低，隔离的目的是保护其不受外界病原侵袭，属保护性（反向）隔离，置于层流病室；其余几种隔离都是防止患者的病原传给他人。',
        tags: ['隔离', '免疫低下'],
      },
    ],
  },
];
