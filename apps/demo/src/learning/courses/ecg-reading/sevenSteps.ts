import type { SeedChapter } from '../../seedCourse';

export const sevenSteps: SeedChapter = {
  title: '波形的来源与七步法',
  html: '<p>先知道每个波从哪里来，再学怎样按顺序看。</p>',
  items: [
    {
      type: 8,
      title: '七步法：每一份图都走完全程',
      isTrial: true,
      html: `
        <p>标准心电图走纸速度25毫米/秒，定标电压10毫米/毫伏，因此横向每小格0.04秒、每大格0.2秒，纵向每小格0.1毫伏。<strong>第一眼先看定标</strong>：若被改成5毫米/毫伏，高电压会被误认为正常。</p>
        <table>
          <caption>判读七步</caption>
          <thead><tr><th>步骤</th><th>看什么</th><th>正常</th></tr></thead>
          <tbody>
            <tr><td>1 定标与质量</td><td>纸速、电压、姓名、伪差、导联是否接反</td><td>aVR导联P波、QRS主波向下</td></tr>
            <tr><td>2 心率</td><td>规则：300÷大格数；不规则：6秒内QRS数×10</td><td>60～100次/分</td></tr>
            <tr><td>3 节律</td><td>有无P波，P与QRS的关系，是否整齐</td><td>窦性：Ⅱ导联P直立，aVR倒置</td></tr>
            <tr><td>4 电轴</td><td>Ⅰ与aVF（或Ⅲ）主波方向</td><td>−30°～＋90°</td></tr>
            <tr><td>5 间期</td><td>PR、QRS、QT</td><td>0.12～0.20秒；小于0.12秒；随心率校正</td></tr>
            <tr><td>6 波形</td><td>P、QRS、ST段、T波、U波，逐个导联对照</td><td>ST基本在等电位线</td></tr>
            <tr><td>7 结论</td><td>与旧图比较，结合症状</td><td>写出图形与行动</td></tr>
          </tbody>
        </table>
        <p>窦性心律的依据不是“整齐”，而是P波来自窦房结：Ⅰ、Ⅱ、aVF、V4～V6直立，aVR倒置，PR间期不短于0.12秒。</p>
        <p>电轴的速判：Ⅰ、aVF主波都向上，电轴正常；Ⅰ向上、aVF向下，可能左偏，再看Ⅱ导联，Ⅱ也向下才是<strong>超过−30°</strong>的左偏；Ⅰ向下、aVF向上为右偏。</p>
        <ul>
          <li>左右手导联线接反：Ⅰ导联图形上下颠倒，aVR变成直立，胸导联却正常；</li>
          <li>肌肉颤抖与电极松脱会造成类似房颤、室颤的假象，请先看病人。</li>
        </ul>
      `,
    },
    {
      type: 1,
      title: '动画：从窦房结到浦肯野纤维',
      film: 'ecg-conduction',
      checks: [
        {
          second: 21,
          question: { bank: 'bank-final-anatomy', stem: '心的正常起搏点是' },
          mustAnswer: true,
        },
      ],
    },
    {
      type: 2,
      title: '讲义：心电图阅读七步法',
      document: 'ecg-reading',
      notes: [
        '每读一份图都写三行：节律与心率、异常所见、此刻该做什么。',
        '拿一张自己的心电图，先找到定标方波，再量PR间期。',
        '胸导联位置放错一个肋间，就可能“制造”出前壁梗死。',
        '把本页的七步抄下来，读前五十份图时逐项打勾。',
        '宽QRS心动过速，先看病人稳不稳，再慢慢鉴别。',
        '同样是ST段抬高，先问有没有症状、有没有对应导联压低。',
        '先别看答案：说出钙剂、胰岛素和透析各自起什么作用。',
      ],
    },
    { type: 32, title: '切片：兴奋怎样经闰盘传开', slides: ['muscle'] },
  ],
};
