import type { SeedSpecimen } from '../specimens';

const [BELOW, INSIDE, FRONT] = ['颅底外面', '颅底内面', '前面'];

export const skullSpecimen: SeedSpecimen = {
  sold: '颅底三维标本',
  system: 1,
  nameEn: 'base of skull',
  body: 'skull',
  tissues: [],
  views: [
    {
      name: BELOW,
      yaw: 0,
      pitch: -90,
      hidden: ['下颌骨', '舌骨', '下颌切牙', '下颌尖牙', '下颌前磨牙', '下颌磨牙'],
    },
    { name: INSIDE, yaw: 0, pitch: 90, cut: { axis: 'y', at: 0.35, isFlipped: false } },
    { name: FRONT, yaw: 0, pitch: 0 },
    { name: '左侧', yaw: 90, pitch: 0 },
    { name: '后面', yaw: 180, pitch: 0 },
  ],
  hotspots: [
    {
      part: '枕骨',
      title: '枕骨大孔',
      view: BELOW,
      text: '延髓在此续为脊髓，椎动脉由此入颅。两旁的枕髁与寰椎相关节，髁的根部有舌下神经管。后颅窝骨折时，乳突部和枕下皮肤出现瘀斑。',
    },
    {
      part: '右颞骨',
      title: '颈动脉管与颈静脉孔',
      view: BELOW,
      text: '颈动脉管在前，颈静脉孔在后，舌咽、迷走、副神经与颈内静脉由后者出颅；茎突与乳突之间是茎乳孔，面神经由此出颅。',
    },
    {
      part: '左上颌骨',
      title: '硬腭',
      view: BELOW,
      text: '上颌骨腭突构成硬腭的前四分之三，前方正中有切牙孔，鼻腭神经由此到上颌前牙的腭侧黏膜。',
    },
    {
      part: '左腭骨',
      title: '腭大孔处',
      view: BELOW,
      text: '腭骨水平板构成硬腭的后四分之一，腭大孔在其外侧，阻滞腭大神经时在上颌第三磨牙内侧进针。',
    },
    {
      part: '额骨',
      title: '前颅窝',
      view: INSIDE,
      text: '窝底薄，是眶的顶。骨折时血渗入眶周成熊猫眼，伤及中间的筛板则有脑脊液鼻漏和嗅觉丧失。',
    },
    {
      part: '蝶骨',
      title: '垂体窝与中颅窝',
      view: INSIDE,
      text: '中央的垂体窝容垂体；大翼根部自前内向后外是圆孔、卵圆孔、棘孔，分别通上颌神经、下颌神经和脑膜中动脉。',
    },
    {
      part: '左颞骨',
      title: '岩部',
      view: INSIDE,
      text: '斜行的岩部隔开中、后颅窝，后面有内耳门，面神经和前庭蜗神经由此进入。骨折时可有脑脊液耳漏、面瘫和听力丧失。',
    },
    {
      part: '筛骨',
      title: '筛板与鸡冠',
      view: INSIDE,
      text: '筛板的小孔通过嗅神经，正中的鸡冠供大脑镰附着。标本的筛孔作了简化。',
    },
  ],
};
