import type { SeedCourse } from '../seedCourse';
import { autonomic } from './pharmacology-mechanism/autonomic';
import { cardiovascular } from './pharmacology-mechanism/cardiovascular';
import { microbesAndGlucose } from './pharmacology-mechanism/microbesAndGlucose';
import { principles } from './pharmacology-mechanism/principles';

export const pharmacologyMechanism: SeedCourse = {
  slug: 'pharmacology-mechanism',
  html: `
    <p>每年都有新药上市，药名背不完；但靶点就那么几类：受体、酶、离子通道和转运体。弄清一个药<strong>作用在哪里</strong>，它的疗效、不良反应和禁忌往往可以推出来。</p>
    <p>这门课不追求药物数量，而是教您用同一套问题审视任何一个药：</p>
    <ol>
      <li>靶点是什么，激动还是阻断？</li>
      <li>这个靶点还分布在哪些器官？不良反应多半由此而来。</li>
      <li>它怎样进入、分布和离开身体？肝肾功能差的人要不要调整？</li>
      <li>眼前这位病人，有没有更合适的选择？</li>
    </ol>
    <p>内容从总论开始，依次讲传出神经系统药、五类一线降压药与利尿药、抗菌药和降糖药。动画演示激动药与拮抗药在受体上的竞争，蛙心实验让您亲眼看到乙酰胆碱与肾上腺素的相反作用；文中的处方讨论都取自工作中的常见矛盾，例如哮喘合并高血压、妊娠期血压升高。</p>
    <p>课程中的剂量只用于说明原理，实际用药请以药品说明书和本机构规定为准。</p>
  `,
  goals: [
    '区分激动药、竞争性与非竞争性拮抗药，读懂量效曲线',
    '完成半衰期、表观分布容积和稳态浓度的基本计算',
    '由受体分布推断传出神经系统药的作用与不良反应',
    '为合并症患者选择降压、抗菌和降糖药物并说明理由',
  ],
  forWhom: '学完生理学的医学、药学与护理专业学生，住院医师与临床药师，以及准备资格考试的人员。',
  teachers: [
    {
      name: '陆清晏',
      rank: '教授、主任药师',
      worksAt: '星湖药科大学',
      introduction:
        '兼任药理学教师与临床药师，长期参加心血管内科和感染科查房。讲课从病人的处方出发，倒推药物靶点与体内过程，主编院内合理用药案例集，关注老年人的多重用药安全。',
    },
  ],
  certificateShare: 80,
  chapters: [principles, autonomic, cardiovascular, microbesAndGlucose],
};
