import type { SeedCourse } from '../seedCourse';

export const nephrologyUrine: SeedCourse = {
  slug: 'nephrology-urine',
  html: `
    <p>一张尿常规十几项，真正影响判断的只有几项：<strong>蛋白、红细胞、白细胞与管型</strong>。本课程从这几项出发，一步步推到肾小球、肾小管和全身。</p>
    <p>课程分三章。第一章学读：干化学与镜检的差别，什么样的蛋白尿需要定量，红细胞形态说明什么。第二章学综合征：把症状、尿检与血化验合成肾病、肾炎、急进性肾炎与急性肾损伤。第三章学管理：慢性肾脏病怎样延缓，药物怎样调整，什么时候转诊。</p>
    <h3>您要带走的习惯</h3>
    <ul>
      <li>血肌酐升高，先问是新是旧，找得到旧报告比什么都重要</li>
      <li>少尿先排除梗阻，一次床旁超声就能回答</li>
      <li>开处方前看一眼估算滤过率</li>
    </ul>
    <p>肾脏病大多没有疼痛，靠化验才能发现。愿您学完以后，不再把“尿蛋白一个加号”轻轻放过，也不再因为肌酐略高，就停掉患者本该使用的药物。</p>
  `,
  goals: [
    '逐项解释尿常规并决定下一步检查',
    '区分肾病综合征与肾炎综合征',
    '对急性肾损伤分类并列出紧急透析指征',
    '按滤过率调整常用药物',
  ],
  forWhom:
    '内科住培医师、全科医师与需要按肾功能调整用药的各科规培医师，也适合想读懂尿检报告的检验专业学生。',
  teachers: [
    {
      name: '苏景行',
      rank: '主任医师',
      worksAt: '长河医科大学附属医院',
      introduction:
        '从事肾脏病与血液净化工作二十余年，坚持自己看尿沉渣。常说尿检最便宜，却最怕没有人认真看第二眼，因此每届学生都要先在显微镜旁坐满一周。',
    },
  ],
  chapters: [
    {
      title: '读尿',
      items: [
        {
          title: '干化学与镜检各有盲点',
          isTrial: true,
          type: 8,
          html: `
            <ul>
              <li>试纸测蛋白主要测<strong>白蛋白</strong>，轻链蛋白尿可漏检</li>
              <li>潜血阳性而镜检无红细胞，想到肌红蛋白尿或血红蛋白尿</li>
              <li>维生素C可使潜血、葡萄糖假阴性</li>
              <li>亚硝酸盐阳性支持革兰阴性杆菌感染，阴性不能排除</li>
            </ul>
            <p>标本取清晨中段尿，1～2小时内镜检。月经期、剧烈运动和发热都会造成一过性异常，应避开后复查。持续阳性才值得进一步检查，一般<strong>间隔一周以上重复</strong>。</p>
          `,
        },
        {
          title: '红细胞从哪里来',
          type: 8,
          html: `
            <p>变形红细胞为主、尤其见到棘形红细胞，加上蛋白尿或红细胞管型，提示肾小球源性；形态均一、有血块或疼痛，多为非肾小球源性。</p>
            <table>
              <thead>
                <tr><th>管型</th><th>提示</th></tr>
              </thead>
              <tbody>
                <tr><td>透明管型</td><td>少量可见于正常人</td></tr>
                <tr><td>红细胞管型</td><td>肾小球肾炎</td></tr>
                <tr><td>白细胞管型</td><td>肾盂肾炎、间质性肾炎</td></tr>
                <tr><td>棕色颗粒管型</td><td>急性肾小管坏死</td></tr>
                <tr><td>蜡样管型</td><td>慢性肾病，肾单位严重受损</td></tr>
              </tbody>
            </table>
            <p>40岁以上的无痛性肉眼血尿，要排除泌尿系肿瘤。</p>
          `,
        },
        {
          title: '蛋白尿：用比值代替留24小时',
          type: 8,
          html: `
            <p>随机尿白蛋白与肌酐比值（ACR）方便而可靠。</p>
            <ul>
              <li>A1：低于30 mg/g</li>
              <li>A2：30～300 mg/g</li>
              <li>A3：高于300 mg/g</li>
            </ul>
            <p>三个月内复查三次，至少两次升高才算持续。直立性蛋白尿见于青少年，晨尿阴性、站立后阳性，多为良性。<strong>24小时尿蛋白≥3.5 g</strong>且血清白蛋白低于30 g/L，即符合肾病综合征的两项必备条件。</p>
          `,
        },
        { title: '肾皮质切片：认识肾小体', type: 32, slides: ['kidney'] },
        { title: '肾剖面：皮质、髓质与肾盂', type: 48, specimens: ['specimen-kidney-section'] },
      ],
    },
    {
      title: '综合征',
      items: [
        {
          title: '肾病与肾炎：两种故事',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>肾病综合征</th><th>肾炎综合征</th></tr>
              </thead>
              <tbody>
                <tr><td>主要损害</td><td>滤过屏障漏蛋白</td><td>肾小球炎症</td></tr>
                <tr><td>尿</td><td>大量蛋白</td><td>血尿、红细胞管型</td></tr>
                <tr><td>血压</td><td>多正常或轻高</td><td>升高</td></tr>
                <tr><td>水肿</td><td>明显，凹陷性</td><td>眼睑为主</td></tr>
                <tr><td>并发症</td><td>血栓、感染、急性肾损伤</td><td>心力衰竭、高血压脑病</td></tr>
              </tbody>
            </table>
            <p>肾病综合征突发腰痛、血尿或一侧肾增大，想到<strong>肾静脉血栓</strong>。肾功能在数周内进行性恶化的肾炎为急进性肾炎，要尽快查抗体并肾活检，不可观望。</p>
          `,
        },
        {
          title: '急性肾损伤：三个方向',
          type: 8,
          html: `
            <p>48小时内血肌酐升高≥26.5 μmol/L，或7天内升至基线1.5倍，或每小时尿量少于0.5 ml/kg、持续6小时，即可诊断。</p>
            <ul>
              <li><strong>肾前性</strong>：尿钠低于20 mmol/L，钠排泄分数低于1%，补液后恢复</li>
              <li><strong>肾性</strong>：颗粒管型，尿钠高于40 mmol/L</li>
              <li><strong>肾后性</strong>：超声见肾盂积水</li>
            </ul>
            <p>用过利尿剂者钠排泄分数不可靠，可看尿素排泄分数。紧急血液净化：难治的高钾、严重酸中毒、利尿无效的肺水肿、尿毒症脑病或心包炎、可透析的中毒。</p>
          `,
        },
        {
          title: '肾病随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '男，8岁。咽痛2周后' },
            { bank: 'bank-physician-licence', stem: '男，48岁。肾病综合征' },
            { bank: 'bank-physician-licence', stem: '急性肾损伤患者出现' },
            { bank: 'bank-final-pathology', stem: '男，6岁，眼睑和下肢' },
            { bank: 'bank-final-pathology', stem: '女，55岁，1周内少尿' },
          ],
        },
      ],
    },
    {
      title: '慢性肾脏病的日常',
      items: [
        {
          title: '分期与延缓',
          type: 8,
          html: `
            <p>肾损害或估算滤过率低于60 ml/(min·1.73m²)，持续<strong>超过3个月</strong>，诊断慢性肾脏病，按滤过率与白蛋白尿两个维度分期。</p>
            <ul>
              <li>血压目标一般低于130/80 mmHg，能耐受时可更低</li>
              <li>有白蛋白尿者优先ACEI或ARB，<strong>两者不联用</strong></li>
              <li>符合指征者加用SGLT2抑制剂，不论有无糖尿病</li>
              <li>起始RAS抑制剂1～2周复查血钾与肌酐，肌酐升高不超过30%通常可继续</li>
            </ul>
            <p>腹泻、呕吐、脱水时暂停RAS抑制剂、利尿剂、SGLT2抑制剂与二甲双胍。</p>
          `,
        },
        {
          title: '开药前看一眼滤过率',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>药物</th><th>提醒</th></tr>
              </thead>
              <tbody>
                <tr><td>二甲双胍</td><td>45～59减量；低于45时国内说明书多要求停用</td></tr>
                <tr><td>非甾体抗炎药</td><td>尽量避免，尤其与利尿剂、ACEI合用</td></tr>
                <tr><td>达比加群</td><td>肌酐清除率低于30不宜</td></tr>
                <tr><td>氨基糖苷类</td><td>延长间隔，监测浓度</td></tr>
                <tr><td>低分子肝素</td><td>低于30减量或改普通肝素</td></tr>
                <tr><td>呋喃妥因</td><td>肾功能明显下降时无效且有毒</td></tr>
              </tbody>
            </table>
            <p>含碘对比剂前评估风险，首要措施是<strong>充分水化</strong>、减少对比剂用量；透析患者的给药时间要与透析错开。</p>
          `,
        },
        {
          title: '转诊与透析时机',
          type: 8,
          html: `
            <p>下列情况请肾内科会诊：</p>
            <ul>
              <li>估算滤过率低于30，或一年内下降超过5 ml/(min·1.73m²)</li>
              <li>ACR持续高于300 mg/g，或血尿伴蛋白尿</li>
              <li>难控制的高血压、血钾异常，或怀疑遗传性肾病</li>
            </ul>
            <p>透析时机看<strong>症状与并发症</strong>，不以某个肌酐值为准。预计一年内可能需要替代治疗者，应提前谈肾移植、腹膜透析与血液透析，保护非惯用侧上肢静脉，少在前臂抽血输液，为内瘘留路。</p>
          `,
        },
        {
          title: '肾功能与用药随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-residency-final', stem: '男，72岁。2型糖尿病' },
            { bank: 'bank-pharmacist', stem: '男，58岁，2 型糖尿病' },
            { bank: 'bank-physician-licence', stem: '男，60岁。慢性肾衰竭' },
            { bank: 'bank-physician-licence', stem: '高血压患者经检查证实' },
            { bank: 'bank-final-anatomy', stem: '肾的被膜由内向外' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
