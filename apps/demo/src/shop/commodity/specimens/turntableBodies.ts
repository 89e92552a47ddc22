import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

/** Bodies of ours that stand on a turntable, beside the heart and the kidney. */
export const turntableBodies: readonly SeedCommodity[] = [
  {
    slug: 'specimen-eye-section',
    title: '眼球三维标本：三层被膜与屈光装置',
    description:
      '由程序塑形的左眼教学标本，先看六块眼外肌的止点，再沿矢状面切开，由外向内认三层被膜，由前向后认角膜、晶状体与玻璃体。',
    html: `
      <p>先转到前面，认角膜与虹膜；再看各条眼外肌附着在巩膜的什么位置。切开以后，眼球壁由外向内依次是<strong>纤维膜、血管膜和内膜</strong>。</p>
      <ul>
        <li>屈光装置：角膜、房水、晶状体、玻璃体</li>
        <li>后极附近：黄斑在视神经盘的颞侧</li>
        <li>调节：睫状肌收缩，睫状小带松弛，晶状体变凸</li>
      </ul>
      <p>标本没有画出眼睑、结膜和眶骨，视网膜血管比实际粗。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '眼科学'],
    options: ['感觉器官', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...paid({ price: 19900, originalPrice: 29900, vipPrice: 9900 }),
    learnerCount: 1356,
    daysAgo: 26,
    picture: { motif: 'eye', palette: 'blue' },
  },
  {
    slug: 'specimen-vertebral-column',
    title: '脊柱三维标本：四个弯曲与特殊椎骨',
    description:
      '由程序塑形的整条脊柱教学标本，从前面、后面和侧面看四个生理弯曲，比较颈椎、胸椎与腰椎的大小和棘突方向，认寰椎、枢椎与隆椎。',
    html: `
      <p>侧面观最要紧：颈曲和腰曲凸向前，胸曲和骶曲凸向后。由上向下椎体逐渐增大，到骶骨处因为承重移到髋骨而又变小。</p>
      <ul>
        <li>寰椎没有椎体，枢椎有向上的齿突</li>
        <li>隆椎的棘突长，是计数椎骨的标志</li>
        <li>腰椎间盘最厚，突出多见于腰四、腰五与骶一之间</li>
      </ul>
      <p>标本没有画出韧带和关节突关节囊，同一部分的椎骨形状相近。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '骨科'],
    options: ['运动系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...free,
    learnerCount: 2210,
    daysAgo: 24,
    picture: { motif: 'spine', palette: 'teal' },
  },
  {
    slug: 'specimen-lungs-airways',
    title: '肺三维标本：肺叶与支气管的分支',
    description:
      '由程序塑形的双肺与气道教学标本，先从外面认五个肺叶，再隐去肺叶看气管与左右主支气管，比较两侧的粗细和走向，并对照肺切片。',
    html: `
      <p>右肺被斜裂和水平裂分为三叶，左肺只有斜裂，分为两叶。隐去肺叶以后，从气管杈向两侧追踪主支气管和肺叶支气管。</p>
      <ul>
        <li>右主支气管短、粗而陡直，异物多坠入右侧</li>
        <li>左主支气管细长而较平，从主动脉弓下方经过</li>
        <li>气管软骨呈马蹄形，缺口朝向后方</li>
      </ul>
      <p>标本的支气管是实心的，只画到段支气管为止，没有画出肺的血管。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '局部解剖学'],
    options: ['呼吸系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...freeForMembers({ price: 25000, originalPrice: 39000 }),
    learnerCount: 1488,
    daysAgo: 22,
    picture: { motif: 'lungs', palette: 'teal' },
  },
  {
    slug: 'specimen-hand-bones',
    title: '手骨三维标本：八块腕骨的排列',
    description:
      '由程序塑形的右手骨教学标本，从掌面和背面认两列八块腕骨、五块掌骨与十四块指骨，说明手舟骨骨折为什么容易漏诊和愈合不良。',
    html: `
      <p>近侧列由桡侧向尺侧是手舟骨、月骨、三角骨和豌豆骨，远侧列是大多角骨、小多角骨、头状骨和钩骨。豌豆骨在三角骨的掌面，从背面看不到。</p>
      <ul>
        <li>手舟骨：跌倒手掌撑地时最易骨折，鼻烟壶处压痛</li>
        <li>月骨：最易脱位，脱位后可压迫正中神经</li>
        <li>第一腕掌关节：鞍状，拇指因此能够对掌</li>
      </ul>
      <p>标本的手指是伸直的，没有画出韧带、关节软骨和籽骨。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '骨科'],
    options: ['运动系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...free,
    learnerCount: 1764,
    daysAgo: 20,
    picture: { motif: 'hand', palette: 'sand' },
  },
];
