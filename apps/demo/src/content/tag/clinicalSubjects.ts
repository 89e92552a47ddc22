import type { SeedSubject } from './seedTag';

/** The major with the most below it. */
export const clinicalSubjects: readonly SeedSubject[] = [
  {
    name: '基础医学',
    children: [
      '系统解剖学',
      '局部解剖学',
      '组织学与胚胎学',
      '生理学',
      '生物化学与分子生物学',
      '病理学',
      '病理生理学',
      '药理学',
      '医学微生物学',
      '医学免疫学',
    ],
  },
  { name: '诊断学', children: ['问诊与体格检查', '心电图诊断'] },
  {
    name: '内科学',
    children: ['心血管内科', '呼吸内科', '消化内科', '肾脏内科', '内分泌科', '血液内科'],
  },
  {
    name: '外科学',
    children: [
      '外科总论',
      '普通外科',
      { name: '骨科', children: ['创伤骨科', '脊柱外科'] },
      '神经外科',
      '泌尿外科',
    ],
  },
  { name: '妇产科学', children: ['妇科学', '产科学'] },
  { name: '儿科学', children: ['小儿内科学', '新生儿科学'] },
  '神经病学',
  '眼科学',
  '耳鼻咽喉科学',
  { name: '急诊与重症医学', children: ['急诊医学', '重症医学'] },
];
