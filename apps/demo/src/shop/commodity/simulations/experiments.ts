import { free, freeForMembers } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const experiments: readonly SeedCommodity[] = [
  {
    slug: 'sim-frog-heart',
    title: '蛙心灌流虚拟实验',
    description:
      '离体蛙心已插管并接好张力换能器，由您换液、给药、量取曲线：改变钠、钾、钙与酸碱度，加入肾上腺素、乙酰胆碱与拮抗药，再辨认一瓶未知溶液。',
    html: `
      <p>每颗心脏的心率、收缩力和敏感性都不同，效应由剂量和时间算出，给多了会停跳，要立即换液抢救。</p>
      <ul>
        <li>加钙：收缩增强，过量时停在收缩期</li>
        <li>加钾：收缩减弱，停在舒张期</li>
        <li>加乙酰胆碱：心率减慢，预先用阿托品后效应消失</li>
      </ul>
      <p>给药前没有量取对照、上一种溶液没有洗净，看到的就不是这一种药的作用。结束时按七项要求逐项评分。虚拟操作可以反复进行，也避免了不必要的动物使用。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学'],
    options: ['机能实验', '三维场景', '基础型', '本科生'],
    ...free,
    learnerCount: 12530,
    daysAgo: 290,
    picture: { motif: 'heartbeat', palette: 'teal' },
  },
  {
    slug: 'sim-respiratory-regulation',
    title: '家兔呼吸运动调节虚拟实验',
    description:
      '完成家兔麻醉、气管插管与膈肌张力记录，观察二氧化碳增多、缺氧、酸中毒与迷走神经切断后的呼吸变化，训练实验设计与对照思维。',
    html: `
      <p>每次干预前系统要求先写预测，再操作，最后比较实际曲线与预测的差别。</p>
      <p>重点观察剪断双侧迷走神经后呼吸变深变慢，由此理解肺牵张反射的意义。</p>
      <p>若对照组记录不足，系统会提示结论不可靠，请补做对照后再提交。</p>
      <p>增大无效腔与吸入高浓度二氧化碳的结果相似，机制却不完全相同，请在报告中加以区分。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学', '病理生理学'],
    options: ['机能实验', '三维场景', '基础型', '本科生'],
    ...free,
    learnerCount: 8740,
    daysAgo: 255,
    picture: { motif: 'lungs', palette: 'green' },
  },
  {
    slug: 'sim-morphology-lab',
    title: '形态学虚拟实验室：从取材到封片',
    description:
      '模拟取材、固定、脱水、透明、包埋、切片与染色全过程，每一步设置参数与时间，错误操作会在最终切片上表现为皱折、气泡或染色不均。',
    html: `
      <p>课堂上难以看到切片是怎样做出来的。本实验把耗时数日的流程压缩到一小时，并保留每一步的后果。</p>
      <p>例如固定时间不足会导致核结构模糊，切片太厚会让细胞重叠，染色后未充分分化则核浆对比不清。</p>
      <p>完成后可在虚拟显微镜下查看自己的作品，并与标准切片对照评分。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '病理学'],
    options: ['形态学实验', '三维场景', '综合型', '本科生'],
    ...freeForMembers({ price: 49000, originalPrice: 79000 }),
    learnerCount: 6180,
    daysAgo: 134,
    picture: { motif: 'microscope', palette: 'green' },
  },
  {
    slug: 'sim-outbreak',
    title: '食源性疾病暴发现场调查仿真',
    description:
      '接到学校腹泻报告后，组织病例定义、个案调查、采样与现场卫生学检查，计算罹患率并判断可疑食物，最后撰写初步调查报告。',
    html: `
      <p>时间从接到电话开始流逝。您需要决定先去现场还是先发问卷，采样越晚，检出机会越小。</p>
      <p>系统给出每个病例的就餐史，请建立四格表计算相对危险度，找出最可疑的餐次与食物。</p>
      <p>报告按病例定义、流行特征、病因推断与控制建议四部分评分。</p>
    `,
    teacher: '巩思远',
    subjects: ['流行病学', '公共卫生与预防医学'],
    options: ['公共卫生应急', '虚拟病人', '综合型', '本科生'],
    ...free,
    learnerCount: 3405,
    daysAgo: 115,
    picture: { motif: 'virus', palette: 'blue' },
  },
];
