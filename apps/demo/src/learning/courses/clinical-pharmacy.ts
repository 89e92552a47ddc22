import type { SeedCourse } from '../seedCourse';

export const clinicalPharmacy: SeedCourse = {
  slug: 'clinical-pharmacy',
  html: `
    <p>审方的终点不是“拦下处方”，而是<strong>让患者得到更合适的药</strong>。本课程把审方拆成四个问题：该不该用、用得对不对、会不会冲突、患者做不做得到，每个问题都落到具体的药名、数字与一句可以直接说出口的建议。</p>
    <p>第一章讲审方的方法与沟通，怎样把一句“不合理”改写成一条有依据、有替代方案的建议。常见的相互作用也在这里。第二章讲特殊人群：老年、妊娠、儿童、肝肾功能不全。第三章讲监护，用一个华法林病例把数字的变化同剂量、食物和合用药联系起来，再讲浓度监测、用药教育与不良反应上报。</p>
    <h3>给医师打电话之前</h3>
    <ul>
      <li>先看完整病历与化验，再判断</li>
      <li>准备一个可行的替代方案</li>
      <li>说清紧急程度：现在改，还是下次改</li>
    </ul>
    <p>学完以后，请整理一周自己的审方记录，统计接受率与未被接受的理由。未被接受的那些，往往教会我们最多。</p>
  `,
  goals: [
    '按四步审核处方并写出规范的干预建议',
    '识别高风险相互作用与禁忌',
    '根据肾功能、肝功能与浓度监测调整剂量',
    '完成用药教育与不良反应上报',
  ],
  forWhom: '医院药师、临床药师规培学员、承担处方审核的药学人员，以及希望改善用药安全的医师和护士。',
  teachers: [
    {
      name: '尤思齐',
      rank: '副主任药师',
      worksAt: '星湖药科大学附属医院',
      introduction:
        '临床药师，抗凝与重症用药门诊负责人。她给学生的第一课是学会道谢，因为能被医师接受的建议，才真正到得了患者那里，否则只是一张纸。',
    },
  ],
  chapters: [
    {
      title: '审方四问',
      items: [
        {
          title: '该不该用，用得对不对',
          isTrial: true,
          type: 8,
          html: `
            <ul>
              <li>有没有<strong>适应证</strong>：质子泵抑制剂、抗菌药与维生素最常被滥用</li>
              <li>选药是否首选，品种是否重复（对乙酰氨基酚藏在多种复方里）</li>
              <li>剂量、频次、疗程、途径与溶媒</li>
              <li>剂型：肠溶与缓控释<strong>不可研碎、不可鼻饲</strong></li>
              <li>皮试、禁忌、过敏史</li>
            </ul>
            <p>建议的写法：事实、依据、建议、监测。例：“患者估算滤过率28，二甲双胍为禁忌，建议停用，改用利格列汀，并监测血糖。”</p>
          `,
        },
        {
          title: '会不会冲突',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>组合</th><th>风险</th><th>做法</th></tr>
              </thead>
              <tbody>
                <tr><td>华法林＋氟康唑</td><td>出血</td><td>换药或减量并勤测</td></tr>
                <tr><td>辛伐他汀＋克拉霉素</td><td>横纹肌溶解</td><td>停他汀或换抗菌药</td></tr>
                <tr><td>硝酸酯＋西地那非</td><td>严重低血压</td><td><strong>禁用</strong></td></tr>
                <tr><td>ACEI＋螺内酯＋非甾体抗炎药</td><td>高钾、肾损伤</td><td>去掉一个，查钾</td></tr>
                <tr><td>头孢曲松＋含钙溶液（新生儿）</td><td>沉淀</td><td>禁用</td></tr>
                <tr><td>头孢哌酮等＋酒精</td><td>双硫仑样反应</td><td>停药后一周内忌酒</td></tr>
              </tbody>
            </table>
            <p>机制分两类：影响浓度（吸收、代谢、排泄）与影响效应（叠加、拮抗），先判断是哪一类，再定监测什么。</p>
          `,
        },
        {
          title: '相互作用随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-pharmacist', stem: '女，66岁，心房颤动' },
            { bank: 'bank-pharmacist', stem: '男，63岁，长期服辛伐他汀' },
            { bank: 'bank-pharmacist', stem: '正在使用硝酸甘油' },
            { bank: 'bank-pharmacist', stem: '新生儿科处方：头孢曲松静' },
            { bank: 'bank-pharmacist', stem: '属于肝药酶 CYP3A4' },
          ],
        },
      ],
    },
    {
      title: '特殊人群',
      items: [
        {
          title: '老年人：少一味，也许更好',
          type: 8,
          html: `
            <ul>
              <li>跌倒风险：苯二氮䓬类、镇静药、降压药叠加</li>
              <li>抗胆碱负担：抗组胺、三环类、尿失禁药，可致谵妄、便秘、尿潴留</li>
              <li><strong>瀑布式处方</strong>：药物不良反应被当成新病，又加一种药</li>
              <li>目标放宽：血糖、血压避免过低</li>
            </ul>
            <p>每次复诊做精简：有没有指征、获益时间是否还赶得上、患者愿不愿意。停药要逐步，尤其是苯二氮䓬类、β受体阻断药与长期使用的激素。</p>
          `,
        },
        {
          title: '妊娠、儿童与肝肾',
          type: 8,
          html: `
            <ul>
              <li>孕期禁用或避免：<strong>ACEI、ARB、他汀、华法林（尤其早期）、丙戊酸、甲氨蝶呤、利巴韦林</strong></li>
              <li>孕20周后避免长期用非甾体抗炎药，足月前禁用</li>
              <li>18岁以下一般避免氟喹诺酮；8岁以下避免四环素</li>
              <li>肾：按说明书与肌酐清除率调整，避免氨基糖苷与造影剂叠加</li>
              <li>肝：经肝代谢、治疗窗窄者减量，看Child-Pugh分级</li>
            </ul>
            <p>没有安全证据不等于绝对禁用，须与患者说明获益与风险，共同决定并记录。</p>
          `,
        },
        {
          title: '特殊人群随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-pharmacist', stem: '女，30岁，妊娠 26 周' },
            { bank: 'bank-pharmacist', stem: '女，8岁，细菌性肠炎' },
            { bank: 'bank-pharmacist', stem: '男，58岁，2 型糖尿病' },
            { bank: 'bank-residency-final', stem: '孕24周，尿频、尿急' },
            { bank: 'bank-pharmacist', stem: '女，49岁，类风湿关节炎' },
          ],
        },
      ],
    },
    {
      title: '监护',
      items: [
        {
          title: '华法林：一个病例四个月',
          type: 8,
          html: `
            <p>男，70岁，心房颤动，目标国际标准化比值2.0～3.0。</p>
            <ol>
              <li>起始2.5～3 mg每日，第3天起测，前两周每周2～3次</li>
              <li>数值4.2，无出血：停一次，查诱因——近日加用氟康唑</li>
              <li>稳定后每4周一次</li>
              <li>咨询：绿叶菜<strong>固定量</strong>，而不是不吃；不随意用镇痛药与草药；牙科前告知</li>
            </ol>
            <p>高于10且无出血：停药并口服维生素K；有大出血：维生素K静脉加凝血酶原复合物。漏服当日想起补服，次日不加倍。</p>
          `,
        },
        {
          title: '浓度监测：什么时候抽',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>药</th><th>时机</th><th>目标</th></tr>
              </thead>
              <tbody>
                <tr><td>万古霉素</td><td>稳态给药前，严重感染看曲线下面积</td><td>谷10～15 mg/L（重症15～20），或曲线下面积400～600</td></tr>
                <tr><td>地高辛</td><td>末次用药6小时后</td><td>心衰0.5～0.9 μg/L</td></tr>
                <tr><td>苯妥英</td><td>稳态谷</td><td>10～20 mg/L，低白蛋白看游离</td></tr>
                <tr><td>茶碱</td><td>稳态谷</td><td>成人约5～15 mg/L</td></tr>
                <tr><td>环孢素</td><td>谷或服药2小时</td><td>依移植与时期</td></tr>
              </tbody>
            </table>
            <p><strong>时间写错，结果就没用</strong>。报告到手先问剂量、采血时间、肾功能，再谈改不改。</p>
          `,
        },
        {
          title: '用药教育与不良反应上报',
          type: 8,
          html: `
            <p>教育三步：目的、怎样用、哪些情况要回来；用回授确认。<strong>高风险药（胰岛素、抗凝、甲氨蝶呤每周一次）一定要写下来</strong>。</p>
            <ul>
              <li>新的、严重的不良反应15日内报告，死亡立即报告，其他30日内</li>
              <li>记录：时间、症状、合并用药、处置、转归、因果判断</li>
              <li>皮疹、黄疸、发热、少尿是最要紧的四种信号</li>
              <li>急救：过敏性休克肌内注射肾上腺素</li>
            </ul>
            <p>上报不是追责，是让下一位患者少遇到一次。</p>
          `,
        },
        {
          title: '监护与上报随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-pharmacist', stem: '审核万古霉素 1 g' },
            { bank: 'bank-pharmacist', stem: '医疗机构发现新的、严重的' },
            { bank: 'bank-pharmacist', stem: '关于氯吡格雷，正确的有' },
            { bank: 'bank-pharmacist', stem: '胺碘酮长期使用最需要' },
            { bank: 'bank-residency-final', stem: '临床常需作血药浓度' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
