import type { SeedTour } from './tour';

export const heartTour: SeedTour = {
  title: '跟着一滴血走过心',
  stops: [
    {
      title: '心的外形',
      text: '心略呈圆锥形，心尖指向左前下方，心底朝右后上方。冠状沟把心房和心室分开，前、后室间沟标出两心室的分界。',
      from: [10, 5, 1.3],
      at: [0, -0.15, 0],
    },
    {
      title: '右心房：静脉血回来',
      text: '上腔静脉、下腔静脉和冠状窦把全身和心自身的静脉血送入右心房。房间隔上的浅窝是卵圆窝，是胎儿卵圆孔的遗迹。',
      ...{ from: [-50, 10, 1.8], at: [-0.28, -0.1, 0.05], chosen: 'right-atrium' },
      only: ['right-atrium', 'right-auricle', 'great-veins', 'fossa-ovalis', 'coronary-sinus'],
    },
    {
      title: '三尖瓣和右心室',
      text: '血经三尖瓣进入右心室。心室收缩时三尖瓣关闭，腱索和乳头肌拉住瓣叶，使它不翻向心房；隔缘肉柱从室间隔连到前乳头肌，右束支在其中通过。',
      ...{ from: [-20, 5, 2], at: [-0.1, -0.38, 0.2], chosen: 'right-ventricle' },
      only: [
        ...['tricuspid-anterior', 'tricuspid-posterior', 'tricuspid-septal', 'tricuspid-chordae'],
        ...['papillary-right-anterior', 'papillary-right-posterior', 'moderator-band'],
        'right-ventricle',
      ],
      faint: [30, 'right-ventricle'],
    },
    {
      title: '肺动脉干：把血送到肺',
      text: '血经肺动脉瓣进入肺动脉干，再分为左、右肺动脉入肺。这里的动脉里流的是静脉血，在肺内换得氧气。',
      ...{ from: [0, 15, 1.8], at: [0.08, 0.1, 0.1], chosen: 'pulmonary-trunk' },
      only: [
        ...['pulmonary-trunk', 'left-pulmonary-artery', 'right-pulmonary-artery'],
        ...['anterior-pulmonary-cusp', 'left-pulmonary-cusp', 'right-pulmonary-cusp'],
        ...['ligamentum-arteriosum', 'right-ventricle'],
      ],
      faint: [35, 'right-ventricle'],
    },
    {
      title: '左心房：动脉血回来',
      text: '左、右各两条肺静脉把含氧的血送入左心房。左心房在心的最后方，紧贴食管，增大时可以压迫食管。',
      ...{ from: [180, 10, 1.7], at: [0, -0.1, -0.2], chosen: 'left-atrium' },
      only: [
        ...['left-atrium', 'left-auricle', 'right-superior-pulmonary-vein'],
        ...['right-inferior-pulmonary-vein', 'left-superior-pulmonary-vein'],
        'left-inferior-pulmonary-vein',
      ],
    },
    {
      title: '二尖瓣和左心室',
      text: '血经二尖瓣进入左心室。左心室要把血送到全身，壁最厚，约为右心室壁的三倍。',
      ...{ from: [20, 5, 1.7], at: [0.1, -0.33, 0.08], chosen: 'left-ventricle' },
      only: ['left-ventricle', 'interventricular-septum', 'valves'],
      cut: ['z', 0.1],
    },
    {
      title: '主动脉：送往全身',
      text: '血经主动脉瓣进入升主动脉，主动脉弓上自右向左发出头臂干、左颈总动脉和左锁骨下动脉。左、右冠状动脉就从升主动脉的根部发出。',
      ...{ from: [30, 15, 1.5], at: [0, 0.25, 0], chosen: 'aortic-arch' },
      only: ['great-arteries', 'left-ventricle', 'right-coronary', 'left-main'],
      faint: [35, 'left-ventricle'],
    },
    {
      title: '谁来发号施令',
      text: '窦房结在上腔静脉与右心房交界处的心外膜下，是正常的起搏点。冲动经房室结、房室束和左、右束支传到心室肌。',
      ...{ from: [-20, 10, 1.6], at: [-0.1, -0.25, 0.1], chosen: 'sinoatrial-node' },
      hidden: ['great-arteries', 'great-veins', 'coronary-vessels', 'valves'],
      faint: [15, 'chambers'],
    },
  ],
};
