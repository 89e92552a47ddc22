import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const qualification: readonly SeedCommodity[] = [
  {
    slug: 'bank-physician-licence',
    title: '临床执业医师资格考试题库：全科目精练',
    description:
      '覆盖基础、临床、预防与人文，共71题，按考试大纲的系统整合方式编排，包含单选、多选、判断、填空、排序与配对，每题附解析，说明对在哪里、错项错在哪里。',
    html: `
      <p>题库按器官系统组织，内科、外科与病理、药理的相关题目放在一起，减少前后翻找。</p>
      <ul>
        <li>病例题给出时间、生命体征与阳性体征，重点考察下一步处理</li>
        <li>排序与配对题考察流程的先后和概念的对应</li>
        <li>简答题附参考答案与评分要点</li>
      </ul>
      <p>作答前请先找题干里的时间、生命体征与阳性体征，再看选项。</p>
    `,
    teacher: '段伯谦',
    subjects: ['临床医学'],
    options: ['执业医师资格', '临床医学', '病例题为主', '较难', '60题以上'],
    ...paid({ price: 129000, originalPrice: 199000, vipPrice: 99000 }),
    learnerCount: 25310,
    daysAgo: 44,
    picture: { motif: 'answerSheet', palette: 'orange' },
  },
  {
    slug: 'bank-assistant-physician',
    title: '临床执业助理医师题库：基层常见病',
    description:
      '面向助理医师考试，围绕基层常见病、传染病防治与公共卫生编写，共55题，解析突出诊断依据、转诊指征和用药安全，语言简明。',
    html: `
      <p>助理医师考试更看重常见病和规范处理。本题库以高血压、糖尿病、慢阻肺、儿童腹泻等基层常见问题为主。</p>
      <p>做完每道病例题后，请再想一步：这位患者需要转诊吗，为什么？</p>
      <p>建议分次练习，每次先重做错题，再做新题，两周内可以完成两轮。</p>
    `,
    teacher: '石峻峰',
    subjects: ['临床医学'],
    options: ['执业医师资格', '临床医学', '综合题型', '中等', '60题以内'],
    ...freeForMembers({ price: 79000, originalPrice: 119000 }),
    learnerCount: 9870,
    daysAgo: 166,
    picture: { motif: 'exam', palette: 'green' },
  },
  {
    slug: 'bank-nurse-licence',
    title: '护士执业资格考试题库：专业实务与实践能力',
    description:
      '按专业实务与实践能力编排，共57题，内容涉及基础护理与各系统患者的护理，题目情境化，解析直接写出护理措施的先后与理由。',
    html: `
      <p>护士执业资格考试以情境题为主，常考“首先应该做什么”。解析按评估、判断、处理与观察的思路展开，帮助您排出先后顺序。</p>
      <ul>
        <li>专业实务：法规、管理、伦理与基础护理</li>
        <li>实践能力：各系统患者的护理评估与措施</li>
        <li>题型：单选、多选、判断、填空、配对、排序与简答</li>
      </ul>
      <p>数字类考点集中在填空题里，如浓度、时限与体位角度。</p>
    `,
    teacher: '温如玉',
    subjects: ['护理学', '基础护理学'],
    options: ['护士执业资格', '护理学', '单选题为主', '中等', '60题以内'],
    ...paid({ price: 59000, originalPrice: 89000, vipPrice: 45000 }),
    learnerCount: 23680,
    daysAgo: 95,
    picture: { motif: 'exam', palette: 'teal' },
    limited: { price: 29000, days: 12 },
  },
  {
    slug: 'bank-stomatology',
    title: '口腔执业医师题库：牙体牙髓与颌面外科',
    description:
      '围绕牙体牙髓、牙周、颌面外科与修复编写，共62题，以文字描述的病例与影像所见训练诊断、制订治疗计划与并发症的处理。',
    html: `
      <p>病例题用文字给出病史、口内检查与影像所见，请判断病变位置与根尖周情况，再选择治疗方案。</p>
      <p>修复部分考察基牙选择与备牙原则，颌面部分考察感染扩散途径与急救处理。</p>
      <p>操作顺序以排序题呈现，请把步骤排成正确的先后。</p>
      <p>儿童口腔的重点是年轻恒牙的活髓保存与乳牙外伤的处理。</p>
    `,
    teacher: '阮皓月',
    subjects: ['口腔医学', '牙体牙髓病学', '口腔颌面外科学'],
    options: ['执业医师资格', '口腔医学', '单选题为主', '较难', '60题以上'],
    ...freeForMembers({ price: 59000, originalPrice: 89000 }),
    learnerCount: 3710,
    daysAgo: 87,
    picture: { motif: 'tooth', palette: 'blue' },
  },
  {
    slug: 'bank-public-health',
    title: '公共卫生执业医师题库：流行病与统计',
    description:
      '共55题，涵盖流行病学、卫生统计与疾病预防控制，以现场情境为主，练习率的计算、方法的选择与结果的解释，每题附解析。',
    html: `
      <p>题干常给出一组数据或一段现场经过，请先判断传播方式，再选择采样与控制措施。</p>
      <p>统计题不考复杂公式，重点考察方法选择和结论表述：什么时候可以说有差异，什么时候只能说尚不能得出结论。</p>
      <p>简答题附参考答案与要点，可对照检查自己的表述是否完整。</p>
    `,
    teacher: '巩思远',
    subjects: ['公共卫生与预防医学', '流行病学', '卫生统计学'],
    options: ['执业医师资格', '公共卫生', '综合题型', '中等', '60题以内'],
    ...free,
    learnerCount: 2140,
    daysAgo: 58,
    picture: { motif: 'chart', palette: 'teal' },
  },
  {
    slug: 'bank-pharmacist',
    title: '临床药学资格题库：处方审核与药理',
    description:
      '涵盖药理、药剂、药事法规与处方审核，共54题，用处方与病例训练配伍、剂量与相互作用的判断，解析给出依据与替代用药方案。',
    html: `
      <p>处方审核题请找出不合理之处，可能不止一处：适应证、剂量、给药途径与相互作用都要看。</p>
      <p>药事管理部分按场景提问，例如麻醉药品的处方限量与不良反应的上报时限。</p>
      <p>建议与临床药学课程配合使用，先学再练效果更好。做错的题，请先读解析里的依据，再回到处方重看一遍。</p>
    `,
    teacher: '尤思齐',
    subjects: ['临床药学', '药物化学'],
    options: ['卫生专业技术资格', '药学', '综合题型', '中等', '60题以内'],
    ...paid({ price: 69000, originalPrice: 109000, vipPrice: 55000 }),
    learnerCount: 4285,
    daysAgo: 118,
    picture: { motif: 'capsule', palette: 'navy' },
  },
  {
    slug: 'bank-lab-medicine',
    title: '医学检验士资格题库：血液、生化与微生物',
    description:
      '覆盖血液、生化与微生物检验及质量管理，共57题，以文字描述形态与数据，解析说明方法学原理、干扰因素与参考区间。',
    html: `
      <p>形态题用文字描述细胞特征，请辨认细胞，再判断它的提示意义。常考的有异型淋巴细胞、裂片红细胞和各阶段粒细胞。</p>
      <ul>
        <li>生化：反应类型、定标与质控规则</li>
        <li>微生物：分离培养、生化反应与药敏判读</li>
        <li>质量管理：危急值、样本拒收与溯源</li>
      </ul>
      <p>建议按专题作答，答完一个专题再读解析，把干扰因素整理成表。</p>
    `,
    teacher: '路知秋',
    subjects: ['医学检验技术', '临床血液学检验', '临床生化检验', '临床微生物学检验'],
    options: ['卫生专业技术资格', '医学检验', '单选题为主', '中等', '60题以内'],
    ...paid({ price: 49000, originalPrice: 79000, vipPrice: 39000 }),
    learnerCount: 5090,
    daysAgo: 143,
    picture: { motif: 'testTubes', palette: 'green' },
  },
  {
    slug: 'bank-residency-final',
    title: '住院医师规范化培训结业题库：理论与临床决策',
    description:
      '面向内科与急诊方向住培学员，围绕常见病诊疗规范、抢救流程与合理用药编写，共61题，多为病例题，练习在信息不全时作决定。',
    html: `
      <p>病例题模拟真实交接班：先给急诊记录，再给检查结果，请作出选择并想清楚依据。</p>
      <ul>
        <li>抢救：心搏骤停、过敏性休克、上消化道出血</li>
        <li>用药：剂量、相互作用与特殊人群</li>
        <li>沟通：病情告知、拒绝治疗与不良事件报告</li>
      </ul>
      <p>解析写明每个选项为什么对、为什么错，可对照检查自己的判断路径。</p>
    `,
    teacher: '闻子皓',
    subjects: ['内科学', '急诊与重症医学'],
    options: ['住培结业考核', '临床医学', '病例题为主', '较难', '60题以上'],
    ...paid({ price: 109000, originalPrice: 169000, vipPrice: 85000 }),
    learnerCount: 5360,
    daysAgo: 31,
    picture: { motif: 'certificate', palette: 'navy' },
  },
];
