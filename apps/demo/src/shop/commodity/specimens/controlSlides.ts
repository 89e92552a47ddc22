import { free } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

/** Of tissues that others are compared with. */
export const controlSlides: readonly SeedCommodity[] = [
  {
    slug: 'slide-peripheral-nerve',
    title: '周围神经切片：神经束与髓鞘',
    description:
      '坐骨神经横切与纵切面，可依次辨认神经外膜、神经束膜和神经内膜，观察轴突、髓鞘与施万细胞核，并在纵切面上寻找郎飞结。',
    html: `
      <p>先看横切面：一条神经里有好几个神经束，每个神经束外面一圈致密的是<strong>神经束膜</strong>。</p>
      <ul>
        <li>横切的有髓神经纤维像靶心：中央是轴突，外周浅染的是髓鞘</li>
        <li>施万细胞核贴在髓鞘外缘，呈新月形</li>
        <li>纵切面上纤维呈波浪状，髓鞘在郎飞结处中断</li>
      </ul>
      <p>思考：为什么冲动在有髓神经纤维上传导得更快？</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '神经病学'],
    options: ['神经系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 1742,
    daysAgo: 141,
    picture: { motif: 'neuron', palette: 'violet' },
  },
  {
    slug: 'slide-pancreas',
    title: '胰腺切片：腺泡与胰岛',
    description:
      '胰体全层切片，同一视野内可见浆液性腺泡、泡心细胞、各级导管与着色浅的胰岛，练习区分外分泌部与内分泌部，并与腮腺鉴别。',
    html: `
      <p>低倍先看小叶：深染的是外分泌部，散在的浅色细胞团是<strong>胰岛</strong>。</p>
      <p>高倍看腺泡：细胞基底部嗜碱，顶部含嗜酸性的酶原颗粒，腺泡腔内浅染的是泡心细胞。</p>
      <p>胰腺没有纹状管，也没有黏液性腺泡，凭这两点可与唾液腺区别。胰岛没有导管，激素直接进入毛细血管。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '消化内科'],
    options: ['消化系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 1385,
    daysAgo: 118,
    picture: { motif: 'microscope', palette: 'orange' },
  },
  {
    slug: 'slide-hyaline-cartilage',
    title: '透明软骨切片：软骨膜与同源细胞群',
    description:
      '气管软骨环切片，由软骨膜向深部移动，可见幼稚软骨细胞、同源细胞群、软骨陷窝与软骨囊，理解软骨的两种生长方式。',
    html: `
      <p>由浅入深看：软骨膜下的细胞扁小、单个分布；深部的细胞变圆，二至八个聚成<strong>同源细胞群</strong>。</p>
      <p>陷窝周围染色较深的是软骨囊，硫酸软骨素最浓。</p>
      <p>与耳廓的弹性软骨、椎间盘的纤维软骨比较：后两者能看到纤维，透明软骨看不到。</p>
      <p>思考：软骨没有血管，营养从哪里来？</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学'],
    options: ['呼吸系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 1216,
    daysAgo: 164,
    picture: { motif: 'microscope', palette: 'teal' },
  },
];
