import type { BodySystem } from '@cheese/domain/codes/viewers/bodySystems';
import type { MorphologyField, SlideStain } from '@cheese/domain/codes/viewers/morphology';
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
  system: BodySystem;
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
    ...{ field: 1, system: 11, organ: '皮肤', stain: 1 },
  },
  {
    tissue: 'liver',
    library: '肝硬化切片',
    title: '肝（正常对照）',
    titleEn: 'Liver, normal control',
    summary:
      '低倍寻找肝小叶：中央静脉居中，肝板向四周放射，相邻小叶之间为门管区。高倍观察肝细胞圆形的核与明显的核仁，以及肝板之间的肝血窦。请与肝硬化的假小叶对照。',
    material: '肝右叶',
    ...{ field: 1, system: 3, organ: '肝', stain: 1 },
  },
  {
    tissue: 'bloodSmear',
    library: '急性髓系白血病骨髓涂片',
    title: '外周血涂片（正常对照）',
    titleEn: 'Peripheral blood smear, normal control',
    summary:
      '自涂片头部移向尾部，体会厚薄的变化，选择红细胞散开而不重叠的区域观察。红细胞双面凹陷，中央着色浅；中性粒细胞的核分叶，淋巴细胞的核圆而深染；血小板散在其间。',
    material: '外周血',
    ...{ field: 5, system: 2, organ: '血液', stain: 5 },
  },
];
