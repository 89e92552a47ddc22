import type { Words } from '../body';
import { bothSides } from '../sides';

export const lobeWords: Readonly<Record<string, Words>> = {
  ...bothSides('frontal-lobe', 'm', [
    '额叶',
    'lobus frontalis',
    'frontal lobe',
    '中央沟以前的部分（中央前回另列）。前额叶管计划、判断和性格，优势侧额下回后部是运动性语言中枢，受损时能听懂而说不出。',
  ]),
  ...bothSides('precentral-gyrus', 'm', [
    '中央前回',
    'gyrus precentralis',
    'precentral gyrus',
    '中央沟前方的脑回，是躯体运动区，支配对侧身体；自下而上依次是口面、手、躯干和下肢，如倒置的人形，下肢和会阴转到内侧面。',
  ]),
  ...bothSides('postcentral-gyrus', 'm', [
    '中央后回',
    'gyrus postcentralis',
    'postcentral gyrus',
    '中央沟后方的脑回，是躯体感觉区，接受对侧身体的触觉、痛温觉和本体觉，排列也如倒置的人形，手和口唇所占最大。',
  ]),
  ...bothSides('parietal-lobe', 'm', [
    '顶叶',
    'lobus parietalis',
    'parietal lobe',
    '中央沟与顶枕沟之间（中央后回另列）。综合感觉和空间；非优势侧受损时忽视对侧半身，优势侧角回受损时失读、失写。',
  ]),
  ...bothSides('temporal-lobe', 'm', [
    '颞叶',
    'lobus temporalis',
    'temporal lobe',
    '外侧沟以下的部分。颞横回是听区，优势侧颞上回后部管理解语言，内侧的海马和钩与记忆、嗅觉有关；幕上压力增高时钩可疝入小脑幕切迹，压迫动眼神经。',
  ]),
  ...bothSides('occipital-lobe', 'm', [
    '枕叶',
    'lobus occipitalis',
    'occipital lobe',
    '顶枕沟以后的部分，距状沟两岸是视区，接受两眼对侧半视野的信息；大脑后动脉闭塞时对侧同向性偏盲，黄斑视力常可保留。',
  ]),
  ...bothSides('insula', 'f', [
    '岛叶',
    'insula',
    'insula',
    '藏在外侧沟深处，被额、顶、颞叶的岛盖遮住，与内脏感觉、味觉和情绪有关；大脑中动脉从它表面经过。',
  ]),
  ...bothSides('cingulate-gyrus', 'm', [
    '扣带回',
    'gyrus cinguli',
    'cingulate gyrus',
    '在半球内侧面环绕胼胝体，属边缘系统，参与情绪、动机和痛的感受；一侧占位时可从大脑镰下疝到对侧。',
  ]),
};

export const whiteWords: Readonly<Record<string, Words>> = {
  ...bothSides('cerebral-white-matter', 'f', [
    '大脑髓质',
    'substantia alba cerebri',
    'cerebral white matter',
    '皮质下由有髓纤维组成的白质，有联络、连合和投射三类纤维。多发性硬化的脱髓鞘斑块常在侧脑室旁。',
  ]),
  ...bothSides('internal-capsule', 'f', [
    '内囊',
    'capsula interna',
    'internal capsule',
    '位于尾状核、背侧丘脑与豆状核之间，水平面上呈开口向外的V形。皮质核束、皮质脊髓束和丘脑皮质束在此密集，豆纹动脉破裂时出现对侧偏瘫、偏身感觉障碍和偏盲。',
  ]),
  'corpus-callosum': [
    '胼胝体',
    'corpus callosum',
    'corpus callosum',
    '连接两半球的最大连合纤维，自前向后分嘴、膝、干、压部，构成侧脑室顶的大部分。切断后两半球各自为政，左手不能执行口头指令。',
  ],
  fornix: [
    '穹窿',
    'fornix',
    'fornix',
    '自海马发出，弓形绕过背侧丘脑上方，终于乳头体，是记忆环路的一段；柱的后方即室间孔。',
  ],
};

export const nucleusWords: Readonly<Record<string, Words>> = {
  ...bothSides('caudate-nucleus', 'm', [
    '尾状核',
    'nucleus caudatus',
    'caudate nucleus',
    '呈C形，头膨入侧脑室前角，体和尾沿侧脑室走行，尾端连杏仁体。亨廷顿病时头部萎缩，前角变得方钝，出现舞蹈样动作。',
  ]),
  ...bothSides('putamen', 'n', [
    '壳',
    'putamen',
    'putamen',
    '豆状核的外侧部，与尾状核合称新纹状体，接受黑质的多巴胺能纤维；高血压脑出血最常发生在这里。',
  ]),
  ...bothSides('globus-pallidus', 'm', [
    '苍白球',
    'globus pallidus',
    'globus pallidus',
    '豆状核的内侧部，是纹状体的传出部位，有内、外两节；一氧化碳中毒时两侧对称坏死，内侧部又是深部脑刺激的靶点。',
  ]),
  ...bothSides('amygdala', 'n', [
    '杏仁体',
    'corpus amygdaloideum',
    'amygdala',
    '在颞叶前内侧、海马前端和侧脑室下角的前方，与恐惧和情绪记忆有关；两侧受损时失去恐惧反应。',
  ]),
  ...bothSides('hippocampus', 'm', [
    '海马',
    'hippocampus',
    'hippocampus',
    '卷在侧脑室下角底部，把近事记忆转为长期记忆。对缺氧最敏感，阿尔茨海默病早期即萎缩，硬化是颞叶癫痫的常见原因。',
  ]),
};

export const betweenWords: Readonly<Record<string, Words>> = {
  ...bothSides('thalamus', 'm', [
    '背侧丘脑',
    'thalamus',
    'thalamus',
    '第三脑室两旁的卵圆形灰质团，除嗅觉外各种感觉都在此换元后到皮质。一侧腔隙性梗死可致对侧感觉丧失，日后出现剧烈的丘脑痛。',
  ]),
  hypothalamus: [
    '下丘脑',
    'hypothalamus',
    'hypothalamus',
    '构成第三脑室侧壁下部和底，调节体温、摄食、水盐、昼夜节律和垂体；视上核、室旁核所产的抗利尿激素经垂体柄到神经垂体，受损时尿崩。',
  ],
  'mammillary-bodies': [
    '乳头体',
    'corpora mamillaria',
    'mammillary bodies',
    '下丘脑后下方的一对小圆隆起，接受穹窿的纤维。维生素B1缺乏的韦尼克脑病常累及，患者记不住新事。',
  ],
  'pituitary-gland': [
    '垂体',
    'hypophysis',
    'pituitary gland',
    '借垂体柄悬于下丘脑，位于蝶骨的垂体窝内，分腺垂体和神经垂体。正上方是视交叉，腺瘤向上压迫时两颞侧偏盲。',
  ],
  'pineal-gland': [
    '松果体',
    'glandula pinealis',
    'pineal gland',
    '在上丘之间的上方，夜间分泌褪黑素。成年后常钙化，在CT上是中线的标志；肿瘤压迫顶盖时两眼不能上视。',
  ],
};
