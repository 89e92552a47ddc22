import type { SeedChapter } from '../../seedCourse';

export const cells: SeedChapter = {
  title: '细胞的电活动',
  html: '<p>一切神经冲动、心跳和肌肉收缩，都从细胞膜两侧的离子差开始。</p>',
  items: [
    {
      type: 8,
      title: '稳态、反馈与静息电位',
      isTrial: true,
      html: `
        <p>细胞生活在细胞外液中，这就是<strong>内环境</strong>。内环境的理化性质保持相对稳定，称为稳态。稳态不是静止，而是不断被打破、又不断被纠正的动态平衡，主要依靠负反馈：结果反过来减弱原因。血压升高引起心率减慢、血管舒张，就是典型的负反馈。正反馈则把过程推向完成，如分娩、排尿和血液凝固。</p>
        <p>细胞内外离子分布极不均匀：钾主要在细胞内，浓度约为细胞外的30倍；钠主要在细胞外，约为细胞内的10倍。这一差别由<strong>钠泵</strong>维持，每分解1分子ATP，泵出3个钠离子，泵入2个钾离子。</p>
        <p>安静时细胞膜主要对钾通透。钾顺浓度差外流，使膜外带正电、膜内带负电；形成的电场又阻止钾继续外流。两种力量相等时的电位就是钾的平衡电位，静息电位接近于它，神经细胞约为−70毫伏，骨骼肌细胞约为−90毫伏。</p>
        <table>
          <caption>细胞外钾浓度与兴奋性</caption>
          <thead><tr><th>变化</th><th>静息电位</th><th>结果</th></tr></thead>
          <tbody>
            <tr><td>轻度升高</td><td>绝对值减小，靠近阈电位</td><td>兴奋性先升高</td></tr>
            <tr><td>明显升高</td><td>绝对值过小，钠通道失活</td><td>兴奋性降低，肌无力、心脏传导阻滞</td></tr>
            <tr><td>降低</td><td>骨骼肌绝对值增大，远离阈电位</td><td>骨骼肌兴奋性降低，软瘫、肠麻痹</td></tr>
          </tbody>
        </table>
        <p>所以静脉补钾必须稀释后缓慢滴注，<strong>绝不可静脉推注</strong>：细胞外钾的微小改变，就足以让心脏停跳。</p>
      `,
    },
    {
      type: 1,
      title: '动画：动作电位的产生与传导',
      film: 'action-potential',
      checks: [
        {
          second: 30,
          question: {
            bank: 'bank-postgraduate-west',
            stem: '细胞外液钾离子浓度轻度升高时，神经纤维静息电位',
          },
          mustAnswer: true,
        },
      ],
    },
  ],
};
