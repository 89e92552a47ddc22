/** What courses open of drills, patients, models, simulations and exams, which came after them. */
export interface LaterItem {
  /** The slug of its course. */
  course: string;
  title: string;
  /** The key or title of a drill, patient or exam, the slug of what stands on the shelf. */
  opens:
    | { type: 16; simulation: string }
    | { type: 128; model: string }
    | { type: 256; drill: string }
    | { type: 512; patient: string }
    | { type: 1024; exam: string };
}

export const laterItems: readonly LaterItem[] = [
  {
    course: 'nursing-critical',
    title: '急救演练：成人心肺复苏与 AED',
    opens: { type: 256, drill: 'adultCpr' },
  },
  {
    course: 'endocrine-diabetes',
    title: '接诊：吐了两天的大一新生',
    opens: { type: 512, patient: 'vomitingStudent' },
  },
  {
    course: 'neurology-localisation',
    title: '接诊：早饭桌上掉了筷子',
    opens: { type: 512, patient: 'suddenWeakness' },
  },
  {
    course: 'knee-rehabilitation',
    title: '三维模型：膝关节',
    opens: { type: 128, model: 'model-knee-3d' },
  },
  {
    course: 'spine-pain',
    title: '三维模型：脊柱',
    opens: { type: 128, model: 'model-spine-3d' },
  },
  {
    course: 'nursing-perioperative',
    title: '虚拟仿真：手卫生与职业暴露处置',
    opens: { type: 16, simulation: 'sim-hand-hygiene' },
  },
  {
    course: 'nursing-fundamentals',
    title: '期末模拟考试',
    opens: { type: 1024, exam: '基础护理学期末模拟考试' },
  },
];
