import type { SeedAnatomy } from './anatomies';

/** Bodies of several others, put together for what is learnt across them. */
export const collectedAnatomies: readonly SeedAnatomy[] = [
  {
    sold: '骨与关节三维模型合集',
    region: '骨和关节',
    system: 1,
    nameEn: 'bones and joints',
    bodies: ['skull', 'spine', 'hand', 'knee'],
    highlights: [
      { title: '头怎样动', text: '打开颅骨看枕髁，再打开脊柱，单独显示第一、第二颈椎。' },
      { title: '三种连结', text: '依次看颅缝、椎间盘和膝关节，比较哪一种最稳、哪一种最活动。' },
    ],
  },
  {
    sold: '恒牙三维模型',
    region: '牙和牙周',
    system: 3,
    nameEn: 'permanent teeth',
    bodies: ['skull', 'tooth'],
    highlights: [
      { title: '数牙位', text: '在颅骨上单独显示恒牙，由中线向后数：切牙、尖牙、前磨牙、磨牙。' },
      { title: '切开一枚', text: '打开下颌磨牙，沿颊舌向切开，由外向内看三层硬组织与牙髓。' },
    ],
  },
  {
    sold: '内分泌腺三维模型',
    region: '内分泌腺',
    system: 8,
    nameEn: 'endocrine glands',
    bodies: ['brain', 'kidney'],
    highlights: [
      { title: '垂体与视交叉', text: '在脑的正中矢状剖面上，找垂体，再看它前上方的视交叉。' },
      { title: '松果体', text: '单独显示间脑和脑室，松果体正在中脑水管上口的背侧。' },
      { title: '肾上腺', text: '打开肾，右肾上腺贴在肾的上端，隐藏肾后仍在原位。' },
    ],
  },
  {
    sold: '病变对照三维模型',
    region: '内脏',
    system: 2,
    nameEn: 'sick and well',
    bodies: ['heart', 'heart-hypertrophy', 'kidney', 'kidney-hydronephrosis'],
    highlights: [
      { title: '左心室肥大', text: '正常心与肥大的心并排剖开，先比壁厚，再比心腔。' },
      { title: '肾积水', text: '正常肾与积水的肾并排剖开，先看肾盂，再看肾实质。' },
    ],
  },
  {
    sold: '断层三维模型',
    region: '内脏',
    system: 4,
    nameEn: 'sections in three planes',
    bodies: ['heart', 'lung', 'kidney'],
    highlights: [
      { title: '水平面', text: '切开心，自上向下移，依次见大血管、心房和心室。' },
      { title: '冠状面', text: '切开肾，外层是皮质，肾锥体的尖朝向肾盂。' },
      { title: '矢状面', text: '切开肺，斜裂把下叶与上叶分开。' },
    ],
  },
  {
    sold: '视听器官三维模型',
    region: '感觉器',
    system: 9,
    nameEn: 'eye and ear',
    bodies: ['eye', 'ear'],
    highlights: [
      { title: '光的路', text: '沿矢状面切开眼球，由角膜一路看到视网膜。' },
      { title: '声的路', text: '单独显示中耳，三块听小骨把鼓膜和前庭窗连起来。' },
    ],
  },
];
