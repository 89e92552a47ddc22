import type { Lesson } from './lesson';

export const pancreasLesson: Lesson = {
  looks: {
    islets: {
      lies: ['islet', 'isletCapillary'],
      box: [14_000, 12_000, 26_000, 22_000],
      step: 60,
      least: 6,
    },
    ducts: {
      lies: ['interlobularDuct', 'ductLumen'],
      box: [8_000, 7_000, 33_000, 25_000],
      step: 120,
      least: 3,
      isAll: true,
    },
    centroacinar: {
      lies: ['centroacinarCell'],
      box: [20_300, 15_150, 20_500, 15_450],
      step: 3,
      least: 8,
    },
  },
  tour: {
    title: '一个器官，两套腺',
    stops: [
      {
        at: [14_000, 12_000, 26_000, 22_000],
        times: 2,
        title: '小叶',
        text: '结缔组织间隔把腺分成小叶。深色的是外分泌部，散在其间的浅色团是胰岛。',
      },
      {
        at: 'acinus',
        times: 40,
        title: '浆液性腺泡',
        text: '基底部嗜碱、顶部嗜酸，是合成并储存酶原的样子。核圆，在基底部。',
      },
      {
        at: 'centroacinar',
        times: 40,
        title: '泡心细胞',
        text: '腺泡腔里浅染的扁平细胞，是闰管伸入腺泡的部分。见到它，就能与腮腺区别。',
      },
      {
        at: 'intralobularDuct',
        times: 20,
        title: '小叶内导管',
        text: '单层立方上皮。胰腺的闰管很长，没有纹状管。',
      },
      {
        at: 'interlobularDuct',
        times: 10,
        title: '小叶间导管',
        text: '单层柱状上皮，外有较厚的结缔组织，旁边有血管伴行。胰腺导管腺癌就起自导管上皮。',
      },
      {
        at: 'islet',
        times: 20,
        title: '胰岛',
        text: '细胞成索，毛细血管丰富，没有导管。普通 HE 染色分不出 A、B、D 细胞，要用免疫组织化学。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'ducts',
      reach: 60,
      times: 2,
      title: '低倍找小叶间导管',
      text: '用 2 倍以下的视野，点出任意一条小叶间导管。',
      explanation:
        '小叶间导管位于间隔内，外包较厚的结缔组织，有动脉和静脉伴行；伴行的血管腔内有血。',
    },
    {
      kind: 'point',
      of: 'centroacinar',
      reach: 5,
      title: '指认泡心细胞',
      text: '点出框内的泡心细胞。',
      explanation: '泡心细胞在腺泡中央，胞质浅，不含酶原颗粒；基底部的圆核属于腺泡细胞。',
    },
    {
      kind: 'outline',
      of: 'islet',
      threshold: 60,
      around: 800,
      title: '圈出一个胰岛',
      text: '沿框内胰岛的边缘画一圈。',
      explanation: '胰岛着色浅，细胞成索，与深染的腺泡分界清楚，外面没有完整的被膜。',
    },
    {
      kind: 'count',
      of: 'islets',
      reach: 60,
      allowed: 1,
      title: '数胰岛',
      text: '在框内的每个胰岛上点一下。',
      explanation: '胰岛在胰尾最多。低倍时找散在的浅色圆团；间隔内的浅色区是结缔组织和脂肪。',
    },
    {
      kind: 'labels',
      at: ['acinus', 'islet', 'interlobularDuct', 'septum'],
      others: ['纹状管', '黏液性腺泡'],
      title: '标出胰腺的结构',
      text: '把标签放到对应的位置。',
      explanation: '胰腺是纯浆液性腺，没有黏液性腺泡，也没有纹状管，这两点可与唾液腺区别。',
    },
    {
      kind: 'choose',
      about: [20_000, 14_900, 20_800, 15_500],
      title: '胰腺还是腮腺',
      text: '框内全是浆液性腺泡，凭什么判断是胰腺而不是腮腺？',
      options: ['有泡心细胞', '没有纹状管', '腺泡细胞基底部嗜碱', '腺泡细胞的核是圆的'],
      right: [0, 1],
      explanation:
        '两者的腺泡细胞长得一样：基底嗜碱、核圆。泡心细胞只见于胰腺，纹状管在腮腺很发达；找到胰岛则可以确定。',
    },
  ],
};
