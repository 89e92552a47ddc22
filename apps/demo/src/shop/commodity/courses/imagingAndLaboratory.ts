import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const imagingAndLaboratory: readonly SeedCommodity[] = [
  {
    slug: 'imaging-chest',
    title: '胸部影像诊断：X线与CT对照读片',
    description:
      '以同一病例的X线与CT对照讲解肺实变、间质病变、结节、胸腔积液与气胸，建立由外到内的读片顺序，学会写一份规范的影像报告。',
    html: `
      <p>读片要有固定路线。课程建议由外到内：软组织、骨、胸膜、肺野、肺门、纵隔与心影，每次都走完再下结论。</p>
      <ul>
        <li>空气支气管征：提示肺泡腔被填充</li>
        <li>肋膈角变钝：少量胸腔积液的早期表现</li>
        <li>深沟征：仰卧位胸片上的气胸线索</li>
      </ul>
      <p>结节部分讲大小、边缘、密度与随访间隔，并讨论过度检查的代价。</p>
    `,
    teacher: '卓文澜',
    subjects: ['X线诊断', 'CT与MRI诊断'],
    options: ['医学影像', '本科课程', '进阶', '实习医生', '13个课件以上'],
    ...freeForMembers({ price: 119000, originalPrice: 179000 }),
    learnerCount: 7421,
    daysAgo: 69,
    picture: { motif: 'chestFilm', palette: 'navy' },
    courseType: 2,
  },
  {
    slug: 'ultrasound-abdomen',
    title: '腹部超声：标准切面与常见病变',
    description:
      '示范肝、胆、胰、脾、肾的标准扫查切面，讲解探头方向与增益调节，结合动态图像认识脂肪肝、胆囊结石、肾积水与腹腔积液的声像表现。',
    html: `
      <p>超声依赖操作者。初学时请先固定三件事：探头标记朝向哪里、患者如何呼吸配合、每个切面必须出现哪些结构。</p>
      <p>胆囊结石有三个特征：强回声团、后方声影、随体位移动。三者齐备才可放心诊断。</p>
      <p>课程最后演示创伤重点超声，在肝肾隐窝、脾肾隐窝、盆腔和心包四处寻找游离液体。</p>
    `,
    teacher: '谈听雪',
    subjects: ['超声诊断学'],
    options: ['医学影像', '住培课程', '入门', '规培医师', '11至12个课件'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 3109,
    daysAgo: 104,
    picture: { motif: 'ultrasound', palette: 'rose' },
    courseType: 1,
  },
  {
    slug: 'mri-brain',
    title: '颅脑磁共振：序列选择与病灶识别',
    description:
      '讲解T1、T2、FLAIR与弥散加权等序列的成像特点，分析脑梗死、出血、肿瘤与脱髓鞘病变的信号演变，训练按临床问题选择合适序列。',
    html: `
      <p>先问临床问题，再选序列。怀疑超急性脑梗死看弥散加权成像，怀疑微出血看磁敏感加权成像，脑室旁病灶看FLAIR。</p>
      <ul>
        <li>急性梗死：弥散高信号、表观弥散系数降低</li>
        <li>出血：信号随血红蛋白演变而改变</li>
        <li>高级别肿瘤：强化、坏死与周围水肿</li>
      </ul>
      <p>安全一讲列出植入物筛查与对比剂使用的注意事项。</p>
    `,
    teacher: '柏青崖',
    subjects: ['CT与MRI诊断', '神经病学'],
    options: ['医学影像', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...paid({ price: 109000, originalPrice: 159000, vipPrice: 79000 }),
    learnerCount: 1268,
    daysAgo: 27,
    picture: { motif: 'brain', palette: 'navy' },
    courseType: 2,
  },
  {
    slug: 'lab-hematology',
    title: '临床血液学检验：从计数仪到人工镜检',
    description:
      '讲解血细胞分析仪原理、直方图判读与复检规则，练习血涂片制备、瑞氏染色和白细胞分类，学会在仪器报警时用镜检核实结果。',
    html: `
      <p>仪器给出的是数字，是否可信由人判断。血小板聚集、冷凝集与脂血都会造成假象，直方图和散点图是第一道线索。</p>
      <ul>
        <li>推片：角度、速度与血膜的头体尾</li>
        <li>染色：缓冲液酸碱度对颜色的影响</li>
        <li>分类：在体尾交界处按城垛式路线计数</li>
      </ul>
      <p>危急值一讲说明复核、报告与记录的时限要求。</p>
    `,
    teacher: '路知秋',
    subjects: ['临床血液学检验'],
    options: ['医学检验', '高职高专课程', '进阶', '在校学生', '11至12个课件'],
    ...paid({ price: 49000, originalPrice: 69000, vipPrice: 35000 }),
    learnerCount: 2043,
    daysAgo: 141,
    picture: { motif: 'testTubes', palette: 'violet' },
    courseType: 1,
  },
  {
    slug: 'lab-biochemistry',
    title: '临床生化检验：结果解释与质量控制',
    description:
      '从采血管选择、标本处理讲到肝功、肾功、血脂与心肌标志物的意义，学习质控图判读、干扰因素排查以及与临床沟通异常结果的方法。',
    html: `
      <p>化验误差多发生在分析之前。空腹时间、止血带过久、溶血和延迟送检，都足以改变血钾、血糖等结果。</p>
      <p>质控部分用Levey-Jennings质控图练习识别漂移与趋势，讨论出现失控后应先做什么、能否继续发报告。</p>
      <p>结果解释强调组合看：转氨酶、胆红素与白蛋白一起，才能区分损伤、淤积与合成功能下降。</p>
    `,
    teacher: '康允之',
    subjects: ['临床生化检验'],
    options: ['医学检验', '本科课程', '进阶', '在校学生', '11至12个课件'],
    ...free,
    learnerCount: 2678,
    daysAgo: 273,
    picture: { motif: 'testTubes', palette: 'orange' },
    courseType: 1,
  },
];
