import type { Lesson } from './lesson';

export const nerveLesson: Lesson = {
  looks: {
    fascicles: {
      lies: ['endoneurium', 'axon', 'myelin', 'schwannNucleus', 'endoneurialVessel'],
      box: [2_000, 2_500, 22_500, 22_000],
      step: 150,
      least: 6,
      isAll: true,
    },
    node: { lies: ['node'], box: [33_500, 9_950, 33_800, 10_100], step: 2, least: 4 },
    axons: { lies: ['axon'], box: [15_620, 14_420, 15_800, 14_560], step: 2, least: 6 },
    small: {
      lies: ['endoneurium', 'axon', 'myelin', 'schwannNucleus', 'perineurium', 'endoneurialVessel'],
      box: [9_500, 17_200, 12_500, 20_200],
      step: 50,
      least: 6,
    },
  },
  tour: {
    title: '周围神经的三层膜与一条纤维',
    stops: [
      {
        at: [2_000, 2_000, 46_000, 22_000],
        times: 0.5,
        title: '横切与纵切',
        text: '左边是一条神经的横切面，里面有好几个神经束；右边是纵切面，纤维呈波浪状。',
      },
      {
        at: 'epineurium',
        times: 4,
        title: '神经外膜',
        text: '包住整条神经、填在神经束之间的结缔组织，有血管和脂肪。缝合神经时，缝的就是这一层。',
      },
      {
        at: 'perineurium',
        times: 20,
        title: '神经束膜',
        text: '每个神经束外面一圈致密的扁平细胞，细胞间有紧密连接，是血神经屏障的一部分。',
      },
      {
        at: 'axon',
        times: 40,
        title: '横切的神经纤维',
        text: '像靶心：中央的点是轴突，外面浅色的一圈是髓鞘。髓鞘浅，是因为类脂被溶去了。',
      },
      {
        at: 'schwann',
        times: 40,
        title: '施万细胞核',
        text: '贴在髓鞘外缘。在周围神经里，一个施万细胞只包一条轴突的一段。',
      },
      {
        at: 'node',
        times: 40,
        title: '郎飞结',
        text: '纵切面上髓鞘中断、纤维变细的地方。冲动从一个结跳到下一个结，传导因此加快。',
      },
    ],
  },
  tasks: [
    {
      kind: 'find',
      of: 'fascicles',
      reach: 40,
      times: 1,
      title: '低倍找神经束',
      text: '用 1 倍以下的视野，在横切面上点出任意一个神经束。',
      explanation: '神经束是边界清楚的圆形区，外有一圈神经束膜；束与束之间疏松的是神经外膜。',
    },
    {
      kind: 'point',
      of: 'node',
      reach: 5,
      title: '指认郎飞结',
      text: '在框内的纵切面上点出郎飞结。',
      explanation: '髓鞘在此中断，纤维变细，轴突裸露。',
    },
    {
      kind: 'outline',
      of: 'small',
      threshold: 65,
      title: '圈出一个小神经束',
      text: '沿框内小神经束的外缘画一圈，连神经束膜一起。',
      explanation: '神经束膜是神经束最外面的致密层，以它的外缘为界，再外就是神经外膜。',
    },
    {
      kind: 'count',
      of: 'axons',
      reach: 2.5,
      allowed: 3,
      title: '数有髓神经纤维',
      text: '框内有多少条神经纤维？在每个轴突上点一下。',
      explanation:
        '一个“靶心”就是一条有髓神经纤维。神经活检要数单位面积里的纤维，来判断有没有脱失。',
    },
    {
      kind: 'labels',
      at: ['epineurium', 'perineurium', 'axon', 'node', 'fat'],
      others: ['硬膜', '神经节细胞'],
      title: '标出周围神经的结构',
      text: '把标签放到对应的位置。',
      explanation: '由外向内：神经外膜（含脂肪）、神经束膜、神经内膜，最里面是轴突和髓鞘。',
    },
    {
      kind: 'choose',
      about: [15_500, 14_350, 15_900, 14_650],
      title: '髓鞘为什么浅',
      text: '框内每条纤维的轴突周围有一圈浅色区，原因是？',
      options: [
        '髓鞘的类脂在制片时被溶去，只剩网状的蛋白质',
        '轴突收缩后留下的空隙，与髓鞘无关',
        '那是神经内膜的毛细血管',
        '髓鞘由少突胶质细胞形成，不能着色',
      ],
      right: [0],
      explanation:
        '酒精和二甲苯溶去了类脂。要保存髓鞘可用锇酸染成黑色。周围神经的髓鞘由施万细胞形成。',
    },
  ],
};
