import type { SeedSpecimen } from '../specimens';

const [PALM, DORSUM] = ['掌面', '背面'];

export const handSpecimen: SeedSpecimen = {
  sold: '手骨三维标本',
  system: 1,
  nameEn: 'bones of hand',
  body: 'hand',
  tissues: [],
  views: [
    { name: PALM, yaw: 0, pitch: 0 },
    { name: DORSUM, yaw: 180, pitch: 0 },
    {
      name: '腕骨',
      yaw: 0,
      pitch: 0,
      hidden: ['掌骨', '近节指骨', '中节指骨', '远节指骨'],
    },
  ],
  hotspots: [
    {
      part: '手舟骨',
      title: '手舟骨',
      view: PALM,
      text: '近侧列最靠桡侧。跌倒手撑地时最易骨折；血供自远端进入，近端骨块容易缺血坏死。',
    },
    {
      part: '月骨',
      title: '月骨',
      view: PALM,
      text: '与桡骨相关节，最易脱位；向掌侧脱位时可压迫腕管内的正中神经。',
    },
    {
      part: '豌豆骨',
      title: '豌豆骨',
      view: PALM,
      text: '在三角骨的掌面，是尺侧腕屈肌腱里的籽骨，从背面看不到。',
    },
    {
      part: '钩骨',
      title: '钩骨',
      view: PALM,
      text: '掌面有钩，是腕横韧带的附着处；钩的桡侧是腕管，尺侧是尺神经所过的尺管。',
    },
    {
      part: '大多角骨',
      title: '大多角骨',
      view: PALM,
      text: '与第一掌骨底构成鞍状关节，拇指因此能够屈伸、收展和对掌。',
    },
    {
      part: '头状骨',
      title: '头状骨',
      view: DORSUM,
      text: '腕骨中最大的一块，在正中，腕部运动的轴通过它的头。',
    },
    {
      part: '第五掌骨',
      title: '第五掌骨',
      view: DORSUM,
      text: '握拳击打硬物时其颈部容易骨折，称为拳击手骨折。',
    },
    {
      part: '中指近节指骨',
      title: '近节指骨',
      view: DORSUM,
      text: '除拇指只有两节外，各指都有三节指骨，一手共十四块。',
    },
  ],
};
