import type { BodyPlan } from '../body';
import { lungShapes } from './shapes';

const tinted = (colour: string, ...ids: readonly string[]) =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const shape = lungShapes[id];
      return shape ? [[id, { shape, colour }]] : [];
    }),
  );

export const lung: BodyPlan = {
  slug: 'lung',
  words: [
    '肺和气道',
    'pulmones et viae aeriferae',
    'lungs and airways',
    '气管分为左、右主支气管，入肺后逐级分支如树；右肺三叶，左肺两叶。',
  ],
  system: 4,
  simplified:
    '支气管只画到段支气管为止，画成实心且数目从简；胸膜、肺动静脉、肺段的界线和心压迹以外的压迹没有画。',
  groups: {
    airways: {
      words: [
        '气管和主支气管',
        'trachea et bronchi principales',
        'trachea and main bronchi',
        '下呼吸道的主干，由软骨支架保持通畅。',
      ],
      colour: '#e6b8a4',
      cell: 0.9,
      triangles: 4000,
      parts: {
        trachea: [
          '气管',
          'trachea',
          'trachea',
          '长约十至十二厘米，在胸骨角平面分叉；后壁为膜，紧贴食管。',
        ],
        'tracheal-cartilages': [
          '气管软骨',
          'cartilagines tracheales',
          'tracheal cartilages',
          '呈C形，十六至二十个，缺口向后；气管切开常在第三至五软骨环处。',
        ],
        'right-main-bronchus': [
          '右主支气管',
          'bronchus principalis dexter',
          'right main bronchus',
          '较粗、短而陡直，异物多坠入右侧。',
        ],
        'left-main-bronchus': [
          '左主支气管',
          'bronchus principalis sinister',
          'left main bronchus',
          '较细、长而倾斜，经主动脉弓下方入左肺门。',
        ],
      },
    },
    'lobar-bronchi': {
      words: [
        '肺叶支气管',
        'bronchi lobares',
        'lobar bronchi',
        '主支气管的分支，右三左二，各入一个肺叶，再分为肺段支气管。',
      ],
      colour: '#d9b07a',
      cell: 0.9,
      triangles: 3500,
      parts: {
        'right-superior-lobar-bronchus': [
          '右肺上叶支气管',
          'bronchus lobaris superior dexter',
          'right superior lobar bronchus',
          '最早自右主支气管发出，分为尖、后、前三支段支气管。',
        ],
        'middle-lobar-bronchus': [
          '右肺中叶支气管',
          'bronchus lobaris medius',
          'middle lobar bronchus',
          '细长，周围淋巴结肿大时易受压，使中叶不张。',
        ],
        'right-inferior-lobar-bronchus': [
          '右肺下叶支气管',
          'bronchus lobaris inferior dexter',
          'right inferior lobar bronchus',
          '主支气管的直接延续，误吸物最常进入的部位。',
        ],
        'left-superior-lobar-bronchus': [
          '左肺上叶支气管',
          'bronchus lobaris superior sinister',
          'left superior lobar bronchus',
          '分为上部和舌部，舌段与右肺中叶相当。',
        ],
        'left-inferior-lobar-bronchus': [
          '左肺下叶支气管',
          'bronchus lobaris inferior sinister',
          'left inferior lobar bronchus',
          '分支到背段和各基底段，引流不畅时易患支气管扩张。',
        ],
      },
    },
    lobes: {
      words: [
        '肺叶',
        'lobi pulmonum',
        'lobes of lungs',
        '由斜裂和右肺的水平裂分开，各有自己的支气管。',
      ],
      colour: '#d98f94',
      cell: 2.2,
      triangles: 9000,
      parts: {
        'right-superior-lobe': [
          '右肺上叶',
          'lobus superior pulmonis dextri',
          'superior lobe of right lung',
          '位于水平裂上方，肺尖突出锁骨上方约二至三厘米。',
        ],
        'right-middle-lobe': [
          '右肺中叶',
          'lobus medius pulmonis dextri',
          'middle lobe of right lung',
          '位于水平裂与斜裂之间，呈楔形，只右肺有。',
        ],
        'right-inferior-lobe': [
          '右肺下叶',
          'lobus inferior pulmonis dextri',
          'inferior lobe of right lung',
          '位于斜裂后下方，听诊主要在背部；仰卧误吸时易受累。',
        ],
        'left-superior-lobe': [
          '左肺上叶',
          'lobus superior pulmonis sinistri',
          'superior lobe of left lung',
          '前缘有心切迹，切迹下方的突出称左肺小舌。',
        ],
        'left-inferior-lobe': [
          '左肺下叶',
          'lobus inferior pulmonis sinistri',
          'inferior lobe of left lung',
          '位于斜裂后下方，底面凹，与膈相贴。',
        ],
      },
    },
  },
  shapes: () => ({
    ...lungShapes,
    ...tinted('#e9edf0', 'tracheal-cartilages'),
    ...tinted('#cc7f86', 'right-middle-lobe'),
    ...tinted('#c98d9c', 'right-inferior-lobe', 'left-inferior-lobe'),
  }),
  neighbours: [
    ['trachea', 'tracheal-cartilages', 1.5],
    ['trachea', 'right-main-bronchus', 6],
    ['trachea', 'left-main-bronchus', 6],
    ['right-superior-lobar-bronchus', 'right-superior-lobe', 3],
    ['middle-lobar-bronchus', 'right-middle-lobe', 3],
    ['left-inferior-lobar-bronchus', 'left-inferior-lobe', 3],
    ['right-superior-lobe', 'right-middle-lobe', 5],
    ['left-superior-lobe', 'left-inferior-lobe', 5],
  ],
  size: [
    [230, 240, 110],
    [310, 320, 180],
  ],
};
