import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const womenAndChildren: readonly SeedCommodity[] = [
  {
    slug: 'obstetrics-labour',
    title: '产科学：正常分娩与产程观察',
    description:
      '从妊娠生理和产前检查讲到分娩机制、产程图与接产步骤，配模型演示，并讨论产后出血、胎心异常和子痫前期的早期识别与初步处理。',
    html: `
      <p>分娩机制可以在手掌里演示：衔接、下降、俯屈、内旋转、仰伸、复位与外旋转。课程用透明骨盆模型逐步展示胎头的每一次转动。</p>
      <ul>
        <li>产程观察：宫缩、宫口、胎头下降与胎心</li>
        <li>接产：保护会阴的时机，新生儿娩出后的初步复苏</li>
        <li>产后两小时：子宫收缩、出血量与生命体征</li>
      </ul>
      <p>产后出血一讲按宫缩乏力、产道损伤、胎盘因素和凝血障碍四个方向排查，并练习按摩子宫与呼叫团队。</p>
    `,
    teacher: '杜若溪',
    subjects: ['产科学', '妇产科学'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '11至12个课件'],
    ...paid({ price: 79000, originalPrice: 119000, vipPrice: 59000 }),
    learnerCount: 4156,
    daysAgo: 81,
    picture: { motif: 'fetus', palette: 'rose' },
    courseType: 1,
  },
  {
    slug: 'gynecology-endocrine',
    title: '妇科学：月经、激素与常见肿瘤',
    description:
      '由月经周期的激素变化讲起，分析异常子宫出血、多囊卵巢综合征与子宫内膜异位症，再讲子宫肌瘤、宫颈癌与卵巢肿瘤的筛查和诊断流程。',
    html: `
      <p>理解月经周期，就理解了半本妇科学。课程用一条时间轴同时画出促性腺激素、卵泡、雌孕激素和子宫内膜的变化。</p>
      <p>异常子宫出血先排除妊娠，再按结构性与非结构性原因逐项分析。</p>
      <p>宫颈癌是可以预防的肿瘤：疫苗接种、定期筛查和癌前病变治疗构成三道防线，课程逐一说明适用年龄与转诊标准。</p>
    `,
    teacher: '俞静姝',
    subjects: ['妇科学', '妇产科学'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '10个课件以内'],
    ...freeForMembers({ price: 89000, originalPrice: 139000 }),
    learnerCount: 3288,
    daysAgo: 160,
    picture: { motif: 'uterus', palette: 'violet' },
    courseType: 1,
  },
  {
    slug: 'pediatrics-growth',
    title: '儿科学：生长发育与儿童常见病',
    description:
      '讲解各年龄期的生长发育规律、喂养与预防接种，学习发热、腹泻、咳喘和惊厥的处理，掌握按体重计算药量与液体量的方法。',
    html: `
      <p>儿童不是缩小的成人。课程从身高、体重、头围曲线讲起，说明为什么一次测量远不如连续记录有价值。</p>
      <ul>
        <li>大运动：三月抬头，六月会坐，周岁前后站立行走</li>
        <li>发热：看精神状态，不只看体温数字</li>
        <li>腹泻：先判断脱水程度，再选择口服或静脉补液</li>
      </ul>
      <p>热性惊厥一讲示范侧卧、保护气道与记录时间，并明确不要往口中塞任何东西。</p>
    `,
    teacher: '方小满',
    subjects: ['小儿内科学', '儿科学'],
    options: ['临床医学', '本科课程', '入门', '在校学生', '10个课件以内'],
    ...free,
    learnerCount: 8067,
    daysAgo: 195,
    picture: { motif: 'thermometer', palette: 'sky' },
    courseType: 1,
  },
];
