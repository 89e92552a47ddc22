import type { Words } from '../body';

export const boneWords: Readonly<Record<string, Words>> = {
  femur: [
    '股骨下端',
    'femur, pars distalis',
    'distal femur',
    '膨大为内、外侧髁，其间后方是髁间窝，前方合成髌面。内侧髁较大而低，使大腿向内倾而两髁仍在同一水平；髁上骨折时远折端被腓肠肌拉向后，可刺伤腘动脉。',
  ],
  tibia: [
    '胫骨上端',
    'tibia, pars proximalis',
    'proximal tibia',
    '内、外侧髁上面构成平台，其间是髁间隆起，交叉韧带附着在它的前后；前下方的胫骨粗隆可在皮下摸到。平台骨折多在外侧，由外翻暴力引起。',
  ],
  fibula: [
    '腓骨上端',
    'fibula, pars proximalis',
    'proximal fibula',
    '腓骨头在胫骨外侧髁的后外下方，不参与膝关节，供外侧副韧带和股二头肌附着；腓总神经绕过腓骨颈，骨折或石膏压迫时足下垂。',
  ],
  patella: [
    '髌骨',
    'patella',
    'patella',
    '全身最大的籽骨，包在股四头肌腱内，加大伸膝的力臂。后面以一条嵴分为两个关节面，外侧较大；易向外侧脱位，跌跪时可横断。',
  ],
};

export const jointWords: Readonly<Record<string, Words>> = {
  'femoral-cartilage': [
    '股骨关节软骨',
    'cartilago articularis femoris',
    'articular cartilage of femur',
    '覆盖两髁和髌面的透明软骨，没有血管和神经，损伤后几乎不能自愈；骨关节炎时变薄，负重位X线片上关节间隙变窄。',
  ],
  'medial-tibial-cartilage': [
    '胫骨内侧关节软骨',
    'cartilago articularis tibiae medialis',
    'medial tibial articular cartilage',
    '覆盖内侧平台，长而较凹。内侧室承担体重的大半，膝内翻时磨损最早。',
  ],
  'lateral-tibial-cartilage': [
    '胫骨外侧关节软骨',
    'cartilago articularis tibiae lateralis',
    'lateral tibial articular cartilage',
    '覆盖外侧平台，短而近圆，前后方向略凸，因此外侧髁能前后滑动，膝的旋转以内侧为轴。',
  ],
  'patellar-cartilage': [
    '髌骨关节软骨',
    'cartilago articularis patellae',
    'articular cartilage of patella',
    '厚可达四至五毫米，是全身最厚的关节软骨，因为上下楼时髌股关节受力数倍于体重；软化时下楼、久坐后膝前痛。',
  ],
  'medial-meniscus': [
    '内侧半月板',
    'meniscus medialis',
    'medial meniscus',
    '呈C形，前窄后宽，外缘与关节囊和内侧副韧带紧密相连，活动度小，因此撕裂比外侧多见，尤其是后角。外缘三分之一有血供，才可缝合。',
  ],
  'lateral-meniscus': [
    '外侧半月板',
    'meniscus lateralis',
    'lateral meniscus',
    '近似O形，外缘与外侧副韧带之间隔着腘肌腱，活动度较大。盘状半月板多见于此侧，儿童膝弹响时要想到。',
  ],
};

export const passingWords: Readonly<Record<string, Words>> = {
  'popliteal-artery': [
    '腘动脉',
    'arteria poplitea',
    'popliteal artery',
    '腘窝内位置最深，紧贴股骨和关节囊，在收肌腱裂孔和比目鱼肌腱弓处固定，因此膝关节脱位时易损伤；测下肢血压和查搏动时要屈膝深触。',
  ],
  'popliteal-vein': [
    '腘静脉',
    'vena poplitea',
    'popliteal vein',
    '位于动脉的浅面，收纳小隐静脉。下肢深静脉血栓由此向近侧延伸时，肺栓塞的危险增大。',
  ],
  'tibial-nerve': [
    '胫神经',
    'nervus tibialis',
    'tibial nerve',
    '腘窝正中最浅的一条，支配小腿后群和足底。损伤后不能跖屈和内翻，足底感觉丧失。',
  ],
  'common-fibular-nerve': [
    '腓总神经',
    'nervus fibularis communis',
    'common fibular nerve',
    '沿股二头肌腱内缘向外下，绕腓骨颈到小腿前外侧，位置浅而贴骨，是下肢最易损伤的神经，伤后足下垂并内翻。',
  ],
};
