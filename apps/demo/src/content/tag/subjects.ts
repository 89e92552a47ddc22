import { clinicalSubjects } from './clinicalSubjects';
import type { SeedSubject } from './seedTag';

/** The majors with what is taught in them; a name stands for one subject in the whole tree. */
export const seedSubjects: readonly SeedSubject[] = [
  { name: '临床医学', children: clinicalSubjects },
  {
    name: '护理学',
    children: [
      '基础护理学',
      '内科护理学',
      '外科护理学',
      '妇产科护理学',
      '儿科护理学',
      '急危重症护理学',
    ],
  },
  {
    name: '口腔医学',
    children: [
      '口腔解剖生理学',
      { name: '口腔内科学', children: ['牙体牙髓病学', '牙周病学'] },
      '口腔颌面外科学',
      '口腔修复学',
    ],
  },
  {
    name: '医学影像学',
    children: [{ name: '影像诊断学', children: ['X线诊断', 'CT与MRI诊断'] }, '超声诊断学'],
  },
  {
    name: '医学检验技术',
    children: ['临床血液学检验', '临床生化检验', '临床微生物学检验'],
  },
  { name: '药学', children: ['药物化学', '药剂学', '临床药学'] },
  {
    name: '中医学',
    children: [
      '中医基础理论',
      '中医诊断学',
      '中药学',
      '方剂学',
      { name: '针灸推拿学', children: ['经络腧穴学', '刺法灸法学'] },
    ],
  },
  { name: '公共卫生与预防医学', children: ['流行病学', '卫生统计学', '环境与职业卫生'] },
  { name: '康复治疗学', children: ['康复评定学', '物理治疗学', '作业治疗学'] },
];
