import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const headAndTeeth: readonly SeedCommodity[] = [
  {
    slug: 'ophthalmology-basics',
    title: '眼科学：裂隙灯下看得见的疾病',
    description:
      '从视力、眼压和裂隙灯检查讲起，认识角膜炎、白内障、青光眼与眼底病变，学会分辨哪种红眼可以观察、哪种红眼必须当天转诊。',
    html: `
      <p>眼睛小，但检查顺序不能乱：先查视力，再由前向后看结膜、角膜、前房、虹膜、晶状体与眼底。</p>
      <ul>
        <li>无痛性视力下降：白内障、视网膜病变</li>
        <li>红眼伴剧痛、恶心与瞳孔散大：警惕急性闭角型青光眼</li>
        <li>突发闪光感与黑影遮挡：警惕视网膜脱离</li>
      </ul>
      <p>化学伤一讲只强调一件事：先用大量清水冲洗，再问病史。</p>
    `,
    teacher: '褚照临',
    subjects: ['眼科学'],
    options: ['临床医学', '本科课程', '入门', '实习医生', '10个课件以内'],
    ...paid({ price: 39900, originalPrice: 59900, vipPrice: 29900 }),
    learnerCount: 2190,
    daysAgo: 137,
    picture: { motif: 'eye', palette: 'sky' },
    courseType: 2,
  },
  {
    slug: 'ent-hearing',
    title: '耳鼻咽喉科学：听觉、眩晕与气道',
    description:
      '讲授耳、鼻、咽、喉的检查法与常见病，用音叉试验区分传导性聋与感音神经性聋，学习眩晕的床旁鉴别、鼻出血压迫与喉梗阻分度。',
    html: `
      <p>一支音叉就能回答关键问题。韦伯试验偏向哪一侧，林纳试验气导与骨导谁更长，结合起来即可初步判断听力损失的类型。</p>
      <p>眩晕部分重点讲良性阵发性位置性眩晕：发作短暂、与头位有关，变位试验可诱发眼震，手法复位常能当场缓解。</p>
      <p>喉梗阻按呼吸困难程度分为四度，三度以上要随时准备建立气道。</p>
    `,
    teacher: '喻听松',
    subjects: ['耳鼻咽喉科学'],
    options: ['临床医学', '本科课程', '进阶', '实习医生', '10个课件以内'],
    ...freeForMembers({ price: 59000, originalPrice: 89000 }),
    learnerCount: 1620,
    daysAgo: 168,
    picture: { motif: 'ear', palette: 'teal' },
    courseType: 2,
  },
  {
    slug: 'endodontics',
    title: '牙体牙髓病学：龋病诊断与根管治疗',
    description:
      '从龋病分类与牙髓活力检查讲起，逐步示范开髓、根管预备、冲洗与充填，配显微镜下录像，分析器械分离、侧穿等并发症的预防与处理。',
    html: `
      <p>牙痛的定位并不容易。冷诊、热诊、叩诊和咬诊各自回答什么问题，出现放射痛时如何找到患牙，是本课程的第一个重点。</p>
      <h3>根管治疗的三个环节</h3>
      <ul>
        <li>预备：确定工作长度，建立通畅的锥形通路</li>
        <li>消毒：次氯酸钠冲洗与根管内封药</li>
        <li>充填：严密封闭，恰填至根尖狭窄处</li>
      </ul>
      <p>操作全程使用橡皮障，它既防误吞误吸，也保证冲洗液不接触口腔黏膜。</p>
    `,
    teacher: '阮皓月',
    subjects: ['牙体牙髓病学', '口腔内科学'],
    options: ['口腔医学', '本科课程', '进阶', '在校学生', '11至12个课件'],
    ...paid({ price: 99000, originalPrice: 149000, vipPrice: 75000 }),
    learnerCount: 2514,
    daysAgo: 92,
    picture: { motif: 'tooth', palette: 'sky' },
    courseType: 2,
  },
  {
    slug: 'periodontology',
    title: '牙周病学：探诊、洁治与维护',
    description:
      '讲解牙周组织的正常结构、菌斑与牙周炎的关系，示范牙周探诊、龈上洁治和龈下刮治，帮助学生制订个体化的口腔卫生指导与复查计划。',
    html: `
      <p>健康牙龈的龈沟深度一般不超过3毫米。探诊时探针与牙长轴平行、轻力提插，同时记录探诊出血和附着丧失。</p>
      <ul>
        <li>病因：菌斑是始动因素，吸烟与血糖控制不佳会加重</li>
        <li>治疗：口腔卫生指导、洁治、刮治与再评估</li>
        <li>维护：通常每三至六个月复查一次</li>
      </ul>
      <p>课程附一套刷牙与牙线示范，可直接用于椅旁宣教。</p>
    `,
    teacher: '尹若竹',
    subjects: ['牙周病学', '口腔内科学'],
    options: ['口腔医学', '高职高专课程', '入门', '在校学生', '11至12个课件'],
    ...free,
    learnerCount: 1875,
    daysAgo: 245,
    picture: { motif: 'tooth', palette: 'green' },
    courseType: 1,
  },
  {
    slug: 'oral-surgery',
    title: '口腔颌面外科学：拔牙、感染与外伤',
    description:
      '讲授局部麻醉、牙拔除术、间隙感染切开引流与颌面外伤清创，结合三维颌骨模型分析下牙槽神经的走行，学会评估阻生第三磨牙的风险。',
    html: `
      <p>颌面部血供丰富，愈合快，感染也容易沿间隙扩散。课程用断层图讲清翼下颌、咬肌与口底间隙之间的通路。</p>
      <p>阻生第三磨牙拔除前，要在影像上看牙根与下颌管的距离，并把下唇麻木的可能写进知情同意。</p>
      <p>口底多间隙感染可迅速压迫气道，评估时<strong>先看呼吸</strong>，再谈引流。</p>
    `,
    teacher: '蒋亦舟',
    subjects: ['口腔颌面外科学'],
    options: ['口腔医学', '住培课程', '提高', '规培医师', '10个课件以内'],
    ...paid({ price: 89000, originalPrice: 129000, vipPrice: 69000 }),
    learnerCount: 1432,
    daysAgo: 55,
    picture: { motif: 'skull', palette: 'red' },
    courseType: 2,
  },
];
