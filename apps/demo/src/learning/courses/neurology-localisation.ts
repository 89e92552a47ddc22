import type { SeedCourse } from '../seedCourse';

export const neurologyLocalisation: SeedCourse = {
  slug: 'neurology-localisation',
  html: `
    <p>神经系统像一张布线图。走线固定，所以体征能告诉我们断在哪里。本课程要训练的是这样一种习惯：<strong>拿到影像之前，先在纸上画出病灶应该在的位置</strong>。</p>
    <p>全课分三步。第一步学检查，挑选最有定位价值的动作，每个动作都说明阳性意味着什么。第二步学布线，把运动、感觉、小脑与脑神经的通路走一遍，记住几个换边的地方。第三步学定性，用起病快慢来缩小病因：突然起病想血管，数小时至数日想炎症与感染，数周至数月想肿瘤，反复发作想癫痫与偏头痛。</p>
    <h3>课程里的病例</h3>
    <ul>
      <li>左眼睁不开、右侧肢体无力：病灶在哪一侧</li>
      <li>双下肢麻木两天，腱反射消失：要先数呼吸</li>
      <li>说话不清四十分钟：家属说“昨晚就有点不对”</li>
    </ul>
    <p>定位不是为了炫技。它决定做哪一段的影像，也决定一个阴性结果能不能让人放心。</p>
  `,
  goals: [
    '完成十分钟的重点神经系统检查',
    '由体征推断病变在大脑、脑干、脊髓、神经根还是周围神经',
    '按起病方式提出可能的病因',
    '说出急性缺血性卒中的时间窗与绿色通道步骤',
  ],
  forWhom:
    '神经内科、急诊与内科轮转的住培医师，准备结业考核的规培生，以及经常要判断“要不要请神经科会诊”的急诊同仁。',
  teachers: [
    {
      name: '祁云深',
      rank: '主任医师',
      worksAt: '北辰医科大学附属医院',
      introduction:
        '从事神经内科临床二十四年，负责卒中中心质量改进。教学查房时只允许学生先说定位、再说定性，理由讲不清，便一起回到床旁重新查体。',
    },
  ],
  chapters: [
    {
      title: '十分钟检查',
      items: [
        {
          title: '一套够用的顺序',
          isTrial: true,
          type: 8,
          html: `
            <p>从患者进门看步态开始，检查就已经开始了。</p>
            <ol>
              <li>意识与语言：应答、命名、复述</li>
              <li>脑神经：瞳孔、眼动、面纹、伸舌、吞咽</li>
              <li>运动：肌容积、肌张力、肌力、轻瘫试验</li>
              <li>反射：腱反射两侧对比，巴宾斯基征</li>
              <li>感觉：针刺与振动觉各选数点</li>
              <li>共济：指鼻、跟膝胫、闭目难立</li>
            </ol>
            <p>轻瘫试验最灵敏：双臂前伸、掌心向上、闭眼十秒，一侧旋前下落即提示上运动神经元轻度损害。</p>
          `,
        },
        {
          title: '上、下运动神经元的对照',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>项目</th><th>上运动神经元</th><th>下运动神经元</th></tr>
              </thead>
              <tbody>
                <tr><td>瘫痪范围</td><td>整个肢体为主</td><td>肌群为主</td></tr>
                <tr><td>肌张力</td><td>增高，折刀样</td><td>降低</td></tr>
                <tr><td>腱反射</td><td>亢进</td><td>减弱或消失</td></tr>
                <tr><td>病理征</td><td>阳性</td><td>阴性</td></tr>
                <tr><td>肌萎缩</td><td>不明显</td><td>明显</td></tr>
                <tr><td>肌束震颤</td><td>无</td><td>可有</td></tr>
              </tbody>
            </table>
            <p>急性脊髓病变的<strong>脊髓休克期</strong>可表现为弛缓性瘫痪、反射消失、病理征阴性，容易误作周围神经病。此时感觉平面和尿潴留是关键线索。</p>
          `,
        },
      ],
    },
    {
      title: '顺着通路找病灶',
      items: [
        {
          title: '三个交叉，三种组合',
          type: 8,
          html: `
            <p>锥体束在延髓下端交叉；痛温觉在脊髓入髓后不久交叉；深感觉在延髓交叉。由此得到几种典型组合：</p>
            <ul>
              <li><strong>大脑半球</strong>：对侧面、舌、肢体偏瘫，可有失语或偏盲</li>
              <li><strong>脑干</strong>：同侧脑神经麻痹加对侧肢体瘫痪</li>
              <li><strong>脊髓半切</strong>：同侧瘫痪与深感觉障碍，对侧痛温觉障碍</li>
              <li><strong>周围神经</strong>：运动、感觉障碍都在同侧、符合该神经分布</li>
            </ul>
            <p>中枢性面瘫只累及下半面部，皱额仍可；周围性面瘫上下全瘫，皱额不能。</p>
          `,
        },
        { title: '周围神经切片：通路的最后一段', type: 32, slides: ['nerve'] },
        { title: '全脑标本：沟回与脑干', type: 48, specimens: ['specimen-brain-gross'] },
        {
          title: '周围神经病：数清是哪一种',
          type: 8,
          html: `
            <ul>
              <li><strong>单神经病</strong>：一条神经，多为卡压或外伤，如腕管综合征</li>
              <li><strong>多发单神经病</strong>：先后累及多条，想到血管炎、糖尿病</li>
              <li><strong>多发性神经病</strong>：对称、由远及近，手套袜套样，想到糖尿病、酒精、药物</li>
            </ul>
            <p>急性对称性肢体无力伴腱反射减弱，须警惕<strong>吉兰-巴雷综合征</strong>。要反复测呼吸：肺活量降至约20 ml/kg以下，或进行性下降，应转入监护；脑脊液蛋白细胞分离多在第二周后才明显，早期正常不能排除。</p>
          `,
        },
        {
          title: '定位随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-final-anatomy', stem: '听觉中枢位于' },
            { bank: 'bank-final-anatomy', stem: '女，26岁，晨起漱口漏水' },
            { bank: 'bank-final-anatomy', stem: '内囊膝和后肢完全损伤时，' },
            { bank: 'bank-final-anatomy', stem: '小脑幕切迹疝早期' },
            { bank: 'bank-final-anatomy', stem: '脊髓右半横断时，损伤平面' },
          ],
        },
      ],
    },
    {
      title: '按起病方式定性',
      items: [
        {
          title: '卒中：每一分钟都要记下来',
          type: 8,
          html: `
            <p>先问<strong>最后正常时间</strong>，再做快速血糖和头颅CT平扫，目的首先是排除出血。</p>
            <table>
              <thead>
                <tr><th>措施</th><th>时间窗</th><th>要点</th></tr>
              </thead>
              <tbody>
                <tr><td>静脉溶栓</td><td>发病4.5小时内</td><td>阿替普酶或替奈普酶，血压先降至185/110 mmHg以下</td></tr>
                <tr><td>机械取栓</td><td>发病6小时内</td><td>前循环大血管闭塞，符合影像筛选者可延至24小时</td></tr>
              </tbody>
            </table>
            <p>静脉溶栓前必须知道的化验通常只有血糖；无出血倾向、未用抗凝药者，不应为等凝血结果而延误。溶栓后24小时内一般不用抗血小板药，复查影像无出血再开始。</p>
          `,
        },
        {
          title: '癫痫发作：先保护，再计时',
          type: 8,
          html: `
            <p>发作时侧卧、松解衣领、移开硬物，记录起止时间与先动的部位，<strong>不要按压肢体，不要往口中塞东西</strong>。</p>
            <p>强直-阵挛发作持续5分钟以上，按癫痫持续状态处理：</p>
            <ol>
              <li>保持气道，给氧，测血糖</li>
              <li>静脉注射地西泮或肌内注射咪达唑仑等苯二氮䓬类药</li>
              <li>仍不止，静脉用丙戊酸钠、左乙拉西坦或苯巴比妥等</li>
              <li>难治者转重症监护，麻醉药物加脑电监测</li>
            </ol>
            <p>首次发作后先找诱因：低血糖、低钠、戒酒、感染、脑血管病。</p>
          `,
        },
        {
          title: '头痛里的红旗',
          type: 8,
          html: `
            <p>多数头痛为原发性，但下列情况要尽快检查：</p>
            <ul>
              <li>突然起病，一分钟内达到高峰，即“雷击样”头痛</li>
              <li>伴发热、颈项强直或意识改变</li>
              <li>50岁以后新出现，或原有头痛性质改变</li>
              <li>伴视盘水肿、局灶体征，或咳嗽、用力时加重</li>
              <li>妊娠期、产褥期、免疫抑制或肿瘤患者</li>
            </ul>
            <p>蛛网膜下腔出血首选头颅CT平扫，发病数小时内灵敏度最高；<strong>CT阴性而高度怀疑者应腰椎穿刺</strong>或作血管成像。</p>
          `,
        },
        { title: '卒中绿色通道演练', type: 16, simulation: 'sim-stroke-pathway' },
        {
          title: '定性随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-physician-licence', stem: '男，63岁。突发右侧肢体' },
            { bank: 'bank-physician-licence', stem: '女，50岁。突发剧烈头痛' },
            { bank: 'bank-physician-licence', stem: '男，59岁。突发左侧肢体' },
            { bank: 'bank-residency-final', stem: '男，38岁。全身强直' },
            { bank: 'bank-postgraduate-west', stem: '男，70岁，突发右侧肢体' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
