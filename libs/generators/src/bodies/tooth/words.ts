import type { Words } from '../body';

export const toothWords: Readonly<Record<string, Words>> = {
  enamel: [
    '牙釉质',
    'enamelum',
    'enamel',
    '覆盖牙冠，百分之九十六以上是矿物质，是人体最硬的组织，牙尖处最厚约二点五毫米，牙颈处渐薄。成釉细胞在萌出前退化，磨损和龋坏后不能再生，氟化物可使早期脱矿再矿化。',
  ],
  dentin: [
    '牙本质',
    'dentinum',
    'dentine',
    '构成牙的主体，布满从牙髓放射出的小管，管内有成牙本质细胞的突起和液体。暴露时冷热酸甜使液体流动，引起一过性尖锐的痛；一生中可形成继发性牙本质。',
  ],
  cementum: [
    '牙骨质',
    'cementum',
    'cementum',
    '覆盖牙根的薄层，结构近似骨而没有血管，牙周膜的纤维埋入其中。颈部最薄，牙龈退缩后容易磨去而露出牙本质；正畸时比骨耐吸收，牙才能移动。',
  ],
};

export const pulpWords: Readonly<Record<string, Words>> = {
  'pulp-chamber': [
    '髓室',
    'cavitas pulparis coronae',
    'pulp chamber',
    '牙冠内的牙髓及其腔，向每个牙尖伸出髓角。四壁坚硬，发炎时压力无处释放，痛剧烈、夜间加重且不能定位；备洞时髓角最易被穿通。',
  ],
  'mesial-root-canals': [
    '近中根管',
    'canales radicis dentis mesiales',
    'mesial root canals',
    '近中根内常有颊、舌两个根管，根尖处可汇合。近中根向远中弯曲，根管治疗时细器械容易在此折断。',
  ],
  'distal-root-canals': [
    '远中根管',
    'canales radicis dentis distales',
    'distal root canals',
    '远中根的根管较宽而直，常为一个扁形管，中国人约四分之一另有远中舌根，遗漏会使根管治疗失败；模型画成两管。',
  ],
};

export const supportWords: Readonly<Record<string, Words>> = {
  'periodontal-ligament': [
    '牙周膜',
    'desmodontium',
    'periodontal ligament',
    '牙骨质与牙槽骨之间宽约零点二毫米的致密结缔组织，斜行纤维把牙悬在窝内，缓冲咀嚼力；含本体感受器，因此叩痛可以定位。与骨粘连时牙不能移动。',
  ],
  'alveolar-bone-proper': [
    '固有牙槽骨',
    'os alveolare proprium',
    'alveolar bone proper',
    '牙槽窝的内壁，多孔，血管神经由孔进入牙周膜，X线片上为一条白线即硬骨板；根尖周炎或牙周炎时白线中断。',
  ],
  'compact-bone': [
    '颌骨密质骨',
    'substantia compacta mandibulae',
    'compact bone of jaw',
    '下颌的颊、舌侧皮质板，磨牙区颊侧厚而致密，浸润麻醉药不易透过，所以下颌磨牙多用神经阻滞。',
  ],
  'spongy-bone': [
    '颌骨松质骨',
    'substantia spongiosa mandibulae',
    'spongy bone of jaw',
    '两层密质骨之间的骨小梁，沿受力方向排列，支持固有牙槽骨。牙拔除后失去刺激，牙槽嵴逐年降低。',
  ],
  'mandibular-canal': [
    '下颌管',
    'canalis mandibulae',
    'mandibular canal',
    '自下颌孔至颏孔的骨管，位于磨牙根尖下方，容下牙槽神经和血管。种植前须量出它到牙槽嵴的距离。',
  ],
};

export const gumWords: Readonly<Record<string, Words>> = {
  'free-gingiva': [
    '游离龈',
    'gingiva libera',
    'free gingiva',
    '围绕牙颈而不附着的龈缘，与牙之间是龈沟，健康时深不超过三毫米。菌斑使它红肿、探诊出血，即牙龈炎，除去菌斑可以复原。',
  ],
  'attached-gingiva': [
    '附着龈',
    'gingiva fixa',
    'attached gingiva',
    '紧贴牙槽嵴骨膜，表面有点彩，色粉红而坚韧，能耐摩擦。龈缘退缩或系带牵拉时，它的宽度决定是否需要移植。',
  ],
  'junctional-epithelium': [
    '结合上皮',
    'epithelium junctionale',
    'junctional epithelium',
    '以半桥粒附在牙面的领圈，封闭口腔与牙周组织。它向根方移位并与牙面分离，就成为牙周袋。',
  ],
};

export const vesselWords: Readonly<Record<string, Words>> = {
  'inferior-alveolar-nerve': [
    '下牙槽神经',
    'nervus alveolaris inferior',
    'inferior alveolar nerve',
    '下颌神经的分支，行于下颌管，发小支经根尖孔入牙髓，末支出颏孔为颏神经。拔阻生智牙或种植时损伤，则下唇麻木。',
  ],
  'inferior-alveolar-artery': [
    '下牙槽动脉',
    'arteria alveolaris inferior',
    'inferior alveolar artery',
    '上颌动脉的分支，与神经同行，供应下颌牙、牙周膜和颌骨。牙髓的动脉经狭窄的根尖孔进入，没有侧支，外伤移位后易坏死。',
  ],
  'inferior-alveolar-vein': [
    '下牙槽静脉',
    'vena alveolaris inferior',
    'inferior alveolar vein',
    '收集下颌牙和颌骨的血，注入翼静脉丛。翼静脉丛没有瓣膜而与海绵窦相通，牙源性感染可由此入颅。',
  ],
};
