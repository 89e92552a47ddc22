import type { SeedCourse } from '../seedCourse';

export const pathophysiologyCases: SeedCourse = {
  slug: 'pathophysiology-cases',
  html: `
    <p>病理生理学站在基础与临床之间：它不满足于“是什么病”，而要回答“为什么会这样，接下来会怎样”。同一个体征可能来自完全不同的机制，治疗也就不同。</p>
    <p>课程选取四个主题：水电解质、酸碱、缺氧与休克，都从机制讲到床旁的一个数字。最后一讲给出同一位患者入院时与六小时后的数据，请您先写下解释，再检查自己的推断是否站得住。</p>
    <h3>推理的三条规矩</h3>
    <ul>
      <li>先列事实，再谈机制，不把解释当作证据</li>
      <li>一个机制应当能同时解释多项异常；解释不了的那一项，往往最重要</li>
      <li>任何结论都要说明：如果错了，会看到什么</li>
    </ul>
    <p>学完以后，面对一组化验值，您应当不再急于给病名，而是能画出一条从原因到表现的箭头，并指出在哪一步干预最有效。每章末的随堂测选自病例题，做错时请先写出自己原来的推理，再读解析。</p>
  `,
  goals: [
    '按固定步骤判读酸碱失衡并识别混合型',
    '区分四类缺氧并解释动静脉氧差的变化',
    '说明休克各期微循环的特点与治疗重点',
    '由水钠与钾的变化推断体征和心电图表现',
  ],
  forWhom:
    '已学过生理学与病理学的医学生、即将实习的学生，以及希望提高血气与休克分析能力的住院医师。',
  teachers: [
    {
      name: '唐叙白',
      rank: '教授',
      worksAt: '济世医科大学',
      introduction:
        '长期在教学医院参加内科疑难病例讨论，把床旁数据带回课堂，擅长用一张血气单讲清一个机制，也喜欢让学生先写下预测，再公布六小时后的结果。',
    },
  ],
  chapters: [
    {
      title: '水、钠与钾',
      items: [
        {
          title: '脱水的三种面孔',
          isTrial: true,
          type: 8,
          html: `
            <p>失水与失钠的比例不同，体液在细胞内外的移动方向就不同。</p>
            <table>
              <thead>
                <tr><th>类型</th><th>血钠</th><th>体液变化</th><th>突出表现</th></tr>
              </thead>
              <tbody>
                <tr><td>低渗性</td><td>低于135</td><td>细胞外液减少，水入细胞</td><td>易休克，口渴不明显</td></tr>
                <tr><td>等渗性</td><td>135～145</td><td>主要丢细胞外液</td><td>口渴、尿少、血压下降</td></tr>
                <tr><td>高渗性</td><td>高于145</td><td>细胞内液减少</td><td>口渴明显、烦躁、脱水热</td></tr>
              </tbody>
            </table>
            <p>表中血钠单位为mmol/L。补液前先判断类型和速度：慢性低钠血症纠正过快可致渗透性脱髓鞘，24小时内血钠升高一般控制在8～10 mmol/L以内，高危者更慢。</p>
          `,
        },
        {
          title: '钾：看心电图，也看酸碱',
          type: 8,
          html: `
            <p>体内的钾绝大部分在细胞内，血钾只是冰山一角。酸中毒、胰岛素缺乏、组织损伤使钾移出细胞；碱中毒、胰岛素和β₂受体激动剂使钾进入细胞。</p>
            <ul>
              <li>低钾：T波低平、U波、ST段压低，肌无力与肠麻痹</li>
              <li>高钾：T波高尖，继而PR延长、QRS增宽，直至心室颤动或停搏</li>
            </ul>
            <p>高钾血症伴心电图改变时的次序：钙剂稳定心肌膜；胰岛素加葡萄糖促钾入胞；利尿、降钾树脂或透析把钾排出体外。<strong>钙剂不降低血钾</strong>，只是争取时间。</p>
          `,
        },
        {
          title: '水电解质随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '男，60岁。慢性肾衰竭' },
            { bank: 'bank-residency-final', stem: '女，58岁。腹泻一周' },
            { bank: 'bank-residency-final', stem: '男，60岁。肺癌患者' },
            { bank: 'bank-postgraduate-clinical', stem: '男，35岁。急性肠梗阻3天' },
            { bank: 'bank-postgraduate-west', stem: '细胞外液钾离子浓度' },
          ],
        },
      ],
    },
    {
      title: '酸碱与缺氧',
      items: [
        {
          title: '五步读血气',
          type: 8,
          html: `
            <ol>
              <li>看pH：低于7.35偏酸，高于7.45偏碱，正常也可能是混合失衡</li>
              <li>找原发：PaCO₂与HCO₃⁻哪一个的变化能解释pH</li>
              <li>算代偿：代谢性酸中毒预计PaCO₂约为1.5×HCO₃⁻＋8±2</li>
              <li>算阴离子间隙：Na⁺－Cl⁻－HCO₃⁻，参考值约8～16 mmol/L，各实验室略有不同</li>
              <li>对病史：结论必须能被病史解释</li>
            </ol>
            <p>实测PaCO₂高于预计值，提示合并呼吸性酸中毒；低于预计值，提示合并呼吸性碱中毒。</p>
          `,
        },
        {
          title: '四类缺氧的氧差',
          type: 8,
          html: `
            <p>缺氧的关键不在嘴唇颜色，而在氧从哪一环断开。</p>
            <table>
              <thead>
                <tr><th>类型</th><th>例子</th><th>动脉氧分压</th><th>动静脉氧差</th></tr>
              </thead>
              <tbody>
                <tr><td>低张性</td><td>高原、呼吸衰竭</td><td>降低</td><td>多减小</td></tr>
                <tr><td>血液性</td><td>贫血、一氧化碳中毒</td><td>正常</td><td>减小</td></tr>
                <tr><td>循环性</td><td>休克、心力衰竭</td><td>正常</td><td>增大</td></tr>
                <tr><td>组织性</td><td>氰化物中毒</td><td>正常</td><td>减小</td></tr>
              </tbody>
            </table>
            <p>一氧化碳中毒时普通脉搏血氧仪不能区分碳氧血红蛋白，读数可假性正常，应作血气的一氧化碳血氧分析。</p>
          `,
        },
        { title: '观察：呼吸怎样被调节', type: 16, simulation: 'sim-respiratory-regulation' },
      ],
    },
    {
      title: '休克',
      items: [
        {
          title: '微循环的三个时期',
          type: 8,
          html: `
            <p>休克的本质是组织灌注不足，血压下降往往不是最早的表现。</p>
            <ul>
              <li><strong>缺血期</strong>：小动脉与毛细血管前括约肌收缩，少灌少流；面色苍白、四肢湿冷、脉压减小，血压可正常</li>
              <li><strong>淤血期</strong>：酸性产物堆积，血管对儿茶酚胺反应下降，灌而少流；血压下降、神志淡漠、皮肤花斑</li>
              <li><strong>衰竭期</strong>：微血栓形成，不灌不流，可并发弥散性血管内凝血与器官衰竭</li>
            </ul>
            <p>抢救的窗口在缺血期。毛细血管再充盈时间延长、尿量减少和乳酸升高，都比血压更早发出信号。</p>
          `,
        },
        {
          title: '同样低血压，为何治法不同',
          type: 8,
          html: `
            <p>中心静脉压和外周阻力合起来看，休克的类型便清楚了。</p>
            <table>
              <thead>
                <tr><th>类型</th><th>心输出量</th><th>前负荷</th><th>外周阻力</th><th>首要措施</th></tr>
              </thead>
              <tbody>
                <tr><td>低血容量性</td><td>低</td><td>低</td><td>高</td><td>止血、补液</td></tr>
                <tr><td>心源性</td><td>低</td><td>高</td><td>高</td><td>改善泵功能</td></tr>
                <tr><td>梗阻性</td><td>低</td><td>高</td><td>高</td><td>解除梗阻</td></tr>
                <tr><td>分布性</td><td>高或正常</td><td>低或正常</td><td>低</td><td>补液、缩血管</td></tr>
              </tbody>
            </table>
            <p>张力性气胸、心脏压塞和大面积肺栓塞属于梗阻性休克，只补液不解除梗阻，病情不会好转。</p>
          `,
        },
        {
          title: '讨论：六小时后，好转还是恶化',
          type: 8,
          html: `
            <p>女，67岁，尿路感染并感染性休克。入院：平均动脉压52 mmHg，乳酸4.6 mmol/L，尿量10 ml/h。经补液、抗菌药和去甲肾上腺素，六小时后平均动脉压68 mmHg，乳酸4.4 mmol/L，尿量12 ml/h。</p>
            <p>血压达标了，乳酸和尿量却几乎没有改善。应当追问：</p>
            <ul>
              <li>容量是否足够，心功能是否受抑</li>
              <li>感染灶是否引流，例如有无梗阻性肾积水</li>
              <li>乳酸升高有无肝功能差、药物等其他原因</li>
            </ul>
            <p><strong>数字达标不等于灌注恢复</strong>，要看趋势和器官功能。</p>
          `,
        },
        {
          title: '休克与呼吸随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-residency-final', stem: '女，67岁。尿路感染' },
            { bank: 'bank-physician-licence', stem: '男，58岁。胸痛3小时' },
            { bank: 'bank-postgraduate-clinical', stem: '男，50岁。外伤后输液中' },
            { bank: 'bank-postgraduate-clinical', stem: '男，70岁。慢阻肺患者' },
            { bank: 'bank-postgraduate-west', stem: '动脉血二氧化碳分压升高' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
