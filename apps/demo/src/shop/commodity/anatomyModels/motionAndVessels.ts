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
      '脑颅八块、面颅十五块和三十二枚恒牙都可单独选中、隐藏和拉开，沿骨缝逐块比较；转到底面或切去颅顶，看三个颅窝和出入颅的主要孔道。',
    html: `
      <p>颅骨分脑颅与面颅两部分，脑颅八块，面颅十五块，拉开各部分便可看清相互的拼接关系。</p>
      <p>用一个水平剖面切去颅顶：前、中、后三个颅窝由前向后逐级降低，在中颅窝自前内向后外寻找圆孔、卵圆孔和棘孔。</p>
      <p>翼点是额、顶、颞、蝶四骨的会合处，骨板薄，其内面有脑膜中动脉前支经过，受击后易致硬膜外血肿。</p>
      <p>单独显示下颌骨，看髁突、冠突和下颌孔；骨缝的锯齿、筛骨的小房和细小的孔作了简化。</p>
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
    title: '脊柱三维模型：椎骨与椎间盘',
    description:
      '二十四块分离的椎骨、骶骨、尾骨和二十三个椎间盘都可单独选中、隐藏和拉开，从侧面看四个生理弯曲，并结合椎间孔推断受压的神经根。',
    html: `
      <p>先比较各段椎骨的特征：颈椎有横突孔，胸椎棘突斜向后下，腰椎椎体粗大、棘突呈板状水平后伸。</p>
      <p>单独显示第一、第二颈椎，观察齿突怎样进入寰椎的环，理解头的旋转主要发生在这里。</p>
      <p>腰4与腰5之间的椎间盘向后外侧突出时，通常压迫腰5神经根；隐藏椎间盘可看清椎间孔的上下界。</p>
      <p>用一个剖面沿正中矢状面切开，即可看到椎管由各椎孔连成。</p>
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
      '六十余个部分可单独选中、隐藏、调透明和剖开：四腔、四组瓣膜与乳头肌、出入心的大血管、左右冠状动脉及其分支和心传导系。',
    html: `
      <p>打开心传导系，可看到兴奋从窦房结经房室结、房室束传到心室的顺序，房室结处的延搁保证心房先收缩。</p>
      <p>单独显示冠状血管，比较左、右冠状动脉的走行。下壁受累多与右冠状动脉有关，对应Ⅱ、Ⅲ、aVF导联。</p>
      <p>沿任意方向切开，比较左、右心室壁的厚度；切面是封闭的，并按部分着色。</p>
      <p>可将任意视角截图，用于课堂展示或作业提交；地址会记住您正在看的样子，可以直接发给同学。</p>
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
