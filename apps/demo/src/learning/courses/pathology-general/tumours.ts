import { asked, branch } from '../../courseWords';
import type { SeedChapter } from '../../seedCourse';

export const tumours: SeedChapter = {
  title: '肿瘤',
  html: '<p>异型性是诊断的根据，浸润与转移是恶性的本质。</p>',
  items: [
    {
      type: 8,
      title: '异型性、分级与分期',
      html: `
        <p>肿瘤是细胞在致瘤因素作用下异常增殖形成的新生物，多为克隆性。它在细胞形态和组织结构上与来源组织的差异称<strong>异型性</strong>；与来源组织相似的程度称分化。异型性越大，分化越差，恶性程度一般越高。</p>
        <table>
          <caption>良性与恶性肿瘤</caption>
          <thead><tr><th>项目</th><th>良性</th><th>恶性</th></tr></thead>
          <tbody>
            <tr><td>分化</td><td>好，异型性小</td><td>差，异型性大</td></tr>
            <tr><td>核分裂</td><td>无或少</td><td>多，可见病理性核分裂</td></tr>
            <tr><td>生长</td><td>膨胀或外生，常有包膜</td><td>浸润，边界不清</td></tr>
            <tr><td>转移</td><td>无</td><td>可有</td></tr>
            <tr><td>复发</td><td>少</td><td>多</td></tr>
          </tbody>
        </table>
        <p>良性并不等于无害：脑膜瘤可压迫脑干，胰岛素瘤可致低血糖昏迷，心房黏液瘤可堵住房室口。</p>
        <p>来源于上皮的恶性肿瘤称<strong>癌</strong>，来源于间叶组织的称<strong>肉瘤</strong>。癌多见于中老年，多经淋巴道转移，癌细胞成巢，网状纤维包绕癌巢；肉瘤较多见于青少年，多经血道转移，瘤细胞弥漫分布，网状纤维穿行于细胞之间。白血病、淋巴瘤、黑色素瘤和精原细胞瘤虽不叫“癌”，却都是恶性。</p>
        <p><strong>分级</strong>说的是分化程度，由病理医生在镜下判断；<strong>分期</strong>说的是扩散范围，常用TNM系统：T为原发灶，N为区域淋巴结，M为远处转移。决定治疗时，分期通常更重要。</p>
        <ul>
          <li>癌前病变：大肠腺瘤、慢性萎缩性胃炎伴肠化生与异型增生、子宫颈鳞状上皮内病变、口腔白斑；</li>
          <li>原位癌：异型细胞累及上皮全层而未突破<strong>基底膜</strong>，早期处理可以治愈；</li>
          <li>转移途径：淋巴道、血道、种植。胃癌种植或转移至双侧卵巢，镜下见印戒细胞，称库肯勃瘤。</li>
        </ul>
      `,
    },
    {
      type: 32,
      title: '切片：胃腺癌与甲状腺乳头状癌',
      slides: ['slide-gastric-adenocarcinoma', 'slide-thyroid-papillary'],
    },
    {
      type: 4,
      title: '思维导图：四种基本病理过程',
      map: {
        slug: 'pathology-general',
        middle: '病理学总论',
        branches: [
          branch(
            '损伤',
            '适应：萎缩、肥大、增生、化生',
            '变性：可逆',
            branch('死亡', '坏死：看核', '凋亡：无炎症'),
          ),
          branch('修复', '再生能力三类', '肉芽组织', '一期与二期愈合'),
          branch('循环障碍', '淤血', '血栓三条件', '栓塞看血流方向', '梗死：贫血性与出血性'),
          branch('炎症', '变质、渗出、增生', '白细胞渗出五步', '肉芽肿'),
          branch('肿瘤', '异型性与分化', '癌与肉瘤', '分级与分期', '转移三途径'),
        ],
      },
    },
    {
      type: 64,
      title: '结课测试：炎症与肿瘤',
      passShare: 60,
      questions: asked(
        'bank-final-pathology',
        '急性炎症最早期，小静脉通透性',
        '男，19岁，转移性右下腹痛12小时',
        '凡是炎症局部都有中性粒细胞浸润',
        '诊断恶性肿瘤最重要的组织学依据',
        '与癌相比，肉瘤的特点是',
        '肿瘤转移的途径包括',
        '良性肿瘤生长缓慢，边界清楚',
        '下列属于癌前病变的是',
      ),
    },
  ],
};
