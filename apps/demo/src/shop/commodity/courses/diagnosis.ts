import { free, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const diagnosis: readonly SeedCommodity[] = [
  {
    slug: 'history-and-examination',
    title: '问诊与体格检查：床旁的第一小时',
    description:
      '从自我介绍和开放式提问讲起，依次示范头颈、胸、腹、神经系统查体，配正常与异常体征的对照录像，帮助学生独立完成一份规范的入院病历。',
    html: `
      <p>检查做得好不好，患者感觉得到。课程从洗手、遮挡和告知开始，把人文关怀写进每一个动作。</p>
      <ul>
        <li>问诊：现病史的七个要素，如何追问而不诱导</li>
        <li>胸部：视触叩听的顺序，啰音与胸膜摩擦音的辨别</li>
        <li>心脏：五个听诊区，杂音的时期、部位与传导</li>
        <li>腹部：先听后触，压痛与反跳痛的判断</li>
      </ul>
      <p>查体要有顺序，也要有重点。每章末的短病例会请您只用五项检查去验证自己的初步判断。</p>
    `,
    teacher: '宋怀谦',
    subjects: ['问诊与体格检查', '诊断学'],
    options: ['临床医学', '本科课程', '入门', '在校学生', '13个课件以上'],
    ...free,
    learnerCount: 25830,
    daysAgo: 380,
    picture: { motif: 'stethoscope', palette: 'orange' },
    courseType: 1,
  },
  {
    slug: 'ecg-reading',
    title: '心电图判读：七步法与五十份实例',
    description:
      '把心电图判读固定为七步：定标、心率、节律、电轴、间期、波形、结论，再用五十份实例反复练习，重点识别急性心肌梗死与危险的心律失常。',
    html: `
      <p>初学者容易一眼盯住最明显的波形，漏掉其余信息。七步法要求每一份图都走完全程，熟练后一般只需一两分钟。</p>
      <h3>必须当场认出的图形</h3>
      <ul>
        <li>ST段抬高型心肌梗死及其对应导联</li>
        <li>高钾血症的高尖T波与宽QRS波</li>
        <li>室性心动过速、心室颤动</li>
        <li>三度房室传导阻滞</li>
      </ul>
      <p>心电图不能脱离患者。每份实例都附有年龄、症状和血压，判读之后还要回答：<strong>现在最该做什么</strong>。</p>
    `,
    teacher: '梁景川',
    subjects: ['心电图诊断', '心血管内科'],
    options: ['临床医学', '住培课程', '进阶', '规培医师', '13个课件以上'],
    ...paid({ price: 89000, originalPrice: 129000, vipPrice: 69000 }),
    learnerCount: 11024,
    daysAgo: 58,
    picture: { motif: 'heartbeat', palette: 'rose' },
    courseType: 1,
    limited: { price: 49000, days: 10 },
  },
  {
    slug: 'neurology-localisation',
    title: '神经病学：先定位，再定性',
    description:
      '以定位诊断为核心，讲授脑神经、运动、感觉与共济系统的检查，再按起病方式定性，重点训练脑卒中、癫痫与周围神经病的早期识别。',
    html: `
      <p>神经科的推理有固定顺序：病变在哪里，是什么性质，原因是什么。跳过第一步，后面往往会走偏。</p>
      <h3>定位练习</h3>
      <ul>
        <li>交叉性瘫痪：提示脑干病变</li>
        <li>偏身感觉障碍合并偏瘫与偏盲：考虑内囊</li>
        <li>手套袜套样感觉减退：考虑多发性周围神经病</li>
      </ul>
      <p>卒中一讲强调记录<strong>最后看起来正常的时间</strong>，它直接决定能否静脉溶栓。</p>
    `,
    teacher: '祁云深',
    subjects: ['神经病学'],
    options: ['临床医学', '住培课程', '提高', '规培医师', '11至12个课件'],
    ...paid({ price: 89000, originalPrice: 129000, vipPrice: 65000 }),
    learnerCount: 3874,
    daysAgo: 46,
    picture: { motif: 'brain', palette: 'violet' },
    courseType: 1,
    limited: { price: 0, days: 5 },
  },
];
