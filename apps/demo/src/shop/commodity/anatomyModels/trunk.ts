import { freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const trunk: readonly SeedCommodity[] = [
  {
    slug: 'model-lung-segments',
    title: '肺叶与支气管树三维模型',
    description:
      '显示气管及其软骨、左右主支气管、各肺叶支气管与段支气管，五个肺叶可逐一隐藏、调透明和剖开，比较左右两侧的不同。',
    html: `
      <p>先隐藏五个肺叶，只看气道：右主支气管短、粗而陡直，异物容易坠入。</p>
      <p>右肺由斜裂和水平裂分为三叶，左肺只有斜裂，分为两叶，前缘下部有心切迹。</p>
      <p>把肺叶调到半透明，沿肺叶支气管追到段支气管，想一想体位引流时为什么上叶取坐位。</p>
      <p>气管软骨呈C形，缺口向后，由平滑肌和结缔组织封闭，食管即贴在其后。</p>
    `,
    teacher: '闻子皓',
    subjects: ['系统解剖学', '呼吸内科'],
    options: ['呼吸系统', '断层解剖', '精细级', '拆分动画'],
    ...paid({ price: 29900, originalPrice: 45000, vipPrice: 22900 }),
    learnerCount: 2145,
    daysAgo: 106,
    picture: { motif: 'lungs', palette: 'violet' },
  },
  {
    slug: 'model-sick-and-well',
    title: '病变对照三维模型：左心室肥大与肾积水',
    description:
      '正常心与高血压引起的左心室肥大、正常肾与肾积水两两并排，同步转动与剖开，逐处比较壁厚、心腔、肾盂和肾实质，并说明为何要紧。',
    html: `
      <p>打开对照画面，两侧一同转动；沿冠状位剖开，左心室壁由约13毫米增厚到约20毫米，心腔变窄。</p>
      <p>再比较右心室：左心室肥大的代偿期，右心室壁没有变化，由此说明负荷加在哪一侧，哪一侧的壁就增厚。</p>
      <p>肾积水一侧，肾盂和肾盏先扩大，肾乳头变平，久了肾实质才变薄，逐处列在画面旁。</p>
      <p>只有这两种病变有对照模型，且各画一个时期；临床判断以影像测量为准。</p>
    `,
    teacher: '施望舒',
    subjects: ['系统解剖学', '病理学'],
    options: ['脉管系统', '局部解剖', '精细级', '断面对照'],
    ...paid({ price: 49000, originalPrice: 69000, vipPrice: 39000 }),
    learnerCount: 810,
    daysAgo: 11,
    picture: { motif: 'heart', palette: 'violet' },
  },
  {
    slug: 'model-three-planes',
    title: '断层三维模型：心、肺与肾的三向剖切',
    description:
      '用矢状、冠状和水平三个剖面切开心、肺与肾的模型，剖面可移动、旋转和翻面，切口按结构着色封闭，适合影像入门前建立断面的空间感。',
    html: `
      <p>先打开心，加一个水平面，自上向下移：依次切过大血管、心房与心室；再倾斜剖面，找到四个腔同时出现的位置，它与超声的四腔切面相近。</p>
      <p>再打开肺，水平面移到气管分叉处，看左、右主支气管怎样分开，以及两侧肺叶在同一层面上的不同。</p>
      <p>肾用冠状面切开看皮质与髓质，用水平面切开看肾门处静脉、动脉与肾盂的前后次序。</p>
      <p>模型只画一个器官，断面上没有周围的脏器，不能代替断层标本与影像。</p>
    `,
    teacher: '卓文澜',
    subjects: ['局部解剖学', 'CT与MRI诊断'],
    options: ['呼吸系统', '断层解剖', '教学级', '断面对照'],
    ...paid({ price: 39000, originalPrice: 59000, vipPrice: 29900 }),
    learnerCount: 1270,
    daysAgo: 93,
    picture: { motif: 'lungs', palette: 'sand' },
  },
  {
    slug: 'model-eye-and-ear',
    title: '视听器官三维模型：眼球与左耳',
    description:
      '左眼与左耳两个模型放在一处：眼球三层被膜、屈光的各部分与六块眼外肌，外耳到内耳的各部分与听骨链，都可单独选中、隐藏和剖开。',
    html: `
      <p>沿光的路看眼：角膜、眼前房、晶状体、玻璃体，最后落在视网膜；沿声的路看耳：外耳道、鼓膜、三块听小骨，最后到耳蜗。</p>
      <p>比较两处的肌：六块眼外肌转动眼球，鼓室里的两块小肌则牵住听小骨，声音过强时起保护作用。</p>
      <p>再看内耳的三个半规管，三者近乎互相垂直；转头时眼球的反向转动正是由它们发起。</p>
      <p>眼眶与颞骨没有画，两个模型放大的倍数不同，不要互相比较大小。</p>
    `,
    teacher: '褚照临',
    subjects: ['系统解剖学', '眼科学'],
    options: ['感觉器', '局部解剖', '精细级', '拆分动画'],
    ...freeForMembers({ price: 29000, originalPrice: 45000 }),
    learnerCount: 1210,
    daysAgo: 57,
    picture: { motif: 'eye', palette: 'navy' },
  },
];
