import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK, LATERAL] = ['前面', '后面', '左侧'];

export const spineSpecimen: SeedSpecimen = {
  sold: '脊柱三维标本',
  system: 1,
  nameEn: 'vertebral column',
  body: 'spine',
  tissues: ['cartilage'],
  views: [
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: BACK, yaw: 180, pitch: 0 },
    { name: LATERAL, yaw: 90, pitch: 0 },
    { name: '只看椎骨', yaw: 90, pitch: 0, hidden: ['椎间盘'] },
  ],
  hotspots: [
    {
      part: '第一颈椎',
      title: '寰椎',
      view: FRONT,
      text: '环形，没有椎体和棘突，上关节凹与枕髁相关节，点头就在这个关节。',
    },
    {
      part: '第二颈椎',
      title: '枢椎',
      view: BACK,
      text: '椎体上有齿突，与寰椎前弓相关节，转头时寰椎带着颅绕它旋转。',
    },
    {
      part: '第七颈椎',
      title: '隆椎',
      view: LATERAL,
      text: '棘突长，末端不分叉，低头时在颈后正中最突出，用来计数椎骨。',
    },
    {
      part: '第六胸椎',
      title: '胸椎',
      view: LATERAL,
      text: '棘突细长，斜向后下，彼此掩盖，所以胸段硬膜外穿刺要斜向进针。',
    },
    {
      part: '第四腰椎',
      title: '第四腰椎',
      view: BACK,
      text: '棘突呈板状，水平向后。两侧髂嵴最高点的连线通过它的棘突，腰椎穿刺在其上或下的间隙进行。',
    },
    {
      part: 'L4–L5椎间盘',
      title: '腰四五椎间盘',
      view: LATERAL,
      text: '髓核在中央，外围是纤维软骨的纤维环。纤维环后外侧薄弱，髓核多由此突出，压迫脊神经根。',
    },
    {
      part: '骶骨',
      title: '骶骨',
      view: FRONT,
      text: '五块骶椎融合而成，上缘前方的骶骨岬是测量骨盆的标志。',
    },
  ],
};
