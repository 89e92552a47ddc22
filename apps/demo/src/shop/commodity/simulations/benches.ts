import { free, freeForMembers } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

/** Experiments that are done on a bench of ours, step by step, and marked. */
export const benches: readonly SeedCommodity[] = [
  {
    slug: 'bench-blood-typing',
    title: 'ABO和RhD血型鉴定互动实验',
    description:
      '在四孔玻片上自己加试剂、加细胞、搅匀、计时和判读，做出 ABO 与 RhD 定型。每次受检者都不同，判读过早过晚、搅拌棒混用都会看到后果。',
    html: `
      <p>台面上有抗A、抗B、抗D试剂和生理盐水，一份受检者红细胞悬液，几根搅拌棒和一台显微镜。哪一孔放什么、放多少、什么时候看，都由您决定。</p>
      <ul>
        <li>没有设对照，就说不清凝集来自抗体还是细胞自身</li>
        <li>搅拌棒不换，会把上一孔的试剂带进来</li>
        <li>放得太久，边缘干燥会出现假凝集</li>
      </ul>
      <p>结束时按七项要求逐项评分，并告诉您受检者的血型。没有判读依据的结论不给分。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['临床血液学检验', '生理学'],
    options: ['形态学实验', '三维场景', '基础型', '本科生'],
    ...free,
    learnerCount: 860,
    daysAgo: 12,
    picture: { motif: 'bloodCells', palette: 'rose' },
  },
  {
    slug: 'bench-gram-stain',
    title: '革兰染色与镜检互动实验',
    description:
      '从涂片、固定到结晶紫、碘液、脱色、复染和油镜观察，每一步的时间由您掌握。标本未知，脱色不足或过度都会让结论翻转，最后判断形态与染色性。',
    html: `
      <p>革兰染色的成败在脱色那几秒。脱色不够，阴性菌也是紫的；脱色太过，阳性菌会变红。本实验让您用自己的操作看到这两种错误。</p>
      <ul>
        <li>没有固定，水一冲标本就没有了</li>
        <li>漏了碘液，紫色留不住</li>
        <li>涂得太厚，脱色不匀，镜下有紫有红</li>
      </ul>
      <p>结束时给出标本里实际是什么菌，并逐项说明每一步做得怎样。</p>
    `,
    teacher: '林知微',
    subjects: ['临床微生物学检验', '医学微生物学'],
    options: ['形态学实验', '三维场景', '基础型', '高职学生'],
    ...free,
    learnerCount: 640,
    daysAgo: 11,
    picture: { motif: 'microscope', palette: 'violet' },
  },
  {
    slug: 'bench-ecg-leads',
    title: '十二导联心电图连接互动实验',
    description:
      '把十个电极贴到胸壁和四肢，随时看到十二个导联怎样变化。先贴对一次，再从一份同事接错的图里认出错在哪里，并动手改正，学会先查导联再下诊断。',
    html: `
      <p>导联波形由电极位置和心电向量算出来，因此任何一种接法都会得到它该有的图：左右手接反，Ⅰ导联倒置；右手与右脚接反，Ⅱ导联近于一条直线。</p>
      <ul>
        <li>胸导联高一个肋间，V1、V2 的形态会变</li>
        <li>肢体导联接反，不要误认为右位心或心肌梗死</li>
        <li>认出错误之后要改正并再记录一次</li>
      </ul>
      <p>每次接错的方式随机抽取，结束时按放置、辨认和改正三部分评分。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['心电图诊断', '生理学'],
    options: ['临床技能', '三维场景', '综合型', '本科生'],
    ...free,
    learnerCount: 1120,
    daysAgo: 10,
    picture: { motif: 'heartbeat', palette: 'navy' },
  },
  {
    slug: 'bench-blood-pressure',
    title: '听诊法测量血压互动实验',
    description:
      '选袖带、摆体位、摸桡动脉、充气和放气都自己来，戴上耳机听柯氏音读出收缩压和舒张压。袖带太窄、放气太快、遇到听诊间隙，读数会错在哪里一目了然。',
    html: `
      <p>血压计人人会用，读对却不容易。先触诊估计收缩压，再加压到其上 30 毫米汞柱，以每秒 2 至 6 毫米汞柱放气，才不会漏掉第一声，也不会被听诊间隙骗过去。</p>
      <ul>
        <li>袖带比上臂窄，读数偏高</li>
        <li>手臂低于心脏水平，读数偏高</li>
        <li>放气太快，收缩压读低、舒张压读高</li>
      </ul>
      <p>测两次取平均，每次间隔一至两分钟。受检者的真实血压结束时才告诉您。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['问诊与体格检查', '基础护理学'],
    options: ['临床技能', '虚拟病人', '基础型', '高职学生'],
    ...free,
    learnerCount: 1490,
    daysAgo: 9,
    picture: { motif: 'stethoscope', palette: 'navy' },
  },
  {
    slug: 'bench-spirometry',
    title: '肺功能检查与判读互动实验',
    description:
      '指导受检者做出三次合格而重复的用力呼气，识别起始慢、咳嗽、提前中断等不合格曲线，读出第一秒用力呼气量与用力肺活量，做舒张试验并下结论。',
    html: `
      <p>肺功能的质量取决于操作者。讲解、示范、鼻夹、坐姿和口令都会影响曲线，不合格的曲线要当场认出来，不能拿去判读。</p>
      <ul>
        <li>三次合格，最好两次相差不超过 150 毫升</li>
        <li>先看第一秒用力呼气量与用力肺活量的比值，再看各占预计值多少</li>
        <li>吸入支气管舒张剂后等十五分钟再测</li>
      </ul>
      <p>受检者随机抽取，可能正常、阻塞或限制。结束时对照答案，逐项评分。</p>
    `,
    teacher: '戚怀谨',
    subjects: ['诊断学', '生理学'],
    options: ['机能实验', '虚拟病人', '综合型', '住培学员'],
    ...freeForMembers({ price: 29000, originalPrice: 39000 }),
    learnerCount: 430,
    daysAgo: 8,
    picture: { motif: 'lungs', palette: 'sky' },
  },
];
