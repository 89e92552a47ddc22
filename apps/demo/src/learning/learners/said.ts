/** What learners and teachers wrote about two courses. `by` counts the learners from 0. */
interface SeedSaid {
  slug: string;
  comments: readonly { by: number; stars: number; text: string }[];
  notes: readonly { by: number; text: string }[];
  /** One without an answer waits for its teachers. */
  questions: readonly { by: number; title: string; text: string; answer?: string }[];
  notice: { title: string; text: string };
}

export const seedSaid: readonly SeedSaid[] = [
  {
    slug: 'ecg-reading',
    comments: [
      { by: 0, stars: 5, text: '把导联和心脏的部位对应起来讲，终于不用死记了。' },
      { by: 2, stars: 5, text: '先看节律再看波形的顺序很实用，值夜班读图时心里有底。' },
      { by: 3, stars: 4, text: '讲得清楚，希望再多几张室性心动过速的图来练习。' },
    ],
    notes: [
      {
        by: 1,
        text: 'PR 间期正常为 0.12～0.20 秒。超过 0.20 秒而每个 P 波后都有 QRS 波群，是一度房室传导阻滞。',
      },
      { by: 2, text: '标准走纸速度 25 mm/s 时，一小格 0.04 秒，一大格 0.2 秒。' },
    ],
    questions: [
      {
        by: 3,
        title: '心房颤动的 f 波和心房扑动的 F 波怎么区分？',
        text: '做读图练习时总是混在一起，心室率快的时候更难认。',
        answer:
          'F 波是规则的锯齿状，频率多为 250～350 次/分，Ⅱ、Ⅲ、aVF 导联最清楚；f 波的大小、形态和间距都不一致，频率为 350～600 次/分，V1 导联较明显。再看 RR 间期：房颤绝对不齐，房扑按固定比例下传时可以是整齐的。',
      },
      {
        by: 4,
        title: 'ST 段抬高都是心肌梗死吗？',
        text: '看到 ST 段抬高就很紧张，还有哪些情况会这样？',
        answer:
          '不是。早期复极、急性心包炎、左束支传导阻滞、室壁瘤等也可以有 ST 段抬高。要结合抬高的形态、导联分布、有无对应导联的压低、动态变化，以及症状和肌钙蛋白来判断。怀疑急性心肌梗死时不要等待，尽快复查心电图并按胸痛流程处理。',
      },
      {
        by: 5,
        title: 'QT 间期为什么要按心率校正？',
        text: '机器报告里有 QT 和 QTc 两个数，临床上看哪一个？',
      },
    ],
    notice: {
      title: '本期答疑安排',
      text: '学习中遇到的问题请写在课程问答里，老师会在两个工作日内回答。提问时写明是哪个课件、哪张图，回答会更有针对性。',
    },
  },
  {
    slug: 'epidemiology',
    comments: [
      { by: 1, stars: 5, text: '每个指标都有算得出来的例子，比背公式容易记住。' },
      { by: 6, stars: 4, text: '研究设计那一章很清楚，读文献时知道先看什么了。' },
    ],
    notes: [
      {
        by: 0,
        text: '相对危险度 RR＝暴露组发病率÷非暴露组发病率；归因危险度 AR＝暴露组发病率－非暴露组发病率。',
      },
    ],
    questions: [
      {
        by: 2,
        title: '队列研究和病例对照研究怎么快速区分？',
        text: '读论文的方法部分时常常分不清。',
        answer:
          '看从哪里出发：队列研究按有无暴露分组，再看结局，可以计算发病率和相对危险度；病例对照研究按有无疾病分组，再回顾暴露，一般只能计算比值比。罕见病常用病例对照研究，罕见暴露常用队列研究。',
      },
      {
        by: 7,
        title: '灵敏度和特异度会随患病率变化吗？',
        text: '课上说预测值会变，那灵敏度和特异度呢？',
      },
    ],
    notice: {
      title: '学习建议',
      text: '建议先学完疾病频率的测量，再学研究设计：后面的指标都建立在前面的概念上。',
    },
  },
];
