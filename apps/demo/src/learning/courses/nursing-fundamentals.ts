import type { SeedCourse } from '../seedCourse';
import { asepsis } from './nursing-fundamentals/asepsis';
import { infusion } from './nursing-fundamentals/infusion';
import { medication } from './nursing-fundamentals/medication';
import { skinAndRescue } from './nursing-fundamentals/skinAndRescue';
import { vitalSigns } from './nursing-fundamentals/vitalSigns';

export const nursingFundamentals: SeedCourse = {
  slug: 'nursing-fundamentals',
  html: `
    <p>基础护理看似简单，却是病人安全的最后一道防线。量错一次血压，可能多吃一种药；少核对一遍姓名，可能给错一袋血。<strong>把小事每次都做对</strong>，需要的不只是手法，还有清楚的理由和固定的顺序。</p>
    <p>课程把每项操作拆成评估、准备、实施、评价四步，并在容易出错的地方停下来问“为什么”：</p>
    <ul>
      <li>生命体征：测量条件、异常的类型和记录方法；</li>
      <li>给药：核对制度、注射角度与部位、过敏试验的判断；</li>
      <li>静脉输液与输血：滴速计算、各种反应的识别与处理；</li>
      <li>无菌技术与手卫生：时限、区域和五个时刻；</li>
      <li>清洁、排泄与急救：导尿、吸痰、压力性损伤的预防和心肺复苏。</li>
    </ul>
    <p>两段动画分别演示规范的血压测量和高质量心肺复苏，三项虚拟操作可以反复练到流程熟练再上示教室。建议每学完一项，先闭眼把步骤说一遍，再动手；练习时请同学扮演病人，体会被翻身、被遮挡、被告知的感受。</p>
    <p>操作标准各院略有差异，请以本机构的规程和老师的示教为准。</p>
  `,
  goals: [
    '规范测量并记录生命体征，识别常见的异常类型',
    '执行核对制度，正确选择注射部位、角度与进针深度',
    '计算输液滴速，识别并处理常见输液、输血反应',
    '在操作全程保持无菌观念，说出各类物品的有效时限',
    '评估压力性损伤风险并制定翻身与减压计划',
  ],
  forWhom: '护理专业一、二年级学生，新入职护士，医疗护理员，以及承担照护任务的家属。',
  teachers: [
    {
      name: '温如玉',
      rank: '主任护师、副教授',
      worksAt: '博爱护理学院',
      introduction:
        '从事临床护理与护理教育二十三年，曾任综合病区护士长。擅长把复杂的操作流程拆成可以检查的小步骤，主持编写护理操作评分要点，坚持先讲为什么、再练怎么做。',
    },
  ],
  certificateShare: 80,
  chapters: [vitalSigns, medication, infusion, asepsis, skinAndRescue],
};
