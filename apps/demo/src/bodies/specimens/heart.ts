import type { SeedSpecimen } from '../specimens';

const [FRONT, BACK, OPEN] = ['前面', '后面', '冠状切开'];

export const heartSpecimen: SeedSpecimen = {
  sold: '心脏三维标本',
  system: 2,
  nameEn: 'heart',
  body: 'heart',
  tissues: ['muscle'],
  views: [
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: BACK, yaw: 180, pitch: 0 },
    { name: '左侧', yaw: 90, pitch: 0 },
    { name: '下面', yaw: 180, pitch: -60 },
    { name: OPEN, yaw: 0, pitch: 0, cut: { axis: 'z', at: 0, isFlipped: false } },
  ],
  hotspots: [
    {
      part: '右心室壁',
      title: '右心室',
      view: FRONT,
      text: '构成心前面的大部分。壁厚约为左心室的三分之一，因为肺循环的阻力小。',
    },
    {
      part: '前室间支',
      title: '前室间支',
      view: FRONT,
      text: '沿前室间沟下行，供应左心室前壁和室间隔前三分之二。它的堵塞是前壁心肌梗死最常见的原因。',
    },
    {
      part: '右心耳',
      title: '右心耳',
      view: FRONT,
      text: '右心房向左前的突出部，内面有梳状肌。血流缓慢时，心耳里容易形成血栓，左侧更常见。',
    },
    {
      part: '肺动脉干',
      title: '肺动脉干',
      view: FRONT,
      text: '起自右心室，在升主动脉的左前方向左后上走，分为左、右肺动脉。其中流的是静脉血。',
    },
    {
      part: '左心房',
      title: '左心房',
      view: BACK,
      text: '心最靠后的腔，后面与食管相邻。左心房扩大时可以压迫食管，经食管超声也从这里看心。',
    },
    {
      part: '冠状窦',
      title: '冠状窦',
      view: BACK,
      text: '在冠状沟后部，收集心的大部分静脉血，开口于右心房。',
    },
    {
      part: '左心室壁',
      title: '左心室壁',
      view: OPEN,
      text: '壁最厚的心腔，成人约九至十二毫米，因为它要把血送到全身。',
    },
    {
      part: '室间隔',
      title: '室间隔',
      view: OPEN,
      text: '大部分是肌部，上方一小块是膜部；膜部是室间隔缺损的好发部位。',
    },
  ],
};
