import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const motionAndVessels: readonly SeedCommodity[] = [
  {
    slug: 'model-body-systems',
    title: '人体全身系统三维模型：十大系统图层',
    description:
      '以图层叠加方式呈现运动、消化、呼吸、脉管、神经等系统，可开关任意组合并调节透明度，适合入门总览与课堂串讲，标注支持中英文。',
    html: `
      <p>建议先只开骨骼，再依次加入肌、脏器与血管神经，观察后一层如何受前一层的限制。</p>
      <p>透明度调到一半，最容易看清脏器的体表投影，例如肝下缘与右肋弓的关系。</p>
      <p>模型支持左右半身对照，可用于讲授内脏不对称的器官。</p>
      <p>每个图层都附有一页导读，列出该系统的组成与功能，可由此进入对应的专项模型继续学习。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学'],
    options: ['运动系统', '系统解剖', '教学级', '中英文标注'],
    ...free,
    learnerCount: 11950,
    daysAgo: 333,
    picture: { motif: 'torso', palette: 'orange' },
  },
  {
    slug: 'model-limb-muscles',
    title: '上肢肌三维模型：起止点与神经支配',
    description:
      '逐块拆分上肢肌肉，显示起点、止点与运动方向，点击任意一块即出现支配神经与损伤后的典型体位，配有肌力检查的动作演示。',
    html: `
      <p>先隐藏浅层肌，再观察深层的旋前方肌与拇长屈肌，最后与血管神经叠加，理解为何前臂骨折要小心复位。</p>
      <p>点击指伸肌，画面会演示桡神经损伤后的垂腕；点击骨间肌，则演示尺神经损伤后的爪形手。</p>
      <p>动作滑块可观察各肌在屈、伸、收、展时的参与程度。</p>
    `,
    teacher: '顾明远',
    subjects: ['局部解剖学', '系统解剖学'],
    options: ['运动系统', '局部解剖', '精细级', '拆分动画'],
    ...free,
    learnerCount: 9840,
    daysAgo: 248,
    picture: { motif: 'bone', palette: 'violet' },
  },
  {
    slug: 'model-skull-3d',
    title: '颅骨三维模型：颅缝、孔道与颅窝',
    description:
      '分离二十三块颅骨，可逐块高亮并显示颅缝、颅窝与孔道，同时标注中英文名称，支持旋转到底面与内面观察，附新生儿囟门对照。',
    html: `
      <p>颅骨分脑颅与面颅两部分。脑颅八块，面颅十五块，可用爆炸视图观察相互的拼接关系。</p>
      <p>颅底内面分前、中、后三窝，逐窝显示孔道与通过结构，点击即可听到英文读音。</p>
      <p>新生儿视图显示前囟与后囟，前囟通常在一岁半左右闭合。</p>
      <p>翼点图层标出额、顶、颞、蝶四骨的会合处，此处骨板薄，其内面有脑膜中动脉前支经过，受击后易致硬膜外血肿。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '神经外科'],
    options: ['运动系统', '系统解剖', '教学级', '中英文标注'],
    ...free,
    learnerCount: 6470,
    daysAgo: 301,
    picture: { motif: 'skull', palette: 'green' },
  },
  {
    slug: 'model-spine-3d',
    title: '脊柱三维模型：椎间盘与神经根',
    description:
      '按颈、胸、腰、骶分段显示椎骨、椎间盘与韧带，可调整突出程度并观察受压神经根，配合断面对照说明椎管狭窄的解剖基础。',
    html: `
      <p>先比较各段椎骨的特征：颈椎有横突孔，胸椎有肋凹，腰椎椎体粗大、棘突呈板状水平后伸。</p>
      <p>滑动突出程度，可看到腰4与腰5之间的间盘向后外侧突出时，通常压迫的是腰5神经根。</p>
      <p>断面对照显示椎管、侧隐窝与黄韧带的关系，理解椎管狭窄的成因。</p>
    `,
    teacher: '萧既明',
    subjects: ['系统解剖学', '脊柱外科'],
    options: ['运动系统', '局部解剖', '精细级', '断面对照'],
    ...paid({ price: 29900, originalPrice: 49000, vipPrice: 22900 }),
    learnerCount: 3265,
    daysAgo: 85,
    picture: { motif: 'spine', palette: 'sky' },
  },
  {
    slug: 'model-heart-3d',
    title: '心脏三维解剖模型：传导系与冠脉血供',
    description:
      '可分离心包、心壁与瓣膜，按图层显示窦房结、房室结与浦肯野纤维，用动画演示冠状动脉左右优势型的供血范围和对应心电图导联。',
    html: `
      <p>打开传导系图层，可看到兴奋从窦房结经房室结、房室束传到心室的顺序，房室结处的延搁保证心房先收缩。</p>
      <p>供血图层以颜色区分左右冠状动脉。下壁受累多与右冠状动脉有关，对应Ⅱ、Ⅲ、aVF导联。</p>
      <p>可将任意视角截图，用于课堂展示或作业提交。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '心血管内科'],
    options: ['脉管系统', '系统解剖', '精细级', '血供演示'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 7320,
    daysAgo: 64,
    picture: { motif: 'heart', palette: 'sand' },
  },
];
