import type { SeedCourse } from '../seedCourse';

export const nursingCritical: SeedCourse = {
  slug: 'nursing-critical',
  html: `
    <p>抢救现场最缺的不是技术，是秩序：谁在按压、谁在气道、谁给药、谁在记、谁说了算。护士往往最先到，也最后离开，因此<strong>秩序由护士开始建立</strong>。</p>
    <p>第一章讲报警：先看人，再看机，把几十种声音分成立刻处理、尽快处理与记录三类。第二章讲复苏与配合，把站位、换人、除颤与药物练成不用思考的动作，并学会闭环沟通。第三章讲气道、镇静、管路与转运，用核查表把风险挡在出发之前。第四章讲抢救之后：家属、记录、复盘与自己的情绪。</p>
    <h3>三条底线</h3>
    <ul>
      <li>口头医嘱必须复述，抢救后6小时内补记</li>
      <li>除颤前喊“离开”，看一圈再放电</li>
      <li>转运前没有核查表，不走</li>
    </ul>
    <p>复苏演练可单人进行，也可四人一组。请轮换角色，至少当一次记录者和一次指挥者，结束后找出一处可以更早开口的时刻。</p>
  `,
  goals: [
    '按优先级处理监护与呼吸机报警',
    '配合除颤、气管插管与高质量复苏',
    '完成院内转运前核查与交接',
    '在团队中使用闭环沟通并规范记录',
  ],
  forWhom: '重症、急诊与院前护士，参与转运的病区护士，以及承担抢救带教的护理骨干。',
  teachers: [
    {
      name: '霍青岚',
      rank: '副主任护师',
      worksAt: '北辰医科大学附属医院',
      introduction:
        '急危重症专科护士，带领过多次院内抢救演练。她让每个人都扮演记录者一次，因为只有记录清楚的抢救，事后才谈得上复盘，也才谈得上改进。',
    },
  ],
  chapters: [
    {
      title: '报警',
      items: [
        {
          title: '先看人，再看机',
          isTrial: true,
          type: 8,
          html: `
            <p>听到报警，先走到床旁，看意识、面色、胸廓起伏，摸脉搏。<strong>患者状态良好，再查机器</strong>；患者不好，立即呼叫并开始处理。</p>
            <table>
              <thead>
                <tr><th>报警</th><th>先想什么</th></tr>
              </thead>
              <tbody>
                <tr><td>室颤、室速</td><td>摸脉，排除导联脱落；确认后按压、除颤</td></tr>
                <tr><td>血氧低</td><td>呼吸与气道，再查探头、指甲油、末梢灌注</td></tr>
                <tr><td>气道高压</td><td>痰堵、咬管、打折、气胸、人机对抗</td></tr>
                <tr><td>低压、漏气</td><td>脱管、断开、气囊漏气</td></tr>
                <tr><td>血压突降</td><td>患者是否恶化，再查换能器高度与零点</td></tr>
              </tbody>
            </table>
            <p>报警界限按患者设定，不能一关了事。无意义的报警太多，会让真正的报警也没有人听，每班应检查一次设置。</p>
          `,
        },
        {
          title: '危重患者的五项评估',
          type: 8,
          html: `
            <p>用A到E的顺序，两分钟一遍：</p>
            <ul>
              <li>A 气道：能说话吗，分泌物，颈部肿胀</li>
              <li>B 呼吸：频率、用力、SpO₂、双肺音</li>
              <li>C 循环：心率、血压、毛细血管、尿、末梢</li>
              <li>D 神经：意识、瞳孔、血糖、肢体</li>
              <li>E 暴露：伤口、出血、皮疹、体温、管道</li>
            </ul>
            <p>早期预警分升高、护士<strong>“感觉不对”</strong>，都可以启动快速反应小组，不需要等达到某个数字。报告后写时间、内容、谁收到、回应。</p>
          `,
        },
        {
          title: '监护与评估随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-nurse-licence', stem: '患者女，70岁，气管切开' },
            { bank: 'bank-nurse-licence', stem: '患者女，72岁，输液过程中' },
            { bank: 'bank-nurse-licence', stem: '患者男，35岁，右胸刀刺伤' },
            { bank: 'bank-nurse-licence', stem: '患者女，45岁，肝硬化' },
            { bank: 'bank-nurse-fundamental', stem: '患者因安眠药中毒' },
          ],
        },
      ],
    },
    {
      title: '复苏',
      items: [
        {
          title: '高质量复苏：五个数',
          type: 8,
          html: `
            <ul>
              <li>频率100～120次/分，深度5～6 cm，回弹完全</li>
              <li>中断少于10秒，按压比例至少60%，力争80%</li>
              <li>无高级气道30比2，有者每6秒通气一次</li>
              <li><strong>每2分钟换人</strong>，换位前倒数</li>
              <li>呼气末二氧化碳低于10 mmHg提示质量差</li>
            </ul>
            <p>室颤或无脉室速：尽快除颤，之后立即按压，不摸脉。肾上腺素1 mg静推，每3～5分钟；第三次电击后可用胺碘酮300 mg。不可电击心律：尽早肾上腺素，找可逆原因。</p>
          `,
        },
        { title: '高级生命支持演练', type: 16, simulation: 'sim-acls-code' },
        {
          title: '站位与闭环沟通',
          type: 8,
          html: `
            <ol>
              <li>指挥：床尾看全局，不动手</li>
              <li>按压：两人轮换</li>
              <li>气道：头侧</li>
              <li>药物与静脉：一侧</li>
              <li>除颤监护：另一侧</li>
              <li>记录：时间、药、节律、谁来了</li>
            </ol>
            <p>闭环：“给肾上腺素1毫克静推。”“肾上腺素1毫克，准备好，推了。”“收到，14点06分。”听不清就停一秒再问。<strong>口头医嘱只限抢救</strong>，空安瓿留下核对后再丢。</p>
          `,
        },
        {
          title: '复苏随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-residency-final', stem: '成人高质量心肺复苏' },
            { bank: 'bank-residency-final', stem: '心搏骤停患者心电监护' },
            { bank: 'bank-residency-final', stem: '男，61岁。监护中突发' },
            { bank: 'bank-residency-final', stem: '无脉性电活动患者应立即' },
            { bank: 'bank-nurse-licence', stem: '患者男，25岁，皮试阴性' },
          ],
        },
      ],
    },
    {
      title: '气道、管路与转运',
      items: [
        {
          title: '气管插管护理',
          type: 8,
          html: `
            <p>插管前备齐吸引器、面罩、喉镜、备选导管、药物与二氧化碳监测。插管后看二氧化碳波形、听双肺与上腹、记录门齿刻度并固定。</p>
            <ul>
              <li>气囊压保持25～30 cmH₂O，每4～6小时监测</li>
              <li>床头抬高30°～45°，口腔护理，有条件者声门下吸引</li>
              <li>按需吸痰，前后给予纯氧，每次不超过15秒</li>
            </ul>
            <p><strong>突然低氧按四步查</strong>：导管移位、堵塞、气胸、设备；一时判断不清，先断开呼吸机，用简易呼吸器通气。患者想拔管时，先找原因：疼痛、痰多、恐惧或谵妄，约束是最后的办法。</p>
          `,
        },
        {
          title: '转运前核查表',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>标准</th></tr>
              </thead>
              <tbody>
                <tr><td>氧源</td><td>估计时间的两倍，含简易呼吸器</td></tr>
                <tr><td>电</td><td>呼吸机、泵、监护电池满</td></tr>
                <tr><td>药</td><td>抢救与血管活性药，标签与备用</td></tr>
                <tr><td>路</td><td>电梯、路线、接收科已准备</td></tr>
                <tr><td>人</td><td>至少一名能处理气道者</td></tr>
                <tr><td>交</td><td>诊断、气道、循环、管路、家属</td></tr>
              </tbody>
            </table>
            <p>出发前固定管路，先暂停能停的泵。<strong>不稳定先稳定</strong>，除非目的地就是救命的地方。途中记录生命体征，到达后一起核对。</p>
          `,
        },
      ],
    },
    {
      title: '抢救以后',
      items: [
        {
          title: '家属、记录与复盘',
          type: 8,
          html: `
            <p>指定一位同事陪伴家属，每10～15分钟用简单的话告知进展；家属愿意在场的，安排专人照看。</p>
            <ul>
              <li>记录按钟表时间写，写动作与反应，不写评价；因抢救未能及时书写的，6小时内据实补记</li>
              <li><strong>热复盘5分钟</strong>：哪里做得好，哪里不一样，下次改什么，不追究个人</li>
              <li>涉及司法的死亡，管路与物品的处理先请示</li>
            </ul>
            <p>对逝者保持尊重，允许家人告别。参与抢救的人也会受到冲击：反复回想、失眠、回避同类患者，持续数周不缓解，应主动寻求心理支持。</p>
          `,
        },
        {
          title: '抢救与法规随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-nurse-licence', stem: '患者男，62岁，因急性心肌梗死' },
            { bank: 'bank-nurse-licence', stem: '病房常规治疗中，护士可以' },
            { bank: 'bank-nurse-licence', stem: '意识清楚、有决定能力' },
            { bank: 'bank-nurse-licence', stem: '颅脑损伤患者出现' },
            { bank: 'bank-nurse-licence', stem: '患者中心静脉置管' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
