import type { SeedCourse } from '../seedCourse';
import { locomotion } from './systematic-anatomy/locomotion';
import { nerves } from './systematic-anatomy/nerves';
import { vessels } from './systematic-anatomy/vessels';
import { viscera } from './systematic-anatomy/viscera';

export const systematicAnatomy: SeedCourse = {
  slug: 'systematic-anatomy',
  html: `
    <p>解剖学是医学的地图。地图读得熟，查体时手知道该放在哪里，读片时眼睛知道该看什么，手术时才明白下一层会是什么。可是初学者常把它学成名词表：名词背了上千个，却说不出阑尾在体表的哪一点，也不知道测血压时听的是哪一条动脉。</p>
    <p>本课程把九大系统归为四个板块，每讲遵循同一条路线：</p>
    <ol>
      <li><strong>摸</strong>：在自己身上找到可触及的标志；</li>
      <li><strong>看</strong>：在标本和模型上由浅入深辨认结构；</li>
      <li><strong>说</strong>：用方位术语说清位置、毗邻、血供与神经；</li>
      <li><strong>用</strong>：回答一个来自病房的问题。</li>
    </ol>
    <p>课程配有心的动画、周围神经切片、颅底与心脏等三维标本，以及一份专讲心脏的图解讲义。建议每周学一章：先读笔记，再看标本，最后做小测；答错的题回到对应标本上重新辨认一遍，比多背十遍文字更有效。</p>
    <p>学完之后，您应当能在体表画出心界、肝界和肾的位置，能解释常见神经损伤为什么出现那样的姿势，也能为后续的生理、影像和外科课程打好空间基础。</p>
  `,
  goals: [
    '在体表准确触及并命名主要的骨性标志，会数肋、会定椎',
    '用规范的方位术语描述主要器官的位置、形态与毗邻',
    '说出心、脑、胃、肝、肾的血液供应及其临床意义',
    '根据运动与感觉缺损推断常见周围神经和传导通路损伤的部位',
  ],
  forWhom: '医学、护理、影像、康复等专业一年级学生，以及需要重温解剖的临床人员。无需先修课程。',
  teachers: [
    {
      name: '沈砚秋',
      rank: '教授',
      worksAt: '济世医科大学',
      introduction:
        '从事人体解剖学教学二十余年，主张“先摸后看、先看后背”。参与建设数字人体标本库，编写实地标本辨认手册，课堂上最常说的一句话是：请把手放到自己身上。',
    },
  ],
  certificateShare: 80,
  chapters: [locomotion, viscera, vessels, nerves],
};
