import type { SeedCourse } from '../seedCourse';
import { bloodFlow } from './pathology-general/bloodFlow';
import { inflammation } from './pathology-general/inflammation';
import { injury } from './pathology-general/injury';
import { tumours } from './pathology-general/tumours';

export const pathologyGeneral: SeedCourse = {
  slug: 'pathology-general',
  html: `
    <p>病理学是基础与临床之间的桥。同样是一块变硬的组织，镜下看到肉芽组织，说明它正在修复；看到异型细胞浸润，则是另一种命运。总论的任务，是学会用<strong>有限的几种基本病变</strong>解释几乎所有疾病。</p>
    <p>本课程围绕“一个病理过程、一张切片、一位病人”组织内容：</p>
    <ol>
      <li>损伤与修复：细胞怎样适应、怎样死亡、怎样被替代；</li>
      <li>局部血液循环障碍：淤血、血栓、栓塞与梗死的因果链；</li>
      <li>炎症：从血管扩张到白细胞游出，再到愈复或迁延；</li>
      <li>肿瘤：异型性、分化、分级与分期，良恶性的判断依据。</li>
    </ol>
    <p>您会在虚拟实验室里完成一次从取材到封片的制片过程，理解为什么固定不及时、切片过厚都会误导诊断；也会在数字切片上练习先低倍、后高倍的观察顺序。前两章还附有肝和心的大体标本，提醒您镜下所见最终要回到器官和病人身上。</p>
    <p>学完后，面对一份病理报告，您应当能读懂其中的关键词，知道它对治疗意味着什么，也知道哪些问题还需要向病理科医生请教。</p>
  `,
  goals: [
    '辨认变性、坏死、肉芽组织和炎细胞的典型镜下形态',
    '解释淤血、血栓形成、栓塞与梗死之间的因果关系',
    '说出急性炎症白细胞渗出的步骤与各型炎症的特点',
    '比较良性与恶性肿瘤、癌与肉瘤，读懂分级与分期',
  ],
  forWhom: '学过解剖、组织与生理的医学生，规范化培训医师，以及需要看懂病理报告的护理与医技人员。',
  teachers: [
    {
      name: '韩书衡',
      rank: '教授、主任医师',
      worksAt: '仁心医学院',
      introduction:
        '从事病理诊断与教学二十五年，日常签发肝脏与消化道活检报告。相信好的病理课从一张切片开始，课程中的每个概念都配有真实的观察任务，反对脱离形态的死记硬背。',
    },
  ],
  certificateShare: 80,
  chapters: [injury, bloodFlow, inflammation, tumours],
};
