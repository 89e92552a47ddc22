import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MorphologyField, SlideStain } from '@cheese/domain/codes/slides/morphology';
import type { TissueName } from '@cheese/generators/tissues/tissues';

interface SeedSlide {
  tissue: TissueName;
  /** How the title of the library begins in which it lies. */
  library: string;
  title: string;
  titleEn: string;
  summary: string;
  material: string;
  field: MorphologyField;
  /** Null where it shows several. */
  system: BodySystem | null;
  organ: string;
  stain: SlideStain;
}

/** Slides that are drawn as they are looked at: see `@cheese/generators/tissues`. */
export const seedSlides: readonly SeedSlide[] = [
  {
    tissue: 'skin',
    library: '皮肤切片',
    title: '皮肤（垂直切面）',
    titleEn: 'Skin, vertical section',
    summary:
      '自上而下依次辨认角质层、表皮、真皮与皮下组织。低倍找到伸入真皮的表皮脚，高倍观察基底层排列紧密的柱状细胞与棘层的多边形细胞；真皮深层可见汗腺分泌部的横切面。',
    material: '指腹皮肤',
    field: 1,
    system: 11,
    organ: '皮肤',
    stain: 1,
  },
  {
    tissue: 'liver',
    library: '肝硬化切片',
    title: '肝（正常对照）',
    titleEn: 'Liver, normal control',
    summary:
      '低倍寻找肝小叶：中央静脉居中，肝板向四周放射，相邻小叶之间为门管区。高倍观察肝细胞圆形的核与明显的核仁，以及肝板之间的肝血窦。请与肝硬化的假小叶对照。',
    material: '肝右叶',
    field: 1,
    system: 3,
    organ: '肝',
    stain: 1,
  },
  {
    tissue: 'bloodSmear',
    library: '急性髓系白血病骨髓涂片',
    title: '外周血涂片（正常对照）',
    titleEn: 'Peripheral blood smear, normal control',
    summary:
      '自涂片头部移向尾部，体会厚薄的变化，选择红细胞散开而不重叠的区域观察。红细胞双面凹陷，中央着色浅；中性粒细胞的核分叶，淋巴细胞的核圆而深染；血小板散在其间。',
    material: '外周血',
    field: 5,
    system: 2,
    organ: '血液',
    stain: 5,
  },
  {
    tissue: 'epithelia',
    library: '皮肤切片',
    title: '四种上皮对照（胆囊、气管、食管、膀胱）',
    titleEn: 'Four epithelia side by side',
    summary:
      '自左至右依次为胆囊的单层柱状上皮、气管的假复层纤毛柱状上皮、食管的复层扁平上皮和膀胱的变移上皮。先用低倍认清游离面，再用高倍比较细胞层数、表层细胞的形状和核的位置。',
    material: '胆囊、气管、食管、膀胱',
    field: 1,
    system: null,
    organ: '上皮组织',
    stain: 1,
  },
  {
    tissue: 'muscle',
    library: '心肌组织切片',
    title: '三种肌组织对照（纵切与横切）',
    titleEn: 'Skeletal, cardiac and smooth muscle',
    summary:
      '自左至右为骨骼肌、心肌和平滑肌，上排纵切，下排横切。比较横纹的有无与粗细、核的数目和位置，并在心肌纵切面上寻找闰盘。',
    material: '股四头肌、左心室壁、胃壁肌层',
    field: 1,
    system: 1,
    organ: '肌组织',
    stain: 1,
  },
  {
    tissue: 'nerve',
    library: '周围神经切片',
    title: '周围神经（横切与纵切）',
    titleEn: 'Peripheral nerve, cross-cut and lengthwise',
    summary:
      '左侧横切面上依次辨认神经外膜、神经束膜和神经内膜，高倍观察轴突与髓鞘；右侧纵切面上神经纤维呈波浪状，寻找髓鞘中断处的郎飞结。',
    material: '坐骨神经',
    field: 1,
    system: 7,
    organ: '周围神经',
    stain: 1,
  },
  {
    tissue: 'kidney',
    library: '肾皮质切片',
    title: '肾（皮质与髓质）',
    titleEn: 'Kidney, cortex and medulla',
    summary:
      '由被膜向深部移动：皮质迷路中有肾小体和弯曲的小管，髓放线和髓质中小管平行排列。高倍比较近曲小管与远曲小管，并在血管极附近寻找致密斑。',
    material: '肾',
    field: 1,
    system: 5,
    organ: '肾',
    stain: 1,
  },
  {
    tissue: 'lung',
    library: '肺气肿切片',
    title: '肺（正常对照）',
    titleEn: 'Lung, normal control',
    summary:
      '低倍辨认胸膜、肺泡、细支气管及与之伴行的肺动脉分支；高倍观察肺泡隔内的毛细血管、肺泡上皮和肺泡腔内的巨噬细胞。请与肺气肿时扩大的肺泡对照。',
    material: '肺下叶',
    field: 1,
    system: 4,
    organ: '肺',
    stain: 1,
  },
  {
    tissue: 'gut',
    library: '小肠绒毛切片',
    title: '空肠（纵切面，示环行皱襞）',
    titleEn: 'Jejunum with circular folds',
    summary:
      '由肠腔向外依次辨认黏膜、黏膜下层、肌层和浆膜。环行皱襞上有细长的绒毛，绒毛之间是小肠腺；高倍观察纹状缘、杯状细胞、中央乳糜管和腺底的潘氏细胞。',
    material: '空肠',
    field: 1,
    system: 3,
    organ: '小肠',
    stain: 1,
  },
  {
    tissue: 'cartilage',
    library: '透明软骨切片',
    title: '透明软骨（气管软骨环）',
    titleEn: 'Hyaline cartilage of the trachea',
    summary:
      '软骨表面为软骨膜，浅层软骨细胞扁小而单个分布，深层细胞变圆并成群。高倍观察软骨陷窝、软骨囊和同源细胞群。',
    material: '气管',
    field: 1,
    system: 4,
    organ: '气管',
    stain: 1,
  },
  {
    tissue: 'pancreas',
    library: '胰腺切片',
    title: '胰腺（正常对照）',
    titleEn: 'Pancreas, normal control',
    summary:
      '小叶间隔把胰腺分成小叶，小叶内大部分是浆液性腺泡，其间着色浅的细胞团是胰岛。高倍观察腺泡细胞基底的嗜碱性和顶部的酶原颗粒，并寻找泡心细胞。',
    material: '胰体',
    field: 1,
    system: 3,
    organ: '胰腺',
    stain: 1,
  },
  {
    tissue: 'colon',
    library: '胃腺癌切片',
    title: '结肠腺癌与癌旁正常黏膜',
    titleEn: 'Adenocarcinoma of the colon beside normal mucosa',
    summary:
      '左侧为正常结肠黏膜，肠腺平行而富含杯状细胞；右侧为隆起并向深部浸润的腺癌。比较两侧腺体的形状、核的大小与极性，寻找核分裂象、腺腔内的坏死和间质的纤维组织反应，并判断浸润到哪一层。',
    material: '结肠肿物切除标本',
    field: 2,
    system: 3,
    organ: '结肠',
    stain: 1,
  },
];
