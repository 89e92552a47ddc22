import type { SeedCourse } from '../seedCourse';
import { designs } from './epidemiology/designs';
import { measures } from './epidemiology/measures';
import { outbreak } from './epidemiology/outbreak';
import { screening } from './epidemiology/screening';

export const epidemiology: SeedCourse = {
  slug: 'epidemiology',
  html: `
    <p>临床医生面对一个病人，流行病学面对一群人。前者问“他得了什么病”，后者问“谁会得病、为什么是他们、怎样让更多人不得病”。两种思维相互补充：今天病房里用的每一条诊断界值、每一种一线药，背后都有<strong>人群研究的证据</strong>。</p>
    <p>课程不从公式出发，而从问题出发：</p>
    <ul>
      <li>测量：病多不多，用哪个率，分母应该是谁；</li>
      <li>设计：什么问题用什么研究，每种设计能说到什么程度；</li>
      <li>偏倚与因果：看到的联系是真的吗，可以推断因果吗；</li>
      <li>筛检与暴发：把方法用到社区和现场。</li>
    </ul>
    <p>您会用一张四格表走遍相对危险度、比值比、灵敏度和预测值，发现它们其实是同一张表的不同读法；会在虚拟现场里访谈病例、绘制流行曲线、计算罹患率，找出那道可疑的菜；还会从一段血压测量的动画里认识信息偏倚从哪里来。</p>
    <p>数学只需要加减乘除。真正需要的是耐心：读任何一个百分数，都先问<strong>谁除以谁</strong>。</p>
  `,
  goals: [
    '区分发病率、患病率、罹患率与病死率，正确选择分母',
    '为研究问题选择合适的设计并计算、解释效应指标',
    '识别选择偏倚、信息偏倚与混杂，并提出控制办法',
    '评价筛检试验，解释患病率如何影响预测值',
    '按步骤完成一次暴发调查并判读流行曲线',
  ],
  forWhom: '预防医学与临床医学学生，疾病预防控制和社区卫生人员，以及想读懂临床论文的医护人员。',
  teachers: [
    {
      name: '巩思远',
      rank: '教授',
      worksAt: '安和公共卫生学院',
      introduction:
        '流行病学教师，曾在疾病预防控制机构从事现场流行病学调查十年，参与处置食源性与呼吸道传染病暴发四十余起。授课以真实线索逐步公开的方式进行，请学员在信息不全时作出判断。',
    },
  ],
  certificateShare: 80,
  chapters: [measures, designs, screening, outbreak],
};
