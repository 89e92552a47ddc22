import type { SeedCourse } from '../seedCourse';
import { coronary } from './cardiology-common/coronary';
import { fibrillation } from './cardiology-common/fibrillation';
import { heartFailure } from './cardiology-common/heartFailure';
import { hypertension } from './cardiology-common/hypertension';

export const cardiologyCommon: SeedCourse = {
  slug: 'cardiology-common',
  html: `
    <p>高血压、冠心病、心力衰竭和心房颤动，占了心血管内科门诊的大半。它们彼此牵连：血压控制不佳的人先是左室肥厚，再是心肌缺血，最后心功能下降、心房扩大、出现房颤。<strong>每一环都有机会把链条打断</strong>，这正是内科医生日复一日的工作。</p>
    <p>课程按照“诊断依据、危险分层、治疗选择、随访指标”四步讲解每一种病：</p>
    <ul>
      <li>高血压：诊室、家庭与动态血压的界值为何不同，目标该定多少；</li>
      <li>冠心病：稳定型与急性冠脉综合征的分界，胸痛来了先做什么；</li>
      <li>心力衰竭：按射血分数分型，哪些药改善症状，哪些药延长生命；</li>
      <li>心房颤动：先防卒中，再谈节律与心率。</li>
    </ul>
    <p>内容依据近年我国相关指南整理，并标明容易记错的数字。虚拟病房让您独立值一天班，处理血钾升高、夜间气促和突发胸痛；每次决定都会影响后面的病程。</p>
    <p>指南会更新，病人的意愿、合并症和经济条件也各不相同。课程给出的是思考的框架，具体用药请结合说明书与上级医师意见。</p>
  `,
  goals: [
    '按诊室、家庭和动态血压界值诊断高血压并完成危险分层',
    '鉴别稳定型心绞痛与急性冠脉综合征，说出再灌注的时间要求',
    '按射血分数为心力衰竭患者选择能改善预后的药物组合',
    '评估心房颤动的卒中与出血风险，作出抗凝决定',
  ],
  forWhom: '规范化培训与基层全科医师、心内科护士、临床药师，以及进入临床阶段的医学生。',
  teachers: [
    {
      name: '叶承泽',
      rank: '主任医师、副教授',
      worksAt: '济世医科大学附属第一医院',
      introduction:
        '心血管内科医师，长期负责心力衰竭与高血压专病门诊，随访患者两千余人。参与胸痛中心建设，擅长用随访曲线说明治疗为何要坚持，授课注重数字背后的证据与病人的处境。',
    },
  ],
  certificateShare: 80,
  chapters: [hypertension, coronary, heartFailure, fibrillation],
};
