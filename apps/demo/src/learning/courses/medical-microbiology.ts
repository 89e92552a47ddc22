import type { SeedCourse } from '../seedCourse';

export const medicalMicrobiology: SeedCourse = {
  slug: 'medical-microbiology',
  html: `
    <p>微生物学的难处在于种类多，而临床问题其实不多：有没有感染，是谁，用什么药，会不会传给别人。本课程就按这四个问题来组织。</p>
    <p>前半部分跟着一份标本走完实验室：怎样采、多久送到、涂片看什么、培养基为何这样选、药敏纸片怎样读。后半部分分别讲细菌、病毒与真菌的重点成员，只保留有鉴别意义的特征。</p>
    <h3>您会反复遇到的提醒</h3>
    <ul>
      <li>采样应尽量在使用抗菌药之前</li>
      <li>痰里长出细菌，不等于肺炎由它引起</li>
      <li>血培养阳性要结合菌种、瓶数与报警时间来判断是否污染</li>
    </ul>
    <p>最后一讲讨论医院感染防控。手卫生看似简单，却是证据最充分、成本最低的措施。学完本课程，您应当能看着一份报告，与检验科同事谈得起来，也能向患者解释为什么有时不需要用抗菌药，为什么要等培养结果再调整方案。</p>
  `,
  goals: [
    '按临床问题选择合格标本与采样时机',
    '由革兰染色和菌落特征缩小病原范围',
    '读懂药敏报告中的敏感、中介与耐药',
    '说出标准预防与接触隔离的要点',
  ],
  forWhom: '医学检验、临床医学与护理专业学生，以及需要看懂微生物报告、合理送检的临床医师。',
  teachers: [
    {
      name: '程若岚',
      rank: '副教授',
      worksAt: '金桥医学检验学院',
      introduction:
        '兼任附属医院微生物室顾问，教学之外常年参与多重耐药菌监测，主张每一份标本都要说清从哪里来、想回答什么，也常到病房同医师一起读报告。',
    },
  ],
  chapters: [
    {
      title: '一份标本的旅程',
      items: [
        {
          title: '采样：好报告从这里开始',
          isTrial: true,
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>标本</th><th>要点</th></tr>
              </thead>
              <tbody>
                <tr><td>血液</td><td>寒战或发热初起时采，成人每套需氧加厌氧，通常采两至三套</td></tr>
                <tr><td>痰</td><td>清水漱口后深咳，镜检鳞状上皮少于10个、白细胞多于25个（低倍视野）为合格</td></tr>
                <tr><td>尿</td><td>清洁中段尿，室温不超过2小时送检，否则冷藏</td></tr>
                <tr><td>脑脊液</td><td>立即保温送检，不可冷藏</td></tr>
              </tbody>
            </table>
            <p>脑膜炎奈瑟菌与流感嗜血杆菌怕冷，所以脑脊液<strong>不能放冰箱</strong>。标签上写清部位、时间和已用抗菌药，实验室才知道如何取舍。</p>
          `,
        },
        {
          title: '革兰染色：四步与两个常见失误',
          type: 8,
          html: `
            <p>结晶紫初染，碘液媒染，乙醇脱色，沙黄复染。阳性菌细胞壁肽聚糖厚，保留紫色；阴性菌脱色后染成红色。</p>
            <ul>
              <li>脱色过度，阳性菌可被误判为阴性</li>
              <li>涂片过厚，脱色不足，阴性菌可被误判为阳性</li>
            </ul>
            <p>陈旧培养物的阳性菌也会脱色，因此宜用对数生长期的菌，并以已知菌同片对照。痰涂片见成对的矛头状阳性球菌，提示肺炎链球菌；脓液见葡萄串状阳性球菌，提示葡萄球菌。</p>
          `,
        },
        {
          title: '药敏：S、I、R之外还要看什么',
          type: 8,
          html: `
            <p>敏感（S）指常规剂量可能有效，耐药（R）指不宜选用，中介（I）则可能在药物浓集的部位或提高剂量时有效。</p>
            <ul>
              <li>甲氧西林耐药的葡萄球菌，除个别新药外，对青霉素类和头孢菌素类均按耐药处理</li>
              <li>产超广谱β-内酰胺酶的肠杆菌科细菌，重症感染常选碳青霉烯类</li>
              <li>红霉素诱导克林霉素耐药，需作D试验</li>
            </ul>
            <p>最低抑菌浓度不能在不同药物之间比大小，<strong>0.5不一定比2更好</strong>。</p>
          `,
        },
      ],
    },
    {
      title: '细菌里的重点成员',
      items: [
        {
          title: '革兰阳性球菌：触酶一滴见分晓',
          type: 8,
          html: `
            <p>滴加过氧化氢，产生气泡者为葡萄球菌属，不产生者为链球菌属或肠球菌属。</p>
            <table>
              <thead>
                <tr><th>菌</th><th>关键试验</th><th>常见疾病</th></tr>
              </thead>
              <tbody>
                <tr><td>金黄色葡萄球菌</td><td>血浆凝固酶阳性</td><td>疖、骨髓炎、食物中毒</td></tr>
                <tr><td>化脓性链球菌</td><td>乙型溶血，杆菌肽敏感</td><td>扁桃体炎、丹毒、猩红热</td></tr>
                <tr><td>肺炎链球菌</td><td>甲型溶血，奥普托欣敏感，胆汁溶解</td><td>肺炎、脑膜炎、中耳炎</td></tr>
                <tr><td>肠球菌</td><td>胆汁七叶苷阳性，耐高盐</td><td>尿路感染、心内膜炎</td></tr>
              </tbody>
            </table>
          `,
        },
        {
          title: '肠道里的致病菌',
          type: 8,
          html: `
            <p>沙门菌和志贺菌都不发酵乳糖，在选择培养基上为无色菌落。志贺菌无动力，菌量很少即可致病；沙门菌多有动力，部分产硫化氢。</p>
            <p>霍乱弧菌在碱性蛋白胨水中增菌快，悬滴法可见穿梭样运动，属<strong>甲类传染病</strong>病原体，发现后按规定2小时内报告。</p>
            <ul>
              <li>伤寒：第一周血培养、骨髓培养阳性率高，第二周后粪便阳性增多</li>
              <li>痢疾：取脓血黏液部分，用药前送检</li>
              <li>大肠埃希菌O157:H7：血便、可并发溶血尿毒综合征，抗菌药使用需慎重</li>
            </ul>
          `,
        },
        {
          title: '细菌检验随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-lab-medicine', stem: '革兰染色中起媒染' },
            { bank: 'bank-lab-medicine', stem: '初步区分葡萄球菌属' },
            { bank: 'bank-lab-medicine', stem: '检测金黄色葡萄球菌甲氧' },
            { bank: 'bank-lab-medicine', stem: '男，48岁，发热、寒战' },
            { bank: 'bank-lab-medicine', stem: '符合志贺菌属特点' },
          ],
        },
      ],
    },
    {
      title: '病毒、真菌与防线',
      items: [
        {
          title: '乙肝五项：组合起来读',
          type: 8,
          html: `
            <table>
              <thead>
                <tr><th>表面抗原</th><th>表面抗体</th><th>e抗原</th><th>e抗体</th><th>核心抗体</th><th>含义</th></tr>
              </thead>
              <tbody>
                <tr><td>＋</td><td>－</td><td>＋</td><td>－</td><td>＋</td><td>感染，病毒复制活跃</td></tr>
                <tr><td>＋</td><td>－</td><td>－</td><td>＋</td><td>＋</td><td>感染，复制多较低</td></tr>
                <tr><td>－</td><td>＋</td><td>－</td><td>－</td><td>－</td><td>接种疫苗后免疫</td></tr>
                <tr><td>－</td><td>＋</td><td>－</td><td>±</td><td>＋</td><td>既往感染后恢复</td></tr>
              </tbody>
            </table>
            <p>e抗原阴性并不等于没有复制，前C区变异株仍可活跃复制，因此应同时查<strong>病毒DNA</strong>。表面抗原阳性者使用免疫抑制剂或化疗前，须评估预防性抗病毒治疗。</p>
          `,
        },
        {
          title: '机会性真菌：谁在什么人身上出现',
          type: 8,
          html: `
            <ul>
              <li><strong>念珠菌</strong>：口咽、阴道与导管相关血流感染；芽管试验阳性多为白念珠菌</li>
              <li><strong>隐球菌</strong>：免疫低下者的脑膜炎，墨汁染色见厚荚膜，荚膜抗原检测更灵敏</li>
              <li><strong>曲霉</strong>：中性粒细胞缺乏者的侵袭性肺病，菌丝有隔、呈锐角分支</li>
              <li><strong>毛霉</strong>：酮症酸中毒患者的鼻眶脑感染，菌丝宽、少分隔、近直角分支</li>
            </ul>
            <p>痰中长出念珠菌多为定植，很少代表肺炎，不应据此常规使用抗真菌药。</p>
          `,
        },
        { title: '手卫生与暴露处置', type: 16, simulation: 'sim-hand-hygiene' },
        {
          title: '病毒与防控随堂测',
          type: 64,
          passShare: 60,
          questions: [
            { bank: 'bank-lab-medicine', stem: 'HBsAg 阳性、HBeAg' },
            { bank: 'bank-lab-medicine', stem: '女，44岁，艾滋病' },
            { bank: 'bank-lab-medicine', stem: '凝固酶阴性葡萄球菌从' },
            { bank: 'bank-assistant-physician', stem: '护士被HIV感染者用过的' },
            { bank: 'bank-assistant-physician', stem: '母亲HBsAg阳性' },
          ],
        },
      ],
    },
  ],
  certificateShare: null,
};
