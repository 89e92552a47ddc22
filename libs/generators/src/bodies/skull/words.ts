import type { Words } from '../body';
import { bothSides } from '../sides';

export const cranialWords: Readonly<Record<string, Words>> = {
  'frontal-bone': [
    '额骨',
    'os frontale',
    'frontal bone',
    '构成额部和眶的上壁，内有额窦。眶上缘有眶上切迹，眶上神经由此到额部皮肤，压痛点可在此触及；眶上壁薄，骨折时可出现脑脊液鼻漏。',
  ],
  ...bothSides('parietal-bone', 'n', [
    '顶骨',
    'os parietale',
    'parietal bone',
    '四边形的扁骨，构成颅顶的大部分。前缘成冠状缝，两侧在正中成矢状缝，后缘成人字缝；内面有脑膜中动脉的沟，骨折跨过此沟时要提防硬膜外血肿。',
  ]),
  ...bothSides('temporal-bone', 'n', [
    '颞骨',
    'os temporale',
    'temporal bone',
    '分鳞部、鼓部和岩部。岩部内藏中耳和内耳，颈动脉管穿过其尖；乳突内有含气小房，与中耳相通，中耳炎可由此蔓延；茎突与乳突之间的茎乳孔是面神经出颅处。',
  ]),
  'occipital-bone': [
    '枕骨',
    'os occipitale',
    'occipital bone',
    '围成枕骨大孔，延髓在此续为脊髓。孔的两旁有枕髁，与寰椎相关节；枕髁根部的舌下神经管通过舌下神经。颅内压升高时小脑扁桃体可被挤入枕骨大孔。',
  ],
  'sphenoid-bone': [
    '蝶骨',
    'os sphenoidale',
    'sphenoid bone',
    '居颅底中央，形如蝴蝶，与其余脑颅骨都相接。体上有垂体窝，体内有蝶窦，经鼻经蝶窦可到达垂体；大翼根部自前向后有圆孔、卵圆孔和棘孔。',
  ],
  'ethmoid-bone': [
    '筛骨',
    'os ethmoidale',
    'ethmoid bone',
    '位于两眶之间，筛板上的小孔通过嗅神经，垂直板构成鼻中隔上部，两侧迷路内有筛小房。筛板薄，前颅窝骨折时最易撕裂，嗅觉丧失和脑脊液鼻漏由此而来。',
  ],
};

export const facialWords: Readonly<Record<string, Words>> = {
  ...bothSides('nasal-bone', 'n', [
    '鼻骨',
    'os nasale',
    'nasal bone',
    '成对的小长方形骨，构成鼻背的上部，上接额骨，外接上颌骨额突。位置突出而下部薄，是面部最常骨折的骨。',
  ]),
  ...bothSides('lacrimal-bone', 'n', [
    '泪骨',
    'os lacrimale',
    'lacrimal bone',
    '面颅中最小最薄的骨，在眶内侧壁前部，与上颌骨额突合成泪囊窝，泪囊即在其中，向下经鼻泪管通到下鼻道。',
  ]),
  ...bothSides('zygomatic-bone', 'n', [
    '颧骨',
    'os zygomaticum',
    'zygomatic bone',
    '构成面颊的骨性突起和眶的外侧壁，向后与颞骨颧突合成颧弓，咬肌起自此处。颧弓骨折内陷时压迫冠突和颞肌，张口受限。',
  ]),
  ...bothSides('maxilla', 'f', [
    '上颌骨',
    'maxilla',
    'maxilla',
    '面颅的中心，参与构成眶下壁、鼻腔外侧壁和硬腭，体内有上颌窦。窦口高于窦底，脓液不易流出；上颌磨牙的根与窦底只隔薄骨，牙根感染可以引起上颌窦炎。',
  ]),
  ...bothSides('palatine-bone', 'n', [
    '腭骨',
    'os palatinum',
    'palatine bone',
    '呈L形，在上颌骨后方。水平板构成硬腭的后四分之一，垂直板构成鼻腔外侧壁的后部；腭大孔位于硬腭后外角，腭大神经阻滞在此进针。',
  ]),
  ...bothSides('inferior-nasal-concha', 'f', [
    '下鼻甲',
    'concha nasalis inferior',
    'inferior nasal concha',
    '独立的卷曲薄骨，附在鼻腔外侧壁，下方是下鼻道，鼻泪管开口于此。黏膜血管丰富，肥厚时引起鼻塞。',
  ]),
  vomer: [
    '犁骨',
    'vomer',
    'vomer',
    '正中的斜方形薄板，构成鼻中隔的后下部，上接蝶骨体和筛骨垂直板，下接硬腭。鼻中隔偏曲常发生在它与筛骨、软骨相接处。',
  ],
};

export const jawWords: Readonly<Record<string, Words>> = {
  mandible: [
    '下颌骨',
    'mandibula',
    'mandible',
    '面颅中最大、唯一能活动的骨，由体和两支构成，髁突与颞骨下颌窝成颞下颌关节。下颌支内面的下颌孔通下牙槽神经，局部麻醉在此阻滞；髁突颈、颏孔和下颌角处容易骨折。',
  ],
  'hyoid-bone': [
    '舌骨',
    'os hyoideum',
    'hyoid bone',
    '呈U形，约平第三颈椎，是唯一不与其他骨相关节的骨，由肌和韧带悬在下颌与喉之间。扼颈时大角可以骨折，法医学上有意义。',
  ],
};

export const teethWords: Readonly<Record<string, Words>> = {
  'upper-incisors': [
    '上颌切牙',
    'dentes incisivi superiores',
    'upper incisors',
    '左右各两枚，冠呈铲形，切断食物，单根。中切牙位置突出，外伤时最易折断；恒中切牙约七至八岁萌出。',
  ],
  'upper-canines': [
    '上颌尖牙',
    'dentes canini superiores',
    'upper canines',
    '左右各一枚，冠有一个尖，根在全部牙中最长。位于口角处，支撑面容；萌出较晚，间隙不足时常错位或阻生。',
  ],
  'upper-premolars': [
    '上颌前磨牙',
    'dentes premolares superiores',
    'upper premolars',
    '左右各两枚，咬合面有颊、腭两尖。第一前磨牙常有两根，正畸减数时多拔除它。',
  ],
  'upper-molars': [
    '上颌磨牙',
    'dentes molares superiores',
    'upper molars',
    '左右各三枚，一般有三根，两颊一腭，邻近上颌窦底。拔牙时断根可被推入窦内；第一磨牙六岁左右萌出，是最早的恒牙之一。',
  ],
  'lower-incisors': [
    '下颌切牙',
    'dentes incisivi inferiores',
    'lower incisors',
    '左右各两枚，是恒牙中最窄的牙，单根而扁。舌侧正对下颌下腺管的开口，最易积牙石；牙周病时常最先松动。',
  ],
  'lower-canines': [
    '下颌尖牙',
    'dentes canini inferiores',
    'lower canines',
    '左右各一枚，冠窄长，单根，与上颌尖牙配合引导下颌向侧方运动。',
  ],
  'lower-premolars': [
    '下颌前磨牙',
    'dentes premolares inferiores',
    'lower premolars',
    '左右各两枚，多为单根。颏孔在第二前磨牙根尖附近，X线片上不可误认为根尖病变。',
  ],
  'lower-molars': [
    '下颌磨牙',
    'dentes molares inferiores',
    'lower molars',
    '左右各三枚，多有近中、远中两根。第三磨牙即智牙，常阻生而引起冠周炎，其根与下颌管接近，拔除时要防伤下牙槽神经。',
  ],
};
