import type { SeedCourse } from '../seedCourse';

export const endocrineDiabetes: SeedCourse = {
  slug: 'endocrine-diabetes',
  html: `
    <p>糖尿病管理很少败在某一种药上，更多败在没有目标、没有随访、没有人教怎样打针。本课程把一年的门诊排成时间表：<strong>初诊、第三个月、每半年、每一年</strong>分别该做什么。</p>
    <p>第一章讲诊断与目标。为什么一次血糖升高还不能下结论，为什么八十岁与三十岁的目标不该一样。第二章讲药物，从心、肾、体重和低血糖风险四个角度选择，并练习胰岛素的起始与调量。第三章讲并发症与急症，足、眼、肾的筛查怎样做，低血糖怎样救，哪些高血糖必须当天送医院。</p>
    <h3>给患者的三句话</h3>
    <ul>
      <li>血糖高一点没有感觉，不等于没有伤害</li>
      <li>会处理低血糖，才敢把血糖控制好</li>
      <li>每天看一眼脚，比任何检查都便宜</li>
    </ul>
    <p>课程附有可以直接使用的宣教要点。学完之后，请选一位您正在管理的患者，为他重写一份三个月计划。</p>
  `,
  goals: [
    '按标准诊断糖尿病并确定个体化目标',
    '根据合并症选择起始与联合用药',
    '安全地起始和调整基础胰岛素',
    '安排并发症筛查并处理低血糖与高血糖急症',
  ],
  forWhom: '基层全科医师、内科住院医师、社区与专科护士，以及参与慢病管理的药师和健康管理师。',
  teachers: [
    {
      name: '白露珩',
      rank: '主任医师',
      worksAt: '海晏医学院附属医院',
      introduction:
        '从事糖尿病诊疗与患者教育二十年，组织过多期基层医师与护士培训。主张让患者一起看数据、一起定目标，药物服务于生活，而不是反过来。',
    },
  ],
  chapters: [
    {
      title: '诊断与目标',
      items: [
        {
          title: '诊断标准与两个陷阱',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>指标</th><th>糖尿病</th></tr>
              </thead>
              <tbody>
                <tr><td>空腹血浆葡萄糖</td><td>≥7.0 mmol/L</td></tr>
                <tr><td>糖负荷后2小时</td><td>≥11.1 mmol/L</td></tr>
                <tr><td>随机血糖加典型症状</td><td>≥11.1 mmol/L</td></tr>
                <tr><td>糖化血红蛋白</td><td>≥6.5%（标准化方法）</td></tr>
              </tbody>
            </table>
            <p>无典型症状者须<strong>改日复查或两项指标同时异常</strong>。</p>
            <ul>
              <li>急性感染、创伤时的应激性高血糖，待恢复后再查</li>
              <li>贫血、溶血、输血、妊娠和部分血红蛋白病会使糖化血红蛋白失真</li>
            </ul>
            <p>指尖血糖用于监测，不用于诊断。</p>
          `,
        },
        {
          title: '是哪一型',
          type: 8,
          html: `
            <p>年轻、消瘦、起病急、酮症，想1型；肥胖、家族史、起病缓，想2型。分不清时查<strong>胰岛自身抗体与C肽</strong>。</p>
            <ul>
              <li>成人隐匿性自身免疫糖尿病：成年起病，抗体阳性，逐渐依赖胰岛素</li>
              <li>单基因糖尿病：三代家族史、年轻、抗体阴性</li>
              <li>继发性：胰腺病、库欣综合征、糖皮质激素</li>
              <li>妊娠期：孕24～28周作75 g糖耐量试验，空腹5.1、1小时10.0、2小时8.5 mmol/L，任一项达到或超过即可诊断</li>
            </ul>
          `,
        },
        {
          title: '为这一位患者定目标',
          type: 8,
          html: `
            <p>多数非妊娠成人糖化血红蛋白目标为<strong>低于7%</strong>。</p>
            <ul>
              <li>可更严格（如≤6.5%）：病程短、预期寿命长、无低血糖风险</li>
              <li>应放宽（如低于8.0%）：高龄衰弱、严重低血糖史、并发症重、预期寿命有限</li>
            </ul>
            <p>同时管理血压（一般低于130/80 mmHg）与血脂：低密度脂蛋白胆固醇，未合并动脉粥样硬化性疾病者低于2.6 mmol/L（高危者常要求低于1.8），已合并者低于1.4 mmol/L。体重、戒烟与运动写进同一张表。</p>
          `,
        },
      ],
    },
    {
      title: '药物与胰岛素',
      items: [
        {
          title: '从四个角度选药',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>药物</th><th>低血糖</th><th>体重</th><th>特点</th></tr>
              </thead>
              <tbody>
                <tr><td>二甲双胍</td><td>低</td><td>中性或减</td><td>胃肠反应，肾功能不全减量</td></tr>
                <tr><td>SGLT2抑制剂</td><td>低</td><td>减</td><td>心衰与肾病获益，防酮症与生殖道感染</td></tr>
                <tr><td>GLP-1受体激动剂</td><td>低</td><td>明显减</td><td>心血管获益，恶心多见</td></tr>
                <tr><td>DPP-4抑制剂</td><td>低</td><td>中性</td><td>耐受好</td></tr>
                <tr><td>磺脲类</td><td>高</td><td>增</td><td>便宜，老人慎用</td></tr>
              </tbody>
            </table>
            <p>合并动脉粥样硬化性心血管病、心力衰竭或慢性肾脏病者，<strong>不论糖化血红蛋白是否达标</strong>，应优先考虑有获益证据的药物。</p>
          `,
        },
        {
          title: '基础胰岛素：从多少开始，怎样加',
          type: 8,
          html: `
            <ul>
              <li>起始剂量0.1～0.2 U/kg，每日一次，时间固定</li>
              <li>每3天看空腹血糖：高于目标加2 U，直至达标</li>
              <li>出现低血糖，先找原因，减少10%～20%</li>
              <li>用到0.5 U/kg仍不达标，考虑餐后血糖或换方案，不再一味加量</li>
            </ul>
            <p>针头一次一换，部位按区轮换、间隔一横指以上；摸到硬结就换地方。未开封放2～8℃冷藏，<strong>开封后室温保存不超过约4周</strong>，不可冷冻。</p>
          `,
        },
        {
          title: '用药随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-assistant-physician', stem: '男，45岁。新诊断2型' },
            { bank: 'bank-assistant-physician', stem: '女，66岁。阿卡波糖联合' },
            { bank: 'bank-assistant-physician', stem: '未开封的胰岛素应放在' },
            { bank: 'bank-nurse-licence', stem: '患者男，30岁，1型糖尿病' },
            { bank: 'bank-residency-final', stem: '男，72岁。2型糖尿病' },
          ],
        },
      ],
    },
    {
      title: '并发症与急症',
      items: [
        {
          title: '低血糖：十五克，十五分钟',
          type: 8,
          html: `
            <p>接受药物治疗的糖尿病患者，血糖低于3.9 mmol/L即按低血糖处理。</p>
            <ol>
              <li>意识清楚：口服15 g葡萄糖或含糖饮料</li>
              <li>15分钟后复测，仍低则重复</li>
              <li>意识不清：50%葡萄糖液20～40 ml静脉注射，或胰高血糖素1 mg肌内注射</li>
              <li>恢复后距下一餐超过1小时，加一份主食</li>
            </ol>
            <p>用<strong>阿卡波糖者要吃葡萄糖</strong>，蔗糖和馒头起效慢；磺脲类所致者可反复发作，需观察至少24小时。</p>
          `,
        },
        {
          title: '两种高血糖急症',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>酮症酸中毒</th><th>高渗性高血糖状态</th></tr>
              </thead>
              <tbody>
                <tr><td>人群</td><td>1型多见</td><td>老年2型多见</td></tr>
                <tr><td>血糖</td><td>多为13.9～33.3</td><td>常高于33.3</td></tr>
                <tr><td>酸中毒</td><td>有</td><td>无或轻</td></tr>
                <tr><td>脱水</td><td>明显</td><td>更重，意识障碍突出</td></tr>
              </tbody>
            </table>
            <p>血糖单位为mmol/L。治疗先补液，胰岛素每小时0.1 U/kg静滴；<strong>血钾低于3.3 mmol/L应先补钾</strong>再用胰岛素。SGLT2抑制剂可致血糖不高的酮症酸中毒，恶心气促时要查血酮。</p>
          `,
        },
        {
          title: '每年一次的筛查',
          type: 8,
          html: `
            <ul>
              <li>眼底：2型确诊时即查，1型病程5年后开始，此后每年一次</li>
              <li>肾：尿白蛋白与肌酐比值加估算滤过率，每年至少一次</li>
              <li>足：10 g尼龙丝、128 Hz音叉、足背动脉，每年一次，高危足每1～3个月</li>
              <li>神经：体位性低血压、胃排空、排尿与性功能</li>
            </ul>
            <p>教患者五件事：每天看脚、温水洗、趾缝擦干、不赤足、<strong>不自行剪鸡眼</strong>。有破溃当天就诊，合并发热、红肿扩散者急诊。</p>
          `,
        },
        {
          title: '一份三个月随访表',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>时间</th><th>做什么</th></tr>
              </thead>
              <tbody>
                <tr><td>初诊</td><td>血压、体重、腰围、眼底、尿ACR、足部、宣教</td></tr>
                <tr><td>第2周</td><td>电话问低血糖与药物反应，看血糖记录</td></tr>
                <tr><td>第1个月</td><td>调药，复查肝肾功能</td></tr>
                <tr><td>第3个月</td><td>糖化血红蛋白，评估目标是否合适</td></tr>
              </tbody>
            </table>
            <p>稳定者糖化血红蛋白每6个月查一次，未达标或调药后每3个月一次。随访时先问<strong>最难做到的是哪一条</strong>，再谈数字。</p>
          `,
        },
        {
          title: '急症与筛查随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-physician-licence', stem: '女，22岁。1型糖尿病' },
            { bank: 'bank-residency-final', stem: '女，76岁。发热、多尿' },
            { bank: 'bank-assistant-physician', stem: '关于糖尿病患者的足部' },
            { bank: 'bank-lab-medicine', stem: '溶血性贫血病人的糖化' },
            { bank: 'bank-residency-final', stem: '值班时发现护士把甲床' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
