import type { SeedCourse } from '../seedCourse';

export const obstetricsLabour: SeedCourse = {
  slug: 'obstetrics-labour',
  html: `
    <p>分娩多是正常的，产科的价值在于<strong>分辨正常与即将不正常</strong>，并提前把人和血备好。本课程先讲正常：怎样进入产程、怎样下降、怎样接出，每一步的时间界限是多少。</p>
    <p>观察部分学画产程图，把宫缩、宫口、胎头与胎心放在同一条时间轴上。您会看到两份只差两小时的图，一份继续等，一份该准备干预。接产部分讲会阴保护、娩肩与结扎时机，配合虚拟训练可反复练习。</p>
    <h3>必须练到不假思索的三件事</h3>
    <ul>
      <li>产后出血：先呼叫，再按摩，四个方向找原因</li>
      <li>子痫：保护、解痉、降压，同时准备终止妊娠</li>
      <li>新生儿窒息：擦干、保暖、清理气道，黄金一分钟</li>
    </ul>
    <p>最后一章讨论与产妇说话的方式。疼痛、害怕和失控感都是真的，把每一步提前说清，也是镇痛的一部分。学完以后，请跟一位产妇从入院到产后两小时，画一张完整的产程图，并写下每一次决定的依据。</p>
  `,
  goals: [
    '说出分娩机制与三个产程的界线',
    '按时绘制并解读产程图',
    '完成接产与新生儿初步处理',
    '识别产后出血与子痫前期并启动急救',
  ],
  forWhom: '产科实习医师、助产士与规培医师，以及在基层参与接产和产后观察的医务人员。',
  teachers: [
    {
      name: '杜若溪',
      rank: '副主任医师',
      worksAt: '海晏医学院附属医院',
      introduction:
        '产科医师，负责产房教学与急救演练。她让学生先在掌上演一遍胎头下降，再去看产程图，理解了正常的转动，也就理解了难产的样子。',
    },
  ],
  chapters: [
    {
      title: '正常分娩',
      items: [
        {
          title: '胎头怎样转出来',
          isTrial: true,
          type: 8,
          html: `
            <p>枕左前位最多见：衔接、下降、俯屈、内旋转、仰伸、复位与外旋转、胎肩娩出。</p>
            <ul>
              <li>衔接：双顶径进入骨盆入口平面，初产妇多在预产期前1～2周</li>
              <li>俯屈：由枕额径变为枕下前囟径，径线最小</li>
              <li>内旋转：枕骨转向耻骨弓，完成于第一产程末</li>
              <li>仰伸：以枕骨下部为支点，先额后面</li>
            </ul>
            <p>会阴撕裂多发生在仰伸太快时，所以着冠后让产妇<strong>张口哈气</strong>，缓慢娩出。</p>
          `,
        },
        {
          title: '三个产程，三条界限',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>产程</th><th>界线</th><th>提示异常</th></tr>
              </thead>
              <tbody>
                <tr><td>第一产程</td><td>规律宫缩至宫口开全</td><td>潜伏期初产超过20小时、经产超过14小时为延长</td></tr>
                <tr><td>活跃期</td><td>宫口5 cm起</td><td>活跃期停滞：破膜后宫口不再扩张，宫缩正常≥4小时，或欠佳≥6小时</td></tr>
                <tr><td>第二产程</td><td>开全至胎儿娩出</td><td>初产超过3小时（镇痛4小时）、经产超过2小时（镇痛3小时）</td></tr>
                <tr><td>第三产程</td><td>至胎盘娩出</td><td>一般不超过30分钟</td></tr>
              </tbody>
            </table>
            <p>缩宫素应在排除头盆不称后使用，从小剂量开始，宫缩过频立即停用并左侧卧。<strong>不要用固定时间催促</strong>，要看进展与胎心。</p>
          `,
        },
        {
          title: '胎心监护：先看基线',
          type: 8,
          html: `
            <p>正常基线110～160次/分，中度变异6～25次/分，有加速。</p>
            <ul>
              <li>早期减速：与宫缩同步，多为胎头受压</li>
              <li>晚期减速：宫缩后出现，提示胎盘功能不足</li>
              <li>变异减速：形态多变，多为脐带受压</li>
              <li>基线变异缺失伴反复晚期减速：高度警惕酸中毒</li>
            </ul>
            <p>处理先做可逆的：左侧卧、停缩宫素、补液，低血压时升压。<strong>持续异常立即报告</strong>并准备终止妊娠。</p>
          `,
        },
        { title: '分娩与肩难产仿真', type: 16, simulation: 'sim-delivery' },
      ],
    },
    {
      title: '接产与新生儿',
      items: [
        {
          title: '接产的几步',
          type: 8,
          html: `
            <ol>
              <li>核对物品、预热辐射台，外阴消毒铺巾</li>
              <li>着冠时一手保护会阴，一手控制胎头，缓慢娩出</li>
              <li>胎头娩出后擦净口鼻，不常规吸引；检查脐带绕颈，绕一周且松者可从头上或肩上滑下</li>
              <li>协助复位外旋转，轻压前肩娩出，再后肩</li>
              <li>胎儿娩出后延迟断脐30～60秒（无复苏需要者）</li>
              <li>缩宫素10 U肌内注射预防出血</li>
            </ol>
            <p><strong>不按压宫底助产</strong>，不过早牵拉脐带。</p>
          `,
        },
        {
          title: '新生儿第一分钟',
          type: 8,
          html: `
            <p>快速评估四项：足月吗、羊水清吗、有哭声或呼吸吗、肌张力好吗。四个都好，放母胸前，皮肤接触。</p>
            <table>
              <thead>
                <tr><th>评分项</th><th>0</th><th>1</th><th>2</th></tr>
              </thead>
              <tbody>
                <tr><td>心率</td><td>无</td><td>低于100</td><td>≥100</td></tr>
                <tr><td>呼吸</td><td>无</td><td>慢、弱</td><td>好、哭</td></tr>
                <tr><td>肌张力</td><td>松弛</td><td>略屈</td><td>屈曲活动</td></tr>
                <tr><td>反射</td><td>无</td><td>皱眉</td><td>哭、咳</td></tr>
                <tr><td>皮肤</td><td>白或紫</td><td>身红肢紫</td><td>全红</td></tr>
              </tbody>
            </table>
            <p>无呼吸或心率低于100次/分，在60秒内开始<strong>正压通气</strong>。低于60次/分加胸外按压3比1，仍低于60则肾上腺素。羊水胎粪污染且无活力者，由熟练人员在20秒内完成插管吸引胎粪，条件不具备则清理口鼻后尽快通气。</p>
          `,
        },
        {
          title: '产程与新生儿随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-nurse-licence', stem: '初产妇，28岁，妊娠39周' },
            { bank: 'bank-nurse-licence', stem: '产妇，30岁，胎儿娩出' },
            { bank: 'bank-nurse-licence', stem: '新生儿生后1分钟' },
            { bank: 'bank-assistant-physician', stem: '经产妇，胎盘完整娩出后' },
            { bank: 'bank-assistant-physician', stem: '健康足月儿出生后' },
          ],
        },
      ],
    },
    {
      title: '急症',
      items: [
        {
          title: '产后出血：四个字母',
          type: 8,
          html: `
            <p>胎儿娩出后24小时内，阴道分娩出血≥500 ml、剖宫产≥1000 ml。用<strong>称重法</strong>，估计常偏低一半。</p>
            <ul>
              <li><strong>T（宫缩乏力）</strong>：最多见，按摩、缩宫素、卡前列素、球囊</li>
              <li><strong>T（损伤）</strong>：宫底硬而流血，查宫颈、阴道与血肿</li>
              <li><strong>T（组织）</strong>：残留，清宫或手取胎盘</li>
              <li><strong>T（凝血）</strong>：不凝，查纤维蛋白原，低于2 g/L补</li>
            </ul>
            <p>尽早氨甲环酸1 g（产后3小时内）。呼叫、两条通路、配血、留尿、记时间；<strong>休克指数大于1提示已失血较多</strong>。</p>
          `,
        },
        {
          title: '子痫前期与子痫',
          type: 8,
          html: `
            <p>妊娠20周后新发高血压（≥140/90 mmHg）伴蛋白尿，或伴任一器官受累，即为子痫前期。</p>
            <ol>
              <li>血压≥160/110 mmHg立即降压：拉贝洛尔或硝苯地平，静脉可用拉贝洛尔、尼卡地平</li>
              <li><strong>硫酸镁</strong>防抽搐：负荷2.5～5 g静脉缓慢给予（子痫时4～6 g），维持1～2 g/h</li>
              <li>观察中毒：膝反射消失最早，呼吸低于16次/分，尿量少于17 ml/h或24小时少于400 ml；备葡萄糖酸钙</li>
              <li>终止妊娠才是根本，时机由病情与孕周定</li>
            </ol>
            <p>产后仍会抽搐，继续硫酸镁24～48小时，防跌落。产后第1周仍须监测血压，母乳喂养可用拉贝洛尔、硝苯地平。</p>
          `,
        },
        {
          title: '前置与早剥',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>比较</th><th>前置胎盘</th><th>胎盘早剥</th></tr>
              </thead>
              <tbody>
                <tr><td>出血</td><td>无痛、鲜红</td><td>疼痛，可隐性</td></tr>
                <tr><td>子宫</td><td>软</td><td>板状硬</td></tr>
                <tr><td>胎心</td><td>多尚好</td><td>易消失</td></tr>
                <tr><td>检查</td><td>超声，禁指诊</td><td>体征为主</td></tr>
              </tbody>
            </table>
            <p>两者都可突然大出血。前置胎盘<strong>不作肛诊或阴道指诊</strong>；胎盘早剥一旦确诊，多需尽快终止妊娠并查凝血。产后检查胎盘凹陷处与完整性，写在病历里，异常的胎盘送病理检查。</p>
          `,
        },
        {
          title: '产科急症随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-physician-licence', stem: '重度子痫前期患者' },
            { bank: 'bank-assistant-physician', stem: '孕33周，无诱因无痛性' },
            { bank: 'bank-assistant-physician', stem: '孕36周，子痫前期' },
            { bank: 'bank-nurse-licence', stem: '孕妇，妊娠34周' },
            { bank: 'bank-nurse-licence', stem: '胎盘早剥与前置胎盘' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
