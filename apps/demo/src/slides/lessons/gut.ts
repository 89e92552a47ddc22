import type { Lesson } from './lesson';

export const gutLesson: Lesson = {
  looks: {
    folds: {
      lies: ['enterocyte', 'laminaPropria', 'crypt', 'goblet', 'submucosa'],
      box: [5_000, 3_000, 47_000, 9_700],
      step: 250,
      isAll: true,
      least: 40,
      rim: 0,
    },
    lacteal: { lies: ['lacteal'], box: [26_300, 7_000, 27_200, 8_700], step: 12, least: 6 },
    goblets: { lies: ['goblet'], box: [26_900, 7_500, 27_400, 8_500], step: 4, least: 8 },
    circular: {
      lies: ['circularMuscle'],
      box: [24_000, 17_000, 28_000, 22_000],
      step: 40,
      isBand: true,
    },
  },
  tour: {
    title: '空肠的四层与三级放大',
    stops: [
      {
        at: [9_000, 4_500, 45_000, 22_500],
        times: 1,
        title: '环行皱襞',
        text: '三座“山”是环行皱襞：黏膜和黏膜下层一起突起，肉眼可见。山上密密的指状突起是绒毛。',
      },
      {
        at: 'villus',
        times: 10,
        title: '绒毛',
        text: '第二级放大：上皮和固有层突向肠腔。固有层里淋巴细胞和浆细胞很多，是正常现象，不要当成炎症。',
      },
      {
        at: 'enterocyte',
        times: 40,
        title: '吸收细胞与纹状缘',
        text: '第三级放大：游离面的红色细线是微绒毛组成的纹状缘。三级合起来，吸收面积扩大数百倍。',
      },
      {
        at: 'lacteal',
        times: 20,
        title: '中央乳糜管',
        text: '绒毛中轴的毛细淋巴管。脂肪以乳糜微粒的形式从这里运走，而不是经门静脉。',
      },
      {
        at: 'paneth',
        times: 40,
        title: '小肠腺与潘氏细胞',
        text: '腺底胞质含粗大红色颗粒的细胞是潘氏细胞，分泌溶菌酶和防御素，守着旁边的干细胞。',
      },
      {
        at: 'submucosa',
        times: 4,
        title: '黏膜下层',
        text: '空肠黏膜下层没有成群的黏液性腺体（那是十二指肠），也没有成片的集合淋巴小结（那是回肠）。',
      },
      {
        at: 'ganglion',
        times: 20,
        title: '肌间神经丛',
        text: '两层平滑肌之间的一小团浅染组织，神经元核大而圆、核仁明显。先天性巨结肠时这里没有神经节细胞。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'folds',
      reach: 600,
      times: 2,
      title: '低倍找环行皱襞',
      text: '用 2 倍以下的视野，点出任意一个环行皱襞。',
      explanation: '环行皱襞由黏膜和黏膜下层共同突起而成；只有上皮和固有层突起的是绒毛。',
    },
    {
      kind: 'point',
      of: 'lacteal',
      reach: 8,
      title: '指认中央乳糜管',
      text: '点出框内绒毛中轴的中央乳糜管。',
      explanation: '壁薄、腔大、腔内一般没有红细胞；绒毛边缘含红细胞的小腔是毛细血管。',
    },
    {
      kind: 'outline',
      of: 'circular',
      threshold: 65,
      title: '圈出内环肌',
      text: '把框内这一段内环肌圈出来。',
      explanation:
        '内环肌在此切面上纵切，核呈长杆状；外纵肌横切，呈大小不等的圆点。两者之间有肌间神经丛。',
    },
    {
      kind: 'count',
      of: 'goblets',
      reach: 8,
      allowed: 1,
      title: '数杯状细胞',
      text: '数出框内绒毛上皮中的杯状细胞。',
      explanation: '杯状细胞顶部充满黏原颗粒，呈浅染的空泡。从十二指肠到结肠，它们逐渐增多。',
    },
    {
      kind: 'labels',
      at: ['villus', 'crypt', 'submucosa', 'circularMuscle', 'longitudinalMuscle'],
      others: ['胃小凹', '集合淋巴小结'],
      title: '标出肠壁各层',
      text: '把标签放到对应的位置。',
      explanation: '由内向外：黏膜（绒毛、小肠腺）、黏膜下层、内环肌、外纵肌、浆膜。',
    },
    {
      kind: 'choose',
      about: [25_000, 11_500, 30_000, 17_000],
      title: '这是哪一段小肠',
      text: '观察框内的黏膜下层，判断这是哪一段小肠。',
      options: [
        '空肠：黏膜下层既无成群腺体，也无集合淋巴小结',
        '十二指肠：黏膜下层有成群的黏液性腺',
        '回肠：可见集合淋巴小结',
        '胃幽门部：有幽门腺',
      ],
      right: [0],
      explanation:
        '十二指肠腺位于黏膜下层，是十二指肠的标志；集合淋巴小结多见于回肠。两者都没有，符合空肠。',
    },
  ],
};
