import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK, LIGAMENTS] = ['前面', '后面', '只看骨与韧带'];
const soft = ['肌和腱', '滑囊和脂体', '腘窝的血管和神经'];

export const kneeSpecimen: SeedSpecimen = {
  sold: '膝关节三维标本',
  system: 1,
  nameEn: 'knee joint',
  body: 'knee',
  tissues: ['cartilage', 'muscle'],
  views: [
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: BACK, yaw: 180, pitch: 0 },
    { name: '内侧', yaw: 90, pitch: 0 },
    { name: '外侧', yaw: -90, pitch: 0 },
    { name: LIGAMENTS, yaw: 170, pitch: 8, hidden: soft },
  ],
  hotspots: [
    {
      part: '髌骨',
      title: '髌骨',
      view: FRONT,
      text: '全身最大的籽骨，包在股四头肌腱里，使伸膝的力臂加长。',
    },
    {
      part: '髌韧带',
      title: '髌韧带',
      view: FRONT,
      text: '自髌骨下端到胫骨粗隆，叩击它引出膝跳反射。',
    },
    {
      part: '股骨下端',
      title: '股骨髁',
      view: LIGAMENTS,
      text: '内、外侧髁向后突出，之间是髁间窝，两条交叉韧带在窝里。',
    },
    {
      part: '前交叉韧带',
      title: '前交叉韧带',
      view: LIGAMENTS,
      text: '限制胫骨前移，断裂后抽屉试验向前阳性。',
    },
    {
      part: '后交叉韧带',
      title: '后交叉韧带',
      view: LIGAMENTS,
      text: '限制胫骨后移，比前交叉韧带粗而短。',
    },
    {
      part: '外侧副韧带',
      title: '外侧副韧带',
      view: LIGAMENTS,
      text: '圆索状，自股骨外上髁到腓骨头，与外侧半月板不相连。',
    },
    {
      part: '腘动脉',
      title: '腘动脉',
      view: BACK,
      text: '腘窝里最深的一条，贴近股骨和关节囊，股骨髁上骨折时容易受损。',
    },
  ],
};
