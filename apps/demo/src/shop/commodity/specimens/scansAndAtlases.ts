import { free, freeForMembers, paid } from '../charges';
import type { SeedCommodity } from '../seedCommodity';

export const scansAndAtlases: readonly SeedCommodity[] = [
  {
    slug: 'specimen-heart-gross',
    title: '心脏三维标本：四腔、瓣膜与冠状动脉',
    description:
      '由程序塑形的教学标本，可转到前面、后面和下面，也可沿冠状位切开，逐个热点认心腔、瓣膜、乳头肌与冠状血管，并对照心肌切片。',
    html: `
      <p>先找心尖与冠状沟，确定前面观，再进入切开视图。右心房内的梳状肌、左心室厚壁和乳头肌是判断左右的标志。</p>
      <ul>
        <li>瓣膜：二尖瓣两叶，三尖瓣三叶</li>
        <li>动脉：左冠状动脉前室间支沿前室间沟下行</li>
        <li>静脉：冠状窦开口于右心房</li>
      </ul>
      <p>关掉标签再转一圈，看看还能说出几个结构的名称。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '心血管内科'],
    options: ['循环系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...freeForMembers({ price: 39000, originalPrice: 59000 }),
    learnerCount: 5580,
    daysAgo: 81,
    picture: { motif: 'heart', palette: 'blue' },
  },
  {
    slug: 'specimen-brain-gross',
    title: '全脑三维标本：沟回与脑干表面',
    description:
      '由程序塑形的全脑教学标本，可从外侧面、上面和底面看主要的沟回、脑干表面与十二对脑神经的根，也可沿正中矢状面切开，各叶分色。',
    html: `
      <p>先找外侧沟，再向上找中央沟，前方红色的是中央前回，后方蓝色的是中央后回，各叶用不同的颜色区分。</p>
      <p>转到底面，脑干腹侧依次可见大脑脚、脑桥基底沟与锥体。动眼神经自脚间窝出脑，三叉神经自脑桥侧面出脑。</p>
      <p>请试着按顺序指出十二对脑神经的连脑部位。标本没有画脑膜和血管，除主要的沟以外，沟回只是大致的样子。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '神经病学'],
    options: ['神经系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...paid({ price: 29900, originalPrice: 49900, vipPrice: 19900 }),
    learnerCount: 4172,
    daysAgo: 67,
    picture: { motif: 'brain', palette: 'rose' },
    limited: { price: 9900, days: 10 },
  },
  {
    slug: 'specimen-skull-base',
    title: '颅底三维标本：孔道与通过的结构',
    description:
      '由程序塑形的颅骨教学标本，可看颅底外面，也可切去颅顶看颅底内面的三个颅窝，逐个热点说明主要孔道通过的神经血管及骨折时的表现。',
    html: `
      <p>颅底分前、中、后三窝，由前向后呈阶梯状下降。每个孔道请记三件事：位置、通过什么、受损后会怎样。</p>
      <ul>
        <li>前颅窝骨折：熊猫眼与脑脊液鼻漏</li>
        <li>中颅窝骨折：脑脊液耳漏、面听神经损伤</li>
        <li>后颅窝骨折：乳突部皮下瘀斑</li>
      </ul>
      <p>关掉标签再看一遍，由临床表现反推骨折的部位。筛孔、破裂孔等细小的孔作了简化，骨板比实际厚。</p>
    `,
    teacher: '顾明远',
    subjects: ['局部解剖学', '神经外科'],
    options: ['运动系统', '3D标本', '人体解剖', '无染色', '诊断训练'],
    ...paid({ price: 29900, originalPrice: 49900, vipPrice: 19900 }),
    learnerCount: 2364,
    daysAgo: 38,
    picture: { motif: 'skull', palette: 'sand' },
  },
  {
    slug: 'specimen-knee-joint',
    title: '膝关节三维标本：韧带、半月板与骨端',
    description:
      '由程序塑形的右膝教学标本，可转到前面、后面和内外侧，也可只看骨与韧带，逐个热点认股骨髁、胫骨平台、半月板、交叉与侧副韧带。',
    html: `
      <p>先找髌骨与胫骨粗隆，确定前面；腓骨在外侧，由此判断这是右膝。再只看骨与韧带，比较前、后交叉韧带的走向。</p>
      <ul>
        <li>骨端：股骨内、外侧髁，胫骨平台，髌骨</li>
        <li>半月板：内侧呈C形，外侧近似O形</li>
        <li>韧带：前、后交叉韧带与两侧副韧带</li>
      </ul>
      <p>关节囊和滑膜没有画，骨干只到膝的上下一段。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '骨科'],
    options: ['运动系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...free,
    learnerCount: 3890,
    daysAgo: 259,
    picture: { motif: 'knee', palette: 'teal' },
  },
  {
    slug: 'specimen-kidney-section',
    title: '肾剖面三维标本：皮质、髓质与肾盂',
    description:
      '由程序塑形的右肾教学标本，沿冠状面剖开后可见皮质、肾柱、肾锥体、肾盏与肾盂的关系，并可与整肾外形和肾皮质切片逐一对照。',
    html: `
      <p>新鲜剖面的外层呈红褐色，是血供丰富的皮质；内层色淡红，是带放射状条纹的肾锥体组成的髓质，锥体之间伸入的皮质称为肾柱。</p>
      <p>尿液依次流经肾乳头、肾小盏、肾大盏、肾盂与输尿管。结石最常嵌顿在输尿管的三处生理狭窄：起始处、跨髂血管处与穿膀胱壁处。</p>
      <p>转到后面，看肾静脉、肾动脉和肾盂由前向后的次序，这是辨认左右肾的依据。标本没有画出叶间动脉以下的血管。</p>
    `,
    teacher: '沈砚秋',
    subjects: ['系统解剖学', '泌尿外科'],
    options: ['泌尿系统', '3D标本', '人体解剖', '无染色', '基础辨认'],
    ...freeForMembers({ price: 29000, originalPrice: 49000 }),
    learnerCount: 1622,
    daysAgo: 193,
    picture: { motif: 'kidney', palette: 'orange' },
  },
  {
    slug: 'specimen-trachea',
    title: '气管三维标本：软骨环与左右主支气管',
    description:
      '由程序塑形的气道教学标本，隐藏肺叶只看气管、气管软骨、左右主支气管与肺叶支气管，由走向与粗细推断异物与导管为何多入右侧。',
    html: `
      <p>气管起于环状软骨下缘，平胸骨角分为左、右主支气管。先从前面看软骨环，再转到后面看它的缺口。</p>
      <ul>
        <li>气管软骨：呈C形，缺口向后，由膜壁封闭</li>
        <li>右主支气管：短、粗而陡直</li>
        <li>左主支气管：细长而较平</li>
      </ul>
      <p>气管切开多在第三至第四软骨环处进行。标本由气管画起，喉没有画，段支气管以下也没有画。</p>
    `,
    teacher: '喻听松',
    subjects: ['局部解剖学', '耳鼻咽喉科学'],
    options: ['呼吸系统', '3D标本', '人体解剖', '无染色', '诊断训练'],
    ...paid({ price: 25900, originalPrice: 39900, vipPrice: 15900 }),
    learnerCount: 1248,
    daysAgo: 154,
    picture: { motif: 'lungs', palette: 'red' },
  },
  {
    slug: 'atlas-liver-gross',
    isAwaited: true,
    title: '肝脏大体标本图谱：正常、淤血与硬化',
    description:
      '收录二十四件肝脏大体标本的高清照片，涵盖正常肝、槟榔肝、脂肪肝、结节性肝硬化与肝细胞癌，每件附尺寸、切面描述与镜下对照。',
    html: `
      <p>描述大体标本时请按顺序：体积、表面、边缘、切面、颜色与质地，最后才写病变。</p>
      <p>槟榔肝切面红黄相间，红色是淤血的小叶中央区，黄色是脂肪变的周边区。硬化的肝表面布满结节，大小较为均匀者多见于酒精性病因。</p>
      <p>每件标本都标有对应的镜下视野编号，可直接跳转对照。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学'],
    options: ['消化系统', '大体标本图谱', '病理学', '无染色', '诊断训练'],
    ...free,
    learnerCount: 1975,
    daysAgo: 184,
    picture: { motif: 'liver', palette: 'red' },
  },
  {
    slug: 'atlas-heart-gross',
    isAwaited: true,
    title: '心脏大体标本图谱：梗死、肥厚与瓣膜病',
    description:
      '十八件病理心脏的高清图谱，包括急性与陈旧性心肌梗死、高血压性心脏病、风湿性二尖瓣狭窄与感染性心内膜炎赘生物，附病史摘要。',
    html: `
      <p>先测量左心室壁厚度，再看心腔是否扩大：向心性肥厚与离心性肥厚对应的血流动力学负荷不同。</p>
      <p>梗死灶的颜色随时间变化：数日内为灰黄色，周边有充血带；数周后逐渐被灰白色瘢痕取代。</p>
      <p>图谱最后安排四件未标注标本，请先写描述再核对答案。</p>
    `,
    teacher: '韩书衡',
    subjects: ['病理学', '心血管内科'],
    options: ['循环系统', '大体标本图谱', '病理学', '无染色', '诊断训练'],
    ...paid({ price: 19900, originalPrice: 35000, vipPrice: 12900 }),
    learnerCount: 1340,
    daysAgo: 55,
    picture: { motif: 'heart', palette: 'green' },
  },
];
