import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

interface SeedEntry {
  slug: string;
  title: string;
  summary: string;
  html: string;
  daysAgo: number;
  picture: { motif: Motif; palette: Palette };
}

export const seedEntries: readonly SeedEntry[] = [
  {
    slug: 'anatomy-weeks',
    title: '解剖周：一年级新生的第一堂标本课',
    summary: '从认识骨性标志开始，四个下午走完八个学习站。',
    html: '<p>学院在开学第三周举办解剖周。新生分为小组，轮流完成骨学、关节、肌、内脏等八个学习站，每站有一张任务单，由二年级同学担任助教。</p><h2>先看，再摸，再说</h2><p>每站都按同一顺序学习：在数字标本上认出结构，在实物上触摸骨性标志，最后向同伴讲解一遍。课后测验显示，能讲出来的结构，两周之后仍记得的比例明显更高。</p><p>进入实验室之前，全体同学为遗体捐献者默哀一分钟。</p>',
    daysAgo: 4,
    picture: { motif: 'bone', palette: 'sand' },
  },
  {
    slug: 'skills-contest',
    title: '护理技能竞赛落幕，三项操作全部使用标准化评分表',
    summary: '静脉输液、无菌操作与心肺复苏三项比赛，六十四名同学参加。',
    html: '<p>本届竞赛设静脉输液、无菌操作与单人心肺复苏三项，评分表提前两周公布，同学们在虚拟仿真平台上完成了练习。</p><ul><li>心肺复苏以按压深度、频率与中断时间计分，均由模拟人自动记录。</li><li>无菌操作由两名教师独立评分，分差过大时复核录像。</li></ul><p>获奖同学将代表学院参加下一阶段的校际交流。</p>',
    daysAgo: 11,
    picture: { motif: 'cpr', palette: 'red' },
  },
  {
    slug: 'slides-online',
    title: '病理教研室：两百张教学切片完成数字化',
    summary: '学生在宿舍也能阅片，实验课的时间留给讨论。',
    html: '<p>病理教研室用一个学期完成了两百张教学切片的扫描与审校。每张切片配有低倍导览与三个必看视野。</p><p>实验课由“边找边看”改为“看过再议”：课前在平台完成阅片，课上围绕诊断依据分组讨论，教师用标注指出争议之处。</p>',
    daysAgo: 19,
    picture: { motif: 'microscope', palette: 'teal' },
  },
  {
    slug: 'community-first-aid',
    title: '急救进社区：学生志愿者走进十二个小区',
    summary: '教居民识别心脏骤停、使用AED与处理气道梗阻。',
    html: '<p>学院急救协会的志愿者利用周末走进社区，教居民三件事：怎样判断心脏骤停并呼救，怎样跟随语音提示使用AED，怎样为噎住的成人实施腹部冲击。</p><p>每位参加者都在模拟人上完成两分钟的连续按压。活动所用的教学视频来自公益急救培训平台。</p>',
    daysAgo: 33,
    picture: { motif: 'aed', palette: 'orange' },
  },
  {
    slug: 'imaging-lab',
    title: '医学影像实训室开放预约',
    summary: '周一至周五晚间开放，配备读片工作站与超声训练模型。',
    html: '<p>影像实训室现向二年级以上同学开放，每晚两个时段，每时段二十四个机位。读片工作站内置胸部、腹部与颅脑三套教学病例，病例均已去除身份信息。</p><p>超声训练模型需两人一组使用，请提前观看标准切面的操作视频。</p>',
    daysAgo: 47,
    picture: { motif: 'chestFilm', palette: 'navy' },
  },
  {
    slug: 'teacher-workshop',
    title: '教师工作坊：怎样写一份好的教学病例',
    summary: '围绕真实性、信息节奏与讨论问题三个方面，现场修改了九份病例。',
    html: '<p>工作坊由各教研室带来自己的病例，先由同行试用，再逐句修改。大家的共识是：一份好病例不在于罕见，而在于信息给出的次序能引出推理。</p><p>修改后的病例已放入课堂讨论，供各班使用。</p>',
    daysAgo: 62,
    picture: { motif: 'people', palette: 'violet' },
  },
  {
    slug: 'rehab-practice',
    title: '康复治疗专业与社区医院共建实习点',
    summary: '首批十六名同学将参与脑卒中患者的居家康复指导。',
    html: '<p>学院与三家社区卫生服务中心签订协议，共建康复治疗专业实习点。同学在带教治疗师指导下完成功能评定、制定训练计划，并按周记录进展。</p><p>进入实习前须通过肌力评定、体位转移与跌倒预防三项考核。</p>',
    daysAgo: 80,
    picture: { motif: 'walker', palette: 'green' },
  },
];

export const seedZone = {
  school: '漯川医学职业学院',
  html: '<p>漯川医学职业学院是一所以护理、医学检验、医学影像与康复治疗为主的医学类职业院校，坚持“理论讲透、操作练熟、临床用上”的培养思路，实训课时占总课时的一半以上。</p><h2>与平台的合作</h2><ul><li>全校共用一套数字切片、三维标本与虚拟仿真资源，课前预习、课上讨论、课后复习使用同一份材料。</li><li>技能考核采用统一的评分表，练习与考核的标准一致。</li><li>急救培训面向全体新生开设，并由学生志愿者带进社区。</li></ul>',
  courses: [
    '系统解剖学',
    '组织学与胚胎学',
    '基础护理学',
    '急危重症护理学',
    '临床血液学检验',
    '胸部影像诊断',
    '脑卒中康复',
    '急诊医学',
  ],
} as const;
