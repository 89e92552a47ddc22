import type { SeedTour } from './tour';

export const lungTour: SeedTour = {
  title: '一口气走过的路',
  stops: [
    {
      title: '肺的外形',
      text: '肺尖钝圆，突向颈根部；肺底凹，贴在膈上。左肺前缘下部有心切迹。右肺较短而宽，左肺较长而窄。',
      from: [10, 5, 1.1],
    },
    {
      title: '气管',
      text: '气管由十余个向后开口的 C 形软骨环支撑，缺口由平滑肌和结缔组织封闭，平时保持通畅，食物通过食管时又可以让位。',
      from: [10, 5, 2],
      at: [0, 0.35, 0],
      chosen: 'trachea',
      only: ['airways', 'lobar-bronchi'],
    },
    {
      title: '左、右主支气管',
      text: '气管在胸骨角平面分为左、右主支气管。右主支气管短、粗而陡直，吸入的异物多落入右侧；左主支气管细、长而接近水平。',
      from: [0, 0, 2.6],
      at: [0.02, 0.1, 0],
      chosen: 'right-main-bronchus',
      only: ['airways'],
    },
    {
      title: '肺叶支气管',
      text: '右侧分为上、中、下三支，左侧分为上、下两支，各进入一个肺叶，再分为段支气管。',
      from: [-10, 5, 1.4],
      at: [0, 0, 0],
      chosen: 'lobar-bronchi',
      only: ['airways', 'lobar-bronchi'],
    },
    {
      title: '右肺三叶',
      text: '斜裂和水平裂把右肺分为上、中、下三叶。从外侧看，中叶呈楔形，夹在上、下叶之间的前方。',
      from: [-80, 5, 1.6],
      at: [-0.4, -0.05, 0.05],
      chosen: 'right-middle-lobe',
      only: ['right-superior-lobe', 'right-middle-lobe', 'right-inferior-lobe'],
    },
    {
      title: '左肺两叶',
      text: '左肺只有斜裂，分为上、下两叶。上叶前缘的心切迹下方有左肺小舌，相当于右肺的中叶。',
      from: [80, 5, 1.6],
      at: [0.4, -0.05, 0.05],
      chosen: 'left-superior-lobe',
      only: ['left-superior-lobe', 'left-inferior-lobe'],
    },
    {
      title: '气道在肺里的样子',
      text: '把肺叶调成半透明，可以看到每一支肺叶支气管怎样走进自己的肺叶。再往下，末梢的肺泡才是气体交换的地方。',
      from: [20, 10, 1.2],
      faint: [20, 'lobes'],
    },
  ],
};
