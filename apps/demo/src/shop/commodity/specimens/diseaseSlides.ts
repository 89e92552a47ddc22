import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const diseaseSlides: readonly SeedCommodity[] = [
  {
    slug: 'slide-lung-emphysema',
    title: '肺气肿切片：扩大的肺泡与断裂的间隔',
    description:
      '肺气肿病变切片，可见末梢肺组织扩张、肺泡间隔变窄断裂并相互融合成大囊腔，附正常肺组织切片，便于比较单位面积内的肺泡数量。',
    html: `
      <p>先看正常切片，记住肺泡的大小和间隔厚度，再看病变切片，差异会一目了然。</p>
      <ul>
        <li>肺泡腔扩大，间隔变薄、断裂</li>
        <li>肺泡壁毛细血管床减少</li>
        <li>小气道壁可见慢性炎症细胞浸润</li>
      </ul>
      <p>把形态和功能联系起来：弹性回缩力下降，解释了残气量增加与桶状胸。</p>
      <p>比较小叶中央型与全小叶型：前者病变集中在呼吸性细支气管，后者累及整个腺泡。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学', '呼吸内科'],
    options: ['呼吸系统', '数字切片', '病理学', 'HE染色', '诊断训练'],
    ...free,
    learnerCount: 2680,
    daysAgo: 131,
    picture: { motif: 'lungs', palette: 'sky' },
  },
  {
    slug: 'slide-liver-cirrhosis',
    title: '肝硬化切片：假小叶与纤维间隔',
    description:
      '马松三色染色显示蓝染的纤维间隔将肝组织分隔成大小不一的假小叶，同时提供苏木精-伊红染色对照，可见中央静脉缺如或偏位。',
    html: `
      <p>诊断依据有三：正常小叶结构消失、纤维间隔包绕、肝细胞结节状再生。特殊染色把胶原染成蓝色，间隔的走行非常清楚。</p>
      <p>在假小叶内寻找中央静脉，常会发现缺如、偏位或有两个以上。</p>
      <p>请试着用这一张切片，解释门静脉高压为什么会发生。</p>
      <p>间隔内还可见增生的小胆管与淋巴细胞浸润，提示病变仍在活动。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学', '消化内科'],
    options: ['消化系统', '数字切片', '病理学', '特殊染色', '诊断训练'],
    ...free,
    learnerCount: 3105,
    daysAgo: 98,
    picture: { motif: 'liver', palette: 'sand' },
  },
  {
    slug: 'slide-gastric-adenocarcinoma',
    title: '胃腺癌切片：异型腺体与浸润',
    description:
      '中分化管状腺癌切片，腺体大小不一、背靠背排列并浸润肌层，配细胞角蛋白免疫组化图像，用于训练异型性和浸润深度的判断。',
    html: `
      <p>低倍镜先定浸润深度，高倍镜再看细胞异型性，次序不要颠倒。</p>
      <ul>
        <li>结构异型：腺体不规则、共壁、筛孔状</li>
        <li>细胞异型：核大深染、核仁明显、病理性核分裂象</li>
        <li>浸润：癌性腺体突破黏膜肌层向深部生长</li>
      </ul>
      <p>免疫组化显示角蛋白阳性，支持上皮来源，有助于在淋巴结中寻找微小转移。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学'],
    options: ['消化系统', '数字切片', '病理学', '免疫组化', '诊断训练'],
    ...paid({ price: 24900, originalPrice: 39900, vipPrice: 15000 }),
    learnerCount: 2217,
    daysAgo: 47,
    picture: { motif: 'stomach', palette: 'violet' },
  },
  {
    slug: 'slide-thyroid-papillary',
    isAwaited: true,
    title: '甲状腺乳头状癌切片：核的三个特征',
    description:
      '乳头状结构具有纤维血管轴心，癌细胞核拥挤重叠，呈毛玻璃样，可见核沟与核内假包涵体，并有砂粒体，附免疫组化视野作对照。',
    html: `
      <p>诊断主要依靠细胞核的特征，而不是只看乳头。请在高倍视野下逐一寻找毛玻璃样核、核沟与核内假包涵体。</p>
      <p>砂粒体为同心圆层状的钙化小体，见到它应仔细查找周围有无癌组织。</p>
      <p>与结节性甲状腺肿中的假乳头比较，后者的核规则、无核沟。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学', '内分泌科'],
    options: ['内分泌与免疫', '数字切片', '病理学', '免疫组化', '诊断训练'],
    ...paid({ price: 24900, originalPrice: 39900, vipPrice: 15000 }),
    learnerCount: 1530,
    daysAgo: 26,
    picture: { motif: 'tissue', palette: 'violet' },
  },
  {
    slug: 'slide-bone-marrow-aml',
    title: '急性髓系白血病骨髓涂片',
    description:
      '瑞氏-吉姆萨染色骨髓涂片，原始细胞显著增多，部分胞质内可见棒状小体，附过氧化物酶染色阳性视野，练习有核细胞分类与报告书写。',
    html: `
      <p>先在低倍镜下评估增生程度与巨核细胞，再换油镜分类计数二百个有核细胞。</p>
      <p>原始细胞胞体较大，核染色质细致，核仁清楚。红色针状的<strong>棒状小体</strong>提示髓系来源。</p>
      <p>过氧化物酶阳性进一步支持髓系诊断，最终分型仍需结合免疫、遗传与分子结果。</p>
    `,
    teacher: '路知秋',
    subjects: ['临床血液学检验', '血液内科'],
    options: ['血液系统', '数字切片', '病理学', '特殊染色', '诊断训练'],
    ...free,
    learnerCount: 1884,
    daysAgo: 63,
    picture: { motif: 'bloodCells', palette: 'violet' },
  },
  {
    slug: 'slide-parasite-eggs',
    isAwaited: true,
    title: '寄生虫虫卵封片：八种常见虫卵',
    description:
      '涵盖蛔虫、鞭虫、钩虫、华支睾吸虫与血吸虫等八种虫卵的粪便涂片，提供测微尺，训练按大小、形状、卵壳与内含物进行鉴别。',
    html: `
      <p>先估大小：蛔虫受精卵约四十五至七十五微米长，外被凹凸的蛋白膜；华支睾吸虫卵最小，约三十微米，形似芝麻。</p>
      <ul>
        <li>钩虫卵：壳薄，新鲜粪便中内含二至四个卵细胞，与卵壳之间有明显空隙</li>
        <li>鞭虫卵：腰鼓形，两端有透明塞</li>
        <li>日本血吸虫卵：侧方有小棘，内含毛蚴</li>
      </ul>
      <p>每张涂片附一份送检病史，请给出报告结论。</p>
    `,
    teacher: '程若岚',
    subjects: ['医学微生物学', '临床微生物学检验'],
    options: ['消化系统', '数字切片', '寄生虫与微生物', '无染色', '诊断训练'],
    ...freeForMembers({ price: 19000, originalPrice: 29000 }),
    learnerCount: 1153,
    daysAgo: 207,
    picture: { motif: 'virus', palette: 'orange' },
  },
];
