import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const qualification: readonly SeedCommodity[] = [
  {
    slug: 'bank-physician-licence',
    title: '临床执业医师资格考试题库：全科目精练',
    description:
      '覆盖基础、临床、预防与人文四大板块，题目按最新考试大纲的系统整合方式编排，每题附考点、解析与错项说明，支持章节练习与整卷模拟。',
    html: `
      <p>题库按器官系统组织，内科、外科与病理、药理的相关题目放在一起，减少前后翻找。</p>
      <ul>
        <li>章节练习：每系统先做三十题摸底，再针对薄弱处推题</li>
        <li>整卷模拟：按真实时长计时，交卷后给出各板块得分率</li>
        <li>错题重练：答错的题目隔天与隔周各出现一次</li>
      </ul>
      <p>病例题重点考察下一步处理，作答前请先找题干里的时间、生命体征与阳性体征。</p>
    `,
    teacher: '段伯谦',
    subjects: ['临床医学'],
    options: ['执业医师资格', '临床医学', '病例题为主', '较难', '1500题以上'],
    ...paid({ price: 129000, originalPrice: 199000, vipPrice: 99000 }),
    learnerCount: 25310,
    daysAgo: 44,
    picture: { motif: 'answerSheet', palette: 'orange' },
  },
  {
    slug: 'bank-assistant-physician',
    title: '临床执业助理医师题库：基层常见病',
    description:
      '面向助理医师考试，围绕基层常见病、传染病防治与公共卫生编写一千二百题，解析突出诊断依据、转诊指征和用药安全，语言简明。',
    html: `
      <p>助理医师考试更看重常见病和规范处理。本题库把高血压、糖尿病、慢阻肺、儿童腹泻和妇产科常见问题放在前面。</p>
      <p>每道病例题末尾都追加一问：这位患者需要转诊吗，为什么？</p>
      <p>建议每天五十题，其中二十题为旧错题，坚持六周即可完成一轮。</p>
    `,
    teacher: '石峻峰',
    subjects: ['临床医学'],
    options: ['执业医师资格', '临床医学', '综合题型', '中等', '500至1500题'],
    ...freeForMembers({ price: 79000, originalPrice: 119000 }),
    learnerCount: 9870,
    daysAgo: 166,
    picture: { motif: 'exam', palette: 'green' },
  },
  {
    slug: 'bank-nurse-licence',
    title: '护士执业资格考试题库：专业实务与实践能力',
    description:
      '按专业实务与实践能力两科编排，内容覆盖基础护理、内外妇儿与精神、中医护理，题目情境化，解析直接写出护理措施的先后与理由。',
    html: `
      <p>护士执业资格考试以情境题为主，常考“首先应该做什么”。解析统一按评估、判断、处理与观察四步展开，帮助您排出先后顺序。</p>
      <ul>
        <li>专业实务：解剖、法规、管理与伦理</li>
        <li>实践能力：各系统患者的护理评估与措施</li>
        <li>人机对话模拟：按考试界面作答并即时计时</li>
      </ul>
      <p>每章附易混数字表，如血压袖带宽度、输液滴速与吸痰时限。</p>
    `,
    teacher: '温如玉',
    subjects: ['护理学', '基础护理学'],
    options: ['护士执业资格', '护理学', '单选题为主', '中等', '1500题以上'],
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
      '重点覆盖牙体牙髓、牙周、颌面外科与修复四科共一千零五十题，配X线片与口内照片，训练阅片、制订治疗计划与并发症的处理。',
    html: `
      <p>影像题给出根尖片或曲面断层片，请判断病变位置、根管数目与根尖周情况，再选择治疗方案。</p>
      <p>修复部分考察基牙选择与备牙原则，颌面部分考察感染扩散途径与急救处理。</p>
      <p>每章附十道操作顺序题，拖动步骤即可作答。</p>
      <p>儿童口腔题单列一组，重点是年轻恒牙的活髓保存与乳牙外伤的处理。</p>
    `,
    teacher: '阮皓月',
    subjects: ['口腔医学', '牙体牙髓病学', '口腔颌面外科学'],
    options: ['执业医师资格', '口腔医学', '单选题为主', '较难', '500至1500题'],
    ...freeForMembers({ price: 59000, originalPrice: 89000 }),
    learnerCount: 3710,
    daysAgo: 87,
    picture: { motif: 'tooth', palette: 'blue' },
  },
  {
    slug: 'bank-public-health',
    title: '公共卫生执业医师题库：流行病与统计',
    description:
      '三百二十道题涵盖流行病学、卫生统计、环境与职业卫生、营养与传染病防控，以现场情境为主，配数据表格练习率的计算与结果解释。',
    html: `
      <p>题干常给出一张表格或一条流行曲线，请先判断传播方式，再选择采样与控制措施。</p>
      <p>统计题不考复杂公式，重点考察方法选择和结论表述：什么时候可以说有差异，什么时候只能说尚不能得出结论。</p>
      <p>附现场调查报告范例，可作为写作模板参考。</p>
    `,
    teacher: '巩思远',
    subjects: ['公共卫生与预防医学', '流行病学', '卫生统计学'],
    options: ['执业医师资格', '公共卫生', '综合题型', '中等', '500题以内'],
    ...free,
    learnerCount: 2140,
    daysAgo: 58,
    picture: { motif: 'chart', palette: 'teal' },
  },
  {
    slug: 'bank-pharmacist',
    title: '临床药学资格题库：处方审核与药理',
    description:
      '涵盖药理、药剂、药事法规与处方审核共九百六十题，用真实处方训练配伍、剂量与相互作用的判断，解析给出法规依据与替代用药方案。',
    html: `
      <p>处方审核题一屏呈现一张处方，请找出不合理之处，可能不止一处。系统会分别给出适应证、剂量、给药途径与相互作用的得分。</p>
      <p>药事管理部分按场景提问，例如麻醉药品的处方限量与不良反应的上报时限。</p>
      <p>建议与临床药学课程配合使用，先学再练效果更好。</p>
    `,
    teacher: '尤思齐',
    subjects: ['临床药学', '药物化学'],
    options: ['卫生专业技术资格', '药学', '综合题型', '中等', '500至1500题'],
    ...paid({ price: 69000, originalPrice: 109000, vipPrice: 55000 }),
    learnerCount: 4285,
    daysAgo: 118,
    picture: { motif: 'capsule', palette: 'navy' },
  },
  {
    slug: 'bank-lab-medicine',
    title: '医学检验士资格题库：血液、生化与微生物',
    description:
      '共一千六百题，覆盖血液、生化、免疫、微生物与质量管理，细胞形态题配高清涂片照片，解析说明方法学原理、干扰因素与参考区间。',
    html: `
      <p>形态题要求先辨认单个细胞，再判断整张涂片的提示意义。常考的有异型淋巴细胞、裂片红细胞和各阶段粒细胞。</p>
      <ul>
        <li>生化：反应类型、定标与质控规则</li>
        <li>微生物：分离培养、生化反应与药敏判读</li>
        <li>质量管理：危急值、样本拒收与溯源</li>
      </ul>
      <p>每章末设一套模拟卷，交卷后按考点给出掌握度。</p>
    `,
    teacher: '路知秋',
    subjects: ['医学检验技术', '临床血液学检验', '临床生化检验', '临床微生物学检验'],
    options: ['卫生专业技术资格', '医学检验', '单选题为主', '中等', '1500题以上'],
    ...paid({ price: 49000, originalPrice: 79000, vipPrice: 39000 }),
    learnerCount: 5090,
    daysAgo: 143,
    picture: { motif: 'testTubes', palette: 'green' },
  },
  {
    slug: 'bank-residency-final',
    title: '住院医师规范化培训结业题库：理论与临床决策',
    description:
      '面向内科与急诊方向住培学员，围绕常见病诊疗规范、抢救流程与合理用药编写九百题，病例按时间推进，练习在信息不全时作决定。',
    html: `
      <p>题目模拟真实交接班：先给急诊记录，再给入院检查，最后给次日变化，每一步都要作出选择并说明依据。</p>
      <ul>
        <li>抢救：心搏骤停、过敏性休克、上消化道出血</li>
        <li>用药：剂量、相互作用与特殊人群</li>
        <li>沟通：病情告知、拒绝治疗与不良事件报告</li>
      </ul>
      <p>完成后给出决策路径图，可看到每一步与参考路径的差别。</p>
    `,
    teacher: '闻子皓',
    subjects: ['内科学', '急诊与重症医学'],
    options: ['住培结业考核', '临床医学', '病例题为主', '较难', '500至1500题'],
    ...paid({ price: 109000, originalPrice: 169000, vipPrice: 85000 }),
    learnerCount: 5360,
    daysAgo: 31,
    picture: { motif: 'certificate', palette: 'navy' },
  },
];
