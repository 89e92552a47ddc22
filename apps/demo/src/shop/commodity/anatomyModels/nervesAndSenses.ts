import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const nervesAndSenses: readonly SeedCommodity[] = [
  {
    slug: 'model-brain-3d',
    title: '脑三维模型：沟回、基底核与血供',
    description:
      '可剖开大脑半球观察基底核、内囊与侧脑室，按大脑前、中、后动脉着色显示供血区，并在功能图层上标出语言与运动中枢的位置。',
    html: `
      <p>打开供血图层，三条大脑动脉的范围用颜色区分，选择任意区域即可看到梗死后的典型表现。</p>
      <p>内囊位于背侧丘脑、尾状核与豆状核之间，细小的豆纹动脉闭塞即可引起对侧偏瘫，这是高血压患者常见的病变部位。</p>
      <p>语言中枢图层标出运动性与感觉性语言区，可据此分析失语类型。</p>
    `,
    teacher: '祁云深',
    subjects: ['系统解剖学', '神经病学'],
    options: ['神经系统', '系统解剖', '精细级', '血供演示'],
    ...paid({ price: 35000, originalPrice: 59000, vipPrice: 25000 }),
    learnerCount: 5180,
    daysAgo: 52,
    picture: { motif: 'brain', palette: 'green' },
    limited: { price: 0, days: 4 },
  },
  {
    slug: 'model-cranial-nerves',
    title: '脑神经三维模型：十二对神经的走行',
    description:
      '在半透明头颈模型上显示十二对脑神经从脑干到末端的全程，可单独显示一对神经、其出颅孔道与分支，并给出检查方法与受损表现。',
    html: `
      <p>记忆脑神经的关键是位置、出颅孔与功能三列对照。选中一对神经后，其余会自动变灰。</p>
      <p>动眼神经受压时出现上睑下垂、眼球外下斜与瞳孔散大，模型用眼球动作直观演示。</p>
      <p>面神经分支图层可比较周围性与中枢性面瘫的差别：额纹是否消失是要点。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '神经外科'],
    options: ['神经系统', '局部解剖', '精细级', '中英文标注'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 2940,
    daysAgo: 73,
    picture: { motif: 'neuron', palette: 'teal' },
  },
  {
    slug: 'model-eye-3d',
    title: '眼球三维模型：被膜、眼外肌与泪腺',
    description:
      '由外向内逐层剥离眼球：纤维膜、血管膜和内膜，再看晶状体、睫状小带与玻璃体；六块眼外肌、上睑提肌和泪腺可以单独选中。',
    html: `
      <p>沿矢状面切开，顺着光的路看过去：角膜、眼前房、晶状体、玻璃体，最后落在黄斑。</p>
      <p>视神经盘在黄斑的鼻侧，此处没有感光细胞，是生理性盲点所在。</p>
      <p>看近处时睫状肌收缩，睫状小带松弛，晶状体变凸；找到三者的位置，便容易理解这一过程。</p>
      <p>单独显示眼外肌，比较四块直肌与两块斜肌的止点，推想外直肌麻痹时为何出现内斜视与复视。</p>
    `,
    teacher: '褚照临',
    subjects: ['系统解剖学', '眼科学'],
    options: ['感觉器', '系统解剖', '教学级', '中英文标注'],
    ...free,
    learnerCount: 2690,
    daysAgo: 167,
    picture: { motif: 'eye', palette: 'green' },
  },
  {
    slug: 'model-ear-3d',
    title: '耳三维模型：鼓室、听骨链与内耳',
    description:
      '放大鼓膜后的鼓室、三块听小骨与内耳迷路，动画演示声波经听骨链传到耳蜗的过程，并用色彩区分听觉与平衡感受器的位置。',
    html: `
      <p>听骨链动画可调整响度，观察镫骨底在卵圆窗的位移，以及圆窗的缓冲作用。</p>
      <p>耳蜗图层按频率着色：底部感受高频，顶部感受低频，这解释了噪声性聋早期为何先损失高频。</p>
      <p>半规管图层用小球演示耳石脱落后，头位改变诱发眩晕的机制。</p>
      <p>儿童视图可比较咽鼓管的长短与倾斜度，说明幼儿感冒后为何容易并发中耳炎。</p>
    `,
    teacher: '喻听松',
    subjects: ['系统解剖学', '耳鼻咽喉科学'],
    options: ['感觉器', '局部解剖', '精细级', '拆分动画'],
    ...paid({ price: 22900, originalPrice: 35000, vipPrice: 16900 }),
    learnerCount: 1380,
    daysAgo: 128,
    picture: { motif: 'ear', palette: 'navy' },
  },
  {
    slug: 'model-endocrine',
    title: '内分泌器官三维模型：位置与激素通路',
    description:
      '在全身模型上标出垂体、甲状腺、甲状旁腺、胰岛、肾上腺与性腺的位置和血供，用动画串起下丘脑到靶腺的调节与反馈。',
    html: `
      <p>选择任意一条轴，例如下丘脑、垂体、甲状腺，画面会显示激素的释放顺序与反馈箭头。</p>
      <p>血供图层显示甲状腺上、下动脉的来源。手术中结扎甲状腺上动脉须注意喉上神经外支，结扎甲状腺下动脉须注意喉返神经。</p>
      <p>异常视图比较甲状腺功能亢进与减退时激素水平的变化方向。</p>
      <p>肾上腺可以剖开，皮质由外向内分为球状带、束状带与网状带，分别标注所分泌的激素。</p>
    `,
    teacher: '白露珩',
    subjects: ['系统解剖学', '内分泌科'],
    options: ['内分泌系统', '系统解剖', '教学级', '血供演示'],
    ...free,
    learnerCount: 1960,
    daysAgo: 220,
    picture: { motif: 'torso', palette: 'sky' },
  },
];
