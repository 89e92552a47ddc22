import { free, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const skills: readonly SeedCommodity[] = [
  {
    slug: 'sim-nurse-iv',
    title: '静脉输液与输血虚拟操作',
    description:
      '按医嘱完成核对、选择静脉、穿刺、固定与调节滴速，处理渗漏、阻塞与输液反应，再模拟一次输血全过程，训练双人核对与十五分钟观察。',
    html: `
      <p>操作按评分表打分，未核对床号和过敏史会直接提示高风险，不能继续。</p>
      <ul>
        <li>穿刺：选择粗直、弹性好的静脉，避开关节</li>
        <li>固定：无张力贴敷，注明日期时间</li>
        <li>输血：起始缓慢，密切观察前十五分钟</li>
      </ul>
      <p>出现寒战、腰痛或尿色改变，应立即停止输血并更换输血器，保留血袋送检。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: ['护理操作', '三维场景', '基础型', '高职学生'],
    ...paid({ price: 39000, originalPrice: 59000, vipPrice: 29900 }),
    learnerCount: 15840,
    daysAgo: 180,
    picture: { motif: 'infusion', palette: 'green' },
  },
  {
    slug: 'sim-nurse-sterile',
    title: '无菌技术与手术铺巾虚拟训练',
    description:
      '模拟无菌持物钳、打开无菌包、铺无菌盘与戴手套等操作，系统用颜色提示污染范围，任何越界都会扩散，训练空间意识与污染后的处理。',
    html: `
      <p>无菌观念看不见，所以系统把它变成看得见的颜色：接触过非无菌区的物品会染色，并继续污染它碰到的地方。</p>
      <p>操作完成后会回放每一次越界，说明当时应当怎么做。</p>
      <p>建议反复练到不再出现染色，再进入手术室实操。</p>
      <p>常见失分点有三处：手臂跨越无菌区、取出的物品又放回容器、戴手套时未戴手套的手触到外面。</p>
    `,
    teacher: '孟霁月',
    subjects: ['外科护理学', '外科总论'],
    options: ['护理操作', '三维场景', '综合型', '本科生'],
    ...free,
    learnerCount: 9210,
    daysAgo: 166,
    picture: { motif: 'hand', palette: 'green' },
  },
  {
    slug: 'sim-hand-hygiene',
    title: '手卫生与职业暴露处置训练',
    description:
      '用荧光显示洗手死角，按七步法完成手卫生，再模拟一次针刺伤处置：轻挤与冲洗、报告、评估暴露源与用药随访，全程计时评分。',
    html: `
      <p>指尖、拇指与指缝是最常被忽略的部位。系统在每一步结束后用荧光显示残留，请据此改进手法。</p>
      <p>针刺伤发生后，应在伤口旁由近心端向远心端轻轻挤压，边挤边用流动水冲洗，然后消毒、上报并留取基线样本。</p>
      <p>训练最后一题考察洗手时机，接触患者前后都要做到。</p>
    `,
    teacher: '孟霁月',
    subjects: ['基础护理学', '环境与职业卫生'],
    options: ['护理操作', '三维场景', '基础型', '高职学生'],
    ...free,
    learnerCount: 5620,
    daysAgo: 139,
    picture: { motif: 'shield', palette: 'teal' },
  },
  {
    slug: 'sim-delivery',
    title: '正常分娩与肩难产虚拟仿真',
    description:
      '透明骨盆模型展示胎头的每一次转动，练习接产步骤与会阴保护，并在突发肩难产时按顺序完成屈大腿、耻骨上加压与内旋转等手法。',
    html: `
      <p>平时难以看见的内旋转，在这里可以从任何角度观察。完成一次正常接产后，才会解锁肩难产场景。</p>
      <ul>
        <li>呼叫团队，记录胎头娩出时间</li>
        <li>屈曲双腿，耻骨联合上方向侧方加压</li>
        <li>视情况采用内旋转或娩出后臂</li>
      </ul>
      <p>手法过度或顺序错误会提示臂丛神经牵拉的风险，不允许用力牵拉胎头。</p>
    `,
    teacher: '杜若溪',
    subjects: ['产科学', '妇产科护理学'],
    options: ['临床技能', '三维场景', '创新型', '住培学员'],
    ...paid({ price: 69000, originalPrice: 109000, vipPrice: 49000 }),
    learnerCount: 2740,
    daysAgo: 19,
    picture: { motif: 'fetus', palette: 'violet' },
  },
  {
    slug: 'sim-suture',
    title: '清创缝合虚拟训练',
    description:
      '练习皮肤消毒、局部麻醉、清创与间断缝合，系统记录进针角度、针距与边距，提示创缘内翻或打结过紧，适合实验课前的反复练习。',
    html: `
      <p>进针应与皮面垂直，出针点与进针点对称，针距与边距按部位调整。</p>
      <p>系统会在缝合后显示创缘对合情况，外翻适度有利于愈合，内翻则易形成死腔。</p>
      <p>完成十针后给出力度曲线，可看到是否存在反复夹持组织的现象。</p>
      <p>面部、关节和张力较大的创口各有拆线时间要求，最后一题请您为三处创口写出医嘱。</p>
    `,
    teacher: '段伯谦',
    subjects: ['外科总论', '普通外科'],
    options: ['临床技能', '头显沉浸', '基础型', '本科生'],
    ...free,
    learnerCount: 7180,
    daysAgo: 222,
    picture: { motif: 'operatingLamp', palette: 'green' },
  },
];
