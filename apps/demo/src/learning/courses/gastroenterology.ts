import type { SeedCourse } from '../seedCourse';

export const gastroenterology: SeedCourse = {
  slug: 'gastroenterology',
  html: `
    <p>消化科的患者很少说出病名，他们说的是“胃痛”“拉黑便”“眼睛黄了”。本课程因此按<strong>主诉</strong>排列，一个主诉一章，先救急，再鉴别，最后讲长期管理。</p>
    <p>每章都先问这位患者能不能坐着等，再列出最不能漏的诊断，然后才谈检查的选择。我们会反复比较“最常见”和“最危险”，两者常常不是同一个病，思路里必须同时有它们的位置。</p>
    <h3>三条主线</h3>
    <ul>
      <li>腹痛：部位、性质与时间，哪些其实不是消化道的病</li>
      <li>出血：先看循环，再找部位，最后谈止血与预防</li>
      <li>黄疸：四项指标分三类，超声看胆管是否扩张</li>
    </ul>
    <p>肝硬化在黄疸之后细讲，因为它把出血、腹水、感染与脑病串在一起。学完以后，您应当能向患者解释一份胃镜或肝功能报告，也知道什么时候必须当晚打电话找上级医师，什么时候可以安心等到天亮。</p>
  `,
  goals: [
    '按主诉列出腹痛、出血与黄疸的鉴别框架',
    '完成上消化道出血的初步评估与复苏',
    '由肝功能组合判断黄疸类型',
    '识别需要急诊内镜或外科会诊的情况',
  ],
  forWhom: '实习医师与住培医师，以及在急诊、门诊常遇到腹痛、便血和黄疸、想理清思路的各科同仁。',
  teachers: [
    {
      name: '贺兰舟',
      rank: '副主任医师',
      worksAt: '岭南春晖医学院附属医院',
      introduction:
        '从事消化内镜与肝病诊疗十六年，带教时常请学生先写下“如果只能做一项检查，我选哪项”，再看病历原文，比较自己和当时医师的取舍。',
    },
  ],
  chapters: [
    {
      title: '腹痛',
      items: [
        {
          title: '从部位出发，但不止于部位',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>部位</th><th>消化系统</th><th>不要漏掉</th></tr>
              </thead>
              <tbody>
                <tr><td>上腹正中</td><td>溃疡、胰腺炎</td><td>急性下壁心肌梗死</td></tr>
                <tr><td>右上腹</td><td>胆囊炎、胆管炎</td><td>右下肺炎、带状疱疹</td></tr>
                <tr><td>脐周</td><td>肠炎、肠梗阻</td><td>腹主动脉瘤、肠系膜缺血</td></tr>
                <tr><td>右下腹</td><td>阑尾炎、克罗恩病</td><td>异位妊娠、输尿管结石</td></tr>
                <tr><td>左下腹</td><td>憩室炎、结肠缺血</td><td>卵巢囊肿蒂扭转</td></tr>
              </tbody>
            </table>
            <p>老人腹痛剧烈而体征轻，伴心房颤动或动脉硬化，应想到<strong>急性肠系膜缺血</strong>，尽早作CT血管成像。育龄女性先查妊娠试验。</p>
          `,
        },
        {
          title: '幽门螺杆菌与消化性溃疡',
          type: 8,
          html: `
            <p>十二指肠溃疡多为空腹痛、夜间痛，进食可缓解；胃溃疡多在餐后痛。两大病因是<strong>幽门螺杆菌感染</strong>和<strong>非甾体抗炎药</strong>。</p>
            <ul>
              <li>检测：尿素呼气试验，检查前停用抑酸药至少2周、抗菌药与铋剂至少4周</li>
              <li>根除：推荐铋剂四联14天，抗菌药按当地耐药选择</li>
              <li>复查：停药4周后作呼气试验</li>
            </ul>
            <p>胃溃疡须内镜复查至愈合并取活检，以免漏诊胃癌；突发上腹剧痛、板状腹，先想穿孔，查膈下游离气体。</p>
          `,
        },
        { title: '肠腺癌切片：恶性腺体', type: 32, slides: ['colon'] },
        {
          title: '急性胰腺炎：头两天最要紧',
          type: 8,
          html: `
            <p>诊断需满足两条：典型腹痛；淀粉酶或脂肪酶高于正常上限三倍；影像学符合。</p>
            <ul>
              <li>病因先查胆石与甘油三酯，超声必做</li>
              <li>早期目标导向补液，首选乳酸林格液，避免过量</li>
              <li>镇痛不必忌讳，能耐受时尽早经口或鼻饲进食</li>
              <li>不常规预防性使用抗菌药</li>
            </ul>
            <p><strong>淀粉酶高低与轻重无关</strong>。持续48小时以上的器官衰竭才是重症的标志。伴胆管炎者应尽早作内镜下减压；甘油三酯高于11.3 mmol/L时按高脂血症性处理。</p>
          `,
        },
      ],
    },
    {
      title: '出血',
      items: [
        {
          title: '上消化道出血：先稳住循环',
          type: 8,
          html: `
            <ol>
              <li>看意识、心率、血压、皮肤与尿量，休克指数（心率除以收缩压）大于1提示失血明显</li>
              <li>两条粗静脉通路，配血，禁食</li>
              <li>血红蛋白低于70 g/L考虑输血，冠心病患者界值可放宽至80 g/L</li>
              <li>静脉质子泵抑制剂；疑为静脉曲张出血，加用生长抑素类药与预防性抗菌药</li>
              <li>循环稳定后24小时内胃镜，曲张静脉出血宜12小时内</li>
            </ol>
            <p>早期血红蛋白可正常，因为血液尚未稀释。<strong>输血过多会升高门静脉压力</strong>，反而促发再出血。</p>
          `,
        },
        {
          title: '便血：颜色、量与伴随',
          type: 8,
          html: `
            <ul>
              <li>黑便多为上消化道；量大而快时也可呈暗红</li>
              <li>鲜血附于粪便表面，想肛门直肠病</li>
              <li>黏液脓血便伴里急后重，想直肠炎症或肿瘤</li>
            </ul>
            <p>溃疡性结肠炎与克罗恩病的区别：</p>
            <table>
              <thead>
                <tr><th>项目</th><th>溃疡性结肠炎</th><th>克罗恩病</th></tr>
              </thead>
              <tbody>
                <tr><td>分布</td><td>连续，自直肠向上</td><td>节段，回肠末端多见</td></tr>
                <tr><td>深度</td><td>黏膜层为主</td><td>全层</td></tr>
                <tr><td>瘘管</td><td>少</td><td>多</td></tr>
                <tr><td>组织学</td><td>隐窝脓肿</td><td>非干酪样肉芽肿</td></tr>
              </tbody>
            </table>
            <p>45岁以上的便血，不能只归于痔。</p>
          `,
        },
        {
          title: '腹痛与出血随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '男，41岁。上腹隐痛多年' },
            { bank: 'bank-physician-licence', stem: '女，46岁。饱餐后上腹痛' },
            { bank: 'bank-physician-licence', stem: '男，62岁。乙肝肝硬化' },
            { bank: 'bank-physician-licence', stem: '溃疡性结肠炎的病变' },
            { bank: 'bank-postgraduate-clinical', stem: '克罗恩病区别于溃疡性结肠' },
          ],
        },
      ],
    },
    {
      title: '黄疸与肝硬化',
      items: [
        {
          title: '四项指标，三类黄疸',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>溶血性</th><th>肝细胞性</th><th>胆汁淤积性</th></tr>
              </thead>
              <tbody>
                <tr><td>胆红素</td><td>非结合为主</td><td>两者都高</td><td>结合为主</td></tr>
                <tr><td>转氨酶</td><td>正常</td><td>明显升高</td><td>轻度升高</td></tr>
                <tr><td>碱性磷酸酶</td><td>正常</td><td>轻度升高</td><td>明显升高</td></tr>
                <tr><td>尿胆红素</td><td>阴性</td><td>阳性</td><td>强阳性</td></tr>
              </tbody>
            </table>
            <p>先作超声：胆管扩张为肝外梗阻，不扩张则查肝内原因。<strong>发热、腹痛、黄疸</strong>三联征提示急性胆管炎，再加休克与意识障碍为五联征，须急诊胆道引流。</p>
          `,
        },
        {
          title: '腹水与感染：每次都要抽吗',
          type: 8,
          html: `
            <p>新出现的腹水，以及住院的腹水患者，都应作诊断性穿刺。</p>
            <ul>
              <li>血清腹水白蛋白梯度≥11 g/L提示门静脉高压</li>
              <li>多形核白细胞≥250个/mm³即诊断<strong>自发性细菌性腹膜炎</strong>，不等培养，立即用三代头孢菌素等，并按方案补充白蛋白</li>
              <li>利尿以螺内酯为基础，常与呋塞米按100比40联用</li>
              <li>大量放腹水超过5 L时，每放1 L补白蛋白6～8 g</li>
            </ul>
            <p>肾功能恶化先停利尿剂、找感染，警惕肝肾综合征。</p>
          `,
        },
        {
          title: '肝性脑病：找诱因比用药先',
          type: 8,
          html: `
            <p>意识改变的肝硬化患者，先列诱因清单：消化道出血、感染、便秘、低钾与脱水、镇静药、大量放腹水、高蛋白负荷。</p>
            <ul>
              <li>乳果糖调至每日软便2～3次</li>
              <li>反复发作可加利福昔明</li>
              <li>除急性期短时间外，<strong>不长期限制蛋白</strong>，每日1.2～1.5 g/kg，植物蛋白与乳蛋白耐受较好</li>
              <li>慎用苯二氮䓬类与阿片类</li>
            </ul>
            <p>同时排除低血糖、硬膜下血肿、酒精戒断与Wernicke脑病。血氨有助判断，但高低不等于轻重。</p>
          `,
        },
        { title: '肝切片：正常小叶，与假小叶对照', type: 32, slides: ['liver'] },
        {
          title: '肝病随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '男，55岁。肝硬化腹水' },
            { bank: 'bank-residency-final', stem: '可诱发肝硬化患者' },
            { bank: 'bank-final-pathology', stem: '肝硬化最具诊断意义' },
            { bank: 'bank-postgraduate-west', stem: '肝硬化病人发生下列哪项' },
            { bank: 'bank-lab-medicine', stem: '符合梗阻性黄疸的检验' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
