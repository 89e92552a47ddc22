import type { Sign } from './sign';

export const muscleSigns: readonly Sign[] = [
  {
    ...{
      key: 'skeletalFibre',
      name: '骨骼肌纤维（纵切）',
      nameEn: 'Skeletal muscle fibre, lengthwise',
    },
    text: '长圆柱形，直径约 50 微米，有明暗相间的横纹；多个扁椭圆形的核位于肌膜下方。',
    ...{ lies: ['skeletalFibre'], near: [7_974, 7_024], room: 50 },
  },
  {
    ...{ key: 'endomysium', name: '肌内膜', nameEn: 'Endomysium', lies: ['endomysium'] },
    text: '包在每条肌纤维外面的少量结缔组织，内有丰富的毛细血管。',
    ...{ near: [8_986, 7_182], room: 3 },
  },
  {
    ...{
      key: 'skeletalAcross',
      name: '骨骼肌纤维（横切）',
      nameEn: 'Skeletal muscle fibre, cross-cut',
    },
    text: '呈多边形断面，肌原纤维断面为细小的点状，核位于周边，这是与心肌横切面区别的要点。',
    ...{ lies: ['skeletalFibreAcross'], near: [9_061, 20_961], room: 46, outlined: true },
  },
  {
    ...{ key: 'peripheralNucleus', name: '骨骼肌周边核', nameEn: 'Peripheral nucleus' },
    text: '横切面上骨骼肌的核紧贴肌膜内面，一个断面可见一至数个。',
    ...{ lies: ['peripheralNucleus'], near: [9_160, 21_016], room: 4 },
  },
  {
    ...{ key: 'perimysium', name: '肌束膜', nameEn: 'Perimysium', lies: ['perimysium'] },
    text: '分隔肌束的结缔组织，较大的血管和神经沿它进入肌内。',
    ...{ near: [7_888, 19_825], room: 30 },
  },
  {
    ...{
      key: 'cardiacFibre',
      name: '心肌纤维（纵切）',
      nameEn: 'Cardiac muscle fibre, lengthwise',
    },
    text: '短柱状，有分支并互相连接成网；横纹不如骨骼肌明显，核一至两个，位于中央。',
    ...{ lies: ['cardiacFibre'], near: [30_025, 6_961], room: 12 },
  },
  {
    ...{
      key: 'intercalatedDisc',
      name: '闰盘',
      nameEn: 'Intercalated disc',
      lies: ['intercalatedDisc'],
    },
    text: '心肌纤维的连接处，为着色较深的横线或阶梯状线，内有黏着小带、桥粒和缝隙连接。',
    ...{ near: [29_921, 7_299], room: 2 },
  },
  {
    ...{
      key: 'cardiacNucleus',
      name: '心肌纤维中央核',
      nameEn: 'Central nucleus of cardiac fibre',
    },
    text: '椭圆形，着色浅，位于纤维中央，核两端的胞质内肌原纤维较少，着色较浅。',
    ...{ lies: ['cardiacNucleus'], near: [29_952, 6_924], room: 6 },
  },
  {
    ...{ key: 'smoothFibre', name: '平滑肌纤维（纵切）', nameEn: 'Smooth muscle, lengthwise' },
    text: '长梭形，无横纹，一个长杆状核位于中央；相邻纤维的粗部与细部互相嵌合。',
    ...{ lies: ['smoothMuscle'], near: [50_000, 7_000], room: 10 },
  },
  {
    ...{
      key: 'smoothNucleus',
      name: '平滑肌核',
      nameEn: 'Smooth muscle nucleus',
      lies: ['smoothNucleus'],
    },
    text: '长杆状，两端钝圆，位于细胞中央；收缩时可扭曲成螺旋形。',
    ...{ near: [49_996, 7_204], room: 3 },
  },
  {
    ...{ key: 'smoothAcross', name: '平滑肌纤维（横切）', nameEn: 'Smooth muscle, cross-cut' },
    text: '为大小不等的圆形断面：切过中部者断面大，可见圆形核；切过两端者断面小而无核。',
    ...{ lies: ['smoothMuscleAcross'], near: [50_000, 21_000], room: 30 },
  },
];
