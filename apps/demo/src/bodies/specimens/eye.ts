import type { SeedSpecimen } from '../specimens';

const [FRONT, LATERAL, OPEN] = ['前面', '外侧', '矢状切开'];

export const eyeSpecimen: SeedSpecimen = {
  sold: '眼球三维标本',
  system: 9,
  nameEn: 'eyeball',
  body: 'eye',
  tissues: [],
  views: [
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: '后面', yaw: 180, pitch: 0 },
    { name: LATERAL, yaw: 90, pitch: 0 },
    { name: '上面', yaw: 0, pitch: 90 },
    { name: OPEN, yaw: 90, pitch: 0, cut: { axis: 'x', at: 0, isFlipped: false } },
  ],
  hotspots: [
    {
      part: '角膜',
      title: '角膜',
      view: FRONT,
      text: '占纤维膜的前六分之一，透明，没有血管而神经末梢丰富，屈光力约占全眼的三分之二。',
    },
    {
      part: '内直肌',
      title: '内直肌',
      view: FRONT,
      text: '使眼球转向内侧，由动眼神经支配；两侧同时收缩时双眼会聚。',
    },
    {
      part: '外直肌',
      title: '外直肌',
      view: LATERAL,
      text: '使眼球转向外侧，由展神经支配。展神经麻痹时眼球内斜。',
    },
    {
      part: '下斜肌',
      title: '下斜肌',
      view: LATERAL,
      text: '起自眶下壁前内侧，向后外到眼球后外侧，使瞳孔转向上外方。',
    },
    {
      part: '视神经',
      title: '视神经',
      view: '后面',
      text: '由节细胞的轴突组成，外面包着三层脑膜的延续，颅内压增高时视神经盘因此水肿。',
    },
    {
      part: '晶状体',
      title: '晶状体',
      view: OPEN,
      text: '双凸、有弹性、没有血管。看近物时睫状肌收缩，睫状小带松弛，晶状体变凸；混浊就是白内障。',
    },
    {
      part: '玻璃体',
      title: '玻璃体',
      view: OPEN,
      text: '透明的胶状物，充满晶状体与视网膜之间，支撑视网膜贴在原位。',
    },
    {
      part: '视网膜视部',
      title: '视网膜',
      view: OPEN,
      text: '内膜的感光部分，外层是色素上皮，内层是神经部；视网膜脱离发生在这两层之间。',
    },
  ],
};
