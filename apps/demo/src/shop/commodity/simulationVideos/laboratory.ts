import { free } from '../charges';
import { noOptions, type SeedVideo } from './seedVideo';

/** Beside experiments that are done on a bench, all of them free as these are. */
export const laboratoryVideos: readonly SeedVideo[] = [
  {
    slug: 'video-frog-potential',
    partOf: 'sim-frog-heart',
    film: 'action-potential',
    title: '兴奋从何而来：离子与动作电位',
    description: '钠、钾离子先后跨膜流动，几毫秒完成一次动作电位，换液实验的道理由此而来。',
    html: `
      <p>改变灌流液里的钠、钾浓度，改变的是膜电位和兴奋性。影片以神经纤维为例，讲清静息电位、去极化、复极化和不应期。</p>
      <p>心肌细胞还有由钙内流维持的平台期，不应期因此长得多，这正是心肌不会发生强直收缩的原因。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学'],
    options: noOptions,
    ...free,
    learnerCount: 7420,
    daysAgo: 288,
    picture: { motif: 'neuron', palette: 'teal' },
  },
  {
    slug: 'video-frog-receptor',
    partOf: 'sim-frog-heart',
    film: 'receptor-drug',
    title: '激动药与拮抗药：从受体到量效曲线',
    description: '肾上腺素、乙酰胆碱与阿托品为什么各有其效，量效曲线一看便知。',
    html: `
      <p>乙酰胆碱激动M受体使心率减慢，阿托品占住同一受体而不激动它，属于竞争性拮抗：加大乙酰胆碱，效应还能恢复一部分。</p>
      <p>影片比较完全激动药、部分激动药和两类拮抗药的曲线，看完再做给药这一步，预测会准得多。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学'],
    options: noOptions,
    ...free,
    learnerCount: 6180,
    daysAgo: 287,
    picture: { motif: 'molecule', palette: 'teal' },
  },
  {
    slug: 'video-frog-cycle',
    partOf: 'sim-frog-heart',
    film: 'cardiac-cycle',
    title: '一次心跳的七个阶段：心动周期',
    description: '压力、容积、瓣膜与心音画在同一条时间轴上，读懂张力曲线的升与降。',
    html: `
      <p>记录笔画出的升支是收缩，降支是舒张。影片以人的左心为例，把一次心跳分成七个阶段逐一讲解。</p>
      <p>蛙心只有一个心室，没有左右之分，但先房后室、先收缩后充盈的次序相同。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['生理学'],
    options: noOptions,
    ...free,
    learnerCount: 5630,
    daysAgo: 286,
    picture: { motif: 'heart', palette: 'teal' },
  },
  {
    slug: 'video-pressure-korotkoff',
    partOf: 'bench-blood-pressure',
    film: 'blood-pressure',
    title: '柯氏音从哪里来：听诊法测量血压',
    description: '动手之前先看一遍：袖带压力怎样降，声音怎样出现、减弱、消失。',
    html: `
      <p>袖带压力低于收缩压，血液断续冲过受压的动脉，出现第一声；压力低于舒张压，血流重新平稳，声音消失。</p>
      <p>影片里的放气比实际稍快，便于看清全过程；实验中请按每秒2至6毫米汞柱缓慢放气。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['问诊与体格检查', '基础护理学'],
    options: noOptions,
    ...free,
    learnerCount: 980,
    daysAgo: 9,
    picture: { motif: 'stethoscope', palette: 'sky' },
  },
  {
    slug: 'video-pressure-sounds',
    partOf: 'bench-blood-pressure',
    film: 'heart-sounds',
    title: '听诊入门：认识两个心音与常见杂音',
    description: '练习把听诊器放对位置，用耳朵分清一低一高两个心音。',
    html: `
      <p>柯氏音来自受压的动脉，心音来自瓣膜关闭，两者不是一回事。会听心音，再听柯氏音，耳朵就有了底。</p>
      <p>建议戴耳机观看，先跟着画面数，再闭上眼睛听一遍。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['问诊与体格检查', '基础护理学'],
    options: noOptions,
    ...free,
    learnerCount: 760,
    daysAgo: 8,
    picture: { motif: 'ear', palette: 'sky' },
  },
  {
    slug: 'video-ecg-waves',
    partOf: 'bench-ecg-leads',
    film: 'ecg-conduction',
    title: '传导系统与心电波形：逐段对照',
    description: '兴奋走到哪里，图上就画到哪里。先认识正常波形，再动手接导联。',
    html: `
      <p>导联接错时，波形会变，传导却没有变。只有先知道正常的P波、QRS波群和T波长什么样，才认得出接错的图。</p>
      <p>看完请先把十个电极贴对一次，再去辨认同事接错的那份图。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['心电图诊断', '生理学'],
    options: noOptions,
    ...free,
    learnerCount: 830,
    daysAgo: 10,
    picture: { motif: 'heartbeat', palette: 'sky' },
  },
  {
    slug: 'video-ecg-cycle',
    partOf: 'bench-ecg-leads',
    film: 'cardiac-cycle',
    title: '电活动之后：心动周期里的收缩与舒张',
    description: '心电在先，收缩在后。把波形与压力、容积、心音放在一起看。',
    html: `
      <p>QRS波群出现之后心室才开始收缩，T波末尾心室已转入舒张。电与机械之间的这段时间差，是理解心脏的关键。</p>
      <p>影片把一次心跳分为七个阶段，请对照心电图找出每个阶段对应的波。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['心电图诊断', '生理学'],
    options: noOptions,
    ...free,
    learnerCount: 690,
    daysAgo: 9,
    picture: { motif: 'heart', palette: 'sky' },
  },
];
