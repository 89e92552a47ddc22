import type { Words } from '../body';

/** The parts below the headings of vessels and of the conduction system. */
export const vesselWords = {
  arteries: {
    'ascending-aorta': [
      '升主动脉',
      'pars ascendens aortae',
      'ascending aorta',
      '起自左心室，向右前上行，根部发出左、右冠状动脉。',
    ],
    'aortic-arch': [
      '主动脉弓',
      'arcus aortae',
      'aortic arch',
      '弓形弯向左后，凸侧发出头臂干、左颈总动脉和左锁骨下动脉。',
    ],
    'descending-aorta': [
      '胸主动脉',
      'pars thoracica aortae',
      'thoracic aorta',
      '主动脉弓的延续，在脊柱左前方下行，经左心房后方。',
    ],
    'brachiocephalic-trunk': [
      '头臂干',
      'truncus brachiocephalicus',
      'brachiocephalic trunk',
      '主动脉弓的第一分支，分为右颈总动脉和右锁骨下动脉。',
    ],
    'left-common-carotid': [
      '左颈总动脉',
      'arteria carotis communis sinistra',
      'left common carotid artery',
      '主动脉弓的第二分支，供应左侧头颈部。',
    ],
    'left-subclavian': [
      '左锁骨下动脉',
      'arteria subclavia sinistra',
      'left subclavian artery',
      '主动脉弓的第三分支，供应左上肢。',
    ],
    'pulmonary-trunk': [
      '肺动脉干',
      'truncus pulmonalis',
      'pulmonary trunk',
      '起自右心室，在升主动脉前方向左后上行，运送静脉血。',
    ],
    'left-pulmonary-artery': [
      '左肺动脉',
      'arteria pulmonalis sinistra',
      'left pulmonary artery',
      '较短，经左主支气管前方入左肺门。',
    ],
    'right-pulmonary-artery': [
      '右肺动脉',
      'arteria pulmonalis dextra',
      'right pulmonary artery',
      '较长，经升主动脉和上腔静脉后方入右肺门。',
    ],
    'ligamentum-arteriosum': [
      '动脉韧带',
      'ligamentum arteriosum',
      'ligamentum arteriosum',
      '胎儿动脉导管的遗迹，左喉返神经在其左侧绕过主动脉弓。',
    ],
  },
  veins: {
    'superior-vena-cava': [
      '上腔静脉',
      'vena cava superior',
      'superior vena cava',
      '由左、右头臂静脉合成，收集头颈、上肢和胸部的静脉血。',
    ],
    'inferior-vena-cava': [
      '下腔静脉',
      'vena cava inferior',
      'inferior vena cava',
      '人体最大的静脉，收集下半身的血液，由下方注入右心房。',
    ],
    'right-brachiocephalic-vein': [
      '右头臂静脉',
      'vena brachiocephalica dextra',
      'right brachiocephalic vein',
      '由右颈内静脉与右锁骨下静脉合成，短而直。',
    ],
    'left-brachiocephalic-vein': [
      '左头臂静脉',
      'vena brachiocephalica sinistra',
      'left brachiocephalic vein',
      '较长，斜过主动脉弓三大分支的前方。',
    ],
    'right-superior-pulmonary-vein': [
      '右上肺静脉',
      'vena pulmonalis dextra superior',
      'right superior pulmonary vein',
      '运送右肺上、中叶的动脉血入左心房。',
    ],
    'right-inferior-pulmonary-vein': [
      '右下肺静脉',
      'vena pulmonalis dextra inferior',
      'right inferior pulmonary vein',
      '运送右肺下叶的动脉血入左心房。',
    ],
    'left-superior-pulmonary-vein': [
      '左上肺静脉',
      'vena pulmonalis sinistra superior',
      'left superior pulmonary vein',
      '运送左肺上叶的动脉血；肺静脉口周围是房颤的常见起源。',
    ],
    'left-inferior-pulmonary-vein': [
      '左下肺静脉',
      'vena pulmonalis sinistra inferior',
      'left inferior pulmonary vein',
      '运送左肺下叶的动脉血入左心房。',
    ],
  },
  coronaries: {
    'right-coronary': [
      '右冠状动脉',
      'arteria coronaria dextra',
      'right coronary artery',
      '沿冠状沟右行至心的后面，供应右心室和多数人的窦房结、房室结。',
    ],
    'right-marginal': [
      '右缘支',
      'ramus marginalis dexter',
      'right marginal branch',
      '沿心的下缘走向心尖，供应右心室壁。',
    ],
    'conus-branch': [
      '动脉圆锥支',
      'ramus coni arteriosi',
      'conus branch',
      '供应右心室流出道，可与左冠状动脉的分支吻合。',
    ],
    'posterior-interventricular': [
      '后室间支',
      'ramus interventricularis posterior',
      'posterior interventricular branch',
      '沿后室间沟下行，供应室间隔后三分之一；来自右冠者为右优势型。',
    ],
    'left-main': [
      '左冠状动脉',
      'arteria coronaria sinistra',
      'left coronary artery',
      '主干短，在肺动脉干与左心耳之间分为前室间支和旋支。',
    ],
    'anterior-interventricular': [
      '前室间支',
      'ramus interventricularis anterior',
      'anterior interventricular branch',
      '又称前降支，供应左心室前壁和室间隔前三分之二，最易发生梗死。',
    ],
    diagonal: [
      '对角支',
      'rami diagonales',
      'diagonal branches',
      '由前室间支向左侧发出，供应左心室前外侧壁。',
    ],
    circumflex: [
      '旋支',
      'ramus circumflexus',
      'circumflex branch',
      '沿冠状沟左行绕到后面，供应左心房和左心室侧壁。',
    ],
    'left-marginal': [
      '左缘支',
      'ramus marginalis sinister',
      'left marginal branch',
      '旋支的分支，供应左心室侧缘。',
    ],
    'coronary-sinus': [
      '冠状窦',
      'sinus coronarius',
      'coronary sinus',
      '位于后方冠状沟内，汇集心的大部分静脉血，开口于右心房。',
    ],
    'great-cardiac-vein': [
      '心大静脉',
      'vena cordis magna',
      'great cardiac vein',
      '与前室间支伴行，再沿冠状沟向左后注入冠状窦。',
    ],
    'middle-cardiac-vein': [
      '心中静脉',
      'vena cordis media',
      'middle cardiac vein',
      '与后室间支伴行，注入冠状窦。',
    ],
    'small-cardiac-vein': [
      '心小静脉',
      'vena cordis parva',
      'small cardiac vein',
      '沿右侧冠状沟向后，注入冠状窦末端。',
    ],
  },
  conduction: {
    'sinoatrial-node': [
      '窦房结',
      'nodus sinuatrialis',
      'sinoatrial node',
      '位于上腔静脉与右心房交界处心外膜下，是心的正常起搏点。',
    ],
    'atrioventricular-node': [
      '房室结',
      'nodus atrioventricularis',
      'atrioventricular node',
      '位于冠状窦口前上方，使冲动延搁，心房先于心室收缩。',
    ],
    'atrioventricular-bundle': [
      '房室束',
      'fasciculus atrioventricularis',
      'atrioventricular bundle',
      '又称希氏束，穿过纤维支架，是心房与心室间正常的唯一通路。',
    ],
    'left-bundle-branch': [
      '左束支',
      'crus sinistrum',
      'left bundle branch',
      '在室间隔左侧心内膜下分散，支配左心室。',
    ],
    'right-bundle-branch': [
      '右束支',
      'crus dextrum',
      'right bundle branch',
      '沿室间隔右侧下行，经隔缘肉柱到前乳头肌。',
    ],
  },
} as const satisfies Record<string, Record<string, Words>>;
