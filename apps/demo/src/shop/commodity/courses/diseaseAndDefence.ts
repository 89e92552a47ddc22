import { freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const diseaseAndDefence: readonly SeedCommodity[] = [
  {
    slug: 'pathology-general',
    title: '病理学总论：损伤、修复、炎症与肿瘤',
    description:
      '用同一张切片讲透一个病理过程：变性与坏死、肉芽组织、血栓与梗死、炎症渗出、肿瘤异型性，帮助学生把镜下所见同临床表现对应起来。',
    html: `
      <p>总论的每个概念都有形态学依据。看到<strong>核固缩、核碎裂、核溶解</strong>，才能判断细胞已经死亡；看到新生毛细血管和成纤维细胞，才能说创面正在修复。</p>
      <p>炎症部分按血管反应、渗出和细胞应答的顺序展开，比较中性粒细胞、巨噬细胞和淋巴细胞各自出现的时间与意义。</p>
      <p>肿瘤部分重点辨析异型性与分化程度、分级与分期，并讨论良性肿瘤为什么有时同样危险。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学'],
    options: ['基础医学', '本科课程', '进阶', '在校学生', '13个课件以上'],
    ...paid({ price: 59000, originalPrice: 89000, vipPrice: 39000 }),
    learnerCount: 9876,
    daysAgo: 203,
    picture: { motif: 'microscope', palette: 'violet' },
    courseType: 1,
  },
  {
    slug: 'pathophysiology-cases',
    title: '病理生理学：用机制解释每一个体征',
    description:
      '以水电解质紊乱、酸碱失衡、缺氧、休克和器官衰竭为主线，用化验数据和病程变化训练推理，学会从机制解释临床体征并预测下一步变化。',
    html: `
      <p>同样是呼吸困难，机制可以完全不同。课程鼓励学生先提出解释，再用血气、影像和体征去支持或推翻它。</p>
      <h3>训练方式</h3>
      <ul>
        <li>读一组血气：判断原发失衡、代偿是否充分、有无混合型</li>
        <li>画一张休克的微循环变化图，标出每期的治疗重点</li>
        <li>比较低张性、血液性、循环性与组织性缺氧的动静脉氧差</li>
      </ul>
      <p>每章结束时会给出同一位患者六小时后的数据，请您判断病情是好转还是恶化。</p>
    `,
    teacher: '唐叙白',
    subjects: ['病理生理学', '病理学'],
    options: ['基础医学', '本科课程', '提高', '实习医生', '10个课件以内'],
    ...paid({ price: 59000, originalPrice: 79000, vipPrice: 45000 }),
    learnerCount: 3987,
    daysAgo: 64,
    picture: { motif: 'chart', palette: 'sand' },
    courseType: 1,
  },
  {
    slug: 'pharmacology-mechanism',
    title: '药理学：作用机制与临床用药选择',
    description:
      '以受体、酶和离子通道为入口讲解各系统药物，每类药给出代表药、适应证、主要不良反应与禁忌，最后用短病例练习为具体患者选药的理由。',
    html: `
      <p>药名会不断更新，机制相对稳定。课程按“靶点在哪里、阻断或激动后会发生什么、因此适合谁又不适合谁”的顺序讲每一类药。</p>
      <ul>
        <li>传出神经系统药：拟胆碱药、抗胆碱药与肾上腺素受体药</li>
        <li>心血管系统药：五类一线降压药的比较</li>
        <li>抗菌药：抗菌谱、耐药机制与合理使用</li>
        <li>内分泌系统药：胰岛素与口服降糖药</li>
      </ul>
      <p>每章末有一例处方讨论。例如支气管哮喘患者合并高血压，为何应避免使用非选择性β受体阻断药。</p>
    `,
    teacher: '陆清晏',
    subjects: ['药理学', '临床药学'],
    options: ['基础医学', '本科课程', '进阶', '在校学生', '13个课件以上'],
    ...paid({ price: 79000, originalPrice: 119000, vipPrice: 59000 }),
    learnerCount: 8120,
    daysAgo: 176,
    picture: { motif: 'capsule', palette: 'sky' },
    courseType: 1,
  },
  {
    slug: 'medical-microbiology',
    title: '医学微生物学：病原体与感染的防线',
    description:
      '讲授常见细菌、病毒与真菌的形态、致病物质和实验室检查，配合革兰染色与培养录像，学会由标本类型和染色结果缩小病原体的范围。',
    html: `
      <p>面对一份脓液标本，第一步做什么？课程从采样、涂片和染色讲起，再到分离培养与药敏试验，完整走一遍实验室的判断过程。</p>
      <ul>
        <li>细菌：葡萄球菌、链球菌、肠道杆菌与结核分枝杆菌</li>
        <li>病毒：流感病毒、肝炎病毒、人类免疫缺陷病毒与疱疹病毒</li>
        <li>真菌：念珠菌、隐球菌与皮肤癣菌</li>
      </ul>
      <p>感染控制单列一讲，包括消毒与灭菌的区别、手卫生时机和多重耐药菌的隔离要求。</p>
    `,
    teacher: '程若岚',
    subjects: ['医学微生物学', '临床微生物学检验'],
    options: ['基础医学', '本科课程', '进阶', '在校学生', '10个课件以内'],
    ...freeForMembers({ price: 99000, originalPrice: 149000 }),
    learnerCount: 6740,
    daysAgo: 121,
    picture: { motif: 'virus', palette: 'green' },
    courseType: 1,
  },
  {
    slug: 'immunology-from-defence',
    title: '医学免疫学：识别、应答与失衡',
    description:
      '从固有免疫讲到适应性免疫，说明抗原如何被识别、抗体怎样产生，再分析超敏反应、自身免疫病与免疫缺陷，理解疫苗和免疫治疗的原理。',
    html: `
      <p>免疫系统要回答两个问题：这是不是自己，需不需要清除。课程用这两个问题贯穿全部章节，避免陷入分子名称的堆砌。</p>
      <p>超敏反应部分用四个真实场景展开：青霉素过敏性休克、输血溶血反应、血清病以及结核菌素试验，分别对应四种类型。</p>
      <p>最后一讲介绍疫苗的免疫记忆、单克隆抗体与免疫检查点抑制剂，说明激活免疫为何也可能带来不良反应。</p>
    `,
    teacher: '江以宁',
    subjects: ['医学免疫学'],
    options: ['基础医学', '本科课程', '提高', '在校学生', '10个课件以内'],
    ...paid({ price: 49000, originalPrice: 69000, vipPrice: 35000 }),
    learnerCount: 4312,
    daysAgo: 97,
    picture: { motif: 'shield', palette: 'blue' },
    courseType: 1,
  },
];
