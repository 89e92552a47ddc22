import type { BodyPlan } from '../body';
import { once } from '../kit/once';
import { healthyForm } from './forms';
import { heartShapesOf } from './heartShapes';
import { vesselWords } from './vesselWords';
import { heartWords } from './words';

const blue = '#5b7fb8';

export const heart: BodyPlan = {
  slug: 'heart',
  words: [
    '心',
    'cor',
    'heart',
    '位于胸腔中纵隔，约三分之二在正中线左侧，心尖指向左前下方；四腔由瓣膜引导血液单向流动。',
  ],
  system: 2,
  simplified:
    '瓣膜画在将要闭合时；腱索只画一部分，右心室隔侧乳头肌、心包、脂肪和小分支没有画；传导系比实际粗。',
  groups: {
    chambers: {
      words: [
        '心腔',
        'cavitates cordis',
        'chambers of heart',
        '左、右心房接受静脉，左、右心室发出动脉；左右两半互不相通。',
      ],
      colour: '#b5524a',
      cell: 1.1,
      triangles: 6200,
      parts: heartWords.chambers,
    },
    valves: {
      words: [
        '瓣膜及乳头肌',
        'valvae cordis et musculi papillares',
        'valves and papillary muscles',
        '房室瓣由腱索和乳头肌牵拉，动脉瓣形如口袋，都只许血液单向通过。',
      ],
      colour: '#ead9b8',
      cell: 0.6,
      triangles: 1000,
      parts: heartWords.valves,
    },
    'great-arteries': {
      words: [
        '大动脉',
        'arteriae magnae',
        'great arteries',
        '主动脉起自左心室，肺动脉干起自右心室，两者相互盘绕。',
      ],
      colour: '#d0453f',
      cell: 0.9,
      triangles: 1900,
      parts: vesselWords.arteries,
    },
    'great-veins': {
      words: ['大静脉', 'venae magnae', 'great veins', '腔静脉注入右心房，四条肺静脉注入左心房。'],
      colour: blue,
      cell: 0.7,
      triangles: 1300,
      parts: vesselWords.veins,
    },
    'coronary-vessels': {
      words: [
        '冠状血管',
        'vasa coronaria',
        'coronary vessels',
        '行于心表面的沟内，供应心自身；左心室主要在舒张期得到血流。',
      ],
      colour: '#e8604c',
      cell: 0.55,
      triangles: 1100,
      parts: vesselWords.coronaries,
    },
    'conducting-system': {
      words: [
        '心传导系',
        'systema conducens cordis',
        'conducting system of heart',
        '由特化的心肌细胞组成，产生并传导冲动。',
      ],
      colour: '#e8c33a',
      cell: 0.55,
      triangles: 700,
      parts: vesselWords.conduction,
    },
  },
  shapes: once(() => heartShapesOf(healthyForm)),
  neighbours: [
    ['posterior-aortic-cusp', 'ascending-aorta', 3],
    ['left-aortic-cusp', 'left-ventricle', 6],
    ['mitral-posterior', 'left-atrium', 5],
    ['mitral-anterior', 'posterior-aortic-cusp', 8],
    ['tricuspid-anterior', 'right-ventricle', 5],
    ['anterior-pulmonary-cusp', 'pulmonary-trunk', 3],
    ['superior-vena-cava', 'right-atrium', 3],
    ['inferior-vena-cava', 'right-atrium', 3],
    ['coronary-sinus', 'right-atrium', 8],
    ['anterior-interventricular', 'interventricular-septum', 12],
    ['left-main', 'ascending-aorta', 7],
    ['right-coronary', 'ascending-aorta', 3],
    ['mitral-chordae', 'papillary-left-anterior', 1],
    ['ligamentum-arteriosum', 'aortic-arch', 4],
  ],
  size: [
    [95, 160, 80],
    [135, 210, 130],
  ],
};
