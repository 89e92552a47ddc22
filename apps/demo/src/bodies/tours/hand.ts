import type { SeedTour } from './tour';

export const handTour: SeedTour = {
  title: '二十七块手骨',
  stops: [
    {
      title: '三部分',
      text: '这是右手的骨，掌面朝前。近侧是腕骨八块，中间是掌骨五块，远侧是指骨十四块。',
      from: [0, 0, 1.1],
    },
    {
      title: '近侧列腕骨',
      text: '自桡侧起依次是手舟骨、月骨、三角骨和豌豆骨。前三块与桡骨和关节盘组成桡腕关节；豌豆骨在三角骨的掌侧。',
      from: [0, 10, 3],
      at: [0.18, 0.68, -0.08],
      chosen: 'scaphoid',
      only: ['carpals'],
    },
    {
      title: '远侧列腕骨',
      text: '自桡侧起依次是大多角骨、小多角骨、头状骨和钩骨。头状骨最大，居腕的中央；钩骨掌面有钩。',
      from: [0, -5, 3],
      at: [0.16, 0.62, -0.08],
      chosen: 'capitate',
      only: ['carpals', 'metacarpals'],
      faint: [35, 'metacarpals'],
    },
    {
      title: '容易骨折的手舟骨',
      text: '跌倒时手掌撑地，手舟骨最易骨折。它的血供多由远端进入，骨折后近侧段容易缺血坏死。解剖学鼻烟窝处压痛提示骨折。',
      from: [-40, 10, 3.4],
      at: [0.06, 0.7, -0.08],
      chosen: 'scaphoid',
      only: ['carpals', 'metacarpal-1'],
    },
    {
      title: '拇指：鞍状关节',
      text: '第一掌骨底与大多角骨的关节面都呈鞍状，拇指因此能对掌，这是人手抓握的关键。',
      from: [-60, 10, 2.4],
      at: [-0.08, 0.5, 0],
      chosen: 'metacarpal-1',
      only: ['carpals', 'metacarpals', 'proximal-1', 'distal-1'],
    },
    {
      title: '掌骨和指骨',
      text: '掌骨自桡侧起为第一至第五，各分底、体、头，握拳时突出的是掌骨头。拇指只有两节指骨，其余四指各三节。',
      from: [0, 0, 1.4],
      at: [0.15, -0.2, 0],
      chosen: 'proximal-phalanges',
      hidden: ['carpals'],
    },
  ],
};
