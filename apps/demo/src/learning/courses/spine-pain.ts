import type { SeedCourse } from '../seedCourse';

export const spinePain: SeedCourse = {
  slug: 'spine-pain',
  html: `
    <p>腰痛几乎人人经历，大多数在数周内好转，真正由肿瘤、感染、骨折或马尾受压引起的不到百分之五。医师的任务不是给每位患者拍片，而是<strong>从一百个人里找出那几个</strong>，并让其余的人安心地动起来。</p>
    <p>课程先讲红旗，再讲定位，最后讲处理。定位部分只要求熟练七个神经根：颈5到颈8、腰4到骶1，每个配一个动作、一块皮肤、一个反射。处理部分讨论何时拍片、何时用药、何时转诊，以及怎样向患者解释“椎间盘突出”。</p>
    <h3>这门课会改变的三个习惯</h3>
    <ul>
      <li>不再让急性腰痛患者卧床数周</li>
      <li>不再凭影像下诊断</li>
      <li>不再用“骨头错位”解释疼痛</li>
    </ul>
    <p>语言会影响恢复。请在练习中试着用平实的话，说清疼痛从哪里来、为什么不必害怕活动，以及哪些情况要马上回来。最后一讲提供几种可以直接使用的说法，供您在门诊里改成自己的话。</p>
  `,
  goals: [
    '由皮节、肌节与反射判断受累神经根',
    '识别需要紧急处理的红旗征象',
    '为非特异性腰痛制订保守治疗与随访计划',
    '说明颈椎病与腰椎间盘突出的手术指征',
  ],
  forWhom: '骨科、康复科、疼痛科与全科医师，以及常为颈肩腰腿痛患者做初筛的物理治疗师。',
  teachers: [
    {
      name: '萧既明',
      rank: '主任医师',
      worksAt: '云岭医学高等专科学校附属医院',
      introduction:
        '脊柱外科医师，门诊中大半患者最终不需要手术。他愿意花时间解释影像，让患者知道突出并不可怕，可怕的是忽略红旗，或者因为害怕而不敢活动。',
    },
  ],
  chapters: [
    {
      title: '红旗与首诊',
      items: [
        {
          title: '不能等的几种情况',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>线索</th><th>想到</th></tr>
              </thead>
              <tbody>
                <tr><td>鞍区麻木、尿潴留、双下肢无力</td><td>马尾综合征</td></tr>
                <tr><td>发热、静脉吸毒、近期感染</td><td>椎间盘炎、硬膜外脓肿</td></tr>
                <tr><td>肿瘤史、夜间痛、消瘦</td><td>转移瘤</td></tr>
                <tr><td>长期激素、骨质疏松、轻微外伤</td><td>压缩骨折</td></tr>
                <tr><td>行走不稳、手笨拙、腱反射亢进</td><td>颈脊髓病</td></tr>
                <tr><td>撕裂样背痛、血压不等</td><td>主动脉夹层</td></tr>
              </tbody>
            </table>
            <p>马尾综合征应<strong>尽快作磁共振并请外科会诊</strong>，残余尿量可以提供客观依据。背痛剧烈、两上肢血压不等时，别只盯着脊柱。</p>
          `,
        },
        {
          title: '什么时候拍片',
          type: 8,
          html: `
            <p>急性腰痛无红旗者，前4～6周一般不需要影像。无症状人群里，椎间盘退变与突出也很常见，且随年龄增加，过早拍片容易引起不必要的担心与处置。</p>
            <ul>
              <li>疑骨折：X线，必要时CT</li>
              <li>疑感染、肿瘤、脊髓或马尾受压：磁共振</li>
              <li>保守治疗6周仍有根性痛、考虑手术或注射：磁共振</li>
            </ul>
            <p>报告里的“膨出”“退变”要对着体征读。<strong>三者一致</strong>，即症状、体征与影像指向同一处，才作数。</p>
          `,
        },
      ],
    },
    {
      title: '神经根的七把钥匙',
      items: [
        {
          title: '颈神经根',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>神经根</th><th>动作</th><th>感觉</th><th>反射</th></tr>
              </thead>
              <tbody>
                <tr><td>颈5</td><td>肩外展</td><td>上臂外侧</td><td>肱二头肌</td></tr>
                <tr><td>颈6</td><td>伸腕、屈肘</td><td>前臂外侧、拇指</td><td>肱桡肌</td></tr>
                <tr><td>颈7</td><td>伸肘、屈腕</td><td>中指</td><td>肱三头肌</td></tr>
                <tr><td>颈8</td><td>屈指</td><td>小指、前臂内侧</td><td>无</td></tr>
              </tbody>
            </table>
            <p>压颈试验使根性痛加重，肩外展减痛征可缓解。腕管综合征也有手麻，但不伴颈痛，且集中在桡侧三个半手指；两者可以并存。</p>
          `,
        },
        {
          title: '腰骶神经根',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>神经根</th><th>动作</th><th>感觉</th><th>反射</th></tr>
              </thead>
              <tbody>
                <tr><td>腰4</td><td>踝背伸、伸膝</td><td>小腿内侧</td><td>膝反射</td></tr>
                <tr><td>腰5</td><td>踇趾背伸、髋外展</td><td>小腿外侧、足背</td><td>多无</td></tr>
                <tr><td>骶1</td><td>踝跖屈、单足提踵</td><td>足外侧、小趾</td><td>踝反射</td></tr>
              </tbody>
            </table>
            <p>直腿抬高在30°～70°出现<strong>放射至膝以下</strong>的痛为阳性；仅有腰痛或腘窝牵拉感不算。健侧抬高引起患侧痛，特异性更高。股神经牵拉试验用于高位神经根。</p>
          `,
        },
        {
          title: '定位与解剖随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-postgraduate-clinical', stem: '男，42岁。腰痛伴左下肢' },
            { bank: 'bank-postgraduate-clinical', stem: '男，58岁。双手持物不稳' },
            { bank: 'bank-final-anatomy', stem: '成人脊髓下端平对' },
            { bank: 'bank-final-anatomy', stem: '参与椎骨之间连结' },
            { bank: 'bank-final-anatomy', stem: '区别胸椎与其他椎骨' },
          ],
        },
        { title: '周围神经切片：神经根受压时伤在哪里', type: 32, slides: ['nerve'] },
      ],
    },
    {
      title: '处理',
      items: [
        {
          title: '非特异性腰痛：动起来',
          type: 8,
          html: `
            <ul>
              <li>解释：多数在6周内明显好转，疼痛不等于损伤加重</li>
              <li><strong>鼓励活动</strong>，避免卧床超过1～2天</li>
              <li>热敷、手法与运动疗法可以试用</li>
              <li>药物首选非甾体抗炎药，短疗程、最低有效量，先问胃、肾与心血管</li>
              <li>对乙酰氨基酚单用效果有限；阿片类不作常规</li>
            </ul>
            <p>6周不好转，评估心理社会因素：恐动、情绪、工作压力与睡眠。慢性期以运动、认知行为与多学科康复为主，反复拍片帮不上忙。</p>
          `,
        },
        {
          title: '腰椎间盘突出：多久可以等',
          type: 8,
          html: `
            <p>约八成至九成的根性痛患者经非手术治疗可在数周至三个月内好转，突出物可部分吸收。</p>
            <p>手术指征：</p>
            <ul>
              <li>马尾综合征，<strong>急诊</strong></li>
              <li>进行性或明显的肌力下降</li>
              <li>规范保守治疗6～12周仍有不能忍受的根性痛，且影像一致</li>
            </ul>
            <p>手术止痛较快，一两年后的功能差距缩小。术前应向患者说明：主要解除腿痛，腰痛未必消失。硬膜外注射可短期缓解，不改变长期结局。</p>
          `,
        },
        {
          title: '颈椎病：别漏了脊髓型',
          type: 8,
          html: `
            <p>神经根型以放射痛与麻木为主，多可保守；脊髓型起病隐匿，是手术机会容易错过的一型。</p>
            <ul>
              <li>手：扣纽扣、用筷子变笨</li>
              <li>脚：踩棉花感，走路宽步</li>
              <li>查：霍夫曼征、腱反射亢进、踝阵挛、闭目难立</li>
              <li>十秒握拳松开少于20次，提示手功能受损</li>
            </ul>
            <p>中重度脊髓型一般建议手术减压，<strong>禁止颈部推扳手法</strong>。X线看曲度与稳定，磁共振看脊髓受压与信号。甲亢、贫血、维生素B₁₂缺乏和运动神经元病要鉴别。</p>
          `,
        },
        {
          title: '怎样把报告说给患者听',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>报告写</th><th>容易被听成</th><th>不如这样说</th></tr>
              </thead>
              <tbody>
                <tr><td>椎间盘膨出</td><td>骨头坏了</td><td>像皱纹一样，很多没症状的人也有</td></tr>
                <tr><td>退行性变</td><td>治不好了</td><td>年龄带来的变化，力量可以练</td></tr>
                <tr><td>压迫硬膜囊</td><td>要瘫了</td><td>体征正常，目前没有影响神经</td></tr>
              </tbody>
            </table>
            <p>说完请患者复述一遍，并写下三条：可以做什么，什么情况要回来，下次什么时候见。把<strong>回来的理由</strong>说具体：大小便异常、鞍区麻木、腿越来越没力。</p>
          `,
        },
        {
          title: '肌骨疼痛随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '男，34岁，肘部内侧切割伤' },
            { bank: 'bank-final-anatomy', stem: '支配肱二头肌的神经' },
            { bank: 'bank-final-anatomy', stem: '病人一侧下肢单独站立时，' },
            { bank: 'bank-postgraduate-clinical', stem: '女，79岁。跌倒后右髋痛' },
            { bank: 'bank-postgraduate-west', stem: '快速叩击股四头肌肌腱' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
