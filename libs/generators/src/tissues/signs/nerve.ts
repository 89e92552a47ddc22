import type { Sign } from './sign';

export const nerveSigns: readonly Sign[] = [
  {
    ...{ key: 'epineurium', name: '神经外膜', nameEn: 'Epineurium', lies: ['epineurium'] },
    text: '包在整条神经外面并填充于神经束之间的结缔组织，内有血管和脂肪细胞。',
    ...{ near: [12_244, 9_658], room: 60 },
  },
  {
    ...{ key: 'perineurium', name: '神经束膜', nameEn: 'Perineurium', lies: ['perineurium'] },
    text: '包绕每个神经束的致密结构，由多层扁平的神经束膜上皮和胶原纤维组成，有屏障作用。',
    ...{ near: [15_597, 10_855], room: 18 },
  },
  {
    ...{ key: 'endoneurium', name: '神经内膜', nameEn: 'Endoneurium', lies: ['endoneurium'] },
    text: '包在每条神经纤维外面的少量结缔组织，内有毛细血管。',
    ...{ near: [15_600, 14_600], room: 3 },
  },
  {
    ...{ key: 'axon', name: '轴突（横切）', nameEn: 'Axon, cross-cut', lies: ['axon'] },
    text: '位于神经纤维中央的紫红色圆点，外围一圈着色浅的髓鞘，好像靶心。',
    ...{ near: [15_735, 14_497], room: 3 },
  },
  {
    ...{ key: 'myelin', name: '髓鞘', nameEn: 'Myelin sheath', lies: ['myelin'] },
    text: '由施万细胞的细胞膜呈同心圆包卷而成；制片时类脂被溶去，只残留网状的蛋白质，故着色浅。',
    ...{ near: [15_806, 14_708], room: 2 },
  },
  {
    ...{ key: 'schwann', name: '施万细胞核', nameEn: 'Nucleus of a Schwann cell' },
    text: '位于髓鞘外缘，横切面上呈新月形或圆形，纵切面上呈长椭圆形。',
    ...{ lies: ['schwannNucleus'], near: [15_563, 14_897], room: 3 },
  },
  {
    ...{ key: 'node', name: '郎飞结', nameEn: 'Node of Ranvier', lies: ['node'] },
    text: '相邻两个施万细胞之间髓鞘中断的缩窄部，轴突在此裸露，神经冲动由一个结跳到下一个结。',
    ...{ near: [33_656, 10_027], room: 2 },
  },
  {
    ...{ key: 'axonAlong', name: '轴突（纵切）', nameEn: 'Axon, lengthwise', lies: ['axonAlong'] },
    text: '纵切面上位于纤维中央的一条紫红色线，随神经纤维呈波浪状走行。',
    ...{ near: [34_000, 9_900], room: 3 },
  },
  {
    ...{ key: 'fat', name: '脂肪细胞', nameEn: 'Adipocyte', lies: ['fat'] },
    text: '神经外膜内成群的脂肪细胞，呈空泡状，可缓冲压力。',
    ...{ near: [12_066, 8_758], room: 50, outlined: true },
  },
];
