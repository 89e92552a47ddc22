import type { SeedCourse } from '../seedCourse';

export const acupuncturePoints: SeedCourse = {
  slug: 'acupuncture-points',
  html: `
    <p>针灸看似简单，一针下去却可能刺到胸膜、血管或脏器。<strong>准确与安全</strong>，是这门课从第一讲到最后一讲的两条主线。</p>
    <p>课程先讲取穴：骨度分寸、骨性标志与指寸怎样配合，为什么要以标志为先、指寸为辅。接着讲四肢、胸腹背与头面的代表穴，写清定位、主治、进针方向与深度。随后讲操作与禁忌：孕期、出血倾向、胸背部、眼周与皮肤破损，该避则避。最后讲意外：晕针怎样平卧，滞针怎样松，断针不急拔，气胸怎样认，每一种都要先想好下一步。</p>
    <h3>三条安全红线</h3>
    <ul>
      <li>胸背、锁骨上窝、季肋部宜斜刺、浅刺，慎防气胸</li>
      <li>出现剧痛、触电感或明显出血，立即退针或停止</li>
      <li>针具一次性，用完立即入锐器盒</li>
    </ul>
    <p>学完以后，请在同学身上描出二十个穴，并写明每穴下方的重要结构。诊断明确之前不施针，急症先送医院，这也是对患者负责。</p>
  `,
  goals: [
    '用骨性标志与骨度分寸准确取穴',
    '说出常用腧穴的归经、主治与安全深度',
    '识别并处理晕针、滞针、断针、气胸',
    '按标准执行消毒与一次性针具管理',
  ],
  forWhom: '中医与针灸推拿专业学生、在职医护与康复治疗师，以及需要规范针刺安全的门诊人员。',
  teachers: [
    {
      name: '晏长青',
      rank: '主任医师',
      worksAt: '杏林中医药大学附属医院',
      introduction:
        '针灸科主任医师，安全针刺培训负责人。他对学生的第一句要求是先找骨头再取穴，第二句是先想脏器再下针，这两句话他已经说了三十年。',
    },
  ],
  chapters: [
    {
      title: '取穴',
      items: [
        {
          title: '三种取穴法',
          isTrial: true,
          type: 8,
          html: `
            <ul>
              <li><strong>骨度分寸</strong>：以骨节为尺，如肘横纹至腕横纹12寸，前发际至后发际12寸，膝中至外踝尖16寸</li>
              <li><strong>体表标志</strong>：固定标志如髌骨、棘突；活动标志如屈肘、张口时的凹陷</li>
              <li><strong>指寸</strong>：以患者中指节、拇指宽、四横指（3寸）为度，只作辅助</li>
            </ul>
            <p>成人与儿童都用患者自己的尺寸。例：足三里在犊鼻下3寸，胫骨前嵴外一横指，可用四横指量取，但<strong>先摸到胫骨前嵴</strong>。</p>
          `,
        },
        {
          title: '表面标志速记',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>标志</th><th>对应</th></tr>
              </thead>
              <tbody>
                <tr><td>第7颈椎棘突</td><td>低头最突出</td></tr>
                <tr><td>肩胛下角</td><td>平第7胸椎棘突</td></tr>
                <tr><td>髂嵴最高点连线</td><td>第4腰椎棘突</td></tr>
                <tr><td>胸剑联合中点至脐中</td><td>8寸</td></tr>
                <tr><td>脐至耻骨联合上缘</td><td>5寸</td></tr>
                <tr><td>肩胛冈内端</td><td>平第3胸椎棘突</td></tr>
              </tbody>
            </table>
            <p>背俞穴在棘突下旁开1.5寸，先数棘突，<strong>切忌凭感觉</strong>。胸部横寸以两乳头之间为8寸，女性以锁骨中线代替乳头。</p>
          `,
        },
      ],
    },
    {
      title: '常用腧穴',
      items: [
        {
          title: '四肢常用穴',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>穴</th><th>定位要点</th><th>常用主治</th><th>直刺深度（寸）</th></tr>
              </thead>
              <tbody>
                <tr><td>合谷</td><td>第二掌骨桡侧中点</td><td>头面痛、齿痛</td><td>0.5～1，孕妇禁针</td></tr>
                <tr><td>内关</td><td>腕横纹上2寸，两筋间</td><td>呕吐、心悸</td><td>0.5～1</td></tr>
                <tr><td>曲池</td><td>屈肘横纹外端与肱骨外上髁之间</td><td>发热、肘痛</td><td>1～1.5</td></tr>
                <tr><td>足三里</td><td>犊鼻下3寸</td><td>胃痛、乏力</td><td>1～2</td></tr>
                <tr><td>三阴交</td><td>内踝尖上3寸，胫骨后</td><td>月经病、失眠</td><td>1～1.5，孕妇禁针</td></tr>
              </tbody>
            </table>
            <p>深度以体型与部位为准，<strong>得气以前宁可浅</strong>。内关深面为正中神经，电击感即退针。</p>
          `,
        },
        {
          title: '胸腹背部：安全第一',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>部位</th><th>危险</th><th>做法</th></tr>
              </thead>
              <tbody>
                <tr><td>肺俞、膏肓、肩井</td><td>气胸</td><td>斜刺0.5～0.8寸，肩井勿深，孕妇禁</td></tr>
                <tr><td>中府、缺盆</td><td>肺尖、锁骨下血管</td><td>向外斜刺，浅</td></tr>
                <tr><td>中脘、天枢</td><td>胃、肠、肝</td><td>空腹直刺，注意肿大脏器</td></tr>
                <tr><td>肾俞</td><td>肾</td><td>直刺不过深，0.5～1寸</td></tr>
                <tr><td>关元、气海</td><td>膀胱、子宫</td><td>排尿后，孕期慎用</td></tr>
              </tbody>
            </table>
            <p>深吸气时肺下缘更低。<strong>慢阻肺、消瘦者，任何胸背针都要更浅</strong>。有出血倾向、皮肤感染、肿瘤部位、安装起搏器者电针避开。</p>
          `,
        },
        {
          title: '头面与特殊部位',
          type: 8,
          html: `
            <ul>
              <li>风池：针尖向鼻尖方向斜刺0.8～1.2寸，<strong>不可向上、向内深刺</strong>，以防延髓</li>
              <li>哑门、风府：向下颌方向缓慢刺0.5～1寸，不向上</li>
              <li>睛明：推开眼球，沿眶缘缓慢直刺0.3～0.5寸，不捻转不提插，出针长压</li>
              <li>听宫、下关：张口或闭口按要求</li>
              <li>天突：先直刺0.2寸，再沿胸骨后缘向下，防主动脉与气管</li>
            </ul>
            <p>这些穴初学者不单独操作。颅脑外伤、颅内高压、血压很高者先转诊。</p>
          `,
        },
        { title: '颅底标本：枕骨大孔与其周围', type: 48, specimens: ['specimen-skull-base'] },
      ],
    },
    {
      title: '操作与安全',
      items: [
        {
          title: '消毒与进针',
          type: 8,
          html: `
            <p>手卫生，穴区用酒精或碘伏由内向外擦，<strong>待干再针</strong>，一穴一擦。单手或双手进针：指切、夹持、提捏、舒张，按部位选。</p>
            <ol>
              <li>核对患者、穴位、禁忌</li>
              <li>说明可能的酸、麻、胀</li>
              <li>进针、得气、留15～30分钟，常巡视</li>
              <li>出针快稳，按压片刻</li>
              <li>数针，全数一致再离开</li>
            </ol>
            <p>针具一次性，<strong>不复用不回套</strong>。艾灸、拔罐、放血各有烫伤与感染风险，需书面记录。</p>
          `,
        },
        {
          title: '不良事件一览',
          type: 8,
          html: `
            <ul>
              <li><strong>晕针</strong>：面白、冷汗、恶心，立即全部出针、平卧、头低、饮温糖水、测血压血糖，不醒按急救</li>
              <li><strong>滞针</strong>：勿强拔，放松、附近轻按或另刺，单向捻者反捻</li>
              <li><strong>弯针</strong>：顺势慢退；体位变化者先复位</li>
              <li><strong>断针</strong>：保持体位，露出者用镊子，陷入者就医取</li>
              <li><strong>血肿</strong>：先压后冷敷，次日热敷</li>
            </ul>
            <p>疲劳、饥饿、酒后、情绪激动者暂不针刺，初诊宜取卧位。</p>
          `,
        },
        {
          title: '气胸：怎样认，怎样办',
          type: 8,
          html: `
            <p>胸背部针后突然胸痛、刺激咳、气促、心悸，数分钟到数小时后都可发生，出门后也会。患侧呼吸音减弱、叩鼓。</p>
            <ol>
              <li>立即停针，半卧，给氧，监测SpO₂</li>
              <li>少量无症状：观察、复查片，24小时内返院</li>
              <li>量大或呼吸困难：穿刺抽气或闭式引流</li>
              <li><strong>张力性</strong>：气管偏、低血压，立即粗针减压</li>
            </ol>
            <p>告知所有胸背针患者：回家胸痛气促要立即回来。事件书面报告。</p>
          `,
        },
        {
          title: '相关解剖随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '计数肋和肋间隙时最常用的' },
            { bank: 'bank-final-anatomy', stem: '膈的食管裂孔约平对的椎骨' },
            { bank: 'bank-final-anatomy', stem: '成人脊髓下端平对' },
            { bank: 'bank-physician-licence', stem: '男，24岁。胸部外伤后' },
            { bank: 'bank-final-anatomy', stem: '面部外伤出血时，可在下颌' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
