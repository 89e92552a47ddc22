import type { SeedCourse } from '../seedCourse';

export const nursingPerioperative: SeedCourse = {
  slug: 'nursing-perioperative',
  html: `
    <p>手术成功的一半在手术台上，另一半在病房里。引流管的颜色、体温的曲线、第一次下床的头晕，都可能最先告诉护士有什么不对。本课程把围术期拆成三段：<strong>术前准备到位，术后看得仔细，康复走得安全</strong>。</p>
    <p>第一章讲术前：评估什么、宣教什么、核查什么，为什么禁食不再等于一夜不喝。第二章讲术后二十四小时，给出五个系统的观察表与报告线。第三章讲引流与造口，用颜色和量来判断。第四章讲康复，早进食、多模式镇痛与早下床，怎样做才安全。</p>
    <h3>交给您的三个清单</h3>
    <ul>
      <li>术前夜：禁食、备皮、用药、情绪、家属</li>
      <li>回病房：六项观察与第一小时医嘱</li>
      <li>第一次下床：三看、三步、两人</li>
    </ul>
    <p>课程配有静脉输液与无菌技术的虚拟训练。请特别注意其中的错误演示，找出错在哪里，比看正确的更有收获。</p>
  `,
  goals: [
    '完成术前评估、禁食宣教与安全核查',
    '说出不同时段术后观察重点与上报界限',
    '正确护理各类引流与造口',
    '按加速康复理念开展镇痛、进食与早期活动',
  ],
  forWhom: '护理学本科生、外科与手术室护士，以及开展加速康复护理的病区骨干。',
  teachers: [
    {
      name: '孟霁月',
      rank: '副主任护师',
      worksAt: '博爱护理学院附属医院',
      introduction:
        '外科护理专家，参与制订病区加速康复流程。她常站在术后患者床旁，数给学生听：意识、呼吸、伤口、引流、尿，一项都不能省，顺序也不能乱。',
    },
  ],
  chapters: [
    {
      title: '术前',
      items: [
        {
          title: '评估与宣教',
          isTrial: true,
          type: 8,
          html: `
            <ul>
              <li>心肺功能、营养（体重下降、白蛋白）、血糖、皮肤、跌倒与压疮风险</li>
              <li>用药：抗凝、降糖、激素、中药，停与不停听医嘱</li>
              <li>禁食：清饮料术前2小时，碳水化合物饮料按方案；油腻8小时</li>
              <li>吸烟者越早戒越好，教深咳嗽、呼吸训练器、踝泵与床上排尿</li>
            </ul>
            <p>宣教抓住<strong>患者最怕的一件事</strong>，先回答它。备皮用剪或脱毛，不用刀，不在病房剃；标记手术部位并与患者确认。</p>
          `,
        },
        {
          title: '三个核查时刻',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>时刻</th><th>核对</th></tr>
              </thead>
              <tbody>
                <tr><td>麻醉前</td><td>姓名、部位、过敏、禁食、备血、知情同意、义齿首饰</td></tr>
                <tr><td>切皮前</td><td>患者、手术、部位、抗菌药、影像、器械</td></tr>
                <tr><td>离室前</td><td>手术名称、标本、清点、去向、特殊交接</td></tr>
              </tbody>
            </table>
            <p>标本名称写全，清点不符<strong>停止关腹并报告</strong>，必要时透视。参加人员都有权说停。术中保温、皮肤保护、体位与电极板，护士是最后一道检查。</p>
          `,
        },
        {
          title: '术前与操作随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-nurse-fundamental', stem: '无菌包打开后，内有物品未' },
            { bank: 'bank-nurse-fundamental', stem: '铺好的无菌盘如未使用，有' },
            { bank: 'bank-nurse-fundamental', stem: '护士戴好无菌手套后' },
            { bank: 'bank-nurse-fundamental', stem: '使用无菌持物钳，正确的做' },
            { bank: 'bank-nurse-fundamental', stem: '导尿时预防尿路感染' },
          ],
        },
      ],
    },
    {
      title: '头二十四小时',
      items: [
        {
          title: '五项观察与上报线',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>立即报告</th></tr>
              </thead>
              <tbody>
                <tr><td>呼吸</td><td>低于10或高于24次/分，SpO₂低于92%</td></tr>
                <tr><td>循环</td><td>收缩压低于90或比基线降20%，心率高于110</td></tr>
                <tr><td>伤口引流</td><td>每小时鲜红色大于100 ml，或突然停且腹胀</td></tr>
                <tr><td>尿</td><td>每小时不足0.5 ml/kg，持续两小时</td></tr>
                <tr><td>意识疼痛</td><td>新发嗜睡、烦躁；疼痛评分≥4且处理无效</td></tr>
              </tbody>
            </table>
            <p>阿片类过量：呼吸慢、针尖瞳孔、嗜睡，先停泵、唤醒、开放气道、给氧，备纳洛酮。甲状腺术后<strong>颈部肿胀、憋气</strong>，床旁立即拆线放血块。</p>
          `,
        },
        {
          title: '管路与输液',
          type: 8,
          html: `
            <p>回病房时逐一标明：名称、插入长度、日期、夹闭与开放状态。输液速度按医嘱并观察穿刺点，外渗、静脉炎及时换。</p>
            <ul>
              <li>尿管：尽早拔，集尿袋低于膀胱，不落地</li>
              <li>胃管：确认位置再注，记录胃液颜色与量</li>
              <li>中心静脉：每日看穿刺点、敷料与必要性</li>
            </ul>
            <p><strong>输液、引流、氧气</strong>三处管路最容易被拉脱，须妥善固定，翻身前先看一遍。</p>
          `,
        },
        { title: '静脉输液虚拟操作', type: 16, simulation: 'sim-nurse-iv' },
      ],
    },
    {
      title: '引流与造口',
      items: [
        {
          title: '颜色说话',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>引流</th><th>提示</th></tr>
              </thead>
              <tbody>
                <tr><td>鲜红、量大</td><td>活动性出血</td></tr>
                <tr><td>淡血性渐少</td><td>正常</td></tr>
                <tr><td>胆汁样</td><td>胆漏，或吻合口漏</td></tr>
                <tr><td>乳糜样白色</td><td>淋巴漏</td></tr>
                <tr><td>混浊、臭</td><td>感染，或肠漏</td></tr>
              </tbody>
            </table>
            <p>保持<strong>负压、低位、通畅</strong>，不过度牵拉。量突然减少先看折叠、堵塞、脱出，再想积存。胸腔闭式引流：水柱波动、无大量持续气泡；从胸壁滑脱立即用手捏闭伤口皮肤，再覆盖；连接处脱开先夹近端。</p>
          `,
        },
        {
          title: '造口护理与换药',
          type: 8,
          html: `
            <ul>
              <li>正常造口红润、湿润，颜色暗紫发黑须报告</li>
              <li>底盘开口比造口大约1～2 mm，渗漏即换</li>
              <li>皮肤先清水再干，不用酒精</li>
              <li>排气排便前观察梗阻与出血</li>
            </ul>
            <p>换药先看患者、疼痛、渗液颜色量；<strong>气味改变</strong>与周围红肿、发热是感染早期信号。教患者照镜子自己做一次，出院前必须独立换过一回。</p>
          `,
        },
        {
          title: '术后护理随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-nurse-licence', stem: '甲状腺大部切除术后次日' },
            { bank: 'bank-nurse-licence', stem: '胸腔闭式引流患者在搬动' },
            { bank: 'bank-nurse-licence', stem: '患者男，35岁，右胸刀刺伤' },
            { bank: 'bank-nurse-licence', stem: '颅脑损伤患者出现' },
            { bank: 'bank-nurse-fundamental', stem: '患者硬膜外麻醉下行' },
          ],
        },
      ],
    },
    {
      title: '加速康复',
      items: [
        {
          title: '镇痛、进食与恶心',
          type: 8,
          html: `
            <ul>
              <li>多模式镇痛：对乙酰氨基酚、非甾体抗炎药、局麻阻滞打底，阿片类按需少用</li>
              <li>疼痛评分静息与咳嗽各评一次，<strong>能深呼吸、能咳、能翻身</strong>才算有效</li>
              <li>早进食：无恶心呕吐者多可当日或次日进流质</li>
              <li>恶心高危（女性、不吸烟、晕动史、阿片）预防用药</li>
            </ul>
            <p>胃肠减压、导尿管与引流，越少越早拔越好，但必须由医嘱决定。腹胀、停止排气排便，不单靠“促动力药”，先查原因。</p>
          `,
        },
        {
          title: '第一次下床：三看三步两人',
          type: 8,
          html: `
            <p><strong>三看</strong>：血压、头晕、疼痛。<strong>三步</strong>：摇高床头5分钟、床边坐5分钟、站立扶稳1分钟。<strong>两人</strong>：一人扶，一人看管。</p>
            <ul>
              <li>带氧与引流，先理顺再动</li>
              <li>下肢肿痛、气促、胸痛立即停止并报告</li>
              <li>首日目标：坐起与站立，次日走到门口</li>
              <li>踝泵每小时10次，弹力袜尺寸合适</li>
            </ul>
            <p>发现血栓或疑似，不按摩患肢。每天把目标写在白板上，患者看得到进步，家属也会配合。</p>
          `,
        },
        {
          title: '康复与安全随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '大手术后预防下肢' },
            { bank: 'bank-nurse-fundamental', stem: '测血压时，被测手臂' },
            { bank: 'bank-nurse-fundamental', stem: '为右上肢骨折患者' },
            { bank: 'bank-nurse-fundamental', stem: '大量不保留灌肠的禁忌证包' },
            { bank: 'bank-postgraduate-clinical', stem: '男，47岁。行胃大部切除' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
