import { free, paid } from '../charges';
import { noOptions, type SeedVideo } from './seedVideo';

/** Beside what is done for people in danger. */
export const rescueVideos: readonly SeedVideo[] = [
  {
    slug: 'video-acls-compressions',
    partOf: 'sim-acls-code',
    film: 'cpr-cycle',
    title: '高质量按压与通气：三十比二的一个循环',
    description: '从判断、呼救到三十次按压、两次通气，一分钟看完一个完整循环，再对照五项质量指标。',
    html: `
      <p>高级生命支持建立在高质量按压之上。组长下达任何用药和除颤指令之前，先确认按压没有停。</p>
      <ul>
        <li>频率每分钟100至120次，深度5至6厘米，让胸廓完全回弹</li>
        <li>每两分钟换人，中断不超过10秒</li>
      </ul>
      <p>影片演示的是未建立高级气道时的成人三十比二；建立高级气道后改为持续按压，每6秒通气一次。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学', '重症医学'],
    options: noOptions,
    ...free,
    learnerCount: 5210,
    daysAgo: 25,
    picture: { motif: 'cpr', palette: 'navy' },
  },
  {
    slug: 'video-acls-rhythm',
    partOf: 'sim-acls-code',
    film: 'ecg-conduction',
    title: '看懂监护心电：先认识正常传导与波形',
    description: '从窦房结到浦肯野纤维，逐段对应P波、QRS波群与T波，为辨认可除颤心律打好基础。',
    html: `
      <p>只有熟悉正常波形，才能在几秒内认出异常。室颤看不到任何成形的P波、QRS波群和T波；无脉性电活动则波形尚在而脉搏已无。</p>
      <p>影片按传导顺序讲解每一个波从哪里来、量什么。看完后回到演练，请先判断可除颤与不可除颤，再下指令。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学', '重症医学'],
    options: noOptions,
    ...paid({ price: 12000, originalPrice: 18000, vipPrice: 9000 }),
    learnerCount: 2380,
    daysAgo: 24,
    picture: { motif: 'heartbeat', palette: 'navy' },
  },
  {
    slug: 'video-acls-recoil',
    partOf: 'sim-acls-code',
    film: 'cardiac-cycle',
    title: '为什么要完全回弹：从心动周期看充盈',
    description: '看清一次心跳里压力、容积和瓣膜怎样配合，理解按压间期的充盈为何决定下一次排血。',
    html: `
      <p>正常心脏在舒张期充盈，冠状动脉也主要在舒张期得到灌注。按压时道理相同：胸廓不回弹，静脉血回不来，下一次按压就没有血可排。</p>
      <p>影片演示的是正常心动周期，请留意舒张期所占的时间和房室瓣开放的时刻，再回想按压者有没有倚靠在胸壁上。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学', '重症医学'],
    options: noOptions,
    ...paid({ price: 9900, originalPrice: 15000, vipPrice: 7500 }),
    learnerCount: 1640,
    daysAgo: 23,
    picture: { motif: 'heart', palette: 'navy' },
  },
  {
    slug: 'video-trauma-pressure',
    partOf: 'sim-trauma-abc',
    film: 'blood-pressure',
    title: '血压怎样量才可信：休克监测的第一步',
    description: '袖带、体位、充气与放气，一次看清收缩压和舒张压听的是哪两个时刻。',
    html: `
      <p>失血早期血压可以正常，心率加快、皮肤湿冷、毛细血管再充盈延迟往往更早出现。血压必须量得准，也必须连续比较。</p>
      <p>影片演示安静状态下的规范听诊法。现场噪声大、脉搏弱时，可用触诊法估计收缩压，并尽早改用无创监护。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学'],
    options: noOptions,
    ...free,
    learnerCount: 4320,
    daysAgo: 42,
    picture: { motif: 'stethoscope', palette: 'orange' },
  },
  {
    slug: 'video-trauma-arrest',
    partOf: 'sim-trauma-abc',
    film: 'cpr-cycle',
    title: '创伤患者心搏骤停：按压与查找可逆原因',
    description:
      '按压的标准与成人相同，但不能只按压：大出血、缺氧、张力性气胸与心脏压塞要同时处理。',
    html: `
      <p>影片演示高质量按压与通气的一个循环，适用于任何成人心搏骤停。</p>
      <ul>
        <li>创伤性骤停要同时止血、开放气道、双侧胸腔减压</li>
        <li>可逆原因不解除，单靠按压很难恢复循环</li>
        <li>怀疑颈椎损伤先用推举下颌法；打不开气道时改用仰头提颏法，通气优先</li>
      </ul>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学'],
    options: noOptions,
    ...paid({ price: 15000, originalPrice: 22000, vipPrice: 12000 }),
    learnerCount: 2150,
    daysAgo: 41,
    picture: { motif: 'ambulance', palette: 'orange' },
  },
  {
    slug: 'video-trauma-inflammation',
    partOf: 'sim-trauma-abc',
    film: 'inflammation',
    title: '损伤之后：红肿热痛从何而来',
    description: '组织受损后血管怎样扩张、渗出，白细胞怎样游出与吞噬，理解伤口处理的时机。',
    html: `
      <p>创伤处理不止于止血。伤后数小时内，渗出和白细胞浸润已经开始，清创越早，感染的机会越小。</p>
      <p>影片从损伤与识别讲到炎症的三种结局。请结合演练思考：污染伤口为什么不宜勉强一期缝合。</p>
    `,
    teacher: '石峻峰',
    subjects: ['急诊医学'],
    options: noOptions,
    ...paid({ price: 9900, originalPrice: 15000, vipPrice: 7500 }),
    learnerCount: 1290,
    daysAgo: 40,
    picture: { motif: 'tissue', palette: 'orange' },
  },
  {
    slug: 'video-iv-phlebitis',
    partOf: 'sim-nurse-iv',
    film: 'inflammation',
    title: '穿刺处发红肿痛：静脉炎的由来与观察',
    description: '借炎症反应的全过程，看懂静脉炎为什么红、热、肿、痛，以及什么时候必须拔针。',
    html: `
      <p>沿静脉走向的红、热、肿、痛，是血管内皮受到机械、药物或细菌刺激后的炎症反应。</p>
      <ul>
        <li>一出现红肿或疼痛就停止输液、更换部位</li>
        <li>高渗与刺激性药物选粗直静脉，控制浓度和速度</li>
      </ul>
      <p>影片演示的是一般急性炎症；静脉炎的分级与处理请在操作中练习。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: noOptions,
    ...free,
    learnerCount: 6030,
    daysAgo: 180,
    picture: { motif: 'infusion', palette: 'rose' },
  },
  {
    slug: 'video-iv-receptor',
    partOf: 'sim-nurse-iv',
    film: 'receptor-drug',
    title: '药液进入静脉之后：药物与受体',
    description: '激动、部分激动与拮抗画在同一张量效曲线上，明白滴速与剂量为什么不能随意更改。',
    html: `
      <p>静脉给药没有吸收过程，血药浓度上升快，效应和不良反应都来得快。</p>
      <p>影片用量效曲线说明：浓度加倍，效应不会加倍；接近最大效应后，再加量多半只增加不良反应。核对剂量和滴速，正是为此。</p>
    `,
    teacher: '温如玉',
    subjects: ['基础护理学'],
    options: noOptions,
    ...paid({ price: 9900, originalPrice: 15000, vipPrice: 7500 }),
    learnerCount: 2870,
    daysAgo: 179,
    picture: { motif: 'capsule', palette: 'green' },
  },
  {
    slug: 'video-ward-sounds',
    partOf: 'sim-ward-round',
    film: 'heart-sounds',
    title: '床旁心音听诊：先分清收缩期与舒张期',
    description: '五个听诊区、两个心音、两种典型杂音，请戴上耳机，边看边听。',
    html: `
      <p>夜班接到“心慌、气促”的呼叫，听诊器往往比检查单更快。第一心音标志收缩期开始，第二心音标志舒张期开始，杂音在哪个时期，先问这一句。</p>
      <p>影片收录正常心音、主动脉瓣狭窄与主动脉瓣关闭不全的杂音，均由程序按波形合成，供练习辨认。</p>
    `,
    teacher: '闻子皓',
    subjects: ['心血管内科'],
    options: noOptions,
    ...paid({ price: 12000, originalPrice: 18000, vipPrice: 9000 }),
    learnerCount: 1730,
    daysAgo: 17,
    picture: { motif: 'stethoscope', palette: 'navy' },
  },
  {
    slug: 'video-ward-ecg',
    partOf: 'sim-ward-round',
    film: 'ecg-conduction',
    title: '值班夜的心电图：每个波从哪里来',
    description: '按传导顺序复习P波、PR间期、QRS波群与ST段，凌晨读图也有章法。',
    html: `
      <p>读图按固定的次序：先看心率与节律，再看P波与PR间期，然后是QRS波群，最后看ST段和T波。次序不乱，就不会漏。</p>
      <p>影片讲解正常波形与各段的正常范围。演练里的病例会给出异常图，请与此对照。</p>
    `,
    teacher: '闻子皓',
    subjects: ['心血管内科'],
    options: noOptions,
    ...paid({ price: 12000, originalPrice: 18000, vipPrice: 9000 }),
    learnerCount: 1510,
    daysAgo: 16,
    picture: { motif: 'heartbeat', palette: 'orange' },
  },
  {
    slug: 'video-ward-pressure',
    partOf: 'sim-ward-round',
    film: 'blood-pressure',
    title: '复测血压：先把读数量准，再谈处理',
    description: '家属慌张、患者刚下床，这样量出的血压不可信。看规范测量的每一步。',
    html: `
      <p>夜间报来的高血压，先问怎样量的：有没有安静休息，袖带是否合适，手臂是否与心脏同高。</p>
      <p>看完影片，请回到值班场景，对血压偏高的患者先复测，再决定是否用药和通知上级。</p>
    `,
    teacher: '闻子皓',
    subjects: ['心血管内科'],
    options: noOptions,
    ...free,
    learnerCount: 2060,
    daysAgo: 15,
    picture: { motif: 'bed', palette: 'sky' },
  },
];
