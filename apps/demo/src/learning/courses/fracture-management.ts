import type { SeedCourse } from '../seedCourse';

export const fractureManagement: SeedCourse = {
  slug: 'fracture-management',
  html: `
    <p>骨折看得见，容易抓住所有人的目光；真正危险的，往往是骨头旁边看不见的东西。本课程先讲<strong>骨折之外</strong>：气道、出血、神经、血管与皮肤，再讲骨头本身。</p>
    <p>骨的部分按三句话组织：怎样复位，怎样固定，怎样动起来。每种常见骨折都给出受伤机制、典型畸形、容易合并的损伤与随访时间。老年髋部骨折另作讨论，因为对它来说，手术只是多学科治疗的一环。</p>
    <h3>贯穿全课的三张卡片</h3>
    <ul>
      <li>固定前后都要查：动脉、感觉、运动</li>
      <li>石膏后要交代：肿、痛、麻、白，立即回来</li>
      <li>锻炼从第一天开始：没有固定的关节都要动</li>
    </ul>
    <p>课程配有长骨标本，建议先在模型上找到肌的止点，再去理解断端为什么这样移位。知道力从哪里来，就知道复位应往哪里用力。随堂测里的病例都有一处容易忽略的合并伤，请先找它，再答题。</p>
  `,
  goals: [
    '按先救命后救肢的次序评估创伤患者',
    '描述骨折并选择影像与固定方法',
    '识别骨筋膜室综合征等早期并发症',
    '为患者安排分期功能锻炼',
  ],
  forWhom: '骨科与急诊住培医师、创伤中心护士，以及在基层首诊骨折、需要判断固定与转诊的医务人员。',
  teachers: [
    {
      name: '罗远山',
      rank: '主任医师',
      worksAt: '济世医科大学附属医院',
      introduction:
        '创伤骨科医师，参加过多次批量伤员救治，主持石膏与夹板技能培训十余年。主张固定以后的第一次复查，比固定本身更重要，也更容易被忘记。',
    },
  ],
  chapters: [
    {
      title: '先看人',
      items: [
        {
          title: '次序：生命、肢体、功能',
          isTrial: true,
          type: 8,
          html: `
            <p>骨盆与股骨骨折可在短时间内失血一升以上。按ABCDE评估，同时止血。</p>
            <table>
              <thead>
                <tr><th>部位</th><th>估计失血</th></tr>
              </thead>
              <tbody>
                <tr><td>骨盆</td><td>500～5000 ml</td></tr>
                <tr><td>股骨</td><td>300～2000 ml</td></tr>
                <tr><td>胫骨</td><td>100～1000 ml</td></tr>
                <tr><td>肱骨</td><td>100～800 ml</td></tr>
              </tbody>
            </table>
            <p>怀疑骨盆骨折：不反复挤压检查，<strong>用骨盆带固定于大转子水平</strong>。止血顺序：直接加压、加压包扎，仍不止用止血带并写明时间。成人严重创伤3小时内给氨甲环酸可降低出血死亡。</p>
          `,
        },
        {
          title: '开放骨折的第一小时',
          type: 8,
          html: `
            <ol>
              <li>全身评估，处理致命伤</li>
              <li>记录伤口、皮缺损与远端血运，拍照后用湿无菌敷料覆盖，<strong>不反复打开</strong></li>
              <li>复位明显畸形，夹板固定</li>
              <li>尽早静脉用抗菌药，最好在伤后1小时内</li>
              <li>评估破伤风免疫史</li>
              <li>准备清创：多在24小时内，污染严重或伴血管损伤者更早</li>
            </ol>
            <p>外露的骨端不要在现场塞回。按Gustilo分型，最终等级在清创后确定。</p>
          `,
        },
        { title: '创伤ABCDE模拟', type: 16, simulation: 'sim-trauma-abc' },
      ],
    },
    {
      title: '看骨',
      items: [
        {
          title: '怎样描述一处骨折',
          type: 8,
          html: `
            <p>交班时用一句话说全：<strong>哪块骨、哪个部位、什么线、移位多少、开放与否、远端如何</strong>。</p>
            <ul>
              <li>部位：近段、骨干、远段，是否累及关节面</li>
              <li>骨折线：横形、斜形、螺旋、粉碎、青枝、压缩</li>
              <li>移位：侧方、成角、旋转、重叠、分离</li>
            </ul>
            <p>影像两个方位、包括上下关节；儿童骨骺可拍健侧对照。舟骨、股骨颈与应力骨折早期平片可阴性，高度怀疑时先制动，10～14天后复查，或直接作CT、磁共振。</p>
          `,
        },
        { title: '膝关节标本：胫骨平台与髌骨', type: 48, specimens: ['specimen-knee-joint'] },
        {
          title: '常见骨折与它的伴随伤',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>骨折</th><th>要查的</th></tr>
              </thead>
              <tbody>
                <tr><td>肱骨中段</td><td>桡神经：伸腕、伸拇</td></tr>
                <tr><td>肱骨髁上</td><td>肱动脉、正中神经</td></tr>
                <tr><td>桡骨远端</td><td>正中神经，餐叉样畸形</td></tr>
                <tr><td>股骨颈</td><td>股骨头血供，老人外旋短缩</td></tr>
                <tr><td>腓骨颈</td><td>腓总神经：足背伸</td></tr>
                <tr><td>跟骨（高处坠落）</td><td>脊柱胸腰段</td></tr>
              </tbody>
            </table>
            <p>儿童肱骨髁上骨折复位前后都要摸桡动脉。有脉而手苍白、被动伸指剧痛，仍应按缺血处理。</p>
          `,
        },
        {
          title: '石膏与夹板：三点与八个小时',
          type: 8,
          html: `
            <p>急性肿胀期宜用夹板或剖开的管形石膏。塑形依靠<strong>三点固定</strong>：凹侧两点、凸侧一点，利用软组织铰链维持复位。</p>
            <ul>
              <li>关节放功能位，骨突处加垫</li>
              <li>手掌托住，不用指尖压出凹陷</li>
              <li>露出指端或趾端</li>
            </ul>
            <p>固定后抬高患肢，头24小时内反复查末梢。交代患者：疼痛加重、麻木、发白发紫、不能活动，<strong>立即返回</strong>，不要等到预约日。</p>
          `,
        },
        {
          title: '骨折与神经随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '骨折的专有体征有' },
            { bank: 'bank-postgraduate-clinical', stem: '女，79岁。跌倒后右髋痛' },
            { bank: 'bank-final-anatomy', stem: '男，30岁，肱骨中段骨折' },
            { bank: 'bank-postgraduate-clinical', stem: '小儿桡骨头半脱位' },
            { bank: 'bank-final-anatomy', stem: '肩关节囊最薄弱、脱位时肱' },
          ],
        },
      ],
    },
    {
      title: '并发症与康复',
      items: [
        {
          title: '骨筋膜室综合征：别等脉搏消失',
          type: 8,
          html: `
            <p>最早、最重要的是<strong>与伤情不相称的进行性疼痛</strong>和被动牵拉痛；麻木随后，苍白、无脉与瘫痪都是晚期表现。</p>
            <ol>
              <li>立即解开一切敷料，剖开石膏直至皮肤</li>
              <li>肢体放平，不抬高也不冰敷</li>
              <li>通知上级，准备测压</li>
              <li>舒张压减去室内压小于30 mmHg，结合临床即应切开</li>
            </ol>
            <p>肌肉缺血6～8小时后难以逆转。切开后警惕高钾、肌红蛋白尿与急性肾损伤。神志不清者不会喊痛，要靠反复检查与测压。</p>
          `,
        },
        {
          title: '早与晚的其他并发症',
          type: 8,
          html: `
            <ul>
              <li><strong>脂肪栓塞</strong>：长骨骨折后1～3天，呼吸窘迫、意识改变、瘀点；早期固定是预防</li>
              <li><strong>静脉血栓</strong>：下肢与骨盆骨折常规评估</li>
              <li><strong>感染</strong>：开放伤与内固定后</li>
              <li><strong>延迟愈合与不愈合</strong>：吸烟、感染、固定不稳</li>
              <li><strong>缺血性坏死</strong>：股骨颈、舟骨、距骨</li>
              <li><strong>缺血性肌挛缩</strong>：前臂多见，源于处理过晚</li>
            </ul>
            <p>术后疼痛突然加重、发热、渗液，不要只换镇痛药，先打开看。</p>
          `,
        },
        {
          title: '分期锻炼与老年髋部骨折',
          type: 8,
          html: `
            <p>早期（1～2周）练肌肉等长收缩与邻近关节；中期逐步增加活动度；后期抗阻与功能训练。负重时间由固定方式与骨痂决定。</p>
            <p>老年髋部骨折：</p>
            <ul>
              <li>入院即镇痛，可用髂筋膜阻滞</li>
              <li>尽量<strong>48小时内手术</strong>，纠正可逆因素，不为完善检查拖延</li>
              <li>术后尽早坐起、站立</li>
              <li>评估骨质疏松，出院带抗骨松治疗</li>
              <li>筛查谵妄与跌倒风险，改造居家环境</li>
            </ul>
            <p>一年死亡率不低，团队协作比单一手术更能改变结局。</p>
          `,
        },
        {
          title: '并发症随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '男，31岁。右小腿被重物' },
            { bank: 'bank-postgraduate-clinical', stem: '男，7岁。跌倒致右肱骨' },
            { bank: 'bank-nurse-licence', stem: '骨折患者石膏固定后' },
            { bank: 'bank-postgraduate-clinical', stem: '男，9岁。高热、寒战' },
            { bank: 'bank-postgraduate-clinical', stem: '男，15岁。右膝上方' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
