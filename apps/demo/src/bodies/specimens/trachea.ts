import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK] = ['前面', '后面'];
const hidden = ['肺叶'];

/** The airways without the lobes around them. */
export const tracheaSpecimen: SeedSpecimen = {
  sold: '气管三维标本',
  system: 4,
  nameEn: 'trachea and bronchi',
  body: 'lung',
  tissues: ['cartilage', 'epithelia'],
  views: [
    { name: FRONT, yaw: 0, pitch: 0, hidden },
    { name: BACK, yaw: 180, pitch: 0, hidden },
    { name: '右侧', yaw: -90, pitch: 0, hidden },
    { name: '在肺中的位置', yaw: 0, pitch: 0 },
  ],
  hotspots: [
    {
      part: '气管软骨',
      title: '气管软骨',
      view: FRONT,
      text: '十四至十七个马蹄形的透明软骨；气管切开多在第三至第四环处进行。',
    },
    {
      part: '气管',
      title: '气管的膜壁',
      view: BACK,
      text: '软骨缺口向后，由平滑肌和结缔组织封闭，紧贴食管，切开过深会伤及食管。',
    },
    {
      part: '右主支气管',
      title: '右主支气管',
      view: FRONT,
      text: '短、粗而陡直，吸入的异物和插得过深的导管多进入此侧。',
    },
    {
      part: '左主支气管',
      title: '左主支气管',
      view: FRONT,
      text: '细长而较平，长约四至五厘米，从主动脉弓下方经过。',
    },
    {
      part: '右肺中叶支气管',
      title: '右肺中叶支气管',
      view: FRONT,
      text: '细而较长，周围淋巴结肿大时容易受压，引起中叶不张。',
    },
  ],
};
