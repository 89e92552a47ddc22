import type { Words } from '../body';

export const nucleusWords: Readonly<Record<string, Words>> = {
  'nuclear-envelope': [
    '核膜',
    'nucleolemma',
    'nuclear envelope',
    '内外两层膜，外层与粗面内质网相连，内面衬核纤层。核纤层蛋白突变时核变形，可致早老症。模型把两层画成一层。',
  ],
  'nuclear-pores': [
    '核孔复合体',
    'complexus pori nuclearis',
    'nuclear pore complexes',
    '贯穿核膜的环形通道，小分子自由通过，RNA和蛋白质要凭信号进出。每个核有数千个，模型只画几十个。',
  ],
  nucleolus: [
    '核仁',
    'nucleolus',
    'nucleolus',
    '没有膜，是合成核糖体RNA、装配核糖体亚单位之处。蛋白合成旺盛的细胞和癌细胞核仁大而明显，病理诊断时要看。',
  ],
  chromatin: [
    '染色质',
    'chromatinum',
    'chromatin',
    'DNA绕在组蛋白上形成的丝，疏松处正在转录，致密处静止。分裂时凝缩为染色体；核固缩、碎裂、溶解是细胞坏死的标志。',
  ],
};

export const membraneWords: Readonly<Record<string, Words>> = {
  'rough-endoplasmic-reticulum': [
    '粗面内质网',
    'reticulum endoplasmicum granulosum',
    'rough endoplasmic reticulum',
    '附有核糖体的扁囊，合成分泌蛋白和膜蛋白并折叠、加糖。浆细胞、胰腺腺泡细胞最发达；错误折叠的蛋白堆积会引起应激乃至凋亡。',
  ],
  ribosomes: [
    '核糖体',
    'ribosomata',
    'ribosomes',
    '由RNA和蛋白构成的颗粒，依信使RNA合成多肽。与细菌的大小不同，所以红霉素、四环素等能抑制细菌而少伤人体；模型画得比实际大得多。',
  ],
  'smooth-endoplasmic-reticulum': [
    '滑面内质网',
    'reticulum endoplasmicum nongranulosum',
    'smooth endoplasmic reticulum',
    '没有核糖体的分支小管，合成脂类和类固醇，肝细胞内解毒，肌细胞内贮钙。长期服苯巴比妥者肝细胞内增生，药物代谢加快。',
  ],
  'golgi-apparatus': [
    '高尔基复合体',
    'complexus golgiensis',
    'Golgi apparatus',
    '一叠弯曲的扁囊，凸面接受内质网来的小泡，凹面发出。蛋白在此加工、分拣；溶酶体酶缺了甘露糖-6-磷酸的标记就会误送到细胞外。',
  ],
  'transport-vesicles': [
    '运输小泡',
    'vesiculae transportantes',
    'transport vesicles',
    '在内质网、高尔基复合体和细胞膜之间往返，外被蛋白决定去向，SNARE蛋白使膜融合；肉毒毒素切断SNARE，神经末梢就不能释放递质。',
  ],
  lysosomes: [
    '溶酶体',
    'lysosomata',
    'lysosomes',
    '含约六十种酸性水解酶，消化吞入的异物和自身衰老的细胞器。缺一种酶，底物便堆积成贮积病，如戈谢病；模型中四个。',
  ],
  peroxisomes: [
    '过氧化物酶体',
    'peroxysomata',
    'peroxisomes',
    '氧化极长链脂肪酸并以过氧化氢酶分解所生的过氧化氢；转运极长链脂肪酸的蛋白缺陷即肾上腺脑白质营养不良。',
  ],
  'secretory-granules': [
    '分泌颗粒',
    'granula secretoria',
    'secretory granules',
    '浓缩分泌物的小泡，聚在游离面下，受到信号、钙离子升高后与膜融合而排出，如消化酶和激素。',
  ],
};

export const powerWords: Readonly<Record<string, Words>> = {
  'outer-mitochondrial-membrane': [
    '线粒体外膜',
    'membrana mitochondrialis externa',
    'outer mitochondrial membrane',
    '剖开的一个线粒体的外层膜，有孔蛋白，小分子可以通过。促凋亡蛋白在此打孔，放出细胞色素c而启动凋亡。',
  ],
  'inner-mitochondrial-membrane': [
    '线粒体内膜和嵴',
    'membrana mitochondrialis interna et cristae',
    'inner mitochondrial membrane and cristae',
    '向内折成嵴以增大面积，电子传递链和ATP合酶在上面。氰化物、一氧化碳阻断末端的细胞色素氧化酶，细胞有氧而不能用。',
  ],
  'mitochondrial-matrix': [
    '线粒体基质',
    'matrix mitochondrialis',
    'mitochondrial matrix',
    '内膜围成的空间，进行三羧酸循环和脂肪酸氧化，含环状DNA。线粒体DNA来自母亲，突变时脑、肌、心等耗能多的器官先病。',
  ],
  mitochondria: [
    '线粒体',
    'mitochondria',
    'mitochondria',
    '六个完整的线粒体。一个肝细胞有一两千个，聚在耗能的地方，会分裂、融合和被自噬清除；缺血时先肿胀。',
  ],
};
