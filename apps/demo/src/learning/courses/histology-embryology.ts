import type { SeedCourse } from '../seedCourse';
import { embryo } from './histology-embryology/embryo';
import { layers } from './histology-embryology/layers';
import { organs } from './histology-embryology/organs';
import { tissues } from './histology-embryology/tissues';

export const histologyEmbryology: SeedCourse = {
  slug: 'histology-embryology',
  html: `
    <p>器官千差万别，构成它们的基本组织却只有四种：上皮、结缔、肌和神经。像认识建筑先认识砖、梁、管线一样，先学会辨认四种组织，再看它们<strong>怎样搭成器官</strong>，组织学就从背图变成了看图。</p>
    <p>课程分为两部分：</p>
    <ul>
      <li>组织学：从观察方法开始，依次学习四大组织、管壁与免疫器官的层次、消化管和肾等重要器官；都配有数字切片，可由低倍逐级放大；</li>
      <li>胚胎学：从受精到三胚层形成，再讲心、消化管、泌尿与神经管的发生，用发生过程解释常见先天畸形。</li>
    </ul>
    <p>虚拟实验室会带您走完取材、固定、脱水、包埋、切片、染色和封片。知道切片怎样做出来，才会明白为什么脂肪细胞是空的、红细胞为什么聚在一角、同一个管子为什么有时圆、有时长。</p>
    <p>学习时请坚持三句话：<strong>先低倍，后高倍；先整体，后局部；先问它是什么方向的切面，再问它是什么结构</strong>。看完每张切片，闭上眼睛画一幅示意图，画不出来的地方就是没有看懂的地方。</p>
  `,
  goals: [
    '按由低倍到高倍的顺序独立观察并描述一张切片',
    '辨认四种基本组织及三种肌组织的纵、横切面',
    '说出血管、消化管、皮肤和肾的分层及其功能意义',
    '用胚层来源与发生过程解释常见先天畸形',
  ],
  forWhom: '医学、口腔、护理和检验专业一、二年级学生，病理与检验入门者。建议与系统解剖学同步学习。',
  teachers: [
    {
      name: '林知微',
      rank: '副教授',
      worksAt: '济世医科大学',
      introduction:
        '组织学与胚胎学教师，负责学校形态学实验室，亲手制作并扫描教学切片三百余张。主张用纸笔画切片，认为画一遍胜过看十遍，曾获校级青年教师讲课比赛一等奖。',
    },
  ],
  certificateShare: 80,
  chapters: [tissues, layers, organs, embryo],
};
