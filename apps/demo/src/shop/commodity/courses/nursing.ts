import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const nursing: readonly SeedCommodity[] = [
  {
    slug: 'nursing-fundamentals',
    title: '基础护理学：生命体征、给药与无菌技术',
    description:
      '涵盖生命体征测量、口服与注射给药、静脉输液、导尿、吸痰和无菌技术，每项操作拆分为评估、准备、实施与评价四步，配有评分要点。',
    html: `
      <p>护理操作考的不只是手法。核对、解释、观察和记录，每一步都与患者安全直接相关。</p>
      <ul>
        <li>给药：三查八对，过敏史必须当面询问</li>
        <li>静脉输液：进针角度、固定与滴速计算</li>
        <li>导尿：无菌区的建立，见尿后再置入的长度</li>
        <li>吸痰：每次不超过15秒，吸痰前后给予高浓度氧</li>
      </ul>
      <p>每段录像末尾留有三十秒的“停一停”，请您说出下一步再继续播放。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: ['护理学', '高职高专课程', '入门', '在校学生', '13个课件以上'],
    ...free,
    learnerCount: 23671,
    daysAgo: 340,
    picture: { motif: 'thermometer', palette: 'teal' },
    courseType: 1,
  },
  {
    slug: 'nursing-medical',
    title: '内科护理学：慢病患者的观察与宣教',
    description:
      '按系统讲授内科常见病的护理评估、病情观察、用药护理与健康教育，突出心力衰竭、慢阻肺、糖尿病患者的出院指导和居家自我管理。',
    html: `
      <p>护士是最早发现变化的人。课程用护理记录单还原病情：体重一天增加一公斤、夜间需要垫高枕头，往往早于明显的气促。</p>
      <ul>
        <li>心力衰竭：每日晨起称重，记录出入量</li>
        <li>慢阻肺：缩唇呼吸与吸入装置的正确使用</li>
        <li>糖尿病：足部检查、低血糖应对与注射部位轮换</li>
      </ul>
      <p>宣教部分采用“回授法”，请患者用自己的话复述，比反复讲解更有效。</p>
    `,
    teacher: '盛夏荷',
    subjects: ['内科护理学'],
    options: ['护理学', '本科课程', '进阶', '实习医生', '10个课件以内'],
    ...paid({ price: 59000, originalPrice: 79000, vipPrice: 39000 }),
    learnerCount: 5984,
    daysAgo: 152,
    picture: { motif: 'infusion', palette: 'blue' },
    courseType: 1,
  },
  {
    slug: 'nursing-perioperative',
    title: '外科护理学：围术期护理与快速康复',
    description:
      '讲授术前准备、手术室配合、术后观察与引流管护理，结合加速康复理念说明早期进食、多模式镇痛与早期下床的做法和风险评估。',
    html: `
      <p>术后第一个二十四小时，观察比操作更重要。课程按生命体征、伤口、引流、疼痛和尿量五项，给出需要立即报告的界限。</p>
      <p>引流管护理用四种颜色对比：鲜红、淡血性、胆汁样、乳糜样，分别提示不同问题。</p>
      <p>加速康复不是“催着下床”，下床前要评估血压、头晕和疼痛，并有人陪护。</p>
    `,
    teacher: '孟霁月',
    subjects: ['外科护理学'],
    options: ['护理学', '本科课程', '进阶', '在职医护', '11至12个课件'],
    ...freeForMembers({ price: 69000, originalPrice: 109000 }),
    learnerCount: 3345,
    daysAgo: 77,
    picture: { motif: 'operatingLamp', palette: 'sky' },
    courseType: 2,
  },
  {
    slug: 'nursing-pediatric',
    title: '儿科护理学：从新生儿到学龄期',
    description:
      '讲解新生儿日常照护、母乳喂养、黄疸观察与儿童头皮静脉输液，学习与患儿及家长沟通，掌握儿童疼痛评估和用药剂量核对。',
    html: `
      <p>照护孩子时，家长也是护理对象。课程示范如何用一句话说清“现在要做什么、会不会疼、需要多久”。</p>
      <ul>
        <li>新生儿：脐部、臀部护理与体温维持</li>
        <li>喂养：含接姿势、有效吸吮与拍嗝</li>
        <li>黄疸：出现时间、进展速度和伴随表现</li>
      </ul>
      <p>药量按体重计算后由两人核对，小数点错误是儿科用药最常见的严重差错。</p>
    `,
    teacher: '钟念慈',
    subjects: ['儿科护理学', '新生儿科学'],
    options: ['护理学', '高职高专课程', '入门', '在校学生', '10个课件以内'],
    ...paid({ price: 45000, originalPrice: 65000, vipPrice: 32000 }),
    learnerCount: 2987,
    daysAgo: 188,
    picture: { motif: 'fetus', palette: 'sky' },
    courseType: 1,
  },
  {
    slug: 'nursing-critical',
    title: '急危重症护理学：监护、抢救与转运',
    description:
      '学习监护仪报警处理、除颤配合、气管插管护理与院内转运核查，用情景录像训练抢救时的角色分工、口头医嘱复述和时间记录。',
    html: `
      <p>报警响起时，先看患者，再看屏幕。课程从十个真实报警场景出发，分辨技术性报警与需要立即处置的危急情况。</p>
      <p>抢救配合部分按站位讲解：谁按压、谁管气道、谁给药、谁记录，换位时如何交接而不中断按压。</p>
      <p>转运前核查表涵盖氧源、药品、管路与电池，路上十五分钟的风险，大多可以在出发前排除。</p>
    `,
    teacher: '霍青岚',
    subjects: ['急危重症护理学', '重症医学'],
    options: ['护理学', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...paid({ price: 79000, originalPrice: 109000, vipPrice: 59000 }),
    learnerCount: 2256,
    daysAgo: 33,
    picture: { motif: 'bed', palette: 'teal' },
    courseType: 2,
    limited: { price: 39900, days: 7 },
  },
];
