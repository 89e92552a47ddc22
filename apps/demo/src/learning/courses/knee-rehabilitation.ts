import type { SeedCourse } from '../seedCourse';

export const kneeRehabilitation: SeedCourse = {
  slug: 'knee-rehabilitation',
  html: `
    <p>膝关节术后的康复不是按日历走，而是<strong>按标准走</strong>：肿消了吗，能伸直吗，股四头肌听不听使唤，单腿站得稳不稳。达到标准才进下一阶段，没有达到，时间到了也不进。</p>
    <p>课程以两种最常见的手术为例。前交叉韧带重建要等移植物成熟，急不得；全膝关节置换要尽早活动，等不得。两者前半程的任务却十分相似：控制肿胀、恢复伸直、唤醒股四头肌。第一章讲怎样评，后面三章按四个阶段讲目标、动作、禁忌与进阶标准，并给出居家训练表。</p>
    <h3>每天都问的三件事</h3>
    <ul>
      <li>今天比昨天肿了吗</li>
      <li>腿能完全放平吗</li>
      <li>训练后疼痛隔一夜能不能退</li>
    </ul>
    <p>疼痛与肿胀是最好的教练：训练后痛超过中等，或第二天更肿，就减量。学完以后，请为一位患者写出前两周的训练单，并注明哪些情况要当天给医师打电话。</p>
  `,
  goals: [
    '说出四个阶段的目标、动作与进阶标准',
    '评估肿胀、活动度与股四头肌功能',
    '比较韧带重建与关节置换的康复差别',
    '识别血栓、感染与僵硬等需要停止的信号',
  ],
  forWhom:
    '骨科与康复科规培医师、物理治疗师、运动队医务人员，以及膝关节术后希望了解全程安排的学习者。',
  teachers: [
    {
      name: '管听澜',
      rank: '主任治疗师',
      worksAt: '天成康复学院附属医院',
      introduction:
        '运动损伤与关节置换康复治疗师，与骨科共同制订术后流程。他把伸直差一度写得比屈曲多十度还大，因为要走得稳当，先要腿能伸直。',
    },
  ],
  chapters: [
    {
      title: '先会评',
      items: [
        {
          title: '肿胀、伸直与股四头肌',
          isTrial: true,
          type: 8,
          html: `
            <ul>
              <li><strong>肿胀</strong>：浮髌试验、髌上10 cm与髌骨中点围度，健侧对照</li>
              <li><strong>伸直</strong>：俯卧足跟高度差，1 cm约等于1°</li>
              <li><strong>股四头肌</strong>：能否直腿抬高无滞后，即抬起时膝不下弯</li>
              <li>髌骨活动度：上下左右推动，防粘连</li>
              <li>疼痛：静息、活动、夜间各一个数</li>
            </ul>
            <p>关节积液会反射性抑制股四头肌，肿不消，力就练不上来。因此<strong>消肿本身就是肌力训练</strong>。</p>
          `,
        },
        {
          title: '两种手术，两种时钟',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>前交叉韧带重建</th><th>全膝关节置换</th></tr>
              </thead>
              <tbody>
                <tr><td>限制来源</td><td>移植物愈合，约需9个月以上</td><td>软组织与疼痛</td></tr>
                <tr><td>负重</td><td>单纯重建多可早期在支具、拐杖下负重</td><td>多数当日或次日可负重</td></tr>
                <tr><td>活动度重点</td><td>伸直优先，屈曲循序</td><td>伸直与屈曲都要尽早</td></tr>
                <tr><td>特别保护</td><td>早期避免0°～40°大负荷开链伸膝</td><td>避免跪地、扭转、跌倒</td></tr>
                <tr><td>最终目标</td><td>重返运动</td><td>行走、上下楼、日常生活</td></tr>
              </tbody>
            </table>
            <p>合并半月板缝合、软骨修复者，<strong>负重与屈曲角度听手术医师</strong>。</p>
          `,
        },
        {
          title: '膝的结构随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '限制胫骨过度前移' },
            { bank: 'bank-final-anatomy', stem: '属于股四头肌的有' },
            { bank: 'bank-final-anatomy', stem: '关节面、关节囊和关节腔' },
            { bank: 'bank-final-anatomy', stem: '大隐静脉位置恒定' },
            { bank: 'bank-final-anatomy', stem: '病人一侧下肢单独站立' },
          ],
        },
      ],
    },
    {
      title: '第一、第二阶段',
      items: [
        {
          title: '第一阶段：消肿、伸直、唤醒',
          type: 8,
          html: `
            <p>时间约为术后0～2周。</p>
            <ol>
              <li>抬高过心，冰敷每次15～20分钟，垫布防冻伤</li>
              <li>踝泵每小时20次</li>
              <li>足跟垫高，放松伸膝，每次10分钟，每天数次</li>
              <li>股四头肌等长收缩，配合神经肌肉电刺激</li>
              <li>直腿抬高，无滞后再做</li>
              <li>髌骨推动，拆线后瘢痕松动</li>
            </ol>
            <p><strong>膝下不长期垫枕</strong>，舒服却会丢掉伸直。进阶标准：伸直0°，屈曲90°以上，直腿抬高无滞后，肿胀轻，拐杖下步态正常。</p>
          `,
        },
        {
          title: '第二阶段：活动度与闭链',
          type: 8,
          html: `
            <p>约术后2～6周。</p>
            <ul>
              <li>屈曲：坐位滑行、墙壁滑行、固定自行车（座位由高到低）</li>
              <li>闭链：靠墙静蹲0°～60°、双腿下蹲、台阶侧上</li>
              <li>腘绳肌：取腘绳肌腱移植者，早期避免大力抗阻屈膝</li>
              <li>平衡：双腿到单腿，睁眼到闭眼</li>
              <li>步态：脱拐标准为<strong>不跛行</strong>，不是到某一天</li>
            </ul>
            <p>置换者屈曲在6周左右仍低于90°，应联系手术医师评估是否需要麻醉下松解，不要硬掰。</p>
          `,
        },
        { title: '膝关节标本：韧带与半月板', type: 48, specimens: ['specimen-knee-joint'] },
      ],
    },
    {
      title: '第三、第四阶段',
      items: [
        {
          title: '第三阶段：单腿力量',
          type: 8,
          html: `
            <p>约术后6周～4个月。目标是单腿下蹲膝不内扣，双侧大腿围差小于2 cm。</p>
            <table>
              <thead>
                <tr><th>动作</th><th>组次</th><th>注意</th></tr>
              </thead>
              <tbody>
                <tr><td>弓步、台阶上</td><td>3组各10次</td><td>膝对第二趾</td></tr>
                <tr><td>腿举</td><td>3组各8～12次</td><td>渐加重</td></tr>
                <tr><td>臀桥、侧走弹力带</td><td>3组各15次</td><td>臀中肌</td></tr>
                <tr><td>单腿站软垫</td><td>每侧30秒</td><td>旁边有扶手</td></tr>
              </tbody>
            </table>
            <p>疼痛髌前者减小屈膝角度，先练髋。每周增加量不超过约10%。慢跑一般在12周之后，须无积液、步态正常，且力量达健侧<strong>七成以上</strong>。</p>
          `,
        },
        {
          title: '第四阶段：重返运动的门槛',
          type: 8,
          html: `
            <p>时间与标准<strong>两者都要</strong>：前交叉韧带重建后，不早于9个月，且通过测试。</p>
            <ul>
              <li>股四头肌、腘绳肌力量不低于健侧90%</li>
              <li>四项单腿跳距离不低于健侧90%</li>
              <li>落地视频：膝不内扣、不僵直</li>
              <li>心理准备量表达到可接受水平</li>
              <li>完成变向、对抗的渐进训练而无肿痛</li>
            </ul>
            <p>过早重返，再断裂风险明显升高，年轻人尤其如此。热身方案每周两次以上，可减少初次与再次损伤。</p>
          `,
        },
      ],
    },
    {
      title: '停止信号与居家',
      items: [
        {
          title: '立即停下并联系医师',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>表现</th><th>想到</th></tr>
              </thead>
              <tbody>
                <tr><td>小腿持续肿痛、压痛</td><td>深静脉血栓</td></tr>
                <tr><td>突然气促、胸痛、咯血</td><td><strong>肺栓塞，拨打120</strong></td></tr>
                <tr><td>红、热、渗液、发热</td><td>感染</td></tr>
                <tr><td>响声后突然打软、肿</td><td>再断裂、半月板</td></tr>
                <tr><td>屈伸数周无进步</td><td>粘连、髌下挛缩</td></tr>
                <tr><td>足背麻木、足下垂</td><td>腓总神经受压</td></tr>
              </tbody>
            </table>
            <p>怀疑血栓不按摩、不热敷、不继续抗阻。抗凝药按时服，不因为“走得动了”自行停。拔牙或有创操作前，告诉医师有人工关节。</p>
          `,
        },
        {
          title: '一张两周居家表',
          type: 8,
          html: `
            <ul>
              <li>上午：冰敷、踝泵、伸膝10分钟、直腿抬高3组各10次</li>
              <li>中午：散步5～10分钟，拐杖，步态对着镜子</li>
              <li>下午：屈曲滑行3组各10次，静蹲从20秒起</li>
              <li>晚上：髌骨推动、冰敷，记录围度与疼痛</li>
            </ul>
            <p>记录四个数：伸直、屈曲、围度、疼痛。<strong>第二天更肿、痛超过5分，减半</strong>；连续两天好，加一成。家中清地垫，浴室装扶手，楼梯扶栏，健侧先上、患侧先下。</p>
          `,
        },
        {
          title: '并发症随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '女，55岁。髋关节置换' },
            { bank: 'bank-postgraduate-clinical', stem: '大手术后预防下肢' },
            { bank: 'bank-postgraduate-clinical', stem: '男，31岁。右小腿被重物' },
            { bank: 'bank-postgraduate-west', stem: '女，35岁，剖宫产术后' },
            { bank: 'bank-postgraduate-clinical', stem: '男，15岁。右膝上方' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
