import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const pharmacyAndChineseMedicine: readonly SeedCommodity[] = [
  {
    slug: 'clinical-pharmacy',
    title: '临床药学：处方审核与用药监护',
    description:
      '以真实处方为材料，学习审核适应证、剂量、相互作用与特殊人群用药，讲解血药浓度监测与不良反应上报，培养药师参与查房的能力。',
    html: `
      <p>审方不是挑错，而是帮助治疗更安全。课程按“该不该用、用得对不对、会不会与别的药冲突、患者能不能坚持”四个问题展开。</p>
      <ul>
        <li>老年人：关注跌倒风险与抗胆碱负担</li>
        <li>孕妇：按孕周权衡获益与风险</li>
        <li>肝肾功能不全：调整剂量或更换药物</li>
      </ul>
      <p>华法林病例贯穿全课：饮食、合用药物与国际标准化比值的变化，如何一步步影响剂量决定。</p>
    `,
    teacher: '尤思齐',
    subjects: ['临床药学', '药剂学'],
    options: ['药学', '继续教育课程', '提高', '在职医护', '10个课件以内'],
    ...freeForMembers({ price: 79000, originalPrice: 119000 }),
    learnerCount: 1864,
    daysAgo: 39,
    picture: { motif: 'capsule', palette: 'green' },
    courseType: 2,
  },
  {
    slug: 'pharmaceutics',
    title: '药剂学：剂型设计与给药途径',
    description:
      '比较片剂、胶囊、注射剂、吸入剂与缓控释制剂的处方和工艺，说明剂型怎样影响吸收与疗效，理解为什么有些药片不能掰开或研碎。',
    html: `
      <p>同一种药，换一种剂型，起效时间、作用长短和不良反应都可能不同。课程从患者的角度提问，再回到处方和工艺找答案。</p>
      <p>肠溶片研碎后会在胃中失效或刺激胃黏膜，骨架型缓释片研碎后可能一次释放全部药量，这些都是剂型知识的直接应用。</p>
      <ul>
        <li>溶出度与生物利用度</li>
        <li>无菌制剂的质量要求</li>
        <li>稳定性试验与有效期</li>
      </ul>
    `,
    teacher: '屈临风',
    subjects: ['药剂学', '药物化学'],
    options: ['药学', '本科课程', '进阶', '在校学生', '11至12个课件'],
    ...paid({ price: 55000, originalPrice: 79000, vipPrice: 39000 }),
    learnerCount: 1392,
    daysAgo: 214,
    picture: { motif: 'syringe', palette: 'green' },
    courseType: 1,
  },
  {
    slug: 'tcm-theory',
    title: '中医基础理论：阴阳、藏象与气血津液',
    description:
      '系统讲授阴阳五行、藏象、气血津液、病因病机与防治原则，结合日常现象和典型证候理解抽象概念，为学习诊断、中药与方剂打下基础。',
    html: `
      <p>中医理论用类比来组织经验。课程不要求死背条文，而是先看现象，再看古人怎样归纳，最后讨论它如何指导治疗。</p>
      <ul>
        <li>藏象：心主血脉、肺主气、脾主运化、肝主疏泄、肾藏精</li>
        <li>气血：气为血之帅，血为气之母</li>
        <li>病机：邪正盛衰、阴阳失调、气血失常</li>
      </ul>
      <p>每章附一例证候讨论，例如气虚与阳虚同有乏力，辨别的关键在于有无畏寒肢冷。</p>
    `,
    teacher: '杭柏年',
    subjects: ['中医基础理论'],
    options: ['中医学', '本科课程', '入门', '在校学生', '10个课件以内'],
    ...free,
    learnerCount: 6531,
    daysAgo: 301,
    picture: { motif: 'herb', palette: 'sand' },
    courseType: 1,
  },
  {
    slug: 'tcm-diagnosis',
    title: '中医诊断学：舌象与脉象的规范采集',
    description:
      '讲解望闻问切四诊，重点示范舌象拍摄条件、舌色与苔质的辨识，以及寸关尺取脉的指法，训练由症状到八纲辨证、脏腑辨证的推导。',
    html: `
      <p>舌诊最怕光线不对。课程规定自然光或标准光源、伸舌不超过十秒、询问是否刚吃过染色食物，排除干扰后再下判断。</p>
      <p>脉诊从布指、调息与举按寻开始，先掌握浮、沉、迟、数、虚、实六种，再学弦、滑、涩、细等脉与相兼脉。</p>
      <p>辨证练习采用同一症状多种证型的对照，例如咳嗽分外感与内伤，先辨表里，再辨寒热虚实。</p>
    `,
    teacher: '伏清和',
    subjects: ['中医诊断学'],
    options: ['中医学', '高职高专课程', '进阶', '在校学生', '11至12个课件'],
    ...paid({ price: 49000, originalPrice: 75000, vipPrice: 35000 }),
    learnerCount: 2874,
    daysAgo: 118,
    picture: { motif: 'herb', palette: 'rose' },
    courseType: 2,
  },
  {
    slug: 'acupuncture-points',
    title: '经络腧穴学：定位、归经与安全针刺',
    description:
      '按经络顺序讲授常用腧穴的定位、主治与刺法，用体表标志和骨度分寸取穴，强调胸背部、眼周与孕期的针刺禁忌，以及晕针、气胸的处理。',
    html: `
      <p>取穴先找骨性标志。足三里在犊鼻下3寸、胫骨前嵴外一横指，合谷在第二掌骨桡侧的中点，找准标志比记图更可靠。</p>
      <ul>
        <li>定位：骨度分寸、体表标志与指寸</li>
        <li>操作：进针角度、深度与得气</li>
        <li>安全：胸背部宜斜刺或浅刺，慎防气胸</li>
      </ul>
      <p>课程附消毒规范与一次性针具使用要求。</p>
    `,
    teacher: '晏长青',
    subjects: ['经络腧穴学', '刺法灸法学', '针灸推拿学'],
    options: ['中医学', '继续教育课程', '进阶', '在职医护', '10个课件以内'],
    ...paid({ price: 69000, originalPrice: 99000, vipPrice: 49000 }),
    learnerCount: 2131,
    daysAgo: 84,
    picture: { motif: 'herb', palette: 'teal' },
    courseType: 2,
  },
];
