import type { SeedCourse } from '../seedCourse';

export const pharmaceutics: SeedCourse = {
  slug: 'pharmaceutics',
  html: `
    <p>同一个分子，可以做成舌下片、缓释片、注射液或吸入粉雾。分子没有变，患者感受到的药却完全不同。<strong>剂型是药物与身体之间的接口</strong>，这是本课程的出发点。</p>
    <p>第一章从口服固体开始，讲片剂怎样崩解、溶出、吸收，包衣与骨架各自怎样控制速度，最后落到一个护士每天都会遇到的问题：这片药能不能研。第二章讲无菌制剂，注射剂的等渗、热原、微粒与配伍，每一项后面都连着患者安全。第三章讲吸入与经皮，装置用错等于没有用药。第四章讲稳定性与贮存，从有效期的由来，到胰岛素放在冰箱的哪一层。</p>
    <h3>学习方法</h3>
    <ul>
      <li>拿一份说明书，先看辅料与贮藏，再看用法</li>
      <li>每种剂型问三句：为什么这样做，怎样用坏它，坏了会怎样</li>
      <li>把病房里常见的十种“不可研碎”药列成表</li>
    </ul>
    <p>学完以后，您应当能向患者解释一枚药片的构造，并为吞咽困难者找到安全的替代剂型。</p>
  `,
  goals: [
    '说明剂型怎样影响起效、持续与不良反应',
    '判断一种制剂能否掰开、研碎或鼻饲',
    '解释溶出度与生物利用度的关系',
    '说出无菌制剂与稳定性试验的基本要求',
  ],
  forWhom: '药学专业本科生、制剂与质检岗位新员工，以及想弄清“能不能掰、能不能研”的临床药师与护士。',
  teachers: [
    {
      name: '屈临风',
      rank: '副教授',
      worksAt: '星湖药科大学',
      introduction:
        '药剂学教师，早年在制剂车间做过工艺员。他上课常带一把药片和一杯热水，让学生亲眼看到肠溶片、缓释片与普通片在水里有何不同。',
    },
  ],
  chapters: [
    {
      title: '口服固体',
      items: [
        {
          title: '从吞下到起效',
          isTrial: true,
          type: 8,
          html: `
            <p>药片先<strong>崩解</strong>成颗粒，再<strong>溶出</strong>为分子，最后透过肠黏膜吸收。难溶性药物的瓶颈在溶出，减小粒径、制成盐或固体分散体可以加快。</p>
            <table>
              <thead>
                <tr><th>分类</th><th>溶解性</th><th>渗透性</th><th>瓶颈</th></tr>
              </thead>
              <tbody>
                <tr><td>Ⅰ</td><td>高</td><td>高</td><td>胃排空</td></tr>
                <tr><td>Ⅱ</td><td>低</td><td>高</td><td>溶出</td></tr>
                <tr><td>Ⅲ</td><td>高</td><td>低</td><td>跨膜</td></tr>
                <tr><td>Ⅳ</td><td>低</td><td>低</td><td>都难</td></tr>
              </tbody>
            </table>
            <p>口服生物利用度还受首过效应影响。硝酸甘油舌下含服，就是为了绕开肝脏。</p>
          `,
        },
        {
          title: '缓释与肠溶：速度由谁控制',
          type: 8,
          html: `
            <ul>
              <li><strong>膜控型</strong>：包衣上的微孔控制扩散，破坏后药量一次放出</li>
              <li><strong>骨架型</strong>：药物分散于凝胶或蜡质中，随溶蚀或扩散释放</li>
              <li><strong>渗透泵</strong>：水进入、药从激光小孔推出，服后空壳可随大便排出，属正常</li>
              <li><strong>肠溶衣</strong>：在胃酸中不溶，保护药物或保护胃</li>
            </ul>
            <p>渗透泵与膜控片绝不可掰；少数骨架片有刻痕，可沿刻痕掰半但不能研碎。一切以<strong>说明书</strong>为准。</p>
          `,
        },
        {
          title: '能不能研：病房速查',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>剂型</th><th>研碎</th><th>说明</th></tr>
              </thead>
              <tbody>
                <tr><td>普通片</td><td>多可</td><td>注意苦味与刺激</td></tr>
                <tr><td>肠溶片</td><td>不可</td><td>失效或刺激胃</td></tr>
                <tr><td>缓控释片</td><td>不可</td><td>剂量突释</td></tr>
                <tr><td>缓释胶囊</td><td>部分可打开</td><td>微丸完整，不可嚼碎</td></tr>
                <tr><td>软胶囊</td><td>不宜</td><td>剂量不准、油脂黏管</td></tr>
                <tr><td>细胞毒药</td><td>不可</td><td>操作者暴露</td></tr>
              </tbody>
            </table>
            <p>鼻饲者先问有没有口服液、颗粒或分散片。每种药单独给，前后用温水冲管，<strong>不把几种药混在一起研</strong>。</p>
          `,
        },
        {
          title: '口服制剂随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-pharmacist', stem: '肠溶片不应嚼碎服用' },
            { bank: 'bank-pharmacist', stem: '硝苯地平控释片不可' },
            { bank: 'bank-pharmacist', stem: '两药对同一效应的最大效应' },
            { bank: 'bank-pharmacist', stem: '同一主药的两制剂交叉' },
            { bank: 'bank-pharmacist', stem: '治疗指数为半数致死量' },
          ],
        },
      ],
    },
    {
      title: '无菌制剂',
      items: [
        {
          title: '等渗、热原与微粒',
          type: 8,
          html: `
            <ul>
              <li>等渗：氯化钠约0.9%，葡萄糖约5%；低渗溶血，高渗静脉刺激、外渗坏死</li>
              <li>热原主要是细菌内毒素，<strong>耐热、能通过除菌滤膜</strong>，靠活性炭吸附、蒸馏、高温干热或酸碱法除去</li>
              <li>可见异物与不溶性微粒：可致静脉炎、肉芽肿与栓塞，使用终端滤器可减少</li>
              <li>灭菌不等于无热原，两项要分别检查</li>
            </ul>
            <p>注射用水、灭菌注射用水与生理盐水不是一回事，溶媒用错可使药物析出。</p>
          `,
        },
        {
          title: '输液配伍：看得见与看不见的变化',
          type: 8,
          html: `
            <ol>
              <li>先看说明书规定的溶媒与浓度</li>
              <li>看外观：混浊、沉淀、变色、气泡，立即弃用</li>
              <li><strong>看不见的变化也会失效</strong>：酸碱度改变、降解、吸附在塑料上</li>
              <li>两药之间用相容溶液冲管</li>
            </ol>
            <p>几条常考的组合：头孢曲松不与含钙溶液同用；两性霉素B与胺碘酮注射液只用5%葡萄糖稀释；多烯磷脂酰胆碱不用电解质溶液稀释；青霉素类宜现配现用。</p>
          `,
        },
        {
          title: '无菌配置与标签',
          type: 8,
          html: `
            <p>配置在洁净层流台进行，操作在台内15 cm以里，物品不遮挡气流。细胞毒药在生物安全柜内配置，双层手套、防护衣。</p>
            <p>标签至少写：患者、药名、浓度、总量、配置时间、<strong>失效时间</strong>、配置与核对人。肠外营养要按规定次序加药，先把磷酸盐与钙分开加入，最后加脂肪乳；出现分层或油滴<strong>立即停止输注</strong>。</p>
          `,
        },
      ],
    },
    {
      title: '吸入与经皮',
      items: [
        {
          title: '吸入装置：动作就是剂量',
          type: 8,
          html: `
            <ul>
              <li><strong>压力定量气雾</strong>：摇匀、呼尽、慢而深吸，同时按压，屏气10秒</li>
              <li><strong>干粉</strong>：不摇，装药后快而深地吸，勿对着装置呼气</li>
              <li><strong>软雾</strong>：旋转、打开、按下，慢吸</li>
              <li>储雾罐：降低协调要求，儿童与急性发作首选</li>
            </ul>
            <p>粒径1～5 μm才能到达下气道，过大停在口咽，过小又被呼出。含激素者<strong>用后漱口并吐掉</strong>。每次复诊请患者演示一遍，多数人的错误只有看了才知道。</p>
          `,
        },
        {
          title: '贴剂与直肠给药',
          type: 8,
          html: `
            <ul>
              <li>芬太尼、硝酸甘油、雌二醇等贴剂：选无毛、干燥、完整皮肤，轮换部位</li>
              <li>加热、发热、运动会增加吸收，<strong>芬太尼贴严禁热敷</strong>，只用于阿片耐受者</li>
              <li>膜控储库型贴剂剪开即剂量失控</li>
              <li>取下的贴剂仍含药，对折后放回收处，防儿童接触</li>
            </ul>
            <p>栓剂可避开部分首过，适于呕吐与儿童。用前冷藏变硬，侧卧、屈膝，缓缓推入后保持数分钟。</p>
          `,
        },
      ],
    },
    {
      title: '稳定与质量',
      items: [
        {
          title: '有效期从哪里来',
          type: 8,
          html: `
            <p>加速试验（40℃、相对湿度75%、6个月）提示趋势，<strong>长期试验才决定有效期</strong>；影响因素试验用高温、高湿与强光。</p>
            <table>
              <thead>
                <tr><th>名词</th><th>含义</th></tr>
              </thead>
              <tbody>
                <tr><td>阴凉处</td><td>不超过20℃</td></tr>
                <tr><td>凉暗处</td><td>不超过20℃且避光</td></tr>
                <tr><td>冷处</td><td>2～10℃</td></tr>
                <tr><td>常温</td><td>10～30℃</td></tr>
              </tbody>
            </table>
            <p>开启后的有效期与外包装不同：滴眼液多为4周，胰岛素使用中约4周。未开封胰岛素放冰箱<strong>中层，不贴后壁、不放门上</strong>，结冰即弃。</p>
          `,
        },
        {
          title: '无菌与药事随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-pharmacist', stem: '除去注射剂中热原' },
            { bank: 'bank-pharmacist', stem: '与血浆近似等渗的溶液' },
            { bank: 'bank-pharmacist', stem: '病人领取未开封的胰岛素' },
            { bank: 'bank-pharmacist', stem: '调剂处方时须做到' },
            { bank: 'bank-pharmacist', stem: '按一级动力学消除' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
