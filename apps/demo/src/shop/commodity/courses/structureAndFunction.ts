import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const structureAndFunction: readonly SeedCommodity[] = [
  {
    slug: 'systematic-anatomy',
    title: '系统解剖学：从骨性标志到器官毗邻',
    description:
      '按运动、内脏、脉管、神经四大板块讲授人体结构，每讲配三维模型与实地标本，学完能在体表摸到骨性标志，并说清主要器官的位置、毗邻和血供。',
    html: `
      <p>解剖学难在名词多、空间关系复杂。本课程每讲只解决一个区域：先在体表定位，再逐层看结构，最后用一道临床问题检验是否真正理解。</p>
      <h3>课程安排</h3>
      <ul>
        <li>运动系统：骨、关节与肌，重点是可以触摸的标志和肌的作用</li>
        <li>内脏学：消化、呼吸、泌尿与生殖系统</li>
        <li>脉管系统：心与血管的走行、淋巴引流</li>
        <li>神经系统与感觉器：传导通路和脑神经分布</li>
      </ul>
      <p>建议一边看课一边在自己身上找标志，例如用<strong>胸骨角</strong>平对第二肋软骨来数肋，印象远比背图深刻。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学'],
    options: ['基础医学', '本科课程', '入门', '在校学生', '13个课件以上'],
    ...freeForMembers({ price: 199000, originalPrice: 299000 }),
    learnerCount: 18642,
    daysAgo: 312,
    picture: { motif: 'torso', palette: 'teal' },
    courseType: 1,
  },
  {
    slug: 'regional-anatomy-limbs',
    title: '局部解剖学：四肢的层次与血管神经束',
    description:
      '以层次解剖为线索讲解上肢与下肢，从皮肤切口、浅筋膜到深部血管神经束，配套操作录像，帮助学生在解剖台前知道下一刀会遇到什么。',
    html: `
      <p>局部解剖强调“层次”和“毗邻”。每一讲都从切口设计开始，按皮肤、浅筋膜、深筋膜、肌与血管神经的顺序推进。</p>
      <p>重点区域包括腋窝、肘窝、腕管、股三角、腘窝和踝管。讲到腕管时，会结合正中神经受压后拇、示、中指麻木的表现，理解结构为什么决定症状。</p>
      <ul>
        <li>课前：看三维模型，标出本区的境界</li>
        <li>课中：对照操作录像逐层辨认</li>
        <li>课后：完成一例血管神经损伤的定位题</li>
      </ul>
    `,
    teacher: '顾明远',
    subjects: ['局部解剖学'],
    options: ['基础医学', '本科课程', '进阶', '在校学生', '10个课件以内'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 5230,
    daysAgo: 148,
    picture: { motif: 'bone', palette: 'orange' },
    courseType: 1,
  },
  {
    slug: 'histology-embryology',
    title: '组织学与胚胎学：切片里的人体建筑',
    description:
      '从四大基本组织讲到器官组织学，再到三胚层分化与常见畸形。配套数字切片可放大到四百倍，学会由低倍到高倍、由整体到细节的观察顺序。',
    html: `
      <p>学组织学不是背图，而是学会看图。每讲先给出一张未标注的切片，请您试着找出上皮、结缔组织和血管，再揭晓答案。</p>
      <h3>您将学会</h3>
      <ul>
        <li>依据细胞排列和基底膜判断上皮类型</li>
        <li>区分三种肌组织的横切面与纵切面</li>
        <li>说出主要器官的分层及其功能意义</li>
        <li>用胚层来源解释神经管缺陷、房间隔缺损等先天畸形</li>
      </ul>
      <p>观察时请先用低倍镜看全貌，直接跳到高倍是初学者最常见的误区。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学'],
    options: ['基础医学', '本科课程', '入门', '在校学生', '13个课件以上'],
    ...free,
    learnerCount: 14387,
    daysAgo: 290,
    picture: { motif: 'tissue', palette: 'rose' },
    courseType: 1,
  },
  {
    slug: 'physiology-core',
    title: '生理学：稳态、兴奋与调节',
    description:
      '围绕稳态与反馈这条主线，讲清静息电位、心动周期、肺通气与肾小球滤过等核心过程，并用曲线和计算题训练学生解释指标变化的原因。',
    html: `
      <p>生理学的核心问题只有一个：身体怎样在变化的环境里保持相对稳定。抓住这条线索，零散的知识点会自己连起来。</p>
      <p>课程把难点拆成短视频。以心动周期为例，先分开讲压力、容积、瓣膜和心音，再叠加到同一时间轴上，最后请您判断主动脉瓣狭窄时哪一段曲线会改变。</p>
      <ul>
        <li>细胞的电活动与肌收缩</li>
        <li>血液、循环与呼吸</li>
        <li>消化、能量代谢与体温</li>
        <li>尿的生成、神经与内分泌调节</li>
      </ul>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学'],
    options: ['基础医学', '本科课程', '入门', '在校学生', '13个课件以上'],
    ...freeForMembers({ price: 149000, originalPrice: 239000 }),
    learnerCount: 21905,
    daysAgo: 266,
    picture: { motif: 'heartbeat', palette: 'red' },
    courseType: 1,
  },
  {
    slug: 'biochemistry-metabolism',
    title: '生物化学：代谢网络与分子诊断基础',
    description:
      '把糖、脂、氨基酸和核苷酸代谢画进同一张网络，讲清关键酶与调节点，再延伸到基因表达和常用分子诊断技术，让生化与化验单真正联系起来。',
    html: `
      <p>代谢途径不必逐步死记。课程先找出每条途径的<strong>关键酶</strong>、能量得失和关键产物，再看它在饱食、空腹和饥饿时如何切换。</p>
      <p>饥饿两天后血糖为什么还能维持？顺着糖异生、脂肪动员和酮体生成走一遍，三条途径就串成了一个故事。</p>
      <p>分子部分介绍聚合酶链反应、测序和杂交的原理，并用地中海贫血的基因诊断作为贯穿病例。</p>
    `,
    teacher: '邵闻笛',
    subjects: ['生物化学与分子生物学'],
    options: ['基础医学', '本科课程', '提高', '在校学生', '10个课件以内'],
    ...free,
    learnerCount: 12458,
    daysAgo: 355,
    picture: { motif: 'dna', palette: 'navy' },
    courseType: 1,
  },
];
