import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const internalMedicine: readonly SeedCommodity[] = [
  {
    slug: 'cardiology-common',
    title: '心血管内科常见病：高血压、冠心病与心力衰竭',
    description:
      '围绕高血压、冠心病、心力衰竭和心房颤动四类疾病，讲解诊断依据、危险分层与治疗原则，并用随访病例说明指标达标后还需要关注什么。',
    html: `
      <p>心血管疾病常常彼此相连：血压长期控制不佳会损害血管和心肌，最终走向心力衰竭。课程沿着这条链讲每个环节可以做什么。</p>
      <p>冠心病部分把稳定型与急性冠脉综合征分开讲，强调胸痛患者尽早完成<strong>十二导联心电图</strong>和肌钙蛋白检测。</p>
      <p>心力衰竭部分区分射血分数降低与保留两种类型，说明各类药物改善症状还是改善预后，以及利尿后为什么要复查血钾与肾功能。</p>
    `,
    teacher: '叶承泽',
    subjects: ['心血管内科'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '13个课件以上'],
    ...freeForMembers({ price: 129000, originalPrice: 189000 }),
    learnerCount: 7655,
    daysAgo: 133,
    picture: { motif: 'heart', palette: 'red' },
    courseType: 1,
  },
  {
    slug: 'respiratory-medicine',
    title: '呼吸内科学：从胸片到血气的推理',
    description:
      '讲授慢阻肺、哮喘、肺炎、肺栓塞与胸腔积液，训练把症状、体征、胸片、肺功能和血气组合成完整推理，学会判断何时需要氧疗与转诊。',
    html: `
      <p>呼吸系统检查项目不少，关键在于知道每项检查在回答什么问题：胸片看形态，肺功能看通气，血气看交换。</p>
      <ul>
        <li>慢阻肺：使用支气管扩张剂后FEV1与FVC的比值低于0.7</li>
        <li>哮喘：可变的气流受限与气道高反应性</li>
        <li>肺栓塞：先评估可能性，再选择D-二聚体或CT肺动脉造影</li>
      </ul>
      <p>氧疗一讲专门讨论二氧化碳潴留的患者，说明为什么目标血氧饱和度通常定在88%～92%。</p>
    `,
    teacher: '闻子皓',
    subjects: ['呼吸内科', '影像诊断学'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '11至12个课件'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 5433,
    daysAgo: 87,
    picture: { motif: 'lungs', palette: 'blue' },
    courseType: 1,
  },
  {
    slug: 'gastroenterology',
    title: '消化内科学：腹痛、出血与黄疸的鉴别',
    description:
      '以腹痛、呕血黑便和黄疸三个症状串联消化性溃疡、肝硬化、胰腺炎与炎症性肠病，讲解内镜与实验室检查的选择，训练急症的初步处理。',
    html: `
      <p>课程不按器官排列，而是按患者的主诉排列。同一个“腹痛”，从部位、性质、放射和伴随症状出发，逐步缩小范围。</p>
      <p>上消化道出血一讲先讲评估：心率、血压、尿量和意识比呕血颜色更能反映失血程度；先稳定循环，再谈内镜。</p>
      <p>黄疸部分用总胆红素、结合胆红素、转氨酶和碱性磷酸酶四项指标，区分溶血性、肝细胞性与胆汁淤积性三类。</p>
    `,
    teacher: '贺兰舟',
    subjects: ['消化内科'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '11至12个课件'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 4870,
    daysAgo: 109,
    picture: { motif: 'stomach', palette: 'orange' },
    courseType: 1,
  },
  {
    slug: 'nephrology-urine',
    title: '肾脏内科学：读懂一张尿常规',
    description:
      '从尿蛋白、血尿和管型讲起，推到肾病综合征、肾炎综合征与急性肾损伤，学会估算肾小球滤过率，并为肾功能不全的患者调整用药。',
    html: `
      <p>尿常规便宜而信息量大。见到<strong>红细胞管型</strong>，要想到血尿来自肾小球；见到大量蛋白尿合并低白蛋白血症，要想到肾病综合征。</p>
      <ul>
        <li>急性肾损伤：先分肾前性、肾性与肾后性</li>
        <li>慢性肾脏病：按滤过率与尿蛋白分期，监测贫血和钙磷</li>
        <li>透析时机：看症状和并发症，不只看肌酐数值</li>
      </ul>
      <p>最后一讲列出需要随肾功能减量或避免使用的常见药物，并附练习处方。</p>
    `,
    teacher: '苏景行',
    subjects: ['肾脏内科'],
    options: ['临床医学', '住培课程', '提高', '规培医师', '11至12个课件'],
    ...freeForMembers({ price: 69000, originalPrice: 99000 }),
    learnerCount: 2764,
    daysAgo: 41,
    picture: { motif: 'kidney', palette: 'teal' },
    courseType: 1,
  },
  {
    slug: 'endocrine-diabetes',
    title: '内分泌科：糖尿病全程管理',
    description:
      '讲解糖尿病的诊断标准、分型与血糖目标，比较常用降糖药的作用与风险，示范胰岛素起始与调量，并安排足部、眼底和肾脏并发症的筛查。',
    html: `
      <p>糖尿病管理是长期合作。课程先讲如何与患者共同确定目标：年轻、病程短者可以更严格，高龄、易低血糖者应适当放宽。</p>
      <ul>
        <li>诊断：空腹血糖、糖负荷后两小时血糖与糖化血红蛋白</li>
        <li>用药：二甲双胍的地位，何时优先选择有心肾获益的药物</li>
        <li>低血糖：识别、处理与预防</li>
        <li>筛查：每年查眼底、尿微量白蛋白和足部感觉</li>
      </ul>
      <p>胰岛素一讲附注射部位轮换与剩余药液保存的示范录像。</p>
    `,
    teacher: '白露珩',
    subjects: ['内分泌科', '临床药学'],
    options: ['临床医学', '继续教育课程', '进阶', '在职医护', '11至12个课件'],
    ...free,
    learnerCount: 9342,
    daysAgo: 29,
    picture: { motif: 'molecule', palette: 'green' },
    courseType: 1,
  },
  {
    slug: 'hematology-anemia',
    title: '血液内科学：从血涂片认识贫血与白血病',
    description:
      '以血常规和外周血涂片为起点，讲解缺铁性贫血、巨幼细胞贫血、溶血与急性白血病的诊断路径，学会看红细胞参数和识别原始细胞。',
    html: `
      <p>看贫血先看三项：血红蛋白说明有没有，平均红细胞体积说明是哪一类，网织红细胞说明骨髓是否在努力。</p>
      <p>涂片训练包含六十个视野。靶形红细胞、裂片红细胞和球形红细胞各有提示意义，其中裂片红细胞合并血小板减少属于<strong>需要紧急处理</strong>的线索。</p>
      <p>急性白血病部分介绍形态、免疫、遗传与分子四方面的分型思路，以及感染和出血的支持治疗。</p>
    `,
    teacher: '秦未央',
    subjects: ['血液内科', '临床血液学检验'],
    options: ['临床医学', '住培课程', '提高', '规培医师', '11至12个课件'],
    ...paid({ price: 59000, originalPrice: 89000, vipPrice: 39000 }),
    learnerCount: 1986,
    daysAgo: 72,
    picture: { motif: 'bloodCells', palette: 'rose' },
    courseType: 1,
  },
];
