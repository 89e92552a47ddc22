import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { BodySlug } from './bodies';
import { collectedAnatomies } from './collectedAnatomies';
import { laterAnatomies } from './laterAnatomies';

/** Where anatomies are looked for: by region, and by part of it. */
export const anatomyRegions: Record<string, readonly string[]> = {
  头颈部: ['眼和眶', '耳', '颅', '脑和脑神经', '牙和牙周'],
  胸部: ['心和大血管', '肺和气道'],
  腹部和盆部: ['肾和输尿管', '肝和胆'],
  背部: ['脊柱'],
  上肢: ['手'],
  下肢: ['膝'],
  微观结构: ['细胞'],
  多个部位: ['骨和关节', '内脏', '感觉器', '内分泌腺'],
};

export interface SeedAnatomy {
  /** How the title of what it is sold as begins. */
  sold: string;
  region: string;
  system: BodySystem;
  nameEn: string;
  bodies: readonly BodySlug[];
  highlights: readonly { title: string; text: string }[];
}

export const seedAnatomies: readonly SeedAnatomy[] = [
  {
    sold: '心脏三维解剖模型',
    region: '心和大血管',
    system: 2,
    nameEn: 'heart',
    bodies: ['heart', 'heart-hypertrophy'],
    highlights: [
      {
        title: '先看四腔',
        text: '隐藏大血管和冠状血管，用一个剖面沿冠状位切开，比较左、右心室壁的厚度。',
      },
      { title: '再看瓣膜', text: '单独显示瓣膜及乳头肌，转到下面观，看腱索怎样把瓣叶拉住。' },
      { title: '最后看传导系', text: '把心腔调到半透明，从窦房结一路追到左、右束支。' },
      {
        title: '与左心室肥大对照',
        text: '正常心与高血压引起的左心室肥大并排，同步转动，逐处比较壁厚和心腔。',
      },
    ],
  },
  {
    sold: '脊柱三维模型',
    region: '脊柱',
    system: 1,
    nameEn: 'vertebral column',
    bodies: ['spine'],
    highlights: [
      { title: '四个生理弯曲', text: '转到侧面观，颈曲和腰曲凸向前，胸曲和骶曲凸向后。' },
      {
        title: '逐节比较',
        text: '单独显示第一、第二颈椎，看齿突怎样进入寰椎的环；再与腰椎比较椎体的大小。',
      },
      { title: '椎间盘', text: '拉开各部分，二十三个椎间盘自上而下逐渐变厚，腰部最厚。' },
    ],
  },
  {
    sold: '手骨三维模型',
    region: '手',
    system: 1,
    nameEn: 'bones of hand',
    bodies: ['hand'],
    highlights: [
      {
        title: '两列八块腕骨',
        text: '近侧列自桡侧起为手舟骨、月骨、三角骨、豌豆骨，远侧列为大多角骨、小多角骨、头状骨、钩骨。',
      },
      { title: '掌骨和指骨', text: '拇指只有两节指骨，其余四指各三节，合计十四块。' },
    ],
  },
  {
    sold: '眼球三维模型',
    region: '眼和眶',
    system: 9,
    nameEn: 'eye',
    bodies: ['eye'],
    highlights: [
      { title: '三层被膜', text: '用一个矢状剖面切开，由外向内是纤维膜、血管膜和内膜。' },
      { title: '屈光的路', text: '光依次经过角膜、眼前房、晶状体和玻璃体，落在黄斑。' },
      { title: '六块眼外肌', text: '单独显示眼外肌，比较四块直肌和两块斜肌的止点。' },
    ],
  },
  {
    sold: '肾三维解剖模型',
    region: '肾和输尿管',
    system: 5,
    nameEn: 'kidney',
    bodies: ['kidney', 'kidney-hydronephrosis'],
    highlights: [
      { title: '皮质和髓质', text: '冠状剖面上，外层颜色深的是肾皮质，伸入肾锥体之间的是肾柱。' },
      { title: '尿的去路', text: '肾乳头滴下的尿依次流过肾小盏、肾大盏、肾盂和输尿管。' },
      {
        title: '与肾积水对照',
        text: '正常肾与肾积水并排，同步剖开，看梗阻怎样先胀开肾盂、再压薄肾实质。',
      },
    ],
  },
  {
    sold: '肺叶与支气管树三维模型',
    region: '肺和气道',
    system: 4,
    nameEn: 'lungs and airways',
    bodies: ['lung'],
    highlights: [
      { title: '两个主支气管', text: '隐藏肺叶，右主支气管短、粗而陡直，异物容易坠入。' },
      {
        title: '右三左二',
        text: '右肺被斜裂和水平裂分为三叶，左肺只有斜裂，分为两叶，前缘有心切迹。',
      },
    ],
  },
  ...laterAnatomies,
  ...collectedAnatomies,
];
