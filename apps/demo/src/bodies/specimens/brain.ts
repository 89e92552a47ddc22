import type { SeedSpecimen } from '../specimens';

const [LATERAL, BELOW, OPEN] = ['左侧', '底面', '正中切开'];

export const brainSpecimen: SeedSpecimen = {
  sold: '全脑三维标本',
  system: 7,
  nameEn: 'brain',
  body: 'brain',
  tissues: [],
  views: [
    { name: LATERAL, yaw: 90, pitch: 0 },
    { name: '上面', yaw: 0, pitch: 90 },
    { name: BELOW, yaw: 0, pitch: -90 },
    { name: OPEN, yaw: 90, pitch: 0, cut: { axis: 'x', at: 0, isFlipped: false } },
    {
      name: '只看脑干和小脑',
      yaw: 0,
      pitch: -20,
      hidden: ['大脑皮质', '白质和连合', '基底核和海马', '脑室系统'],
    },
  ],
  hotspots: [
    {
      part: '左中央前回',
      title: '中央前回',
      view: LATERAL,
      text: '中央沟前方，支配对侧半身的运动，下部管口面，上部管躯干和下肢。',
    },
    {
      part: '左中央后回',
      title: '中央后回',
      view: LATERAL,
      text: '中央沟后方，接受对侧半身的感觉，排列与中央前回相对应。',
    },
    {
      part: '左颞叶',
      title: '颞叶',
      view: LATERAL,
      text: '外侧沟以下。优势侧颞上回后部受损时，说话流利而听不懂别人的话。',
    },
    {
      part: '左枕叶',
      title: '枕叶',
      view: LATERAL,
      text: '顶枕沟以后，内侧面距状沟两岸是视区，一侧受损时对侧半视野看不见。',
    },
    {
      part: '视神经、视交叉和视束（Ⅱ）',
      title: '视交叉',
      view: BELOW,
      text: '两眼鼻侧的纤维在此交叉，紧挨其后下方是垂体，腺瘤向上压迫时两颞侧偏盲。',
    },
    {
      part: '动眼神经（Ⅲ）',
      title: '动眼神经',
      view: BELOW,
      text: '自大脑脚之间的脚间窝出脑，小脑幕切迹疝时被压，同侧瞳孔散大。',
    },
    {
      part: '三叉神经（Ⅴ）',
      title: '三叉神经',
      view: BELOW,
      text: '自脑桥外侧、小脑中脚移行处出脑，是脑神经中最粗的一对。',
    },
    {
      part: '脑桥',
      title: '脑桥',
      view: BELOW,
      text: '腹侧膨隆，正中的基底沟容基底动脉，下缘的沟里自内向外出展神经、面神经和前庭蜗神经。',
    },
    {
      part: '胼胝体',
      title: '胼胝体',
      view: OPEN,
      text: '连接两半球的横行纤维，自前向后为嘴、膝、干、压部；上方是扣带回，下方是穹窿和侧脑室。',
    },
    {
      part: '第四脑室',
      title: '第四脑室',
      view: OPEN,
      text: '脑桥、延髓与小脑之间的腔，上接中脑水管，脑脊液由此流到脑外。',
    },
  ],
};
