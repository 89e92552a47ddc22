import type { SeedCourse } from '../seedCourse';

export const medicalStatistics: SeedCourse = {
  slug: 'medical-statistics',
  html: `
    <p>读论文时最常见的两个误会是：P值小就是差别大，P值大就是没有差别。统计学真正回答的，是<strong>我们看到的差异，有多少可能只是运气</strong>。</p>
    <p>本课程不推公式，从图表开始。先看这张图量的是什么、误差线代表标准差还是标准误，再问结论有没有临床意义。第一章讲描述，均数与中位数为什么不能混用。第二章讲推断，置信区间怎样读，检验怎样选。第三章讲关系，相关、回归、生存曲线与诊断试验。学每一讲时，请找一张真实论文里的图对着看，先挑毛病，再读结论。</p>
    <h3>四个问题选方法</h3>
    <ul>
      <li>资料是什么类型：数值、等级还是分类</li>
      <li>有几组</li>
      <li>是否配对或重复测量</li>
      <li>有没有时间到事件</li>
    </ul>
    <p>学完以后，请拿一篇本专业的论文，写出研究问题、主要结局、样本量、效应大小与置信区间五行。写得出来，说明这篇论文您真的读懂了；写不出来，也许问题在论文。</p>
  `,
  goals: [
    '选用合适的指标描述资料',
    '解释置信区间、P值与两类错误',
    '按资料类型选择检验方法',
    '读懂回归、生存曲线与诊断试验的图表',
  ],
  forWhom: '规培医师、研究生、公共卫生人员，以及想读懂论文图表、不想被P值吓住的临床医务人员。',
  teachers: [
    {
      name: '禹成蹊',
      rank: '副教授',
      worksAt: '安和公共卫生学院',
      introduction:
        '卫生统计学教师，为临床课题提供设计与分析咨询十余年。她常要求学生先用一句话说出结论，再用一张图证明，把P值留到最后再看。',
    },
  ],
  chapters: [
    {
      title: '描述',
      items: [
        {
          title: '均数还是中位数',
          isTrial: true,
          type: 8,
          html: `
            <p>对称资料用均数与标准差，偏态资料用<strong>中位数与四分位数间距</strong>。住院日、费用、潜伏期多右偏，几个极端值就能拉高均数。</p>
            <table>
              <thead>
                <tr><th>资料</th><th>集中</th><th>离散</th></tr>
              </thead>
              <tbody>
                <tr><td>近似正态</td><td>均数</td><td>标准差</td></tr>
                <tr><td>偏态</td><td>中位数</td><td>四分位数间距</td></tr>
                <tr><td>等比、滴度</td><td>几何均数</td><td>几何标准差</td></tr>
                <tr><td>单位不同的比较</td><td>各自均数</td><td>变异系数</td></tr>
              </tbody>
            </table>
            <p>经验判断：标准差大于均数的一半且不能为负，多半偏态。</p>
          `,
        },
        {
          title: '率、构成比与标化',
          type: 8,
          html: `
            <ul>
              <li><strong>率</strong>：发生数除以可能发生的人数</li>
              <li><strong>构成比</strong>：部分占全部的比例，不能说明危险大小</li>
              <li>相对比：两指标之比</li>
            </ul>
            <p>“本院死亡者中心内科占30%”是构成比，不能说心内科死亡率最高。两地总率比较前看年龄构成，不同则作<strong>标准化</strong>。标准化率只用于比较，不代表实际水平。发病率与患病率也要分清：前者数新病例，后者数现有病例，病程越长，患病率越高。</p>
          `,
        },
        {
          title: '误差线说的是哪一种',
          type: 8,
          html: `
            <p>图上的误差线有三种含义，读之前先看图注。</p>
            <table>
              <thead>
                <tr><th>名称</th><th>回答</th><th>随样本量增大</th></tr>
              </thead>
              <tbody>
                <tr><td>标准差</td><td>个体差别有多大</td><td>基本不变</td></tr>
                <tr><td>标准误</td><td>均数估得有多准</td><td>减小</td></tr>
                <tr><td>95%置信区间</td><td>总体均数大概在哪里</td><td>变窄</td></tr>
              </tbody>
            </table>
            <p>作者有时用标准误作图，看上去更“整齐”。样本增大到4倍，标准误变为一半。<strong>描述患者用标准差，说明估计精度用标准误或置信区间</strong>。</p>
          `,
        },
      ],
    },
    {
      title: '推断',
      items: [
        {
          title: 'P值与置信区间',
          type: 8,
          html: `
            <p>P值是：假如真的没有差别，得到当前或更极端结果的概率。它<strong>不是</strong>结论错误的概率，也不是差别的大小。</p>
            <ul>
              <li>置信区间同时给出方向、大小与精度</li>
              <li>差值的区间包含0、比值的区间包含1，通常等于差异无统计学意义</li>
              <li>区间很宽：样本太小，“无差异”只是没有证据</li>
              <li>区间很窄但差别很小：有统计学意义，未必有临床意义</li>
            </ul>
            <p>先问<strong>多大的差别才值得改变做法</strong>，再看区间。</p>
          `,
        },
        {
          title: '四个问题选检验',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>资料</th><th>两组独立</th><th>配对</th><th>多组</th></tr>
              </thead>
              <tbody>
                <tr><td>正态数值</td><td>成组t检验</td><td>配对t检验</td><td>方差分析</td></tr>
                <tr><td>偏态、等级</td><td>秩和检验</td><td>符号秩检验</td><td>多组秩和检验</td></tr>
                <tr><td>分类</td><td>χ²检验</td><td>配对χ²检验</td><td>行列表χ²检验</td></tr>
              </tbody>
            </table>
            <p>四格表总例数大于等于40且理论频数都不小于5用一般χ²；理论频数在1与5之间用校正；<strong>总例数小于40或理论频数小于1，用确切概率法</strong>。多组差异有意义后，再作两两比较并校正。</p>
          `,
        },
        {
          title: '两类错误与样本量',
          type: 8,
          html: `
            <ul>
              <li><strong>第一类</strong>：其实没差别，却说有，概率为α</li>
              <li><strong>第二类</strong>：其实有差别，却没看出，概率为β</li>
              <li>检验效能为1－β，常要求不低于0.8</li>
            </ul>
            <p>样本量由四项决定：α、效能、变异、想发现的最小差别。差别越小、变异越大，需要的人越多。做完以后才算效能意义不大，要<strong>事先</strong>估计。比较许多指标时，总有几个会碰巧“显著”，主要结局应在方案里写定。</p>
          `,
        },
        {
          title: '描述与推断随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-public-health', stem: '某传染病潜伏期呈' },
            { bank: 'bank-public-health', stem: '在抽样方法不变的条件下' },
            { bank: 'bank-public-health', stem: '两药疗效差异的假设检验' },
            { bank: 'bank-public-health', stem: '某四格表总例数为 36' },
            { bank: 'bank-public-health', stem: '关于假设检验的两类错误' },
          ],
        },
      ],
    },
    {
      title: '关系',
      items: [
        {
          title: '相关与回归',
          type: 8,
          html: `
            <p>相关系数在－1与1之间，只说明<strong>直线关系</strong>的强弱，先画散点图。</p>
            <ul>
              <li>线性回归：结局是数值</li>
              <li>logistic回归：结局是是与否，得到比值比</li>
              <li>Cox比例风险回归：结局是到事件的时间，得到风险比</li>
            </ul>
            <p>结局常见时，比值比会夸大危险度，不能直接说成“风险是几倍”。每10～15个阳性事件对应一个自变量，是粗略的经验。<strong>相关不等于因果</strong>，先问有没有共同原因。</p>
          `,
        },
        {
          title: '生存曲线与诊断试验',
          type: 8,
          html: `
            <p>生存曲线每下降一级代表事件发生，小竖线是<strong>删失</strong>。右端人数少，摆动大，不宜过度解读；两条线交叉时，单一风险比不能概括。</p>
            <table>
              <thead>
                <tr><th>指标</th><th>含义</th></tr>
              </thead>
              <tbody>
                <tr><td>灵敏度</td><td>患者中阳性的比例</td></tr>
                <tr><td>特异度</td><td>非患者中阴性的比例</td></tr>
                <tr><td>阳性预测值</td><td>阳性者中真患者的比例，随患病率变化</td></tr>
                <tr><td>似然比</td><td>检验改变可能性的倍数</td></tr>
              </tbody>
            </table>
            <p>灵敏度高的检验阴性时有助排除，特异度高的检验阳性时有助确诊。</p>
          `,
        },
        {
          title: '关系与诊断试验随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '用某新试剂检测经金标准' },
            { bank: 'bank-public-health', stem: '某筛检方法灵敏度' },
            { bank: 'bank-public-health', stem: '对 60 例健康儿童' },
            { bank: 'bank-physician-licence', stem: '两种药物治疗同一疾病' },
            { bank: 'bank-public-health', stem: 'P>0.05 就可以断定' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
