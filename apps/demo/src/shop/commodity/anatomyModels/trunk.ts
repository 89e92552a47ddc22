import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const trunk: readonly SeedCommodity[] = [
  {
    slug: 'model-lung-segments',
    title: '肺叶与支气管树三维模型',
    description:
      '显示气管及其软骨、左右主支气管、各肺叶支气管与段支气管，五个肺叶可逐一隐藏、调透明和剖开，比较左右两侧的不同。',
    html: `
      <p>先隐藏五个肺叶，只看气道：右主支气管短、粗而陡直，异物容易坠入。</p>
      <p>右肺由斜裂和水平裂分为三叶，左肺只有斜裂，分为两叶，前缘下部有心切迹。</p>
      <p>把肺叶调到半透明，沿肺叶支气管追到段支气管，想一想体位引流时为什么上叶取坐位。</p>
      <p>气管软骨呈C形，缺口向后，由平滑肌和结缔组织封闭，食管即贴在其后。</p>
    `,
    teacher: '闻子皓',
    subjects: ['系统解剖学', '呼吸内科'],
    options: ['呼吸系统', '断层解剖', '精细级', '拆分动画'],
    ...paid({ price: 29900, originalPrice: 45000, vipPrice: 22900 }),
    learnerCount: 2145,
    daysAgo: 106,
    picture: { motif: 'lungs', palette: 'violet' },
  },
  {
    slug: 'model-liver-segments',
    title: '肝脏分段三维模型：血管与胆管',
    description:
      '按Couinaud分段显示八个肝段，叠加门静脉、肝静脉与胆管树，可任意角度切出断面，与腹部影像对照，帮助理解肝段切除的规划思路。',
    html: `
      <p>肝静脉走在段间，门静脉分支走在段内，这是分段的根本依据。移动切面时请同时观察两者位置。</p>
      <p>断面对照给出与影像相同的层面，可以练习在图像上辨认肝中静脉与门静脉右支。</p>
      <p>胆囊窝与下腔静脉的连线称为正中裂，肝脏由此分为左右两半。</p>
      <p>规划练习给出一处占位，请选择需要切除的肝段，系统会计算剩余肝体积的比例。</p>
    `,
    teacher: '施望舒',
    subjects: ['系统解剖学', '普通外科'],
    options: ['消化系统', '断层解剖', '精细级', '断面对照'],
    ...paid({ price: 39000, originalPrice: 59000, vipPrice: 29900 }),
    learnerCount: 2510,
    daysAgo: 41,
    picture: { motif: 'liver', palette: 'violet' },
  },
  {
    slug: 'model-abdomen-section',
    title: '腹部断层模型：从第十二胸椎到骶骨',
    description:
      '以二十层横断面显示腹部脏器，可在断面与三维之间切换，点击结构即高亮其在所有层面的位置，适合影像入门与局部解剖复习。',
    html: `
      <p>先记住几个路标：肝门、胰头、肾门与髂嵴所在的椎体水平，其他结构便容易定位。</p>
      <p>滚动层面时，注意胰腺由右下向左上行走，不会完整出现在同一层。</p>
      <p>测验模式给出一张断面，请指出三个结构，系统即时反馈。</p>
      <p>断面按仰卧位、由足侧向头侧观察的惯例显示，图像左侧对应人体右侧，初学时请先确认这一点。</p>
    `,
    teacher: '卓文澜',
    subjects: ['局部解剖学', 'CT与MRI诊断'],
    options: ['消化系统', '断层解剖', '教学级', '断面对照'],
    ...free,
    learnerCount: 3870,
    daysAgo: 193,
    picture: { motif: 'intestine', palette: 'violet' },
  },
  {
    slug: 'model-urinary-pelvis',
    title: '泌尿系统与盆腔三维模型',
    description:
      '可切换男性与女性盆腔，显示膀胱、输尿管、前列腺或子宫与直肠的毗邻，标出导尿与骶管麻醉的定位标志，并演示盆底肌的承托作用。',
    html: `
      <p>女性盆腔中，输尿管在子宫动脉下方通过，手术中容易误伤，模型用“水从桥下过”的画面加深记忆。</p>
      <p>男性盆腔图层显示前列腺分区，移行带增生引起尿频与排尿困难，外周带则是肿瘤好发部位。</p>
      <p>盆底肌动画可观察收缩时各脏器位置的变化。</p>
    `,
    teacher: '顾明远',
    subjects: ['系统解剖学', '泌尿外科', '妇科学'],
    options: ['泌尿生殖系统', '局部解剖', '精细级', '拆分动画'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 1810,
    daysAgo: 57,
    picture: { motif: 'kidney', palette: 'navy' },
  },
];
