import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK, AIRWAYS] = ['前面', '后面', '只看气道'];

export const lungSpecimen: SeedSpecimen = {
  sold: '肺三维标本',
  system: 4,
  nameEn: 'lungs and airways',
  body: 'lung',
  tissues: ['lung', 'cartilage'],
  views: [
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: BACK, yaw: 180, pitch: 0 },
    { name: '右侧', yaw: -90, pitch: 0 },
    { name: '左侧', yaw: 90, pitch: 0 },
    { name: AIRWAYS, yaw: 0, pitch: 0, hidden: ['肺叶'] },
  ],
  hotspots: [
    {
      part: '右肺上叶',
      title: '右肺上叶',
      view: FRONT,
      text: '在水平裂以上。水平裂约平右侧第四肋软骨，右肺因此比左肺多一叶。',
    },
    {
      part: '右肺中叶',
      title: '右肺中叶',
      view: FRONT,
      text: '在水平裂与斜裂之间，只贴近前胸壁，听诊中叶要在前面，不在背部。',
    },
    {
      part: '左肺上叶',
      title: '左肺上叶',
      view: FRONT,
      text: '前缘有心切迹，切迹下方的突起是左肺小舌，相当于右肺中叶。',
    },
    {
      part: '左肺下叶',
      title: '左肺下叶',
      view: BACK,
      text: '背部能听到的大部分是下叶；卧床的人痰液和漏出液多积在下叶后部。',
    },
    {
      part: '右主支气管',
      title: '右主支气管',
      view: AIRWAYS,
      text: '短、粗而陡直，与气管的延长线夹角小，所以吸入的异物和插得过深的气管导管多进入右侧。',
    },
    {
      part: '左主支气管',
      title: '左主支气管',
      view: AIRWAYS,
      text: '细长而较平，长约四至五厘米，从主动脉弓下方、食管前方经过。',
    },
    {
      part: '气管软骨',
      title: '气管软骨',
      view: AIRWAYS,
      text: '十四至十七个马蹄形的透明软骨，缺口朝后，由平滑肌和结缔组织封闭，食管因此能够扩张。',
    },
  ],
};
