import type { SeedCourse } from '../seedCourse';
import { arrhythmias } from './ecg-reading/arrhythmias';
import { intervals } from './ecg-reading/intervals';
import { ischaemia } from './ecg-reading/ischaemia';
import { sevenSteps } from './ecg-reading/sevenSteps';

export const ecgReading: SeedCourse = {
  slug: 'ecg-reading',
  html: `
    <p>心电图便宜、无创、几分钟就能完成，却能在第一时间发现最致命的问题。真正的困难不在机器，而在读图的人：看得少的人容易遗漏，看得急的人容易误判。固定的<strong>七步法</strong>就是用来对付这两种错误的。</p>
    <p>课程分四章推进：</p>
    <ol>
      <li>心电的来源与七步法，先能说清每一个波代表什么；</li>
      <li>间期、电轴与房室肥大，学会测量而不是目测；</li>
      <li>缺血、梗死与电解质紊乱，认出必须立刻处理的图形；</li>
      <li>快速与缓慢性心律失常，把图形与抢救动作连在一起。</li>
    </ol>
    <p>动画把传导系统的每一步与体表波形对应起来；标本让您知道哪根冠状动脉管哪个导联；高级生命支持演练则要求您一边读监护、一边作决定。</p>
    <p>请准备一把分规或一张纸条，在屏幕上练习量间期。读完每一份图都写下三行：节律与心率、异常所见、<strong>此刻该做什么</strong>。坚持五十份之后，您会发现七步已经变成习惯。</p>
    <p>心电图永远要和病人一起看：正常的图不能排除急性冠脉综合征，异常的图也可能只是旧病或伪差。</p>
  `,
  goals: [
    '用七步法在两分钟内完成一份十二导联心电图的判读',
    '测量并解释PR间期、QRS时限、QT间期与电轴',
    '识别ST段抬高型心肌梗死并推断罪犯血管',
    '当场认出高钾血症、室速、室颤和高度房室传导阻滞并说出首要处理',
  ],
  forWhom: '医学高年级学生、规培医师、急诊与重症护士，以及从事心电检查的医技人员。',
  teachers: [
    {
      name: '梁景川',
      rank: '主任医师',
      worksAt: '济世医科大学附属第一医院',
      introduction:
        '心电图室负责人，从事心电诊断与电生理工作二十年，每年审核报告三万余份。习惯收集容易误诊的图形，整理成带有临床结局的实例，教学中反复强调先看病人、再看图。',
    },
  ],
  certificateShare: 80,
  chapters: [sevenSteps, intervals, ischaemia, arrhythmias],
};
