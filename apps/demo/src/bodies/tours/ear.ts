import type { SeedTour } from './tour';

const ossicles = ['malleus', 'incus', 'stapes'];

export const earTour: SeedTour = {
  title: '声音怎样到达耳蜗',
  stops: [
    {
      title: '外耳、中耳和内耳',
      text: '这是左耳。耳廓和外耳道属于外耳，鼓膜以内的鼓室和听小骨属于中耳，再向内是内耳的迷路。颞骨没有画，各部分保持原来的位置。',
      from: [20, 10, 1.3],
    },
    {
      title: '外耳道和鼓膜',
      text: '外耳道外三分之一是软骨部，内三分之二是骨部，略呈弯曲；检查成人的鼓膜时，要把耳廓向后上方牵拉。鼓膜倾斜，是外耳和中耳的分界。',
      from: [10, 20, 1.8],
      at: [0.12, -0.02, -0.08],
      chosen: 'tympanic-membrane',
      only: ['cartilaginous-canal', 'bony-canal', 'tympanic-membrane'],
      faint: [35, 'cartilaginous-canal', 'bony-canal'],
    },
    {
      title: '听小骨链',
      text: '锤骨柄贴在鼓膜上，锤骨、砧骨和镫骨依次相连，镫骨底封在前庭窗上。鼓膜的面积比镫骨底大得多，加上听小骨的杠杆作用，声压得到放大。',
      from: [-10, 10, 4.5],
      at: [-0.18, 0.01, -0.1],
      chosen: 'malleus',
      only: ['tympanic-membrane', ...ossicles, 'tensor-tympani', 'stapedius'],
      faint: [40, 'tympanic-membrane'],
    },
    {
      title: '咽鼓管',
      text: '咽鼓管由鼓室通向鼻咽，平时关闭，吞咽和打呵欠时张开，使鼓膜两侧压力相等。小儿的咽鼓管短、宽而平，鼻咽的感染容易传到中耳。',
      from: [35, 5, 2],
      at: [-0.25, -0.1, 0.1],
      chosen: 'cartilaginous-auditory-tube',
      only: ['bony-auditory-tube', 'cartilaginous-auditory-tube', 'tympanic-membrane', ...ossicles],
    },
    {
      title: '前庭和骨半规管：平衡',
      text: '三个骨半规管大致互相垂直，感受头部旋转的变速运动；前庭里的椭圆囊和球囊感受直线变速和头的位置。',
      from: [60, 20, 4],
      at: [-0.31, 0, -0.13],
      chosen: 'anterior-semicircular-canal',
      only: [
        'vestibule',
        'anterior-semicircular-canal',
        'posterior-semicircular-canal',
        'lateral-semicircular-canal',
        'cochlea',
        'vestibular-nerve',
      ],
    },
    {
      title: '耳蜗：听觉',
      text: '耳蜗绕蜗轴约两圈半。镫骨推动外淋巴，蜗管内基底膜上的螺旋器把振动变成神经冲动，由蜗神经传入；蜗底感受高音，蜗顶感受低音。',
      from: [50, 10, 3.6],
      at: [-0.37, -0.03, -0.06],
      chosen: 'cochlea',
      only: ['cochlea', 'cochlear-duct', 'cochlear-nerve', 'vestibule', 'stapes'],
      faint: [45, 'cochlea'],
    },
  ],
};
