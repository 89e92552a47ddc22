import type { SeedCourse } from '../seedCourse';

export const surgeryPrinciples: SeedCourse = {
  slug: 'surgery-principles',
  html: `
    <p>外科学总论讲的不是某一种手术，而是所有手术共同的底线：<strong>不带进细菌，不丢掉容量，不错过变化</strong>。</p>
    <p>第一章从手开始。外科洗手、穿衣、戴手套、铺巾，每一步都讲为什么，尤其讲污染以后怎么办，因为犯错并不可怕，可怕的是没有说出来。第二章讲内环境，用体重和丢失量估算补液，用尿量与乳酸检查估算是否正确。输血反应的辨认也放在这一章。第三章讲围术期：哪些药要停、何时禁食、术后发热怎样想、下床前要看什么。</p>
    <h3>进入手术室前的自查</h3>
    <ul>
      <li>指甲剪短，首饰摘下，口罩盖住鼻子</li>
      <li>知道自己站在哪里，手放在腰以上、肩以下、身前</li>
      <li>说得出患者姓名、部位与过敏史</li>
    </ul>
    <p>课程中的虚拟训练可以反复做，错了系统会指出。真正的手术室没有重来键，请在这里把错误用完。学完之后，请跟一台择期手术，从术前访视看到次日查房，把每一步同讲义对照。</p>
  `,
  goals: [
    '按步骤完成外科洗手、穿衣、戴手套与铺巾',
    '计算术前术后的液体需要量',
    '识别输血反应并正确处理',
    '评估手术风险并列出术后早期观察要点',
  ],
  forWhom:
    '即将进入外科实习的医学生、手术室规培护士，以及需要重温无菌原则与围术期管理的低年资住院医师。',
  teachers: [
    {
      name: '段伯谦',
      rank: '教授',
      worksAt: '明德医学院附属医院',
      introduction:
        '普通外科医师，主讲外科总论二十五年。第一堂课总带学生站在手术室门口，一条条讲清哪里能走、哪里不能碰、错了怎样当场说出来并补救。',
    },
  ],
  chapters: [
    {
      title: '无菌术',
      items: [
        {
          title: '消毒与灭菌：一个词的差别',
          type: 8,
          html: `
            <p>灭菌杀灭一切微生物，<strong>包括芽孢</strong>；消毒只去除病原微生物，芽孢可以存活。</p>
            <table>
              <thead>
                <tr><th>物品</th><th>要求</th><th>方法</th></tr>
              </thead>
              <tbody>
                <tr><td>手术器械、敷料</td><td>灭菌</td><td>压力蒸汽；不耐热者用环氧乙烷或过氧化氢等离子</td></tr>
                <tr><td>胃镜、肠镜</td><td>高水平消毒或灭菌</td><td>邻苯二甲醛、过氧乙酸等</td></tr>
                <tr><td>血压计袖带</td><td>清洁或低水平消毒</td><td>擦拭</td></tr>
              </tbody>
            </table>
            <p>压力蒸汽灭菌每包须有化学指示物，并定期作生物监测。包布潮湿、指示带未变色、过期，都视为未灭菌。</p>
          `,
        },
        {
          title: '外科手消毒与穿戴',
          type: 8,
          html: `
            <ol>
              <li>修剪指甲，用洗手液清洗双手、前臂至上臂下三分之一</li>
              <li>流水由指尖冲向肘部，始终手高于肘</li>
              <li>无菌巾擦干，取手消毒剂依次涂抹双手、前臂与上臂，揉搓至干燥</li>
              <li>穿无菌衣，双手不露出袖口，无接触式戴手套</li>
              <li>等待时双手放胸前，不下垂、不夹腋下</li>
            </ol>
            <p>手套破损要<strong>立即更换</strong>并说出来；若已触及患者深部，告知术者由其决定是否冲洗。</p>
          `,
        },
        { title: '无菌技术与铺巾训练', type: 16, simulation: 'sim-nurse-sterile' },
        {
          title: '消毒铺巾：范围与方向',
          type: 8,
          html: `
            <ul>
              <li>清洁切口由中心向四周涂擦；<strong>感染伤口、会阴与肛门由外向内</strong></li>
              <li>范围至少包括切口周围15 cm</li>
              <li>第一遍干后再涂第二遍，消毒液不可积在身下，以免灼伤</li>
              <li>含乙醇的消毒液未干前不得使用电刀</li>
            </ul>
            <p>铺巾先铺操作者的对面或相对不洁侧，已铺下的巾只能由内向外移。手术台平面以下与术者背部，都算有菌区。</p>
          `,
        },
      ],
    },
    {
      title: '内环境与输血',
      items: [
        {
          title: '补液：三笔账',
          type: 8,
          html: `
            <p>一天的补液量由三部分组成：</p>
            <ul>
              <li><strong>生理需要量</strong>：成人约每公斤体重25～30 ml，钠、钾各约1 mmol/kg</li>
              <li><strong>已经丢失量</strong>：按缺水程度估算，第一天先补一半，再看反应</li>
              <li><strong>继续丢失量</strong>：引流、呕吐、造口，丢多少补多少</li>
            </ul>
            <p>等渗性缺水首选平衡盐溶液；大量输注生理盐水可致高氯性酸中毒。补钾原则：见尿补钾，外周静脉浓度一般不超过0.3%，速度一般不超过每小时20 mmol，<strong>绝不静脉推注</strong>。</p>
          `,
        },
        {
          title: '输血反应的辨认',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>表现</th><th>首先想到</th><th>处理</th></tr>
              </thead>
              <tbody>
                <tr><td>寒战发热，血压正常</td><td>非溶血性发热反应</td><td>减慢或停输，解热</td></tr>
                <tr><td>皮疹、瘙痒</td><td>过敏</td><td>抗组胺药；重者肾上腺素</td></tr>
                <tr><td>腰痛、血压降、酱油尿</td><td>急性溶血</td><td>立即停输，补液，保尿</td></tr>
                <tr><td>气促、血压升高</td><td>循环超负荷</td><td>端坐，利尿</td></tr>
                <tr><td>气促、低血压、双肺浸润</td><td>急性肺损伤</td><td>呼吸支持，不利尿</td></tr>
              </tbody>
            </table>
            <p>全麻患者不会诉说，<strong>术野突然广泛渗血与低血压</strong>可能就是溶血的唯一信号。</p>
          `,
        },
        {
          title: '液体与输血随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '男，35岁。急性肠梗阻3天' },
            { bank: 'bank-postgraduate-clinical', stem: '男，50岁。外伤后输液中' },
            { bank: 'bank-postgraduate-clinical', stem: '女，45岁。术中输红细胞' },
            { bank: 'bank-nurse-fundamental', stem: '静脉补钾应遵循的原则有' },
            { bank: 'bank-residency-final', stem: '短时间内大量输注库存血' },
          ],
        },
      ],
    },
    {
      title: '围术期',
      items: [
        {
          title: '术前：谁先停，停多久',
          type: 8,
          html: `
            <ul>
              <li>禁食：清饮料2小时，母乳4小时，牛奶与淀粉类固体6小时，油炸及高脂食物8小时</li>
              <li>华法林：一般停5天，按血栓风险决定是否桥接</li>
              <li>阿司匹林：冠心病二级预防者多数手术可继续，由外科与心内科商定</li>
              <li>二甲双胍：手术当日停；SGLT2抑制剂术前停3～4天</li>
              <li>降压药：β受体阻断药不可突然停；ACEI与ARB多在手术当日暂停</li>
            </ul>
            <p>切口涉及毛发影响操作时用<strong>剪或脱毛</strong>，不用剃刀。预防性抗菌药在切皮前0.5～1小时给予。</p>
          `,
        },
        {
          title: '术后发热：按时间想',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>术后时间</th><th>常见原因</th></tr>
              </thead>
              <tbody>
                <tr><td>24小时内</td><td>组织损伤的吸收热，多自行消退</td></tr>
                <tr><td>1～3天</td><td>肺不张、肺炎</td></tr>
                <tr><td>3～5天</td><td>尿路感染、导管感染</td></tr>
                <tr><td>5～8天</td><td>切口感染、吻合口漏、腹腔脓肿</td></tr>
                <tr><td>任何时间</td><td>静脉血栓、药物热</td></tr>
              </tbody>
            </table>
            <p>发热先看患者：心率、呼吸、意识与尿量。<strong>术后第5天心率快、腹胀、发热</strong>，要想到吻合口漏，先报告再开退热药。</p>
          `,
        },
        {
          title: '血栓与早下床',
          type: 8,
          html: `
            <p>Caprini评分用于评估静脉血栓风险，大手术、肿瘤、高龄、既往血栓与肥胖都加分。</p>
            <ul>
              <li>低风险：早期活动</li>
              <li>中风险：药物或机械预防</li>
              <li>高风险：药物联合机械，肿瘤大手术后可延长至4周</li>
            </ul>
            <p>下肢已有血栓时不用间歇充气装置。下床前三看：血压、头晕、疼痛评分。一侧小腿肿痛、突然气促或氧饱和度下降，停止活动，按血栓与肺栓塞评估。</p>
          `,
        },
        { title: '清创缝合训练', type: 16, simulation: 'sim-suture' },
        {
          title: '围术期随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '男，47岁。行胃大部切除' },
            { bank: 'bank-postgraduate-clinical', stem: '大手术后预防下肢' },
            { bank: 'bank-pharmacist', stem: '成人择期甲状腺切除' },
            { bank: 'bank-nurse-fundamental', stem: '患者硬膜外麻醉下行' },
            { bank: 'bank-postgraduate-clinical', stem: '浅Ⅱ度烧伤若不继发' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
