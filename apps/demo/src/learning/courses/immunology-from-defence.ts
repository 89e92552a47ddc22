import type { SeedCourse } from '../seedCourse';

export const immunologyFromDefence: SeedCourse = {
  slug: 'immunology-from-defence',
  html: `
    <p>免疫学名词繁多，原因之一是我们总从名词学起。本课程从一个划破的手指开始：最初几分钟是谁在场，几小时后谁赶到，几天后谁接手，几年后谁还记得。</p>
    <p>顺着这条时间线，屏障、补体、吞噬细胞、树突状细胞、T细胞与B细胞依次登场，每一个角色都因为前一个解决不了问题而出现。这样学到的分子，是有位置、有用途的分子。</p>
    <h3>失衡的三种方式</h3>
    <ul>
      <li>反应过强：超敏反应</li>
      <li>认错对象：自身免疫病</li>
      <li>反应不足：免疫缺陷与反复感染</li>
    </ul>
    <p>课程还用两讲谈应用。疫苗怎样在不致病的前提下留下记忆，单克隆抗体为何能精准地结合一个靶点，检查点抑制剂解除了什么刹车，又为什么会伤及甲状腺、结肠与肺。学完以后，看到“免疫力”三个字，您应当会先问：是哪一部分免疫，太强还是太弱，能不能测量。</p>
  `,
  goals: [
    '说出固有免疫与适应性免疫的分工与衔接',
    '用场景区分四型超敏反应',
    '解释疫苗、单克隆抗体与检查点抑制剂的原理',
    '根据感染类型推断可能的免疫缺陷环节',
  ],
  forWhom: '基础医学与临床医学专业本科生，以及需要理解自身免疫病、移植与免疫治疗原理的低年资医师。',
  teachers: [
    {
      name: '江以宁',
      rank: '副教授',
      worksAt: '江南卫生职业学院',
      introduction:
        '研究方向为黏膜免疫，教学中坚持不从分子名称讲起，而从一次普通感冒、一次打疫苗的经历引出免疫的全部主角，再请学生自己排出它们登场的先后。',
    },
  ],
  chapters: [
    {
      title: '第一道与第二道防线',
      items: [
        {
          title: '从屏障到炎症：最初的十二小时',
          isTrial: true,
          type: 8,
          html: `
            <p>皮肤和黏膜首先把微生物挡在外面。突破之后，组织中的巨噬细胞用<strong>模式识别受体</strong>认出微生物共有的结构，例如脂多糖，并释放细胞因子。</p>
            <ul>
              <li>肿瘤坏死因子与白介素-1：发热、内皮活化</li>
              <li>白介素-8：招来中性粒细胞</li>
              <li>补体C3a与C5a：血管扩张、肥大细胞脱颗粒</li>
              <li>补体C3b：给微生物贴上“请吃我”的标签</li>
            </ul>
            <p>这一阶段反应快，不需要事先见过病原体，但也没有通常意义上的记忆，对每次入侵的反应大致相同。</p>
          `,
        },
        {
          title: '抗原呈递：两套通道，两类T细胞',
          type: 8,
          html: `
            <p>树突状细胞在外周吞入抗原，迁到淋巴结，把肽段装在主要组织相容性复合体上展示。</p>
            <table>
              <thead>
                <tr><th>比较</th><th>Ⅰ类分子</th><th>Ⅱ类分子</th></tr>
              </thead>
              <tbody>
                <tr><td>表达</td><td>几乎所有有核细胞</td><td>专职抗原呈递细胞</td></tr>
                <tr><td>肽的来源</td><td>细胞内，如病毒蛋白</td><td>细胞外摄入</td></tr>
                <tr><td>识别者</td><td>CD8阳性T细胞</td><td>CD4阳性T细胞</td></tr>
                <tr><td>结果</td><td>杀伤</td><td>辅助</td></tr>
              </tbody>
            </table>
            <p>只有识别信号而无共刺激信号，T细胞会失能，这是维持自身耐受的一道保险。</p>
          `,
        },
        { title: '血涂片：找到淋巴细胞与中性粒细胞', type: 32, slides: ['bloodSmear'] },
      ],
    },
    {
      title: '抗体与记忆',
      items: [
        {
          title: '五类抗体各管一段',
          type: 8,
          html: `
            <ul>
              <li><strong>IgM</strong>：最早出现，五聚体，升高提示近期感染</li>
              <li><strong>IgG</strong>：血中最多，可通过胎盘，再次应答的主力</li>
              <li><strong>IgA</strong>：黏膜分泌液与初乳中的主要抗体</li>
              <li><strong>IgE</strong>：结合肥大细胞，参与过敏与抗寄生虫</li>
              <li><strong>IgD</strong>：主要作为B细胞表面受体</li>
            </ul>
            <p>新生儿血中若检出病原体特异性IgM，提示宫内感染，因为母体的IgM不能通过胎盘；检出IgG则可能来自母亲，要动态观察。</p>
          `,
        },
        {
          title: '疫苗：没有生病的“第一次”',
          type: 8,
          html: `
            <p>初次应答慢，以IgM为主；再次应答快、强、持久，以IgG为主。疫苗就是把第一次安排在可控的条件下。</p>
            <table>
              <thead>
                <tr><th>类型</th><th>例子</th><th>注意</th></tr>
              </thead>
              <tbody>
                <tr><td>减毒活疫苗</td><td>麻腮风、水痘、卡介苗</td><td>免疫缺陷者、孕妇一般禁用</td></tr>
                <tr><td>灭活疫苗</td><td>脊灰灭活、狂犬病</td><td>常需多剂</td></tr>
                <tr><td>亚单位与重组</td><td>乙肝、人乳头瘤病毒</td><td>安全性好，需佐剂</td></tr>
                <tr><td>类毒素</td><td>破伤风、白喉</td><td>需加强</td></tr>
              </tbody>
            </table>
            <p>破伤风高风险伤口且免疫史不清者，除接种疫苗外还要用免疫球蛋白，前者给记忆，后者救眼前。</p>
          `,
        },
        {
          title: '免疫与预防随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '下列制品中，用于人工' },
            { bank: 'bank-assistant-physician', stem: '下列疫苗属于减毒活疫苗' },
            { bank: 'bank-public-health', stem: '国家免疫规划含麻疹' },
            { bank: 'bank-assistant-physician', stem: '母亲HBsAg阳性' },
            { bank: 'bank-lab-medicine', stem: '双抗体夹心法测定时' },
          ],
        },
      ],
    },
    {
      title: '失衡与调节',
      items: [
        {
          title: '四型超敏反应，一张表',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>型</th><th>介导者</th><th>起效</th><th>例子</th></tr>
              </thead>
              <tbody>
                <tr><td>Ⅰ型</td><td>IgE、肥大细胞</td><td>数分钟</td><td>过敏性休克、荨麻疹</td></tr>
                <tr><td>Ⅱ型</td><td>IgG或IgM攻击细胞</td><td>数小时起</td><td>输血反应、新生儿溶血</td></tr>
                <tr><td>Ⅲ型</td><td>免疫复合物沉积</td><td>数小时至数日</td><td>血清病、狼疮肾炎</td></tr>
                <tr><td>Ⅳ型</td><td>T细胞</td><td>24～72小时</td><td>结核菌素试验、接触性皮炎</td></tr>
              </tbody>
            </table>
            <p>过敏性休克的首选是<strong>大腿中部外侧肌内注射肾上腺素</strong>，成人常用0.3～0.5 mg，抗组胺药和糖皮质激素不能代替它。</p>
          `,
        },
        {
          title: '反复感染：缺的是哪一环',
          type: 8,
          html: `
            <p>感染的种类会说话。</p>
            <ul>
              <li>反复化脓菌感染、出生6个月后起病：想到抗体缺陷</li>
              <li>真菌、病毒、耶氏肺孢子菌：想到T细胞缺陷</li>
              <li>葡萄球菌、曲霉反复脓肿：想到吞噬细胞功能缺陷</li>
              <li>奈瑟菌反复感染：想到补体末端成分缺陷</li>
            </ul>
            <p>人类免疫缺陷病毒破坏CD4阳性T细胞，计数低于200个/μl时须预防肺孢子菌肺炎。继发性免疫缺陷远比原发性常见，先问营养、糖尿病、激素和化疗史。</p>
          `,
        },
        {
          title: '松开刹车：检查点抑制剂',
          type: 8,
          html: `
            <p>肿瘤细胞常借PD-L1与T细胞表面的PD-1结合，让T细胞停手。抗体阻断这条通路，T细胞重新发起攻击。</p>
            <p>代价是自身组织也可能被误伤，称<strong>免疫相关不良反应</strong>：</p>
            <ul>
              <li>皮疹、瘙痒最常见，出现也较早</li>
              <li>腹泻提示结肠炎，咳嗽气促警惕肺炎</li>
              <li>乏力要查甲状腺、肾上腺皮质功能</li>
              <li>心肌炎少见而凶险，胸闷、心律失常须立即评估</li>
            </ul>
            <p>中重度反应通常需暂停用药并使用糖皮质激素，具体按分级处理。</p>
          `,
        },
        {
          title: '过敏与反应随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-residency-final', stem: '女，40岁。静滴头孢菌素' },
            { bank: 'bank-nurse-licence', stem: '患者男，25岁，皮试阴性' },
            { bank: 'bank-nurse-fundamental', stem: '患者做青霉素皮试' },
            { bank: 'bank-nurse-licence', stem: '患者输入红细胞悬液' },
            { bank: 'bank-lab-medicine', stem: 'ABO 血型正、反定型' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
