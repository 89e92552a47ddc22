import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const surgeryAndEmergency: readonly SeedCommodity[] = [
  {
    slug: 'surgery-principles',
    title: '外科学总论：无菌、补液与围术期',
    description:
      '讲授无菌术、水电解质平衡、输血、休克、创伤与围术期处理，配洗手、穿衣、消毒铺巾的分步录像，是进入手术室之前应当学完的一门课。',
    html: `
      <p>走进手术室之前，先学会不给别人添麻烦：手放在哪里、哪些地方不能碰、口罩和帽子怎样才算戴好。</p>
      <h3>重点内容</h3>
      <ul>
        <li>外科洗手、穿无菌手术衣与戴手套</li>
        <li>等渗性与低渗性缺水的补液计算</li>
        <li>术前评估：心肺功能、禁食时间与知情同意</li>
        <li>术后管理：引流、镇痛、早期下床与血栓预防</li>
      </ul>
      <p>每项操作附常见错误集锦，请您先找错，再看示范。</p>
    `,
    teacher: '段伯谦',
    subjects: ['外科总论', '外科学'],
    options: ['临床医学', '本科课程', '入门', '实习医生', '11至12个课件'],
    ...free,
    learnerCount: 10288,
    daysAgo: 221,
    picture: { motif: 'scalpel', palette: 'teal' },
    courseType: 1,
  },
  {
    slug: 'acute-abdomen',
    title: '普通外科：急腹症的判断与处理',
    description:
      '以阑尾炎、胆囊炎、肠梗阻和消化道穿孔四种急腹症为例，训练病史采集、腹部查体与影像选择，判断何时观察、何时需要立即手术探查。',
    html: `
      <p>急腹症的关键不是一次就说出病名，而是判断有没有腹膜炎、有没有休克、能不能等。</p>
      <p>阑尾炎病例会展示同一位患者在六小时内的三次查体，体会疼痛由脐周转移到右下腹的过程，以及为什么<strong>反复查体</strong>比单次检查更可靠。</p>
      <ul>
        <li>立位腹平片：膈下游离气体与气液平面</li>
        <li>超声：胆囊壁增厚、胆囊结石与右下腹包块</li>
        <li>腹部CT：梗阻部位、肠壁血供与穿孔</li>
      </ul>
    `,
    teacher: '施望舒',
    subjects: ['普通外科', '急诊医学'],
    options: ['临床医学', '住培课程', '提高', '规培医师', '10个课件以内'],
    ...paid({ price: 79000, originalPrice: 119000, vipPrice: 55000 }),
    learnerCount: 3621,
    daysAgo: 36,
    picture: { motif: 'intestine', palette: 'red' },
    courseType: 1,
  },
  {
    slug: 'fracture-management',
    title: '创伤骨科：骨折的复位、固定与康复',
    description:
      '讲解骨折的分类、复位标准与内外固定选择，示范石膏和夹板技术，强调骨筋膜室综合征等早期并发症的识别，以及分期功能锻炼的安排。',
    html: `
      <p>处理骨折时，先看人，再看骨头：气道、呼吸、循环稳定之后，才轮到肢体。</p>
      <ul>
        <li>查体：畸形、反常活动、骨擦感，以及远端血运与感觉</li>
        <li>影像：至少两个方位，包括上下关节</li>
        <li>固定：石膏塑形三点原则，固定后复查末梢循环</li>
      </ul>
      <p>前臂或小腿伤后出现与伤情不符的剧痛、被动牵拉痛加重，应高度怀疑<strong>骨筋膜室综合征</strong>，不能等到脉搏消失再处理。</p>
    `,
    teacher: '罗远山',
    subjects: ['创伤骨科', '骨科'],
    options: ['临床医学', '住培课程', '进阶', '规培医师', '11至12个课件'],
    ...freeForMembers({ price: 99000, originalPrice: 149000 }),
    learnerCount: 2450,
    daysAgo: 53,
    picture: { motif: 'bone', palette: 'navy' },
    courseType: 1,
  },
  {
    slug: 'spine-pain',
    title: '脊柱外科：颈肩腰腿痛的定位诊断',
    description:
      '从皮节、肌节和反射入手，练习判断受累的神经根水平，讲解颈椎病与腰椎间盘突出症的保守治疗、手术指征和必须警惕的红旗征象。',
    html: `
      <p>影像上的突出很常见，并不都会引起症状。课程强调症状、体征与影像三者一致，才能下诊断。</p>
      <p>以腰5神经根为例：小腿外侧与足背感觉减退、踇趾背伸无力；骶1则表现为足外侧麻木与跟腱反射减弱。</p>
      <p>出现鞍区麻木、尿潴留或双下肢进行性无力，应考虑<strong>马尾综合征</strong>，需要急诊处理。</p>
    `,
    teacher: '萧既明',
    subjects: ['脊柱外科', '骨科'],
    options: ['临床医学', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 1743,
    daysAgo: 18,
    picture: { motif: 'spine', palette: 'sand' },
    courseType: 2,
  },
  {
    slug: 'emergency-triage',
    title: '急诊医学：分诊、复苏与团队配合',
    description:
      '按急诊的真实节奏讲授分诊分级、心肺复苏、气道管理、休克与中毒的处理，配团队演练录像，训练在信息不足时先做最重要的事。',
    html: `
      <p>急诊的第一个问题不是“什么病”，而是“会不会马上危及生命”。ABCDE评估给出固定顺序，让慌乱中的人有事可做。</p>
      <ul>
        <li>气道：梗阻的识别与手法开放</li>
        <li>呼吸：张力性气胸的紧急减压</li>
        <li>循环：止血、建立通路与液体选择</li>
        <li>意识与暴露：血糖、瞳孔、体温与隐匿损伤</li>
      </ul>
      <p>团队演练片段展示闭环沟通：下达、复述、完成、报告，任何一环缺失都可能让药物给错。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学', '急诊与重症医学'],
    options: ['临床医学', '住培课程', '进阶', '规培医师', '13个课件以上'],
    ...paid({ price: 99000, originalPrice: 149000, vipPrice: 69000 }),
    learnerCount: 6890,
    daysAgo: 23,
    picture: { motif: 'ambulance', palette: 'red' },
    courseType: 2,
    limited: { price: 59000, days: 14 },
  },
  {
    slug: 'critical-care-ventilation',
    title: '重症医学：机械通气与血流动力学',
    description:
      '讲解呼吸机常用模式、参数设置与波形判读，结合休克分型说明血流动力学监测的意义，并介绍镇静镇痛、撤机评估与集束化预防措施。',
    html: `
      <p>呼吸机不治疗肺病，它为治疗争取时间，同时也可能造成损伤。课程因此从肺保护讲起：小潮气量、限制平台压、合适的呼气末正压。</p>
      <p>波形判读练习包含人机不同步、气道阻力升高和漏气三类常见问题，请您先看曲线再作判断。</p>
      <p>撤机部分列出每日自主呼吸试验的条件与失败标准，并讨论谵妄对撤机的影响。</p>
    `,
    teacher: '严屿',
    subjects: ['重症医学', '呼吸内科'],
    options: ['临床医学', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...paid({ price: 129000, originalPrice: 199000, vipPrice: 99000 }),
    learnerCount: 2873,
    daysAgo: 12,
    picture: { motif: 'bed', palette: 'navy' },
    courseType: 2,
  },
];
