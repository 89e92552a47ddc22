import type { Words } from '../body';

export const innerWords: Readonly<Record<string, Words>> = {
  vestibule: [
    '前庭',
    'vestibulum',
    'vestibule',
    '骨迷路中部的腔，前接耳蜗，后接三个半规管，外侧壁有前庭窗。壁开着，可见其内的椭圆囊和球囊。',
  ],
  utricle: [
    '椭圆囊',
    'utriculus',
    'utricle',
    '前庭后上部的膜囊，囊斑近水平，感受水平方向的直线加速度和头的倾斜。耳石由此脱落入半规管，即良性阵发性位置性眩晕。',
  ],
  saccule: [
    '球囊',
    'sacculus',
    'saccule',
    '前庭前下部的膜囊，囊斑近垂直，感受上下方向的直线加速度；前庭诱发肌源性电位的颈部反应由它而来。',
  ],
  cochlea: [
    '耳蜗',
    'cochlea',
    'cochlea',
    '形如蜗牛，绕蜗轴约两圈半，尖向前外下。底圈感受高音，顶圈感受低音，所以噪声和耳毒性药物先损失高频；底圈突入鼓室成岬。',
  ],
  'cochlear-duct': [
    '蜗管',
    'ductus cochlearis',
    'cochlear duct',
    '耳蜗内的膜管，充满内淋巴，下壁基底膜上有螺旋器，毛细胞把振动变为神经冲动。毛细胞死后不再生，重度聋可植入人工耳蜗直接刺激神经。',
  ],
  'anterior-semicircular-canal': [
    '前骨半规管',
    'canalis semicircularis anterior',
    'anterior semicircular canal',
    '与岩部长轴垂直，位置最高，感受矢状面上的旋转。其顶部骨壁缺损时，强声即引起眩晕。',
  ],
  'posterior-semicircular-canal': [
    '后骨半规管',
    'canalis semicircularis posterior',
    'posterior semicircular canal',
    '与岩部长轴平行，位置最低，耳石最易落入，诊断用悬头试验，复位手法使耳石回到椭圆囊。',
  ],
  'lateral-semicircular-canal': [
    '外骨半规管',
    'canalis semicircularis lateralis',
    'lateral semicircular canal',
    '前端抬高约三十度，感受水平面上的旋转。向耳内注冷、热水的试验靠它：仰卧并抬头三十度，使此管直立。',
  ],
  'round-window-membrane': [
    '第二鼓膜',
    'membrana tympani secundaria',
    'secondary tympanic membrane',
    '封闭蜗窗的薄膜。镫骨底推入时它向外凸，使不可压缩的外淋巴能够移动；人工耳蜗的电极常由此插入。',
  ],
  'endolymphatic-sac': [
    '内淋巴囊',
    'saccus endolymphaticus',
    'endolymphatic sac',
    '由内淋巴管通到岩部后面硬膜下的盲囊，吸收内淋巴。吸收障碍与梅尼埃病有关：眩晕发作、耳鸣、波动性听力下降。',
  ],
};

export const nerveWords: Readonly<Record<string, Words>> = {
  'vestibular-nerve': [
    '前庭神经',
    'nervus vestibularis',
    'vestibular nerve',
    '收集囊斑和壶腹嵴的平衡冲动，在内耳道底有前庭神经节。神经鞘瘤多由它长出；病毒侵犯时眩晕数日而听力如常。',
  ],
  'cochlear-nerve': [
    '蜗神经',
    'nervus cochlearis',
    'cochlear nerve',
    '由蜗轴内螺旋神经节的突起组成，传导听觉，在内耳道居前下。听力图上高频下降而言语分辨特别差时，要查此神经。',
  ],
  'facial-nerve': [
    '面神经',
    'nervus facialis',
    'facial nerve',
    '入内耳道后在膝神经节处折向后，行于前庭窗上方，再垂直向下出茎乳孔。鼓室段骨管常有缺口，中耳炎和手术都可伤及而面瘫。',
  ],
  'chorda-tympani': [
    '鼓索',
    'chorda tympani',
    'chorda tympani',
    '面神经出茎乳孔前的分支，穿过鼓室，在锤骨与砧骨之间，入舌神经，管舌前三分之二的味觉和下颌下腺；鼓室手术后常有味觉异常。',
  ],
};

export const vesselWords: Readonly<Record<string, Words>> = {
  'internal-carotid-artery': [
    '颈内动脉岩部',
    'arteria carotis interna, pars petrosa',
    'internal carotid artery, petrous part',
    '在颈动脉管内先上后前行，与鼓室前壁只隔薄骨，搏动性耳鸣可由它引起。',
  ],
  'jugular-bulb': [
    '颈静脉球',
    'bulbus superior venae jugularis',
    'jugular bulb',
    '乙状窦续为颈内静脉处的膨大，位于鼓室底下方；高位时底壁缺损，鼓膜下部透蓝，不可误切。',
  ],
};
