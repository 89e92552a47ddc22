import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const publicHealthAndRehabilitation: readonly SeedCommodity[] = [
  {
    slug: 'epidemiology',
    title: '流行病学：研究设计与暴发调查',
    description:
      '从率与比讲到队列研究、病例对照研究与临床试验，学习混杂与偏倚的控制，并用一次食源性暴发演练现场调查的步骤和流行曲线判读。',
    html: `
      <p>相关不等于因果。课程用吸烟与肺癌的研究史，看证据怎样一步步积累，又如何面对质疑。</p>
      <ul>
        <li>指标：发病率、患病率、相对危险度与归因危险度</li>
        <li>设计：各类研究能回答什么，不能回答什么</li>
        <li>偏倚：选择、信息与混杂</li>
      </ul>
      <p>暴发调查练习给出一份就餐名单，请您计算各食物的罹患率，找出最可疑的那道菜。</p>
    `,
    teacher: '巩思远',
    subjects: ['流行病学'],
    options: ['公共卫生', '本科课程', '进阶', '在校学生', '13个课件以上'],
    ...free,
    learnerCount: 3542,
    daysAgo: 230,
    picture: { motif: 'chart', palette: 'blue' },
    courseType: 1,
  },
  {
    slug: 'medical-statistics',
    title: '卫生统计学：看懂论文里的数字',
    description:
      '不推公式，从论文图表出发讲解均数与中位数、置信区间、假设检验、回归与生存曲线，学会判断差异有没有统计学意义和临床意义。',
    html: `
      <p>P值小于0.05不代表差别很大，也不代表结论一定正确。课程从这个常见误解讲起。</p>
      <p>每讲精读一张论文图表：先说出横轴、纵轴和误差线代表什么，再判断作者的结论是否站得住。</p>
      <p>最后一讲练习为自己的研究选择方法：资料类型、组数、是否配对、是否随时间变化，四个问题即可缩小范围。</p>
    `,
    teacher: '禹成蹊',
    subjects: ['卫生统计学'],
    options: ['公共卫生', '住培课程', '入门', '规培医师', '10个课件以内'],
    ...freeForMembers({ price: 59000, originalPrice: 89000 }),
    learnerCount: 4420,
    daysAgo: 49,
    picture: { motif: 'chart', palette: 'violet' },
    courseType: 1,
  },
  {
    slug: 'occupational-health',
    title: '环境与职业卫生：粉尘、噪声与化学毒物',
    description:
      '讲解尘肺、噪声聋、铅中毒与有机溶剂中毒的接触途径和早期表现，学习现场检测、个人防护与职业健康检查，落实三级预防的要求。',
    html: `
      <p>职业病往往有一个共同点：可以预防，却难以逆转。课程把重点放在发现之前，而不是发病之后。</p>
      <ul>
        <li>粉尘：先工程控制，再个人防护</li>
        <li>噪声：听力曲线在4000赫兹处出现切迹</li>
        <li>毒物：问清工种、接触时间与同岗位有无类似症状</li>
      </ul>
      <p>问诊练习要求您在三分钟内完成一份职业接触史。</p>
    `,
    teacher: '戎知夏',
    subjects: ['环境与职业卫生'],
    options: ['公共卫生', '高职高专课程', '入门', '在职医护', '11至12个课件'],
    ...paid({ price: 35000, originalPrice: 49000, vipPrice: 25000 }),
    learnerCount: 1105,
    daysAgo: 257,
    picture: { motif: 'building', palette: 'green' },
    courseType: 1,
  },
  {
    slug: 'rehab-assessment',
    title: '康复评定学：肌力、平衡与步态分析',
    description:
      '讲解徒手肌力检查、关节活动度、平衡功能、步态与日常生活能力评定，配示范录像与记录表，学会用评定结果制订和调整康复目标。',
    html: `
      <p>没有评定就没有目标。课程强调同一体位、同一方法、同一时间段，否则前后数值无法比较。</p>
      <ul>
        <li>肌力：零至五级，三级的标准是抗重力完成全范围活动</li>
        <li>关节活动度：量角器的轴心与两臂摆放</li>
        <li>平衡：坐位、站位与动态任务</li>
        <li>步态：支撑相与摆动相的异常线索</li>
      </ul>
    `,
    teacher: '狄若川',
    subjects: ['康复评定学', '物理治疗学'],
    options: ['康复治疗', '高职高专课程', '入门', '在校学生', '11至12个课件'],
    ...paid({ price: 49000, originalPrice: 69000, vipPrice: 35000 }),
    learnerCount: 2389,
    daysAgo: 126,
    picture: { motif: 'walker', palette: 'violet' },
    courseType: 1,
  },
  {
    slug: 'rehab-stroke',
    title: '脑卒中康复：从卧床到重返社区',
    description:
      '按卧床期、坐站期、步行期与社区期安排训练内容，讲解良肢位摆放、痉挛管理、吞咽筛查与手功能训练，帮助家属参与安全的居家康复。',
    html: `
      <p>康复应在病情稳定后尽早开始。卧床期的良肢位摆放看似简单，却能减少肩痛、关节挛缩和压力性损伤。</p>
      <p>吞咽筛查安排在首次进食或喝水之前。出现呛咳、声音湿润或流涎，应暂停经口进食并请专科评估。</p>
      <p>步行训练前先练坐站转移与重心转移，过早勉强行走容易形成代偿步态。</p>
      <ul>
        <li>家属课堂：转移时扶腰不拉手臂</li>
        <li>居家环境：去除地垫，卫生间加装扶手</li>
      </ul>
    `,
    teacher: '纪向晚',
    subjects: ['物理治疗学', '作业治疗学', '康复治疗学'],
    options: ['康复治疗', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...freeForMembers({ price: 89000, originalPrice: 139000 }),
    learnerCount: 1796,
    daysAgo: 21,
    picture: { motif: 'walker', palette: 'teal' },
    courseType: 2,
  },
  {
    slug: 'knee-rehabilitation',
    title: '膝关节术后康复：四个阶段的训练处方',
    description:
      '以前交叉韧带重建与全膝关节置换为例，讲解消肿、活动度、肌力与功能回归四个阶段的目标和训练动作，说明进阶标准与需要停止的信号。',
    html: `
      <p>术后第一周的任务很朴素：控制肿胀、恢复伸直、唤醒股四头肌。伸直差几度，日后步态就会受影响。</p>
      <ul>
        <li>第一阶段：冰敷、抬高、踝泵与直腿抬高</li>
        <li>第二阶段：活动度与闭链训练</li>
        <li>第三阶段：单腿力量与平衡</li>
        <li>第四阶段：跳跃、变向与重返运动测试</li>
      </ul>
      <p>小腿持续肿痛、突然气促，应立即停止训练并就医，排除血栓。</p>
    `,
    teacher: '管听澜',
    subjects: ['物理治疗学', '骨科'],
    options: ['康复治疗', '住培课程', '进阶', '规培医师', '11至12个课件'],
    ...paid({ price: 45000, originalPrice: 65000, vipPrice: 32000 }),
    learnerCount: 1534,
    daysAgo: 9,
    picture: { motif: 'knee', palette: 'orange' },
    courseType: 2,
    limited: { price: 0, days: 3 },
  },
];
