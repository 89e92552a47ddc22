import type { SeedCourse } from '../seedCourse';
import { abdomenAndNerves } from './history-and-examination/abdomenAndNerves';
import { chest } from './history-and-examination/chest';
import { general } from './history-and-examination/general';
import { interview } from './history-and-examination/interview';

export const historyAndExamination: SeedCourse = {
  slug: 'history-and-examination',
  html: `
    <p>检验和影像越来越多，但相当一部分诊断仍然在问诊和查体结束时就已经有了方向。<strong>床旁的第一小时</strong>决定了后面该做哪些检查、不必做哪些检查，也决定了病人是否信任您。</p>
    <p>本课程按一次真实接诊的顺序展开：走到床边、自我介绍、听病人讲述、有目的地追问，然后洗手、遮挡、告知，从生命体征查到神经系统，最后把信息整理成一份规范的病历。</p>
    <ul>
      <li>血压测量与心音听诊配有动画，可以反复对照；</li>
      <li>肺气肿切片和心脏标本帮助您理解体征背后的结构；</li>
      <li>虚拟病人会对您的提问方式作出不同反应，同样的腹痛可能有十个不同的原因。</li>
    </ul>
    <p>学习方法上有一个建议：两人一组，一人扮演病人，一人操作，第三遍时不看讲义。每查一项都说出三句话：我在查什么，正常应该怎样，异常提示什么。能说清楚，才算真正学会。</p>
    <p>课程不能代替在老师指导下对真实病人的练习，请始终把病人的舒适、隐私和知情放在第一位。</p>
  `,
  goals: [
    '用开放式提问完成现病史七要素的采集，避免诱导和暗示',
    '按规范顺序完成头颈、胸、腹和神经系统的重点查体',
    '辨别常见肺部体征组合与心音、杂音，并解释其机制',
    '根据初步判断选择最有价值的五项检查去验证',
  ],
  forWhom: '即将进入临床见习和实习的医学生，规范化培训第一年的住院医师，以及社区全科医生。',
  teachers: [
    {
      name: '宋怀谦',
      rank: '主任医师、诊断学教授',
      worksAt: '仁心医学院',
      introduction:
        '内科医生，讲授诊断学十八年，多次担任客观结构化临床考试的考官。坚持每周带学生在床旁查体，强调听诊器之前先用眼睛和耳朵，著有面向实习生的查体口袋笔记。',
    },
  ],
  certificateShare: 80,
  chapters: [interview, general, chest, abdomenAndNerves],
};
