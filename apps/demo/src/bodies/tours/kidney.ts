import type { SeedTour } from './tour';

const HALF = ['z', 0] as const;

export const kidneyTour: SeedTour = {
  title: '尿从哪里来，到哪里去',
  stops: [
    {
      title: '肾的外形',
      text: '这是右肾，形如蚕豆，外侧缘凸，内侧缘中部凹陷为肾门。肾上腺扣在上端的前内侧。',
      from: [15, 5, 1.2],
      at: [-0.1, 0, 0],
    },
    {
      title: '肾门的次序',
      text: '出入肾门的结构总称肾蒂。自前向后依次是肾静脉、肾动脉和肾盂，手术分离时以此辨认。',
      from: [60, 25, 1.9],
      at: [0.05, 0.05, 0],
      chosen: 'renal-vein',
      only: ['renal-vessels', 'renal-pelvis', 'ureter', 'renal-cortex'],
      faint: [25, 'renal-cortex'],
    },
    {
      title: '皮质：滤出原尿',
      text: '沿冠状面切开：外层是肾皮质，肾小体在这里把血浆滤成原尿。皮质伸到肾锥体之间的部分是肾柱。',
      from: [0, 0, 1.6],
      at: [-0.2, 0.08, 0],
      cut: HALF,
      chosen: 'renal-cortex',
      only: ['parenchyma', 'medulla', 'collecting-system'],
    },
    {
      title: '髓质：浓缩尿液',
      text: '肾锥体合成肾髓质，底朝皮质，尖端钝圆为肾乳头。髓袢和集合管在这里把尿浓缩。',
      from: [0, 0, 1.6],
      at: [-0.2, 0.08, 0],
      cut: HALF,
      chosen: 'medulla',
      only: ['parenchyma', 'medulla', 'collecting-system'],
      faint: [25, 'parenchyma'],
    },
    {
      title: '小盏、大盏和肾盂',
      text: '肾乳头滴下的尿先入肾小盏，二至三个小盏合成一个肾大盏，两三个大盏再合成漏斗形的肾盂。',
      from: [-15, 10, 2.4],
      at: [-0.08, 0.06, 0],
      chosen: 'renal-pelvis',
      only: ['minor-calyces', 'superior-major-calyx', 'inferior-major-calyx', 'renal-pelvis'],
    },
    {
      title: '输尿管',
      text: '肾盂向下移行为输尿管。它有三处狭窄：起始处、跨过髂血管处和穿膀胱壁处，结石常停在这些地方。',
      from: [20, 0, 1.4],
      at: [0, -0.2, 0],
      chosen: 'ureter',
      only: ['collecting-system', 'medulla'],
      faint: [20, 'medulla'],
    },
  ],
};
