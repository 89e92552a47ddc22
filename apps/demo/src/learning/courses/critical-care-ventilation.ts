import type { SeedCourse } from '../seedCourse';

export const criticalCareVentilation: SeedCourse = {
  slug: 'critical-care-ventilation',
  html: `
    <p>呼吸机是一台会伤人的机器。它能维持气体交换，为抗感染与手术争取时间，也会因容积、压力和氧浓度造成新的损伤。本课程的主线因此不是“怎样让血气好看”，而是<strong>怎样在够用的前提下伤得最少</strong>。</p>
    <p>第一章讲肺保护：潮气量按理想体重，平台压与驱动压要测，呼气末正压要有依据。第二章讲波形，把人机不同步、阻力升高与漏气变成可以指认的图形。第三章讲循环：每一个数字背后是前负荷、后负荷还是收缩力。第四章讲撤离，镇静、谵妄、早期活动与自主呼吸试验组成一条链，断在哪一环，患者就停在哪一环。</p>
    <h3>每天床旁七问</h3>
    <ul>
      <li>平台压多少，驱动压多少</li>
      <li>这些镇静药今天能减吗</li>
      <li>今天能试着撤机吗</li>
      <li>导管还需要吗</li>
      <li>营养、血栓与溃疡预防做了吗</li>
      <li>家属今天知道什么</li>
      <li>明天的目标是什么，由谁负责</li>
    </ul>
  `,
  goals: [
    '设置保护性通气参数并说明理由',
    '从波形识别不同步、阻力升高与漏气',
    '按休克类型解读血流动力学数据',
    '执行每日镇静中断与自主呼吸试验',
  ],
  forWhom: '重症、呼吸、急诊与麻醉科医师，以及负责呼吸机管理的专科护士与呼吸治疗师。',
  teachers: [
    {
      name: '严屿',
      rank: '主任医师',
      worksAt: '北辰医科大学附属医院',
      introduction:
        '重症医学科医师，带教呼吸治疗与床旁超声。查房时先看患者胸廓、再看曲线、最后看数字，认为顺序一旦颠倒，人就会被机器带着走。',
    },
  ],
  chapters: [
    {
      title: '肺保护',
      items: [
        {
          title: '六个先定的数',
          isTrial: true,
          type: 8,
          html: `
            <ol>
              <li><strong>潮气量</strong>：急性呼吸窘迫综合征按理想体重6 ml/kg，其他患者6～8 ml/kg</li>
              <li><strong>平台压</strong>：不超过30 cmH₂O</li>
              <li><strong>驱动压</strong>：平台压减呼气末正压，宜低于15 cmH₂O</li>
              <li><strong>呼气末正压</strong>：5 cmH₂O起，按氧合与血流动力学调</li>
              <li><strong>氧浓度</strong>：够用即可，SpO₂目标多为92%～96%</li>
              <li><strong>频率</strong>：12～20次/分，防内源性呼气末正压</li>
            </ol>
            <p>理想体重（kg）：男50＋0.91×（身高厘米－152.4），女45.5＋同项。<strong>用实际体重会给多</strong>，肥胖者尤其危险。</p>
          `,
        },
        {
          title: '急性呼吸窘迫综合征的阶梯',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>氧合指数</th><th>程度</th><th>要点</th></tr>
              </thead>
              <tbody>
                <tr><td>200～300</td><td>轻</td><td>保护性通气，可试高流量</td></tr>
                <tr><td>100～200</td><td>中</td><td>较高呼气末正压，俯卧位评估</td></tr>
                <tr><td>≤100</td><td>重</td><td>俯卧位，早期短程肌松，评估体外膜肺</td></tr>
              </tbody>
            </table>
            <p>氧合指数低于150且呼气末正压≥5 cmH₂O，俯卧位每日应<strong>不少于12小时，宜16小时</strong>。翻身前核对管路、眼保护与压力点。液体管理在复苏后转为保守，避免正平衡。允许性高碳酸血症，颅内压高者除外。</p>
          `,
        },
        { title: '呼吸调节实验', type: 16, simulation: 'sim-respiratory-regulation' },
      ],
    },
    {
      title: '看波形',
      items: [
        {
          title: '三类常见异常',
          type: 8,
          html: `
            <ul>
              <li><strong>阻力升高</strong>：峰压升、平台压不变；查痰、支气管痉挛、管路打折</li>
              <li><strong>顺应性下降</strong>：峰压与平台压同升；查气胸、肺水肿、单肺通气、腹胀</li>
              <li><strong>漏气</strong>：呼出潮气量低于吸入，容积曲线不归零；查气囊、接口</li>
            </ul>
            <p>突然峰压报警且氧合恶化，用<strong>DOPE</strong>：导管移位、堵塞、气胸、设备。先断开呼吸机用简易呼吸器手控，若立刻好转，问题在机器；仍不好，查患者。</p>
          `,
        },
        {
          title: '人机不同步',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>图形</th><th>名称</th><th>处理</th></tr>
              </thead>
              <tbody>
                <tr><td>吸气触发后流速曲线凹陷</td><td>流量不足</td><td>提高流速，改压力支持</td></tr>
                <tr><td>两次连续送气</td><td>双触发</td><td>延长吸气时间，查镇静</td></tr>
                <tr><td>努力而不送气</td><td>无效触发</td><td>减少内源性呼气末正压，降低支持</td></tr>
                <tr><td>机器先切换</td><td>切换不良</td><td>调周期切换</td></tr>
              </tbody>
            </table>
            <p>先看胸廓与呼吸肌，再调机器。<strong>加深镇静是最后一步</strong>，而不是第一步。慢阻肺无效触发多由动态过度充气引起，延长呼气、适度外源性呼气末正压更有用。</p>
          `,
        },
        {
          title: '通气与气道随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '确诊慢性阻塞性肺疾病' },
            { bank: 'bank-postgraduate-clinical', stem: '患者吸气时胸骨上窝' },
            { bank: 'bank-nurse-licence', stem: '患者女，70岁，气管切开' },
            { bank: 'bank-physician-licence', stem: '男，24岁。胸部外伤后' },
            { bank: 'bank-residency-final', stem: '女，67岁。尿路感染' },
          ],
        },
      ],
    },
    {
      title: '循环',
      items: [
        {
          title: '休克：先补什么',
          type: 8,
          html: `
            <p>感染性休克的复苏，以头3小时内约30 ml/kg晶体液为起点，首选平衡盐溶液，随后按反应性补充；去甲肾上腺素为首选缩血管药，初始目标为平均动脉压65 mmHg。</p>
            <ul>
              <li><strong>被动抬腿试验</strong>：抬腿后每搏量升高10%以上，提示对容量有反应</li>
              <li>补液后每搏量不再增加，就不再加液</li>
              <li>去甲肾上腺素达每分钟约0.25 μg/kg仍不达标，加用血管加压素</li>
              <li>合并心功能低下，可加用多巴酚丁胺</li>
            </ul>
            <p>乳酸与毛细血管再充盈时间共同指导复苏。中心静脉尚未建立时，可先经外周静脉短时输注缩血管药，不因等待置管而延误。</p>
          `,
        },
        {
          title: '数字背后的心脏',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>指标</th><th>偏高提示</th><th>偏低提示</th></tr>
              </thead>
              <tbody>
                <tr><td>中心静脉压</td><td>容量负荷、右心差、填塞</td><td>容量不足</td></tr>
                <tr><td>平均动脉压</td><td>后负荷高</td><td>灌注不足</td></tr>
                <tr><td>混合静脉氧饱和度</td><td>氧利用差</td><td>输氧不足</td></tr>
                <tr><td>心输出量</td><td>分布性</td><td>泵衰、容量不足</td></tr>
                <tr><td>外周阻力</td><td>心源、低血容量</td><td>分布性</td></tr>
              </tbody>
            </table>
            <p>单次数值价值有限，看<strong>治疗后的变化方向</strong>。床旁超声看左室、右室、下腔静脉与心包，10分钟内回答四个问题：泵、管、血、压迫。</p>
          `,
        },
        {
          title: '每天减一点镇静',
          type: 8,
          html: `
            <ul>
              <li>用量表（RASS）设定目标，多数为0至－2分</li>
              <li>先镇痛后镇静，优先丙泊酚或右美托咪定，少用苯二氮䓬类</li>
              <li>每日镇静中断并评价能否撤机</li>
              <li><strong>谵妄筛查</strong>：CAM-ICU，每班一次</li>
              <li>早期活动、昼夜节律、眼镜与助听器</li>
            </ul>
            <p>谵妄不是精神病，是器官功能障碍的信号：找感染、缺氧、药物、尿潴留与疼痛。约束不能替代陪护。</p>
          `,
        },
      ],
    },
    {
      title: '撤离',
      items: [
        {
          title: '自主呼吸试验',
          type: 8,
          html: `
            <p>可以试：氧合指数高于150～200、呼气末正压≤5～8 cmH₂O、血流动力学稳定、能咳嗽、意识可配合。</p>
            <ol>
              <li>T管或低压力支持（5～8 cmH₂O），30分钟，不超过120分钟</li>
              <li>观察：频率、潮气量、SpO₂、心率、血压、出汗与焦虑</li>
              <li>失败：频率高于35次/分、SpO₂低于90%、心率或血压变化20%以上、明显不适</li>
              <li>通过后再评气道保护：漏气试验、咳嗽与痰量</li>
            </ol>
            <p>浅快呼吸指数（频率除以潮气量升数）低于105有参考价值，但<strong>不能单独决定</strong>。</p>
          `,
        },
        {
          title: '集束化预防与转运',
          type: 8,
          html: `
            <ul>
              <li>床头抬高30°～45°，口腔护理，声门下分泌物引流</li>
              <li>每日评估中心静脉导管与导尿管，不需要当天拔除</li>
              <li>应激性溃疡与静脉血栓按风险预防，并非人人常规用药</li>
              <li>血流动力学稳定后尽早肠内营养，蛋白每日1.2～2.0 g/kg</li>
            </ul>
            <p>转运之前，氧气储量按预计时间的两倍准备，检查电池、注射泵、简易呼吸器与抢救药。途中要有监测、有能处理气道的人、有一条备用静脉通路；出发前先用转运呼吸机观察数分钟。<strong>到达后口头交接三件事</strong>：气道、循环、下一步。</p>
          `,
        },
        {
          title: '重症急救随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-residency-final', stem: '男，61岁。监护中突发' },
            { bank: 'bank-residency-final', stem: '心搏骤停患者心电监护' },
            { bank: 'bank-residency-final', stem: '成人高质量心肺复苏' },
            { bank: 'bank-nurse-licence', stem: '颅脑损伤患者出现' },
            { bank: 'bank-residency-final', stem: '男，70岁。社区获得性' },
          ],
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
