import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const tissueSlides: readonly SeedCommodity[] = [
  {
    slug: 'slide-cardiac-muscle',
    title: '心肌组织切片：闰盘与横纹',
    description:
      '四百倍扫描的心肌纵切与横切面，可清楚看到分支吻合的心肌纤维、居中的细胞核与深染的闰盘，适合与骨骼肌、平滑肌作对照观察。',
    html: `
      <p>先在低倍下找到纵切的心肌纤维，可见其分支并相互连接成网。换高倍后，寻找横跨纤维、着色较深的<strong>闰盘</strong>。</p>
      <ul>
        <li>细胞核：一至两个，位于纤维中央</li>
        <li>横纹：较骨骼肌细而不明显</li>
        <li>间质：丰富的毛细血管</li>
      </ul>
      <p>思考：心肌细胞依靠闰盘处的哪种连接实现同步收缩？</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学'],
    options: ['循环系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 6210,
    daysAgo: 288,
    picture: { motif: 'tissue', palette: 'red' },
  },
  {
    slug: 'slide-small-intestine',
    title: '小肠绒毛切片：空肠横断面',
    description:
      '空肠横断面全层切片，由内向外可见黏膜、黏膜下层、肌层与外膜，重点观察绒毛、中央乳糜管、小肠腺底部的潘氏细胞和肌间神经丛。',
    html: `
      <p>把视野移到绒毛顶端，柱状细胞游离缘可见一条红色细线，这就是微绒毛组成的<strong>纹状缘</strong>，其间散在着空泡状的杯状细胞。</p>
      <p>再沿绒毛向下找到小肠腺，腺底部胞质含嗜酸性颗粒的细胞为潘氏细胞。</p>
      <p>与十二指肠比较，空肠黏膜下层没有成群的黏液性腺体，这是分段的可靠依据。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学'],
    options: ['消化系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 4820,
    daysAgo: 243,
    picture: { motif: 'intestine', palette: 'rose' },
  },
  {
    slug: 'slide-kidney-cortex',
    title: '肾皮质切片：肾小体与近远曲小管',
    description:
      '肾皮质切片，可辨认血管球、肾小囊腔、近曲小管与远曲小管，并在血管极附近寻找致密斑，附正常与肾小球肾炎的对照视野。',
    html: `
      <p>肾小体呈圆形，中央为毛细血管袢，外周是肾小囊腔。近曲小管管腔小而不整齐，胞质嗜酸性强；远曲小管管腔大，胞质着色浅。</p>
      <p>致密斑由远端小管靠近血管极一侧的细胞排列紧密而成，核密集是识别要点。</p>
      <p>对照视野中，肾小球体积增大、细胞数增多，请先描述所见，再给出诊断方向。</p>
    `,
    teacher: '韩书衡',
    subjects: ['组织学与胚胎学', '肾脏内科'],
    options: ['泌尿系统', '数字切片', '组织学', 'HE染色', '诊断训练'],
    ...free,
    learnerCount: 3754,
    daysAgo: 176,
    picture: { motif: 'kidney', palette: 'green' },
  },
  {
    slug: 'slide-spinal-cord',
    isAwaited: true,
    title: '脊髓横切片：灰质、白质与前角细胞',
    description:
      '颈膨大处脊髓横切面，尼氏染色显示前角运动神经元内的尼氏体，可区分前角、后角、中央管与各索白质，并与胸段切片对照。',
    html: `
      <p>肉眼先辨方向：前正中裂深而宽，后正中沟浅。灰质呈蝶形，前角粗短，后角细长。</p>
      <p>高倍镜下，前角运动神经元胞体大，核圆居中，核仁明显，胞质内斑块状的嗜碱性物质为<strong>尼氏体</strong>。</p>
      <p>胸段切片多出一个侧角，由此可以判断所在节段。</p>
      <p>白质按位置分为前、外侧与后索，请标出皮质脊髓侧束与薄束、楔束所在的区域。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '神经病学'],
    options: ['神经系统', '数字切片', '组织学', '特殊染色', '基础辨认'],
    ...free,
    learnerCount: 2946,
    daysAgo: 215,
    picture: { motif: 'neuron', palette: 'blue' },
  },
  {
    slug: 'slide-ovary-follicle',
    isAwaited: true,
    title: '卵巢切片：各级卵泡与黄体',
    description:
      '成年卵巢切片，可依次找到原始卵泡、初级卵泡、次级卵泡与成熟卵泡，并观察颗粒层、透明带、卵丘以及排卵后形成的黄体细胞。',
    html: `
      <p>在浅层皮质寻找成群的原始卵泡：一个卵母细胞，外围一层扁平细胞。往深处走，颗粒细胞变为立方形并增多，出现透明带。</p>
      <p>出现充满液体的卵泡腔，就进入次级卵泡阶段，卵母细胞被推向一侧，形成卵丘。</p>
      <p>黄体由两种细胞组成，较大而着色浅的是颗粒黄体细胞。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '妇科学'],
    options: ['生殖系统', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...freeForMembers({ price: 29000, originalPrice: 49000 }),
    learnerCount: 2418,
    daysAgo: 112,
    picture: { motif: 'uterus', palette: 'rose' },
  },
  {
    slug: 'slide-retina',
    isAwaited: true,
    title: '视网膜切片：从色素上皮到神经纤维层',
    description:
      '眼球后壁切片，清晰显示视网膜十层结构，重点辨认色素上皮、视杆视锥层、外核层、内核层与节细胞层，附中央凹处的变薄视野。',
    html: `
      <p>由外向内数：色素上皮紧贴脉络膜，含黑色素；再往内是感光细胞的外节与内节，随后依次是外核层、外网层、内核层、内网层与节细胞层。</p>
      <p>在中央凹处，内层细胞向四周移开，光线得以直接到达视锥细胞。</p>
      <p>思考：视网膜脱离时，分离发生在哪两层之间？</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学', '眼科学'],
    options: ['感觉器官', '数字切片', '组织学', 'HE染色', '诊断训练'],
    ...paid({ price: 15900, originalPrice: 25900, vipPrice: 9900 }),
    learnerCount: 1706,
    daysAgo: 149,
    picture: { motif: 'eye', palette: 'orange' },
  },
  {
    slug: 'slide-skin-thick-and-thin',
    title: '皮肤切片：表皮分层与附属器',
    description:
      '手指掌侧厚皮肤切片与头皮切片成对提供，可观察表皮五层、真皮乳头、触觉小体、汗腺与毛囊，比较厚皮与薄皮的差异。',
    html: `
      <p>厚皮的角质层很厚，并有一层均质透亮的透明层；薄皮角质层薄，透明层缺如，但有毛囊与皮脂腺。</p>
      <p>在真皮乳头内寻找触觉小体，其内扁平细胞呈横列；在真皮深层和皮下寻找呈同心圆的环层小体。</p>
      <p>汗腺分泌部染色浅，导管染色深，这是区分两者的简便方法。</p>
    `,
    teacher: '林知微',
    subjects: ['组织学与胚胎学'],
    options: ['感觉器官', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...free,
    learnerCount: 2083,
    daysAgo: 306,
    picture: { motif: 'tissue', palette: 'sand' },
  },
  {
    slug: 'slide-thymus-spleen',
    isAwaited: true,
    title: '胸腺与脾切片：免疫器官的两种结构',
    description:
      '儿童胸腺与成人脾脏切片成组提供，观察胸腺皮质、髓质与胸腺小体，脾的白髓、红髓和中央动脉，理解细胞选择与血液过滤的场所。',
    html: `
      <p>胸腺皮质淋巴细胞密集，着色深；髓质着色浅，其中同心圆状的嗜酸性结构即<strong>胸腺小体</strong>，是识别胸腺的标志。</p>
      <p>脾的白髓围绕中央动脉排列，动脉周围淋巴鞘以T细胞为主，脾小体以B细胞为主。</p>
      <p>红髓由脾索与脾血窦组成，衰老的红细胞在此被巨噬细胞清除。</p>
    `,
    teacher: '江以宁',
    subjects: ['组织学与胚胎学', '医学免疫学'],
    options: ['内分泌与免疫', '数字切片', '组织学', 'HE染色', '基础辨认'],
    ...paid({ price: 12900, originalPrice: 19900, vipPrice: 8900 }),
    learnerCount: 986,
    daysAgo: 232,
    picture: { motif: 'shield', palette: 'violet' },
  },
];
