import type { SeedCourse } from '../seedCourse';
import { lungs } from './imaging-chest/lungs';
import { pleuraAndHeart } from './imaging-chest/pleuraAndHeart';
import { readingRoute } from './imaging-chest/readingRoute';
import { report } from './imaging-chest/report';

export const imagingChest: SeedCourse = {
  slug: 'imaging-chest',
  html: `
    <p>胸片是全世界拍得最多的影像检查，也是最容易被“看一眼就放下”的检查。漏诊往往不是因为病变太小，而是因为眼睛从来没有到过那个地方：肺尖、心影后方、肋膈角、锁骨下。<strong>固定的读片路线</strong>可以把视线带到每一处。</p>
    <p>本课程始终把X线与CT放在一起讲。X线是叠加的投影，CT是分层的断面；先在胸片上提出怀疑，再到CT上验证，最后回到胸片重新看一遍，两种影像就能互相解释。</p>
    <ul>
      <li>第一章建立由外到内的路线，认识正常解剖与常见伪影；</li>
      <li>第二章学肺实质的三类改变：实变、间质与结节；</li>
      <li>第三章看胸膜、纵隔与心影，处理气胸等急症；</li>
      <li>第四章练习写报告：描述、判断、建议各司其职。</li>
    </ul>
    <p>课程穿插病理动画与肺气肿切片，说明白的、黑的影子在镜下究竟是什么。请养成先看图、后看申请单、再看一遍图的习惯：第一遍不受暗示，第二遍有的放矢。影像只是证据之一，结论必须与临床相符。</p>
  `,
  goals: [
    '用由外到内的固定路线读完一张胸片，不遗漏盲区',
    '区分肺实变、间质病变、不张与结节的X线和CT征象',
    '当场识别张力性气胸、肺水肿和主动脉增宽等危急征象',
    '写出描述清楚、判断有据、建议可行的影像报告',
  ],
  forWhom: '影像专业学生与规培医师，以及需要独立看胸片的急诊、呼吸、全科医生。',
  teachers: [
    {
      name: '卓文澜',
      rank: '副主任医师、讲师',
      worksAt: '丹霞医学影像学院',
      introduction:
        '胸部影像诊断医生，日常报告胸片与胸部CT，参与肺结节多学科门诊。整理了一套漏诊病例回看笔记，讲课时总是先给出正常图像，再请学员在并排的图中找出不同之处。',
    },
  ],
  certificateShare: 80,
  chapters: [readingRoute, lungs, pleuraAndHeart, report],
};
