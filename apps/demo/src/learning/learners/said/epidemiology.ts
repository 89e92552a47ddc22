import type { SeedSaid } from '../seedSaid';

export const epidemiology: SeedSaid = {
  slug: 'epidemiology',
  learners: [0, 1, 2, 3, 4, 5, 6, 7],
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
      isAccepted: true,
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
};
