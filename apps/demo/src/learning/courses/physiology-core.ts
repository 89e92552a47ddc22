import type { SeedCourse } from '../seedCourse';
import { breathing } from './physiology-core/breathing';
import { cells } from './physiology-core/cells';
import { circulation } from './physiology-core/circulation';
import { kidneys } from './physiology-core/kidneys';
import { regulation } from './physiology-core/regulation';

export const physiologyCore: SeedCourse = {
  slug: 'physiology-core',
  html: `
    <p>体温、血压、血糖、酸碱度，每一项都只允许在很窄的范围内波动。生理学要回答的，就是身体用什么办法守住这些范围，守不住时又会怎样。掌握了<strong>稳态与反馈</strong>这条主线，各系统的知识不再是孤立的段落，而是同一个问题的不同答案。</p>
    <p>课程精选五个最常被问“为什么”的主题：</p>
    <ul>
      <li>静息电位与动作电位，为什么血钾稍有改变心脏就会出事；</li>
      <li>心动周期，压力、容积、瓣膜与心音怎样同步；</li>
      <li>肺通气与气体运输，为什么浅快呼吸不划算；</li>
      <li>尿的生成，一天滤过180升却只排出1.5升；</li>
      <li>神经与激素，快慢两套系统如何分工。</li>
    </ul>
    <p>每个主题都按“看曲线、算数值、解释变化”三步展开；循环与呼吸两章还有虚拟实验，可以用来验证预测。建议在看结果之前先把自己的预测写进笔记；预测错了的地方，往往正是理解的缺口。学完本课程，您可以直接衔接病理生理学、药理学和心电图课程。</p>
  `,
  goals: [
    '用离子流动解释静息电位、动作电位及血钾异常的影响',
    '在同一时间轴上对应压力、容积、瓣膜和心音的变化',
    '计算肺泡通气量、心输出量、射血分数和清除率',
    '预测失血、缺氧、大量饮水时循环、呼吸与肾的代偿反应',
  ],
  forWhom: '已学过解剖与组织学的医学及护理专业学生，准备研究生考试或希望补牢机制基础的临床人员。',
  teachers: [
    {
      name: '戚怀谨',
      rank: '教授',
      worksAt: '北辰医科大学',
      introduction:
        '长期讲授生理学与机能实验，研究方向为心肌电生理。擅长把复杂曲线拆成可以动手画的几步，主持建设蛙心灌流与呼吸调节两项虚拟实验，提倡“先预测，后观察”。',
    },
  ],
  certificateShare: 80,
  chapters: [cells, circulation, breathing, kidneys, regulation],
};
