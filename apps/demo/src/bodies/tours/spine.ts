import type { SeedTour } from './tour';

export const spineTour: SeedTour = {
  title: '自上而下看脊柱',
  stops: [
    {
      title: '四个生理弯曲',
      text: '从左侧看：颈曲和腰曲凸向前，胸曲和骶曲凸向后。弯曲增加弹性，减轻行走时对脑的震荡。',
      from: [90, 0, 1.05],
    },
    {
      title: '寰椎和枢椎',
      text: '第一颈椎没有椎体，呈环形；第二颈椎的齿突伸入环内，头的旋转就以它为轴。',
      from: [30, 25, 6],
      at: [0, 0.93, 0.04],
      chosen: 'c2',
      only: ['c1', 'c2', 'c3'],
    },
    {
      title: '颈椎',
      text: '颈椎的横突有横突孔，第六颈椎以上的孔内有椎动脉通过。第七颈椎棘突长，低头时皮下可摸到，用来数椎骨。',
      from: [150, 15, 4],
      at: [0, 0.8, 0.02],
      chosen: 'c7',
      only: ['cervical-vertebrae'],
    },
    {
      title: '胸椎',
      text: '胸椎棘突长而斜向后下，彼此叠盖，因此胸段不宜过度后伸；椎体两侧与肋相接。',
      from: [110, 10, 2.2],
      at: [0, 0.2, -0.05],
      chosen: 't6',
      only: ['thoracic-vertebrae', 'intervertebral-discs'],
    },
    {
      title: '腰椎',
      text: '腰椎承重最大，椎体最大；棘突宽短，水平后伸，棘突之间的间隙较宽，腰椎穿刺常在第三、四或第四、五腰椎之间进行。',
      from: [120, 10, 3],
      at: [0, -0.4, 0.03],
      chosen: 'l4',
      only: ['lumbar-vertebrae', 'intervertebral-discs', 'sacrum'],
    },
    {
      title: '椎间盘',
      text: '椎间盘外为纤维环，内为髓核，共二十三个，腰部最厚。纤维环后外侧较薄弱，髓核多向后外侧突出，压迫脊神经根。',
      from: [40, 10, 4],
      at: [0, -0.52, 0.05],
      chosen: 'disc-l4-l5',
      only: ['l4', 'l5', 'disc-l4-l5', 'disc-l5-s1', 'sacrum'],
    },
    {
      title: '骶骨和尾骨',
      text: '五块骶椎愈合成骶骨，上缘中份前突为骶骨岬，是骨盆测量的标志；下接尾骨，由三至四块退化的尾椎合成。',
      from: [20, 10, 3.4],
      at: [0, -0.78, 0.02],
      chosen: 'sacrum',
      only: ['sacrum-and-coccyx'],
    },
  ],
};
