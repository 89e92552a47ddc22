import type { Words } from '../body';

/** The parts below the headings of chambers and valves. */
export const heartWords = {
  chambers: {
    'left-ventricle': [
      '左心室壁',
      'paries ventriculi sinistri',
      'wall of left ventricle',
      '壁厚约为右心室的三倍，把血液射入主动脉；心尖由左心室构成。',
    ],
    'interventricular-septum': [
      '室间隔',
      'septum interventriculare',
      'interventricular septum',
      '分隔左、右心室，大部分为肌部，上方近瓣膜处为薄的膜部，是室间隔缺损的好发部位。',
    ],
    'right-ventricle': [
      '右心室壁',
      'paries ventriculi dextri',
      'wall of right ventricle',
      '位于最前方，构成胸肋面的大部分，把血液射入肺动脉干。',
    ],
    'right-atrium': [
      '右心房',
      'atrium dextrum',
      'right atrium',
      '接受上、下腔静脉和冠状窦的血液，构成心的右缘。',
    ],
    'left-atrium': [
      '左心房',
      'atrium sinistrum',
      'left atrium',
      '位于最后方，与食管相邻，接受四条肺静脉；扩大时可压迫食管。',
    ],
    'right-auricle': [
      '右心耳',
      'auricula dextra',
      'right auricle',
      '右心房向前内突出的部分，覆盖主动脉根部右侧，内有梳状肌。',
    ],
    'left-auricle': [
      '左心耳',
      'auricula sinistra',
      'left auricle',
      '位于肺动脉干左侧；心房颤动时血流缓慢，易在此形成血栓。',
    ],
    'interatrial-septum': [
      '房间隔',
      'septum interatriale',
      'interatrial septum',
      '分隔左、右心房，较薄，右侧面下部有卵圆窝。',
    ],
    'fossa-ovalis': [
      '卵圆窝',
      'fossa ovalis',
      'oval fossa',
      '胎儿卵圆孔闭合后的遗迹，房间隔最薄处，房间隔缺损多发于此。',
    ],
  },
  valves: {
    'mitral-anterior': [
      '二尖瓣前尖',
      'cuspis anterior valvae mitralis',
      'anterior cusp of mitral valve',
      '位于前内侧，分隔左心室的流入道与流出道，与主动脉瓣相邻。',
    ],
    'mitral-posterior': [
      '二尖瓣后尖',
      'cuspis posterior valvae mitralis',
      'posterior cusp of mitral valve',
      '位于后外侧，附着缘较长；心室收缩时与前尖对合，防止血液反流。',
    ],
    'tricuspid-anterior': [
      '三尖瓣前尖',
      'cuspis anterior valvae tricuspidalis',
      'anterior cusp of tricuspid valve',
      '三个瓣尖中最大，腱索主要连于前乳头肌。',
    ],
    'tricuspid-posterior': [
      '三尖瓣后尖',
      'cuspis posterior valvae tricuspidalis',
      'posterior cusp of tricuspid valve',
      '附着于右房室口后下缘，腱索连于前、后乳头肌。',
    ],
    'tricuspid-septal': [
      '三尖瓣隔侧尖',
      'cuspis septalis valvae tricuspidalis',
      'septal cusp of tricuspid valve',
      '附着于室间隔侧，其附着处附近有房室结和房室束。',
    ],
    'right-aortic-cusp': [
      '主动脉瓣右半月瓣',
      'valvula semilunaris dextra valvae aortae',
      'right semilunar cusp of aortic valve',
      '其上方的主动脉窦发出右冠状动脉。',
    ],
    'left-aortic-cusp': [
      '主动脉瓣左半月瓣',
      'valvula semilunaris sinistra valvae aortae',
      'left semilunar cusp of aortic valve',
      '其上方的主动脉窦发出左冠状动脉。',
    ],
    'posterior-aortic-cusp': [
      '主动脉瓣后半月瓣',
      'valvula semilunaris posterior valvae aortae',
      'posterior semilunar cusp of aortic valve',
      '又称无冠瓣，其上方的窦不发出冠状动脉。',
    ],
    'anterior-pulmonary-cusp': [
      '肺动脉瓣前半月瓣',
      'valvula semilunaris anterior valvae trunci pulmonalis',
      'anterior semilunar cusp of pulmonary valve',
      '肺动脉瓣位置最靠前上；舒张期三瓣闭合，防止血液流回右心室。',
    ],
    'left-pulmonary-cusp': [
      '肺动脉瓣左半月瓣',
      'valvula semilunaris sinistra valvae trunci pulmonalis',
      'left semilunar cusp of pulmonary valve',
      '半月形袋口朝向肺动脉干，靠血液充盈而关闭，没有腱索。',
    ],
    'right-pulmonary-cusp': [
      '肺动脉瓣右半月瓣',
      'valvula semilunaris dextra valvae trunci pulmonalis',
      'right semilunar cusp of pulmonary valve',
      '与另两瓣在中央对合；动脉瓣关闭产生第二心音。',
    ],
    'papillary-left-anterior': [
      '左心室前乳头肌',
      'musculus papillaris anterior ventriculi sinistri',
      'anterior papillary muscle of left ventricle',
      '起自左心室前外侧壁，腱索连于二尖瓣前、后尖。',
    ],
    'papillary-left-posterior': [
      '左心室后乳头肌',
      'musculus papillaris posterior ventriculi sinistri',
      'posterior papillary muscle of left ventricle',
      '起自左心室后壁；供血较单一，心肌梗死时断裂可致急性反流。',
    ],
    'papillary-right-anterior': [
      '右心室前乳头肌',
      'musculus papillaris anterior ventriculi dextri',
      'anterior papillary muscle of right ventricle',
      '右心室最大的乳头肌，根部与隔缘肉柱相连。',
    ],
    'papillary-right-posterior': [
      '右心室后乳头肌',
      'musculus papillaris posterior ventriculi dextri',
      'posterior papillary muscle of right ventricle',
      '较小，起自下壁，腱索连于三尖瓣后尖和隔侧尖。',
    ],
    'mitral-chordae': [
      '二尖瓣腱索',
      'chordae tendineae valvae mitralis',
      'chordae tendineae of mitral valve',
      '从乳头肌尖连到瓣尖，收缩期拉住瓣尖，防止翻入左心房。',
    ],
    'tricuspid-chordae': [
      '三尖瓣腱索',
      'chordae tendineae valvae tricuspidalis',
      'chordae tendineae of tricuspid valve',
      '与瓣环、瓣尖、乳头肌合称三尖瓣复合体，保证血液单向流动。',
    ],
    'moderator-band': [
      '隔缘肉柱',
      'trabecula septomarginalis',
      'septomarginal trabecula',
      '又称节制索，从室间隔连到前乳头肌根部，内有右束支通过。',
    ],
  },
} as const satisfies Record<string, Record<string, Words>>;
