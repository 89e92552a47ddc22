import type { Words } from '../body';
import { bothSides } from '../sides';

export const ventricleWords: Readonly<Record<string, Words>> = {
  ...bothSides('lateral-ventricle', 'm', [
    '侧脑室',
    'ventriculus lateralis',
    'lateral ventricle',
    '大脑半球内的腔，前角、中央部、后角、下角分别伸入额、顶、枕、颞叶，经室间孔通第三脑室。脉络丛产生脑脊液；穿刺引流常选前角。',
  ]),
  'third-ventricle': [
    '第三脑室',
    'ventriculus tertius',
    'third ventricle',
    '两侧背侧丘脑和下丘脑之间的矢状裂隙，前借室间孔通侧脑室，后接中脑水管。底部造瘘可以治疗梗阻性脑积水。',
  ],
  'cerebral-aqueduct': [
    '中脑水管',
    'aqueductus mesencephali',
    'cerebral aqueduct',
    '贯穿中脑的细管，连第三、第四脑室，是脑脊液路上最窄之处，先天狭窄或受压时其上方的脑室全部扩大。',
  ],
  'fourth-ventricle': [
    '第四脑室',
    'ventriculus quartus',
    'fourth ventricle',
    '位于脑桥、延髓与小脑之间，底呈菱形。脑脊液由正中孔和两个外侧孔流入蛛网膜下隙；儿童的髓母细胞瘤常长在其顶。',
  ],
};

export const stemWords: Readonly<Record<string, Words>> = {
  midbrain: [
    '中脑',
    'mesencephalon',
    'midbrain',
    '腹侧是一对大脑脚，背侧有上、下丘，黑质和红核在其中。黑质神经元丢失即帕金森病；动眼神经自脚间窝出，滑车神经自背侧出。',
  ],
  pons: [
    '脑桥',
    'pons',
    'pons',
    '腹侧膨隆，两侧借小脑中脚连小脑，中线基底沟容基底动脉。三叉神经自其外侧出，展、面、前庭蜗神经自下缘的沟出；腹侧梗死可致闭锁综合征。',
  ],
  'medulla-oblongata': [
    '延髓',
    'medulla oblongata',
    'medulla oblongata',
    '下端平枕骨大孔接脊髓。前面有锥体，大部分纤维在下方交叉；呼吸、循环中枢在其内，受压可立即致命。外侧缺血时出现交叉性感觉障碍。',
  ],
  ...bothSides('cerebellar-hemisphere', 'n', [
    '小脑半球',
    'hemispherium cerebelli',
    'cerebellar hemisphere',
    '表面有密集平行的叶片，协调同侧肢体的运动。受损时同侧意向性震颤、轮替不能；下方内侧的小脑扁桃体邻近枕骨大孔。',
  ]),
  'cerebellar-vermis': [
    '小脑蚓',
    'vermis cerebelli',
    'cerebellar vermis',
    '两小脑半球之间狭窄的中部，调节躯干的肌张力和平衡，受损时躯干摇晃、步态蹒跚，而四肢尚能协调。',
  ],
};

export const nerveWords: Readonly<Record<string, Words>> = {
  'olfactory-nerve': [
    '嗅球和嗅束（Ⅰ）',
    'bulbus et tractus olfactorius',
    'olfactory bulb and tract (I)',
    '嗅神经的细丝穿筛板终于嗅球，再经嗅束入脑。前颅窝骨折或嗅沟脑膜瘤可使嗅觉丧失。',
  ],
  'optic-nerve': [
    '视神经、视交叉和视束（Ⅱ）',
    'nervus, chiasma et tractus opticus',
    'optic nerve, chiasm and tract (II)',
    '两眼鼻侧纤维在视交叉交叉。视神经受损则一眼全盲，交叉正中受压则两颞侧偏盲，视束受损则对侧同向性偏盲。',
  ],
  'oculomotor-nerve': [
    '动眼神经（Ⅲ）',
    'nervus oculomotorius',
    'oculomotor nerve (III)',
    '自脚间窝出脑，经眶上裂入眶，支配大部分眼外肌、上睑提肌和瞳孔括约肌。后交通动脉瘤或钩回疝压迫时瞳孔散大、上睑下垂。',
  ],
  'trochlear-nerve': [
    '滑车神经（Ⅳ）',
    'nervus trochlearis',
    'trochlear nerve (IV)',
    '唯一自脑干背侧出脑的脑神经，绕大脑脚向前，支配上斜肌。受损时下楼复视，头常偏向健侧。',
  ],
  'trigeminal-nerve': [
    '三叉神经（Ⅴ）',
    'nervus trigeminus',
    'trigeminal nerve (V)',
    '自脑桥外侧出，三叉神经节后分眼、上颌、下颌三支，分经眶上裂、圆孔、卵圆孔出颅，管面部感觉和咀嚼肌。三叉神经痛为触发性的刀割样痛。',
  ],
  'abducens-nerve': [
    '展神经（Ⅵ）',
    'nervus abducens',
    'abducens nerve (VI)',
    '自延髓脑桥沟出，行程长，支配外直肌。颅内压增高时易受牵拉，眼内斜而不能外展，没有定位意义。',
  ],
  'facial-nerve': [
    '面神经（Ⅶ）',
    'nervus facialis',
    'facial nerve (VII)',
    '自脑桥小脑角出，入内耳门，出茎乳孔，支配表情肌，并管舌前三分之二味觉和泪腺、唾液腺。周围性面瘫时同侧额纹也消失。',
  ],
  'vestibulocochlear-nerve': [
    '前庭蜗神经（Ⅷ）',
    'nervus vestibulocochlearis',
    'vestibulocochlear nerve (VIII)',
    '与面神经同入内耳门，传导听觉和平衡觉。听神经瘤多起自前庭部，先有耳鸣和一侧听力下降。',
  ],
  'glossopharyngeal-nerve': [
    '舌咽神经（Ⅸ）',
    'nervus glossopharyngeus',
    'glossopharyngeal nerve (IX)',
    '自橄榄后沟上部出，经颈静脉孔出颅，管舌后三分之一的味觉和一般感觉、咽的感觉和颈动脉窦。咽反射的传入由它完成。',
  ],
  'vagus-nerve': [
    '迷走神经（Ⅹ）',
    'nervus vagus',
    'vagus nerve (X)',
    '自橄榄后沟中部出，经颈静脉孔出颅，下行到颈、胸、腹的脏器。受损时声音嘶哑、吞咽呛咳，腭垂偏向健侧。',
  ],
  'accessory-nerve': [
    '副神经（Ⅺ）',
    'nervus accessorius',
    'accessory nerve (XI)',
    '脊髓根自颈髓上行入枕骨大孔，再经颈静脉孔出颅，支配胸锁乳突肌和斜方肌。颈后三角的手术误伤后不能耸肩。',
  ],
  'hypoglossal-nerve': [
    '舌下神经（Ⅻ）',
    'nervus hypoglossus',
    'hypoglossal nerve (XII)',
    '自锥体与橄榄之间出，经舌下神经管出颅，支配舌肌。周围性受损时伸舌偏向患侧，舌肌萎缩。',
  ],
};
