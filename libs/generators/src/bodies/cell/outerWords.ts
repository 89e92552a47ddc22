import type { Words } from '../body';

export const surfaceWords: Readonly<Record<string, Words>> = {
  'plasma-membrane': [
    '细胞膜',
    'plasmalemma',
    'plasma membrane',
    '磷脂双层嵌着蛋白质，厚约七点五纳米，控制物质出入并接受信号。钠钾泵缺能停转时细胞水肿，膜破裂则不可逆，酶漏入血可供诊断；前面的四分之一已切去。',
  ],
  microvilli: [
    '微绒毛',
    'microvilli',
    'microvilli',
    '游离面的指状突起，芯里有微丝束，小肠上皮和近端小管的刷状缘由它密集而成，吸收面积增大数十倍；乳糜泻时变短变稀。',
  ],
  'endocytic-pits': [
    '胞吞小凹',
    'caveae endocytoticae',
    'endocytic pits',
    '细胞膜内陷处，胞质面有网格蛋白外被，受体带着配体由此入胞。低密度脂蛋白受体缺陷者胆固醇不能入胞，血胆固醇很高。',
  ],
};

export const skeletonWords: Readonly<Record<string, Words>> = {
  centrioles: [
    '中心粒',
    'centriola',
    'centrioles',
    '一对互相垂直的圆筒，壁由九组三联微管围成，位于核旁的中心体内，组织微管和纺锤体，也是纤毛的根；数目异常的细胞分裂时染色体易错分。',
  ],
  microtubules: [
    '微管',
    'microtubuli',
    'microtubules',
    '由微管蛋白聚成的空心管，自中心体放射，是马达蛋白运货的轨道，分裂时成纺锤体。秋水仙碱使它解聚，紫杉醇使它僵住，都能止住分裂。',
  ],
  'actin-filaments': [
    '微丝',
    'filamenta actini',
    'actin filaments',
    '由肌动蛋白聚成的细丝，密布膜下，管细胞的形状、移动和收缩，分裂末期收紧成环把细胞分为二。',
  ],
  'intermediate-filaments': [
    '中间丝',
    'filamenta intermedia',
    'intermediate filaments',
    '粗细居中，最耐牵拉，种类随组织而异：上皮为角蛋白，间叶为波形蛋白，胶质细胞为GFAP，病理上用来判断肿瘤的来源。',
  ],
};
