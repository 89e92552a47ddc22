import type { SeedCourse } from '../seedCourse';
import { airway } from './emergency-triage/airway';
import { circulation } from './emergency-triage/circulation';
import { poisonAndTeam } from './emergency-triage/poisonAndTeam';
import { triage } from './emergency-triage/triage';

export const emergencyTriage: SeedCourse = {
  slug: 'emergency-triage',
  html: `
    <p>急诊没有从容的开头。病人来的时候，信息不全、家属焦急、别的床位还在呼叫。此时最需要的不是渊博，而是<strong>顺序</strong>：先救最可能马上死的人，先处理最可能马上致命的问题。</p>
    <p>这门课按病人进门的时间线组织：</p>
    <ol>
      <li>分诊台前的第一分钟：看什么、问什么、分到哪一级；</li>
      <li>抢救床旁的前五分钟：ABCDE逐项评估，发现一个处理一个；</li>
      <li>心搏骤停与休克：把复苏动作做到标准，再去找原因；</li>
      <li>中毒、创伤与团队：信息不足时如何决定，人多时如何不乱。</li>
    </ol>
    <p>动画给出按压与通气的节拍，可以跟着练；创伤和复苏两项虚拟演练要求您边评估、边处理、边与团队沟通；讲义把关键数字集中在几页里，适合贴在值班室。</p>
    <p>请尽量和同事一起学。复苏从来不是一个人的事，闭环沟通只有开口说过，真正需要时才说得出来。</p>
    <p>课程内容用于培训，不替代现场指挥与本机构的抢救流程。</p>
  `,
  goals: [
    '在一分钟内完成预检分诊并说出分级依据与响应时限',
    '用ABCDE顺序评估危重患者，发现致命问题立即处理',
    '实施并评价高质量心肺复苏，正确使用除颤与肾上腺素',
    '区分四类休克，说出各自的首要处理',
    '在团队抢救中使用闭环沟通与标准化交接',
  ],
  forWhom: '急诊与院前急救医护人员、规培医师、值班的内外科医生，以及进入临床实习的医学与护理学生。',
  teachers: [
    {
      name: '石峻峰',
      rank: '主任医师',
      worksAt: '仁心医学院附属医院',
      introduction:
        '急诊医学科医生，高级生命支持与创伤救治培训导师，二十年来一直坚守在抢救室。带领团队重做分诊流程，缩短了胸痛与卒中患者的等待，讲课常以一次真实的失误开场。',
    },
  ],
  certificateShare: 80,
  chapters: [triage, airway, circulation, poisonAndTeam],
};
