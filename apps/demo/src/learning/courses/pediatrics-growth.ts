import type { SeedCourse } from '../seedCourse';

export const pediatricsGrowth: SeedCourse = {
  slug: 'pediatrics-growth',
  html: `
    <p>儿科的第一原则是：<strong>孩子一直在变</strong>。今天的正常，三个月后可能就不正常；同样的症状，新生儿与学龄儿含义完全不同。因此课程从生长曲线开始，学会看趋势，而不是看一个点。</p>
    <p>第二章讲喂养与预防接种，母乳、辅食、维生素D与疫苗，都讲清时间与理由，也讲怎样回应家长的担心。第三章讲四种最常见的就诊原因：发热、腹泻、咳喘与惊厥，每种都先给出“看一眼就要行动”的信号，再讲常规处理。</p>
    <h3>与家长合作</h3>
    <ul>
      <li>先听完他们最担心的是什么</li>
      <li>用动作示范，胜过口头嘱咐</li>
      <li>说清回来的指征，而不只是“不好再来”</li>
    </ul>
    <p>计算贯穿全课。请养成写出每公斤剂量、体重、总量与最大量四行的习惯，并请另一人核对。儿科用药差错里，最常见的是小数点，最容易避免的也是小数点。每章末的题目都请先自己算一遍，再看选项。</p>
  `,
  goals: [
    '用生长曲线评价体格发育',
    '说出各月龄关键的发育里程碑与预警征',
    '按体重计算药量与补液量',
    '识别发热、腹泻、喘息与惊厥中的危重信号',
  ],
  forWhom: '临床医学与儿科方向本科生、基层儿童保健人员，以及在社区门诊经常接诊儿童的全科医师。',
  teachers: [
    {
      name: '方小满',
      rank: '主任医师',
      worksAt: '仁心医学院附属医院',
      introduction:
        '儿内科医师，从事儿童保健与普通儿科门诊二十一年。她总是先蹲下来同孩子说第一句话，再请家长讲述，并教学生把每一次药量都算两遍。',
    },
  ],
  chapters: [
    {
      title: '生长与发育',
      items: [
        {
          title: '体重、身长与头围',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>年龄</th><th>体重约</th><th>身长约</th><th>头围约</th></tr>
              </thead>
              <tbody>
                <tr><td>出生</td><td>3.3 kg</td><td>50 cm</td><td>34 cm</td></tr>
                <tr><td>3～4月</td><td>出生的2倍</td><td>62 cm</td><td>40 cm</td></tr>
                <tr><td>1岁</td><td>10 kg</td><td>75 cm</td><td>46 cm</td></tr>
                <tr><td>2岁</td><td>12 kg</td><td>87 cm</td><td>48 cm</td></tr>
              </tbody>
            </table>
            <p>2岁至青春前期，体重每年增约2 kg，身高每年增6～7 cm。<strong>沿着自己的曲线走</strong>比落在第几百分位更重要；连续跨越两条主百分位线应查原因。早产儿评价用矫正月龄至2岁左右。</p>
          `,
        },
        {
          title: '里程碑与预警',
          type: 8,
          html: `
            <ul>
              <li>3个月抬头，4个月翻身，6～7个月独坐，8～9个月爬，1岁前后走</li>
              <li>2个月会笑，9个月懂“再见”，1岁会叫爸妈，2岁说两三个字的短句</li>
            </ul>
            <p>预警：</p>
            <ul>
              <li>3个月不追视、不笑，6个月不会扶坐</li>
              <li>12个月不用手势、叫名不应，16个月无单词</li>
              <li><strong>任何年龄已会的能力丢失</strong></li>
            </ul>
            <p>孤独症早期线索是“五不”：不看、不应、不指、不语、不当。怀疑时转诊评估，不等“大一点就好了”。</p>
          `,
        },
      ],
    },
    {
      title: '喂养与接种',
      items: [
        {
          title: '从母乳到家庭饭桌',
          type: 8,
          html: `
            <ul>
              <li>生后尽早吸吮，6个月内纯母乳喂养，满6个月添加辅食并继续母乳至2岁或以上</li>
              <li>生后数日起补维生素D每日400 IU，早产或低体重儿800～1000 IU</li>
              <li>第一口辅食选富铁食物：强化铁米粉、肉泥、肝泥</li>
              <li>由一种到多种，由细到粗，1岁前不加盐与蜂蜜</li>
            </ul>
            <p>呛奶、哭闹、大便次数多，很多属于正常范围。<strong>体重增长正常、精神好</strong>，多半不必换奶粉。</p>
          `,
        },
        {
          title: '预防接种：程序与例外',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>月龄</th><th>主要疫苗（免疫规划）</th></tr>
              </thead>
              <tbody>
                <tr><td>出生</td><td>卡介苗、乙肝第1剂</td></tr>
                <tr><td>1、6月</td><td>乙肝第2、3剂</td></tr>
                <tr><td>2、3、4月</td><td>脊灰；百白破自2月龄起</td></tr>
                <tr><td>8月</td><td>麻腮风第1剂、乙脑</td></tr>
                <tr><td>18月</td><td>麻腮风第2剂、百白破加强、甲肝</td></tr>
              </tbody>
            </table>
            <p>具体以当地最新程序为准。轻度感冒、早产、母乳喂养、家族史都<strong>不是禁忌</strong>；中重度急性病应推迟。接种后留观30分钟，过敏性休克立即肌内注射肾上腺素0.01 mg/kg。</p>
          `,
        },
        {
          title: '保健随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-assistant-physician', stem: '足月母乳喂养儿，为预防佝' },
            { bank: 'bank-assistant-physician', stem: '女，10个月，单纯母乳' },
            { bank: 'bank-public-health', stem: '国家免疫规划含麻疹' },
            { bank: 'bank-nurse-licence', stem: '患儿，10个月，喂养以米粉' },
            { bank: 'bank-assistant-physician', stem: '女婴，8月龄，接种疫苗' },
          ],
        },
      ],
    },
    {
      title: '四种常见就诊',
      items: [
        {
          title: '发热：看状态，不只看度数',
          type: 8,
          html: `
            <ul>
              <li>3个月以下婴儿体温≥38℃，须当天评估，多需化验与住院观察</li>
              <li>危险信号：精神差、皮肤花纹、呼吸急、尿少、持续呕吐、瘀点</li>
              <li>退热为了舒适：对乙酰氨基酚每次10～15 mg/kg，布洛芬每次5～10 mg/kg（6个月以上），<strong>不常规交替使用</strong></li>
              <li>不用阿司匹林，不用酒精擦浴，不捂汗</li>
            </ul>
            <p>发热5天以上伴皮疹、结膜充血、唇红、颈淋巴结大，想到<strong>川崎病</strong>。</p>
          `,
        },
        {
          title: '腹泻：先判断脱水',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>程度</th><th>表现</th><th>处理</th></tr>
              </thead>
              <tbody>
                <tr><td>轻</td><td>精神可，口唇略干，尿稍少</td><td>口服补液盐50 ml/kg，4小时内</td></tr>
                <tr><td>中</td><td>烦躁，眼窝凹，泪少</td><td>口服75～100 ml/kg或静脉</td></tr>
                <tr><td>重</td><td>嗜睡，皮肤花，脉弱，无尿</td><td>立即静脉，20 ml/kg快速扩容</td></tr>
              </tbody>
            </table>
            <p>用低渗口服补液盐Ⅲ，少量多次。继续喂养，补锌：6个月以上每日20 mg、6个月以下10 mg，共10～14天。水样泻多为病毒，不常规用抗菌药；黏液脓血便送培养。</p>
          `,
        },
        {
          title: '咳喘与惊厥',
          type: 8,
          html: `
            <p>气促：2月龄以下≥60次、2～12月≥50次、1～5岁≥40次。吸气三凹、呻吟、鼻扇或SpO₂低于92%，住院。</p>
            <ul>
              <li><strong>喉炎</strong>：犬吠样咳、吸气喉鸣；糖皮质激素，重者雾化肾上腺素</li>
              <li><strong>毛细支气管炎</strong>：2岁内，喘；以吸氧、补液为主</li>
              <li><strong>异物</strong>：突发呛咳，单侧呼吸音低，不能等</li>
            </ul>
            <p>惊厥：侧卧、不塞口、计时，超过5分钟用地西泮0.3～0.5 mg/kg静脉慢推（最大10 mg）或咪达唑仑肌内注射，测血糖。</p>
          `,
        },
        {
          title: '儿科急症随堂测',
          type: 64,
          passShare: 80,
          questions: [
            { bank: 'bank-assistant-physician', stem: '男，11个月。水样便1天' },
            { bank: 'bank-assistant-physician', stem: '女，9个月。发热、咳嗽4天' },
            { bank: 'bank-assistant-physician', stem: '5岁以下发热咳嗽' },
            { bank: 'bank-physician-licence', stem: '符合小儿单纯型热性惊厥' },
            { bank: 'bank-physician-licence', stem: '男，2岁。发热6天' },
          ],
        },
        {
          title: '剂量算两遍：一张计算模板',
          type: 8,
          html: `
            <p>例：男童，体重12 kg，发热，拟用布洛芬混悬液（20 mg/ml）。</p>
            <ol>
              <li>每公斤剂量：5～10 mg/kg，取8 mg/kg</li>
              <li>单次剂量：8×12＝96 mg</li>
              <li>换成体积：96÷20＝4.8 ml，用量杯或注射器量取</li>
              <li>间隔至少6小时，24小时不超过4次</li>
            </ol>
            <p><strong>写出体重的日期与单位</strong>，超重儿童不得超过成人最大剂量。听不清的小数点请复述：“四点八毫升”，不要说“四八”。</p>
          `,
        },
      ],
    },
  ],
  certificateShare: 80,
  countsByHand: true,
};
