import { free, freeForMembers } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const drawnLater: readonly SeedCommodity[] = [
  {
    slug: 'model-hand-bones',
    title: '手骨三维模型：腕骨、掌骨与指骨',
    description:
      '右手二十七块骨全部可单独选中、隐藏和拉开：腕骨八块排成两列，掌骨五块，指骨十四块，名称以中文、拉丁文和英文对照。',
    html: `
      <p>先记住腕骨的排列：近侧列自桡侧起为手舟骨、月骨、三角骨、豌豆骨，远侧列为大多角骨、小多角骨、头状骨、钩骨。</p>
      <p>手舟骨最易骨折，血供自远端进入，骨折后近端容易坏死；月骨最易脱位，找到它与桡骨相接的一面。</p>
      <p>拇指只有近节与远节两块指骨，其余四指各三块，拉开各部分数一数便不会忘记。</p>
      <p>转到掌面，看腕骨怎样围成腕骨沟，正中神经即从这里的管中通过。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '局部解剖学'],
    options: ['运动系统', '系统解剖', '精细级', '中英文标注'],
    ...free,
    learnerCount: 1240,
    daysAgo: 9,
    picture: { motif: 'bone', palette: 'sand' },
  },
  {
    slug: 'model-kidney-3d',
    title: '肾三维解剖模型：肾锥体与集合系统',
    description:
      '右肾连同肾上腺、输尿管和肾的血管：纤维囊、皮质、肾柱、八个肾锥体和由肾小盏到肾盂的集合系统，都可单独选中、调透明和剖开。',
    html: `
      <p>用一个冠状剖面切开：外层是肾皮质，伸入肾锥体之间的是肾柱，肾锥体的尖端即肾乳头。</p>
      <p>尿从肾乳头依次流过肾小盏、肾大盏、肾盂和输尿管；隐藏肾实质，便能看清这条去路。</p>
      <p>肾门处自前向后依次为肾静脉、肾动脉和肾盂，转到内侧观确认三者的位置。</p>
      <p>右肾受肝的影响，位置比左肾略低；肾上腺贴在上端，与肾之间隔着脂肪。</p>
    `,
    teacher: '顾明远',
    subjects: ['系统解剖学', '泌尿外科'],
    options: ['泌尿生殖系统', '系统解剖', '精细级', '断面对照'],
    ...freeForMembers({ price: 29000, originalPrice: 39000 }),
    learnerCount: 860,
    daysAgo: 6,
    picture: { motif: 'kidney', palette: 'sand' },
  },
];
