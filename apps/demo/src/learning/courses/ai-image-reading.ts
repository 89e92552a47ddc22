import type { SeedCourse } from '../seedCourse';

export const aiImageReading: SeedCourse = {
  slug: 'ai-image-reading',
  html: `
    <p>辅助判读工具已经走进许多影像科。它看得快、不疲倦，能找到只有几毫米的结节；它也会把血管断面、瘢痕和伪影一并送到您面前，或在最该提醒的地方一声不响。<strong>工具好不好用，取决于人怎样复核</strong>。</p>
    <p>课程以两种最常见的场景为例。胸部CT肺结节，重在分辨真假、测量与随访；头颅CT出血，重在时间与排序，把危急的检查提到前面，又不让没有提示的检查无人看完。每一讲都要求先独立阅片、写下结论，再打开标记，逐条说明不一致的理由。</p>
    <h3>读片时的三道工序</h3>
    <ul>
      <li>先看：按自己的固定路线看完整套图像</li>
      <li>再比：逐个标记判断接受、拒绝或存疑</li>
      <li>后写：报告写自己的结论，不照抄数字</li>
    </ul>
    <p>最后一章讲上线与质控：阈值怎样定，假阳性带来多少额外随访，软件升级之后为什么要重新评估。学完以后，请抽取本科室五十份病例，统计一次人机不一致的种类。</p>
  `,
  goals: [
    '按先独立、后对照的流程使用辅助标记',
    '识别肺结节检出的常见假阳性与漏诊',
    '复核颅内出血提示并处理紧急排序',
    '评价体积测量是否可比并规范写入报告',
  ],
  forWhom:
    '影像科、急诊与呼吸科医师，负责影像信息系统的技师，以及已具备基本读片能力、希望用好辅助工具的规培医师。',
  teachers: [
    {
      name: '卓文澜',
      rank: '副主任医师、讲师',
      worksAt: '丹霞医学影像学院',
      introduction:
        '胸部影像诊断医生，日常报告胸片与胸部CT，参与肺结节多学科门诊。整理了一套漏诊病例回看笔记，讲课时总是先给出正常图像，再请学员在并排的图中找出不同之处。',
    },
  ],
  chapters: [
    {
      title: '先独立，后对照',
      items: [
        {
          title: '三种用法，三种风险',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>用法</th><th>做法</th><th>风险</th></tr>
              </thead>
              <tbody>
                <tr><td>第二读者</td><td>人先看，再看标记</td><td>多花一点时间，最稳妥</td></tr>
                <tr><td>同时阅片</td><td>边看边有标记</td><td>容易只看有标记之处</td></tr>
                <tr><td>先行排序</td><td>软件先排优先级</td><td>未提示者被搁置</td></tr>
              </tbody>
            </table>
            <p>证据与法规都要求<strong>医师复核并签字</strong>。学习阶段一律用第二读者模式。打开标记之前，先在纸上写：结节几枚、位置、最可疑的一枚；打开之后再逐条比较，三类结果分别计数：人机一致、机多、人多。</p>
          `,
        },
        {
          title: '读懂一份性能说明',
          type: 8,
          html: `
            <ul>
              <li>训练与测试数据来自哪里，层厚、设备、人群</li>
              <li>目标是什么：多大的结节，哪几种出血</li>
              <li>灵敏度对应<strong>每例几个假阳性</strong></li>
              <li>按病灶算还是按患者算</li>
              <li>有没有亚组：磨玻璃、胸膜下、儿童、术后</li>
            </ul>
            <p>“灵敏度95%、每例假阳性1个”与“灵敏度95%、每例假阳性8个”是两种完全不同的工作量。说明书写明的适用范围之外，结果只作参考，甚至应当关闭。</p>
          `,
        },
      ],
    },
    {
      title: '肺结节',
      items: [
        {
          title: '假阳性：它为什么标错',
          type: 8,
          html: `
            <ul>
              <li><strong>血管断面</strong>：连续翻上下层，能接成管状</li>
              <li>肺内淋巴结：裂旁或胸膜下，多为三角形、扁平，小于10 mm，边缘光滑</li>
              <li>瘢痕、条索：多平面重建呈线状</li>
              <li>肋骨与软骨端、骨赘</li>
              <li>黏液栓：沿支气管分布，复查可消失</li>
              <li>呼吸与心搏伪影</li>
            </ul>
            <p>判断时离不开<strong>多平面重建与薄层</strong>。拒绝一个标记，也应写明理由，便于复核与反馈。</p>
          `,
        },
        {
          title: '漏诊：最该自己看的地方',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>部位或类型</th><th>办法</th></tr>
              </thead>
              <tbody>
                <tr><td>肺门旁、支气管腔内</td><td>沿气道逐级看</td></tr>
                <tr><td>胸膜下、肺尖、膈面</td><td>看肺窗边缘与冠状位</td></tr>
                <tr><td>很淡的磨玻璃</td><td>薄层、调窄窗</td></tr>
                <tr><td>空洞壁、囊腔壁增厚</td><td>比较旧片</td></tr>
                <tr><td>实变与不张里面</td><td>看纵隔窗与强化</td></tr>
                <tr><td>肺外：骨、甲状腺、肝、肾上腺</td><td>软件多不看</td></tr>
              </tbody>
            </table>
            <p>满足于搜索是人和机器共同的弱点：找到一枚之后，<strong>继续看完</strong>。</p>
          `,
        },
        {
          title: '测量与随访：可比才可信',
          type: 8,
          html: `
            <p>体积测量对层厚、重建核、呼吸深度与设备敏感。同一设备、相同层厚与算法，体积变化超过<strong>约25%</strong>才考虑真正增长。</p>
            <ul>
              <li>实性结节：倍增时间400天以内提示生长较快</li>
              <li>部分实性：关注<strong>实性成分</strong>的大小与变化，恶性可能高于纯实性与纯磨玻璃</li>
              <li>纯磨玻璃：多缓慢，随访以年计</li>
            </ul>
            <p>随访间隔结合大小、密度、风险因素与患者意愿，按本院采用的共识执行。软件给的恶性概率不能单独决定手术。</p>
          `,
        },
        {
          title: '胸部随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-pathology', stem: '男，66岁，吸烟，痰中带血' },
            { bank: 'bank-final-pathology', stem: '男，25岁，肺部手术切除' },
            { bank: 'bank-postgraduate-clinical', stem: '男，61岁，吸烟40年' },
            { bank: 'bank-physician-licence', stem: '男，23岁。低热、盗汗伴' },
            { bank: 'bank-final-pathology', stem: '诊断恶性肿瘤最重要' },
          ],
        },
      ],
    },
    {
      title: '颅内出血',
      items: [
        {
          title: '提示出现，先做什么',
          type: 8,
          html: `
            <ol>
              <li>立即打开图像，确认患者、时间、层面</li>
              <li>判断真假：在相邻层与其他方位是否存在</li>
              <li>定类型：脑实质、脑室、蛛网膜下腔、硬膜下、硬膜外</li>
              <li>看危急征：中线移位、脑疝、脑积水、脑干受压</li>
              <li><strong>电话通知临床并记录</strong>，再完成正式报告</li>
            </ol>
            <p>假阳性常见：生理性钙化（松果体、脉络丛、基底节）、颅底射束硬化、运动伪影、静脉窦高密度、对比剂残留。与旧片比，钙化不会变。</p>
          `,
        },
        {
          title: '没有提示，不等于没有出血',
          type: 8,
          html: `
            <ul>
              <li>薄层<strong>硬膜下血肿</strong>贴颅板，用窄窗、冠状位看</li>
              <li>亚急性等密度血肿：看脑沟消失、灰白质内移</li>
              <li>少量蛛网膜下腔出血：脚间池、外侧裂、顶部脑沟</li>
              <li>贫血者出血密度偏低</li>
              <li>颅底、后颅窝易被伪影掩盖</li>
            </ul>
            <p>抗凝治疗、老人轻伤、意识变化者，没有提示也要优先看完。排序的目的是把危急者<strong>提前</strong>，不是把其余的推后；科室应规定未提示检查的最长等待时间。</p>
          `,
        },
        { title: '颅底标本：最易漏看的地方', type: 48, specimens: ['specimen-skull-base'] },
        {
          title: '颅脑随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '女，50岁。突发剧烈头痛' },
            { bank: 'bank-final-anatomy', stem: '小脑幕切迹疝早期' },
            { bank: 'bank-postgraduate-west', stem: '男，70岁，突发右侧肢体' },
            { bank: 'bank-physician-licence', stem: '男，63岁。突发右侧肢体' },
            { bank: 'bank-final-anatomy', stem: '内囊膝和后肢完全损伤时，' },
          ],
        },
      ],
    },
    {
      title: '报告与质控',
      items: [
        {
          title: '报告怎样写，责任怎样分',
          type: 8,
          html: `
            <p>报告写医师的判断：“右上叶后段实性结节，最大径9 mm，边缘分叶，建议3个月薄层CT复查。”不写“软件提示恶性概率72%”代替结论。</p>
            <ul>
              <li>采用了测量值，注明层厚与方法</li>
              <li>人机不一致且有临床意义的，写明依据</li>
              <li>修改既往结论时告知临床</li>
            </ul>
            <p>质控每月看四个数：<strong>漏诊、误报、处置时间、随访增加量</strong>。软件升级、换设备、改扫描方案后，用本院病例重新验证，再恢复使用。</p>
          `,
        },
        {
          title: '筛检与评价随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-public-health', stem: '某筛检方法灵敏度' },
            { bank: 'bank-physician-licence', stem: '用某新试剂检测经金标准' },
            { bank: 'bank-public-health', stem: '研究饮酒与肺癌的关系' },
            { bank: 'bank-physician-licence', stem: '社区对适龄女性定期' },
            { bank: 'bank-public-health', stem: '某队列研究中，吸烟组' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
