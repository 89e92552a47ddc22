import type { SeedCourse } from '../seedCourse';

export const respiratoryMedicine: SeedCourse = {
  slug: 'respiratory-medicine',
  html: `
    <p>呼吸系统疾病的症状只有几个：咳、痰、喘、痛、血，病种却有几十个。本课程用<strong>三层证据</strong>把它们分开：床旁看到听到的，影像与肺功能显示的，血气与化验证实的。</p>
    <p>建议带着一位具体的患者来学：先根据病史列出三种可能，再决定下一步最值得做的一项检查，最后看结果是否支持。检查顺序本身就是推理，做得越多并不等于想得越清。</p>
    <h3>重点放在四类问题</h3>
    <ul>
      <li>慢性气道疾病：诊断靠肺功能，控制靠吸入技术</li>
      <li>感染：什么时候住院，什么时候换药</li>
      <li>胸膜腔：积液与气胸的判断和处置</li>
      <li>血管：容易漏掉的肺栓塞</li>
    </ul>
    <p>课程特别安排一讲氧疗。氧气也是药，有指征、有剂量、有目标，给多了同样有害。学完以后，您应当能为一位慢阻肺急性加重的患者写出第一小时的医嘱，并说明每一条的理由、每一条何时复查。</p>
  `,
  goals: [
    '用症状、体征与影像区分实变、积液与气胸',
    '判读肺功能并诊断慢阻肺与哮喘',
    '评估肺炎严重程度与肺栓塞可能性',
    '为高碳酸血症风险患者制订氧疗目标',
  ],
  forWhom: '实习医师、住培一年级医师，以及在基层管理慢阻肺与哮喘患者、需要判断转诊时机的全科医师。',
  teachers: [
    {
      name: '闻子皓',
      rank: '主任医师',
      worksAt: '济世医科大学附属医院',
      introduction:
        '长期负责呼吸专科门诊与肺功能室，每周主持一次胸片与血气联读会。认为检查要带着问题去开，开了就要回答那个问题，答不了便不该开。',
    },
  ],
  chapters: [
    {
      title: '看、听与读',
      items: [
        {
          title: '三种体征组合',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>病变</th><th>气管</th><th>叩诊</th><th>呼吸音</th><th>语颤</th></tr>
              </thead>
              <tbody>
                <tr><td>肺实变</td><td>居中</td><td>浊</td><td>支气管呼吸音</td><td>增强</td></tr>
                <tr><td>胸腔积液</td><td>向健侧</td><td>浊或实</td><td>减弱或消失</td><td>减弱</td></tr>
                <tr><td>气胸</td><td>向健侧</td><td>鼓</td><td>减弱或消失</td><td>减弱</td></tr>
                <tr><td>肺不张（阻塞性）</td><td>向患侧</td><td>浊</td><td>减弱或消失</td><td>减弱</td></tr>
              </tbody>
            </table>
            <p><strong>张力性气胸是临床诊断</strong>：极度呼吸困难、颈静脉怒张、低血压、患侧鼓音而呼吸音消失，应立即穿刺减压，不等胸片。</p>
          `,
        },
        {
          title: '肺功能：先看比值，再看程度',
          type: 8,
          html: `
            <p>吸入支气管舒张剂后，FEV₁/FVC低于0.7提示持续气流受限，是诊断慢阻肺的必备条件；FEV₁占预计值的百分比说明受限程度。</p>
            <ul>
              <li>1级：≥80%</li>
              <li>2级：50%～79%</li>
              <li>3级：30%～49%</li>
              <li>4级：低于30%</li>
            </ul>
            <p>舒张试验阳性（FEV₁增加≥12%且≥200 ml）支持哮喘，但慢阻肺也可阳性。吹气不合格的报告没有意义，要先看曲线起始是否陡直、有无咳嗽、呼气是否足够长。</p>
          `,
        },
        { title: '肺切片：间隔与气道的软骨', type: 32, slides: ['lung', 'cartilage'] },
      ],
    },
    {
      title: '气道疾病',
      items: [
        {
          title: '慢阻肺：稳定期三件事',
          type: 8,
          html: `
            <ol>
              <li><strong>戒烟</strong>：唯一被反复证实能延缓肺功能下降的措施</li>
              <li><strong>吸入治疗</strong>：症状多或有急性加重史者，以长效支气管舒张剂为基础；反复加重且血嗜酸性粒细胞≥300个/μl者可联合吸入激素</li>
              <li><strong>康复与疫苗</strong>：运动训练，接种流感、肺炎球菌等疫苗</li>
            </ol>
            <p>长期家庭氧疗的指征：静息时PaO₂≤55 mmHg或SaO₂≤88%；PaO₂为55～60 mmHg并有肺动脉高压、心力衰竭水肿或红细胞比容高于0.55。每日至少15小时。</p>
          `,
        },
        {
          title: '急性加重的第一小时',
          type: 8,
          html: `
            <ul>
              <li>控制性给氧，目标SpO₂ <strong>88%～92%</strong>，30分钟后复查血气</li>
              <li>短效β₂受体激动剂联合抗胆碱药雾化，有条件时用空气驱动并另给氧</li>
              <li>全身糖皮质激素：泼尼松每日40 mg，一般5天</li>
              <li>脓性痰增多，或需机械通气者，加用抗菌药</li>
            </ul>
            <p>pH低于7.35且PaCO₂升高，应尽早无创通气；意识障碍、分泌物多、血流动力学不稳则考虑插管。高浓度吸氧可加重二氧化碳潴留，但也不能因害怕而任由严重低氧。</p>
          `,
        },
        {
          title: '哮喘：缓解药不能代替控制药',
          type: 8,
          html: `
            <p>哮喘的症状时好时坏，夜间与清晨加重，诊断要有可变气流受限的客观证据。</p>
            <ul>
              <li>所有成人患者都应使用含<strong>吸入激素</strong>的治疗，不主张单用短效β₂受体激动剂</li>
              <li>低剂量吸入激素加福莫特罗可兼作缓解用药</li>
              <li>升级前先查三件事：吸入方法、依从性、诱因</li>
            </ul>
            <p>危重信号：不能成句说话、沉默肺、意识改变。发作时过度通气使PaCO₂降低，一旦<strong>转为正常或升高，提示呼吸肌疲劳</strong>。</p>
          `,
        },
        {
          title: '气道疾病随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '确诊慢性阻塞性肺疾病' },
            { bank: 'bank-physician-licence', stem: '支气管哮喘急性发作时' },
            { bank: 'bank-assistant-physician', stem: '对于仍在吸烟的慢性' },
            { bank: 'bank-assistant-physician', stem: '男，71岁。慢阻肺稳定期' },
            { bank: 'bank-final-pathology', stem: '慢性支气管炎病人咳痰' },
          ],
        },
      ],
    },
    {
      title: '肺炎、胸膜与肺栓塞',
      items: [
        {
          title: '社区获得性肺炎：住不住院',
          type: 8,
          html: `
            <p>CURB-65每项1分：意识障碍、尿素氮高于7 mmol/L、呼吸≥30次/分、收缩压低于90或舒张压≤60 mmHg、年龄≥65岁。</p>
            <table>
              <thead>
                <tr><th>分值</th><th>建议</th></tr>
              </thead>
              <tbody>
                <tr><td>0～1</td><td>原则上门诊治疗</td></tr>
                <tr><td>2</td><td>建议住院或严密随访下院外治疗</td></tr>
                <tr><td>3～5</td><td>应住院，警惕重症</td></tr>
              </tbody>
            </table>
            <p>评分只是辅助，低氧、合并症和家中有无人照看同样要考虑。治疗48～72小时后评价：体温、呼吸、氧合应有改善；无效时想病原未覆盖、脓胸、结核和非感染性疾病。</p>
          `,
        },
        {
          title: '胸腔积液：漏出还是渗出',
          type: 8,
          html: `
            <p>符合Light标准任一条即为渗出液：</p>
            <ul>
              <li>胸水与血清蛋白之比大于0.5</li>
              <li>胸水与血清乳酸脱氢酶之比大于0.6</li>
              <li>胸水乳酸脱氢酶高于血清正常上限的三分之二</li>
            </ul>
            <p>利尿后的心力衰竭患者可被误判为渗出，血清与胸水白蛋白差大于12 g/L支持漏出。结核性胸水以淋巴细胞为主、腺苷脱氨酶升高；<strong>pH低于7.2的肺炎旁积液多需引流</strong>。首次抽液一般不超过700 ml，以防复张性肺水肿。</p>
          `,
        },
        {
          title: '肺栓塞：先估可能，再选检查',
          type: 8,
          html: `
            <p>不明原因的呼吸困难、晕厥、胸痛，加上近期手术、制动、肿瘤或下肢肿痛，就要想到它。</p>
            <ol>
              <li>血流动力学不稳定：床旁超声看右心，条件允许即作CT肺动脉造影</li>
              <li>稳定且可能性低或中：查D-二聚体，阴性可基本排除；50岁以上可用年龄×10 μg/L作界值</li>
              <li>稳定且可能性高：直接CT肺动脉造影，等待期间无禁忌可先抗凝</li>
            </ol>
            <p>高危者考虑溶栓；多数患者抗凝<strong>至少3个月</strong>，有持续危险因素者延长。</p>
          `,
        },
        {
          title: '肺炎与胸膜随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-residency-final', stem: '男，70岁。社区获得性' },
            { bank: 'bank-physician-licence', stem: '男，23岁。低热、盗汗伴' },
            { bank: 'bank-physician-licence', stem: '女，55岁。髋关节置换' },
            { bank: 'bank-physician-licence', stem: '男，24岁。胸部外伤后' },
            { bank: 'bank-postgraduate-clinical', stem: '男，62岁，长期酗酒' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
