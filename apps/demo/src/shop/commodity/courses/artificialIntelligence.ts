import { freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const artificialIntelligence: readonly SeedCommodity[] = [
  {
    slug: 'ai-medicine',
    title: 'AI导论：医学人工智能的原理与边界',
    description:
      '从监督学习、深度学习与大语言模型的基本原理讲起，结合心电、病理与影像中的真实任务，读懂灵敏度、特异度与曲线下面积，判断一个AI工具能不能用、该怎样用。',
    html: `
      <p>课程不要求会编程。先用一组血糖数据说明模型怎样从样本中学习，再讲训练集、验证集与测试集为什么必须分开。</p>
      <ul>
        <li>评价：灵敏度、特异度与受试者工作特征曲线，预测值还取决于患病率</li>
        <li>偏倚：样本只来自一家医院，换一家医院可能失准</li>
        <li>责任：AI给出的是提示，诊断由医师作出并签字</li>
      </ul>
      <p>大语言模型一讲演示它怎样写出并不存在的文献，练习逐条核对出处，并说明为何不得把可识别患者身份的资料输入公共工具。</p>
    `,
    teacher: '祝闻渊',
    subjects: ['诊断学', '卫生统计学'],
    options: ['临床医学', '本科课程', '入门', '在校学生', '11至12个课件'],
    ...freeForMembers({ price: 79000, originalPrice: 119000 }),
    learnerCount: 2846,
    daysAgo: 38,
    picture: { motif: 'screen', palette: 'blue' },
    courseType: 1,
  },
  {
    slug: 'ai-image-reading',
    title: 'AI辅助影像判读：肺结节与颅内出血',
    description:
      '以胸部CT肺结节检出和头颅CT平扫颅内出血提示为例，讲解AI怎样标记、测量与排序，对照人工读片分析假阳性与漏诊，学会复核结果并写进报告。',
    html: `
      <p>课程规定先独立阅片，再看标记，不一致之处逐条写出理由，避免被提示牵着走。</p>
      <ul>
        <li>假阳性：血管断面、瘢痕与肺内淋巴结被标成可疑结节</li>
        <li>漏诊：紧贴胸膜或肺门的结节、密度很淡的磨玻璃结节</li>
        <li>出血：钙化、运动与射束硬化伪影引起误报，薄层的硬膜下血肿容易遗漏</li>
      </ul>
      <p>随访练习比较两次体积测量：层厚与重建算法不同，算出的增长便不可信。</p>
      <p>急诊病例说明排序的用处与局限：可疑出血提前送到医师面前，没有提示的检查仍要看完。</p>
    `,
    teacher: '卓文澜',
    subjects: ['CT与MRI诊断', '影像诊断学'],
    options: ['医学影像', '继续教育课程', '提高', '在职医护', '11至12个课件'],
    ...paid({ price: 99000, originalPrice: 149000, vipPrice: 69000 }),
    learnerCount: 1187,
    daysAgo: 16,
    picture: { motif: 'chestFilm', palette: 'violet' },
    courseType: 2,
  },
];
