import type { Colour, Kind, Reagent, Shape, Spot } from './state';

export const reagentNames: Record<Reagent, string> = {
  violet: '结晶紫染液',
  iodine: '卢戈碘液',
  alcohol: '95% 乙醇',
  safranin: '沙黄复染液',
};

export const spotNames: Record<Spot, string> = { control: '对照涂区', specimen: '标本涂区' };

export const colourNames: Record<Colour, string> = {
  purple: '紫色',
  red: '红色',
  uneven: '紫红不匀',
  pale: '未着色',
};

export const shapeNames: Record<Shape, string> = {
  clusters: '球菌，葡萄状排列',
  chains: '球菌，链状排列',
  shortRods: '短杆菌，散在',
  largeRods: '粗大杆菌，两端平齐，链状排列',
};

export const kindNames: Record<Kind, string> = {
  clusters: '革兰阳性球菌，葡萄状排列',
  chains: '革兰阳性球菌，链状排列',
  shortRods: '革兰阴性杆菌',
  largeRods: '革兰阳性大杆菌',
  mixture: '革兰阳性球菌与革兰阴性杆菌混合',
};

export const words = {
  aims: [
    '完成涂片、干燥、固定和革兰染色四步，用油镜观察',
    '用已知的阳性菌和阴性菌作对照，判断染色是否可靠',
    '说出脱色不足、脱色过度、漏碘液、未固定、涂片过厚各自造成的假象',
  ],
  equipment: [
    '载玻片，分对照和标本两个涂区',
    '对照菌液：金黄色葡萄球菌与大肠埃希菌混合',
    '未知标本菌液',
    '接种环和火焰',
    '结晶紫、卢戈碘液、95% 乙醇、沙黄',
    '冲洗水、吸水纸、香柏油、显微镜',
  ],
  sources: [
    '步骤与时间依《全国临床检验操作规程》（第 4 版）和《医学微生物学》教材：结晶紫 1 min、碘液 1 min、95% 乙醇 15～30 s、沙黄 1 min；每步水洗。',
    '着色和脱色按一级动力学拟合：乙醇使薄壁菌数秒褪色，使已与碘结合的厚壁菌约 1 min 后才明显褪色；时间常数按教学中常见的表现取，不是测定值。',
    '简化：没有模拟陈旧培养物和受抗菌药作用的阳性菌变为阴性、芽胞与荚膜、染液的浓度和温度。',
  ],
  names: {
    loop: '接种环涂片',
    flame: '通过火焰',
    water: '流水冲洗',
    paper: '吸水纸吸干',
    oil: '滴香柏油',
    lowLens: '低倍镜',
    oilLens: '油镜',
    newSlide: '换一张新片',
    slide: '载玻片',
    microscope: '显微镜视野',
    loops: '菌量',
    loopUnit: '环',
    passes: '次数',
    passUnit: '次',
  },
  hints: {
    loop: '取菌量少，涂成薄而匀的一层，自然干燥后再固定。',
    flame: '涂面朝上，快速通过火焰。固定要使菌体牢附，又不使它变形。',
    violet: '初染，覆盖涂区，停留约 1 分钟后冲洗。',
    iodine: '媒染，停留约 1 分钟后冲洗。',
    alcohol: '脱色，是最关键的一步。停留时间决定结果，到时立即冲洗。',
    safranin: '复染，停留约 1 分钟后冲洗。',
    water: '细水流从一端冲下，冲去片上的液体。',
    paper: '轻按吸干，不要擦。',
    oil: '片子干后，在涂区滴一滴。',
    lowLens: '先找到涂区和染色适中的地方。',
    oilLens: '看颜色、形态和排列。对照和标本都要看。',
    newSlide: '染坏了就换一张，从涂片做起。',
  },
  looks: {
    bare: '空',
    smeared: (loops: number) => `涂有 ${loops} 环菌液`,
    clean: '干净的载玻片',
    wet: '湿的',
    dry: '干燥',
    fixed: (passes: number) => `过火焰 ${passes} 次`,
    covered: (name: string, seconds: number) => `覆盖着${name}，已 ${seconds} 秒`,
    oiled: '滴有香柏油',
    noView: '没有放上片子',
    low: (spot: string) => `低倍镜下的${spot}`,
    oil: (spot: string) => `油镜下的${spot}`,
  },
  says: {
    smeared: (loops: number) => `涂上 ${loops} 环。`,
    thick: '涂得厚，菌体会重叠。',
    tooLateToSmear: '这张片子已经固定或染色，不能再涂，可换一张新片。',
    nothing: '片上还没有涂菌。',
    notWithFluid: '片上还有液体，先冲洗。',
    heated: (times: number) => `通过火焰 ${times} 次。`,
    boiled: '涂片还湿，受热沸腾，菌体变形。',
    hot: '玻片烫手，加热过度，菌体皱缩变形。',
    poured: (name: string) => `滴加${name}，开始计时。`,
    unrinsed: '上一种液体没有冲掉，两种混在一起。',
    oily: '片上已有香柏油，不能再染，可换一张新片。',
    rinsed: '冲洗干净。',
    washedAway: '水流下有涂膜随水流走。',
    blotted: '吸干。',
    oiled: '滴上香柏油。',
    oilOnWater: '片上有水，油浮在水上，无法观察。先吸干。',
    dry: '片子干了。',
    noOil: '没有香柏油，视野暗而模糊，看不清。',
    emptyField: '视野里没有菌体。',
    fewCells: '视野里菌体很少。',
    foundCells: '找到涂区，看不清形态。',
    paleCells: '菌体未着色，轮廓不清',
    underOil: (what: string) => `${what}。`,
    grains: '视野里有染料沉渣，注意与球菌区别。',
    misshapen: '菌体皱缩变形，形态只能参考。',
    fresh: '换上一张新的载玻片。',
  },
};
