import type { SeedCourse } from '../seedCourse';

export const labBiochemistry: SeedCourse = {
  slug: 'lab-biochemistry',
  html: `
    <p>一份生化报告从开单到签发，经过采血、运输、离心、检测、审核五个环节，<strong>大多数误差发生在上机之前</strong>。因此课程从一支采血管讲起，而不是从仪器讲起。</p>
    <p>第一章讲分析前：姿势、时间、止血带、溶血、放置，各自怎样改变数字。第二章讲结果组合：肝功能怎样分成损伤、淤积与合成三组，血肌酐为何要换算成滤过率，肌钙蛋白为何要看变化。第三章讲质量控制，学会在质控图上认出漂移、趋势与失控，并按步骤处理。</p>
    <h3>审核时问自己</h3>
    <ul>
      <li>这些结果彼此合理吗</li>
      <li>与上次差别说得通吗</li>
      <li>若是真的，患者现在安全吗</li>
    </ul>
    <p>检验人员的价值不止在于测得准，也在于敢于打电话。学完以后，请试着为三份不合格标本写三句话，既说清问题，又让采血的同事愿意配合重采，并想一想怎样让同样的事下个月少发生一次。</p>
  `,
  goals: [
    '辨认分析前误差并决定拒收与重采',
    '组合解释肝、肾、心肌与电解质结果',
    '判读质控图并处理失控',
    '与临床沟通异常与危急结果',
  ],
  forWhom: '医学检验专业本科生、生化岗位技师，以及希望读懂检验报告与质控图的临床医师和护士。',
  teachers: [
    {
      name: '康允之',
      rank: '教授',
      worksAt: '金桥医学检验学院',
      introduction:
        '临床生化与质量管理教师，多次参加实验室认可评审。他常请学生扮演临床医师打来电话质疑结果，再带着大家一步步查出误差藏在哪里。',
    },
  ],
  chapters: [
    {
      title: '上机之前',
      items: [
        {
          title: '会改变结果的小事',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>因素</th><th>影响</th></tr>
              </thead>
              <tbody>
                <tr><td>止血带超过1分钟、握拳</td><td>血钾、乳酸升高</td></tr>
                <tr><td>溶血</td><td>钾、乳酸脱氢酶、天冬氨酸转氨酶升高</td></tr>
                <tr><td>久置未分离</td><td>血糖下降，钾升高</td></tr>
                <tr><td>脂血</td><td>干扰比色，电解质假低</td></tr>
                <tr><td>输液侧采血</td><td>被稀释或被污染</td></tr>
                <tr><td>直立位</td><td>蛋白、钙、胆固醇略高</td></tr>
              </tbody>
            </table>
            <p>血糖标本不能及时分离时，用<strong>抑制糖酵解的采血管</strong>并尽快送检。血氨、血气与乳酸置冰水、尽快测。</p>
          `,
        },
        {
          title: '拒收，还是带条件报告',
          type: 8,
          html: `
            <p>不合格标本：标识不符、严重溶血、量不足、管型错、凝块、超时。</p>
            <ol>
              <li>先联系采血人，说明<strong>问题与后果</strong>，不指责</li>
              <li>能重采的尽量重采</li>
              <li>不可重采（脑脊液、骨髓、新生儿）者，可带条件报告并注明影响</li>
              <li>记录，并纳入月度统计</li>
            </ol>
            <p>身份有任何疑问一律拒收。误贴标签的结果，比没有结果更危险。</p>
          `,
        },
        {
          title: '分析前随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-lab-medicine', stem: '溶血标本可使血清' },
            { bank: 'bank-lab-medicine', stem: '采血后全血放置过夜' },
            { bank: 'bank-lab-medicine', stem: '应拒收或与临床沟通' },
            { bank: 'bank-lab-medicine', stem: '门诊病人血钾复查' },
            { bank: 'bank-lab-medicine', stem: '测定血糖时，特异性' },
          ],
        },
      ],
    },
    {
      title: '组合着读',
      items: [
        {
          title: '肝：三组指标',
          type: 8,
          html: `
            <ul>
              <li><strong>损伤</strong>：丙氨酸转氨酶、天冬氨酸转氨酶；后者与前者之比大于2，想酒精性</li>
              <li><strong>淤积</strong>：碱性磷酸酶、γ-谷氨酰转移酶、结合胆红素；碱性磷酸酶单独升高而谷氨酰转移酶正常，想骨</li>
              <li><strong>合成</strong>：白蛋白（半衰期约20天）、凝血酶原时间（几天即变）</li>
            </ul>
            <p>急性重症肝损伤看凝血酶原时间、胆红素与意识，转氨酶反而下降可能是<strong>肝细胞已所剩无几</strong>，称胆酶分离，预后差。</p>
          `,
        },
        {
          title: '肾与电解质',
          type: 8,
          html: `
            <p>血肌酐升高前，滤过率可能已下降近半，因此要报告<strong>估算滤过率</strong>。肌肉少的老人，肌酐正常也可能肾功能不全，可参考胱抑素C。</p>
            <ul>
              <li>尿素与肌酐之比升高：脱水、消化道出血、高蛋白</li>
              <li>阴离子间隙升高：乳酸、酮症、尿毒症、中毒</li>
              <li>血钾异常先看溶血与采血，再看心电图与肾功能</li>
              <li>低钠：先测血渗透压，排除高血糖与高脂的影响</li>
            </ul>
            <p>总钙要用白蛋白校正，或直接测离子钙。</p>
          `,
        },
        {
          title: '心肌标志物：看变化，不看一次',
          type: 8,
          html: `
            <p>高敏肌钙蛋白高于第99百分位上限，说明心肌损伤；<strong>有升高或下降的动态变化，并有缺血证据</strong>，才诊断急性心肌梗死。</p>
            <table>
              <thead>
                <tr><th>时间方案</th><th>说明</th></tr>
              </thead>
              <tbody>
                <tr><td>0与1小时，或0与2小时</td><td>用经验证的方法特异界值</td></tr>
                <tr><td>0与3小时</td><td>传统方案</td></tr>
              </tbody>
            </table>
            <p>慢性肾病、心衰、心肌炎、脓毒症、肺栓塞都可升高。脑钠肽与其前体用于心衰：数值低有助排除，肥胖者偏低，肾功能不全与高龄者偏高。</p>
          `,
        },
        {
          title: '血脂与蛋白电泳',
          type: 8,
          html: `
            <p>血脂一般不强制空腹，甘油三酯超过4.5 mmol/L时计算的低密度脂蛋白胆固醇不可靠，应直接测定并空腹复查。</p>
            <ul>
              <li><strong>甘油三酯极高</strong>：血清乳糜样，警惕胰腺炎，并提示多项比色受干扰</li>
              <li>电泳自阳极起：白蛋白、α₁、α₂、β、γ</li>
              <li>β与γ间桥连：肝硬化</li>
              <li>γ区窄而高的单峰：单克隆免疫球蛋白，做免疫固定电泳与游离轻链</li>
            </ul>
            <p>老人骨痛、贫血、总蛋白高而白蛋白不高，要主动提示临床。</p>
          `,
        },
        {
          title: '结果解释随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-lab-medicine', stem: '符合梗阻性黄疸的检验结果' },
            { bank: 'bank-lab-medicine', stem: '男，66岁，骨痛' },
            { bank: 'bank-lab-medicine', stem: '血清蛋白醋酸纤维素' },
            { bank: 'bank-lab-medicine', stem: '溶血性贫血病人的糖化' },
            { bank: 'bank-lab-medicine', stem: '测定丙氨酸转氨酶' },
          ],
        },
      ],
    },
    {
      title: '质量控制',
      items: [
        {
          title: '质控图：认出四种信号',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>信号</th><th>含义</th></tr>
              </thead>
              <tbody>
                <tr><td>一点超3s</td><td>失控，多为随机误差</td></tr>
                <tr><td>连续两点同侧超2s</td><td>失控，系统误差</td></tr>
                <tr><td>同批两水平一正一负超2s，相差超4s</td><td>失控，随机误差</td></tr>
                <tr><td>连续10点同侧</td><td>系统误差，漂移</td></tr>
              </tbody>
            </table>
            <p>单点在2s与3s之间为警告，须看其他规则，<strong>不是简单重测一次就放行</strong>。均值与标准差用本室至少20个数据建立，厂家给的范围只作参考。</p>
          `,
        },
        {
          title: '失控以后的六步',
          type: 8,
          html: `
            <ol>
              <li>停止发放该项目的患者报告</li>
              <li>看图，判断随机还是系统</li>
              <li>查明显原因：质控品、试剂、气泡、温度、维护</li>
              <li>重测新开的质控品；仍失控，校准或换试剂</li>
              <li>恢复后，<strong>回顾上次在控以来的患者结果</strong>，必要时复测、召回</li>
              <li>记录原因、措施、影响评估，由负责人审核</li>
            </ol>
            <p>反复“做到在控为止”而不找原因，是最常见也最危险的坏习惯。</p>
          `,
        },
        {
          title: '质控随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-lab-medicine', stem: '同一批质控中，高值' },
            { bank: 'bank-lab-medicine', stem: '某项目质控连续 10 次' },
            { bank: 'bank-lab-medicine', stem: '参考物质与参考测量' },
            { bank: 'bank-lab-medicine', stem: '双抗体夹心法测定' },
            { bank: 'bank-residency-final', stem: '住院医师接到检验科' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
