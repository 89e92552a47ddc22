import { asked } from '../../courseWords';
import type { SeedChapter } from '../../seedCourse';

export const breathing: SeedChapter = {
  title: '呼吸',
  html: '<p>通气把空气送到肺泡，换气和运输把氧送到组织。</p>',
  items: [
    {
      type: 8,
      title: '肺泡通气量与氧解离曲线',
      html: `
        <p>吸入的气体并非全部参与交换。留在鼻、咽、气管和支气管内的约150毫升称为解剖无效腔。真正有用的是<strong>肺泡通气量＝（潮气量−无效腔气量）×呼吸频率</strong>。</p>
        <table>
          <caption>每分通气量相同，效果不同</caption>
          <thead><tr><th>呼吸形式</th><th>潮气量</th><th>频率</th><th>每分通气量</th><th>肺泡通气量</th></tr></thead>
          <tbody>
            <tr><td>平静</td><td>500毫升</td><td>12次/分</td><td>6000毫升</td><td>4200毫升</td></tr>
            <tr><td>浅快</td><td>250毫升</td><td>24次/分</td><td>6000毫升</td><td>2400毫升</td></tr>
            <tr><td>深慢</td><td>1000毫升</td><td>6次/分</td><td>6000毫升</td><td>5100毫升</td></tr>
          </tbody>
        </table>
        <p>可见浅快呼吸最不划算，术后因疼痛不敢深吸气的病人容易出现低氧与肺不张，鼓励深呼吸和有效咳嗽正是为此。</p>
        <p>血液中的氧约98.5%与血红蛋白结合。<strong>氧解离曲线呈S形</strong>：上段平坦，氧分压从100毫米汞柱降到60毫米汞柱，饱和度只由约97%降到约90%，这是机体的安全余地；中段陡直，到组织处氧分压约40毫米汞柱时饱和度约75%，大量释放氧；下段最陡，是剧烈运动时的储备。</p>
        <ul>
          <li>曲线右移，容易放氧：二氧化碳升高、酸度升高、温度升高、2,3-二磷酸甘油酸增多；</li>
          <li>曲线左移，不易放氧：与上述相反，以及一氧化碳中毒、胎儿血红蛋白。</li>
        </ul>
        <p>二氧化碳是调节呼吸最重要的体液因素，主要通过中枢化学感受器起作用，直接的刺激物是脑脊液中的氢离子。缺氧则只通过<strong>外周化学感受器</strong>兴奋呼吸，对呼吸中枢本身是抑制。</p>
      `,
    },
    { type: 16, title: '实验：家兔呼吸运动调节', simulation: 'sim-respiratory-regulation' },
    {
      type: 64,
      title: '小测：细胞、循环与呼吸',
      passShare: 60,
      questions: asked(
        'bank-postgraduate-west',
        '与骨骼肌细胞相比，心室肌细胞动作电位',
        '其他条件不变，动脉血压突然升高的当搏',
        '某人潮气量为 500 mL',
        '动脉血二氧化碳分压升高引起呼吸',
        '可使血红蛋白氧解离曲线右移',
      ),
    },
  ],
};
