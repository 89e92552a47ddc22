import type { SeedCourse } from '../seedCourse';

export const rehabAssessment: SeedCourse = {
  slug: 'rehab-assessment',
  html: `
    <p>评定是康复的眼睛。没有评定，就不知道练什么；评定不标准，就不知道练得好不好。<strong>同一体位、同一方法、同一时间段、尽量同一人</strong>，四个相同是一切比较的前提。</p>
    <p>课程第一章讲肌力与关节活动度，练代偿动作的辨认：抬不起的手臂会耸肩，伸不直的膝会转髋。第二章讲平衡与步态，从坐位到动态任务，从一支秒表到一段录像。第三章讲日常活动与生活质量，量表怎样问、怎样观察，为什么要看“做了”而不是“能做”。最后把数字写成可以衡量的目标。</p>
    <h3>记录四要素</h3>
    <ul>
      <li>体位与用具：床、椅、辅具、支具</li>
      <li>数值与侧别：左右都写，健侧作对照</li>
      <li>症状：疼痛、头晕、疲劳的程度</li>
      <li>异常：代偿、痉挛、终止的原因</li>
    </ul>
    <p>学完以后，请为一位模拟患者写出首次评定与两周后再评，并用两句话说明变化有没有超过测量误差，下一步怎样调整。</p>
  `,
  goals: [
    '按标准体位完成徒手肌力与关节活动度测量',
    '选择合适的平衡与步行测试并解释界值',
    '用日常生活能力量表描述依赖程度',
    '把评定结果写成可衡量的康复目标',
  ],
  forWhom: '康复治疗专业学生、康复科护士与治疗师，以及需要记录功能变化的骨科、神经科与老年科人员。',
  teachers: [
    {
      name: '狄若川',
      rank: '讲师',
      worksAt: '天成康复学院',
      introduction:
        '康复评定学教师，临床背景为物理治疗。他坚持让学生互相评定、互换结果，差别超过一级就一起回到床旁重做，直到找出分歧的原因为止。',
    },
  ],
  chapters: [
    {
      title: '肌力与关节',
      items: [
        {
          title: '徒手肌力：三级是分界',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>级</th><th>标准</th></tr>
              </thead>
              <tbody>
                <tr><td>0</td><td>无收缩</td></tr>
                <tr><td>1</td><td>可触及收缩，无关节活动</td></tr>
                <tr><td>2</td><td>去重力位完成全范围</td></tr>
                <tr><td>3</td><td>抗重力完成全范围</td></tr>
                <tr><td>4</td><td>抗重力加部分阻力</td></tr>
                <tr><td>5</td><td>抗充分阻力，与健侧相当</td></tr>
              </tbody>
            </table>
            <p>先查3级，能完成再加阻力，不能再换去重力位。阻力加在<strong>远端肢体、与运动方向相反</strong>，逐渐增加。痉挛明显、骨折未愈、急性炎症时，徒手肌力不适用或须限制。</p>
          `,
        },
        {
          title: '识别代偿',
          type: 8,
          html: `
            <ul>
              <li>三角肌弱：耸肩、躯干侧屈</li>
              <li>臀中肌弱：用腰方肌提髋，或髋屈外展</li>
              <li>股四头肌弱：髋内旋，用阔筋膜张肌；站立时手按大腿</li>
              <li>屈腕弱：用手指屈肌带动，或借重力下落</li>
            </ul>
            <p>固定近端，口令简单，示范一遍，健侧先做。<strong>疼痛导致的无力要标明“因痛受限”</strong>，它与真正的肌力下降不同，目标与治疗也不同。</p>
          `,
        },
        {
          title: '关节活动度：量角器放哪里',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>动作</th><th>轴心</th><th>参考范围</th></tr>
              </thead>
              <tbody>
                <tr><td>肩前屈</td><td>肩峰外侧</td><td>0°～180°</td></tr>
                <tr><td>肘屈</td><td>肱骨外上髁</td><td>0°～150°</td></tr>
                <tr><td>髋屈（屈膝）</td><td>股骨大转子</td><td>0°～125°</td></tr>
                <tr><td>膝屈</td><td>股骨外侧髁</td><td>0°～135°以上</td></tr>
                <tr><td>踝背伸</td><td>外踝下方</td><td>0°～20°</td></tr>
              </tbody>
            </table>
            <p>先主动、后被动，分别记录。主动小于被动提示肌力或疼痛，两者都小提示关节或软组织受限。用起止角度书写，如膝10°～95°表示<strong>缺10°伸直</strong>。一般5°以内视为测量误差。</p>
          `,
        },
        { title: '膝关节标本：量角度时的骨性标志', type: 48, specimens: ['specimen-knee-joint'] },
      ],
    },
    {
      title: '平衡与步行',
      items: [
        {
          title: '三类平衡测试',
          type: 8,
          html: `
            <ul>
              <li>静态：双足并拢、半串联、串联站立各10秒</li>
              <li>动态：<strong>起立行走计时</strong>，坐起、走3米、转身返回坐下；约13.5秒以上提示社区老人跌倒风险增高</li>
              <li>综合：Berg平衡量表满分56，低于45提示跌倒风险高，需结合其他信息</li>
            </ul>
            <p>评定时站在患者<strong>患侧或后方</strong>，系安全带，地面不湿，有座椅可退。头晕、血压骤降、胸痛立即停止，记录在案。</p>
          `,
        },
        {
          title: '步态：八个时相里找问题',
          type: 8,
          html: `
            <p>支撑相约占60%，摆动相约占40%。先从侧面看，再从前后看。</p>
            <table>
              <thead>
                <tr><th>所见</th><th>常见原因</th></tr>
              </thead>
              <tbody>
                <tr><td>足下垂、跨阈</td><td>胫前肌弱、腓总神经</td></tr>
                <tr><td>画圈</td><td>股四头肌痉挛、足跖屈</td></tr>
                <tr><td>臀中肌步态：对侧骨盆下沉</td><td>臀中肌弱</td></tr>
                <tr><td>膝反张</td><td>股四头肌弱或踝痉挛</td></tr>
                <tr><td>短步、慌张</td><td>帕金森病</td></tr>
                <tr><td>疼痛性：支撑相短</td><td>关节病变</td></tr>
              </tbody>
            </table>
            <p>10米步行测速：步速低于0.8 m/s提示外出受限。录像要征得同意。</p>
          `,
        },
        {
          title: '肌与关节随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '病人一侧下肢单独站立' },
            { bank: 'bank-final-anatomy', stem: '限制胫骨过度前移' },
            { bank: 'bank-final-anatomy', stem: '支配肱二头肌的神经' },
            { bank: 'bank-final-anatomy', stem: '肩袖中唯一使肱骨旋内' },
            { bank: 'bank-final-anatomy', stem: '属于股四头肌的有' },
          ],
        },
      ],
    },
    {
      title: '活动与目标',
      items: [
        {
          title: '日常生活能力：看做了什么',
          type: 8,
          html: `
            <p>改良Barthel指数满分100：进食、洗澡、修饰、穿衣、大便、小便、如厕、转移、行走、上下楼梯。</p>
            <ul>
              <li>100：自理；61～99：轻度依赖</li>
              <li>41～60：中度；<strong>40及以下：重度依赖</strong></li>
            </ul>
            <p>看患者<strong>平时实际</strong>做到的程度，而不是鼓励一下才做到的最好成绩。辅具、监护、提示都影响得分，须在备注写清。认知与抑郁会让功能显得更差，先筛。</p>
          `,
        },
        {
          title: '疼痛、痉挛与认知的快速评',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>方法</th></tr>
              </thead>
              <tbody>
                <tr><td>疼痛</td><td>数字0～10，静息与活动各一次</td></tr>
                <tr><td>痉挛</td><td>改良Ashworth0～4级</td></tr>
                <tr><td>认知</td><td>简短筛查，教育年限影响界值</td></tr>
                <tr><td>情绪</td><td>两题抑郁筛查，阳性再全面评</td></tr>
                <tr><td>生活质量</td><td>本人填写为主</td></tr>
              </tbody>
            </table>
            <p>痉挛快速牵伸引出，慢牵伸反而松，因此要注明速度。痛在<strong>哪个角度</strong>开始，比分数更有用。量表阳性只说明需要进一步评估，不能代替诊断，结果应交给医师一并判断。</p>
          `,
        },
        {
          title: '从数字到目标',
          type: 8,
          html: `
            <p>目标写成五要素：<strong>谁、做什么、在什么条件下、到什么程度、多久</strong>。</p>
            <p>差的写法：“改善行走。”好的写法：“两周内，患者在一人监护、拐杖下，平地连续行走50米，步速不低于0.4 m/s。”</p>
            <ul>
              <li>长期目标对应回家、复工、爱好</li>
              <li>短期目标1～2周可达</li>
              <li>每次再评与最小可觉察变化比较，超过才算进步</li>
            </ul>
            <p>目标由患者参与制定，写在病床旁，家属看得到，团队朝一个方向练。停滞两周，先查疼痛、抑郁、营养、睡眠与用药。</p>
          `,
        },
        {
          title: '评定与神经随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '男，30岁，肱骨中段骨折' },
            { bank: 'bank-final-anatomy', stem: '内囊膝和后肢完全损伤时，' },
            { bank: 'bank-final-anatomy', stem: '脊髓右半横断时，损伤平面' },
            { bank: 'bank-postgraduate-west', stem: '快速叩击股四头肌肌腱' },
            { bank: 'bank-physician-licence', stem: '男，59岁。突发左侧肢体' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
