interface Manoeuvre {
  id: string;
  name: string;
  /** The finding if the case defines no other. */
  usual: string;
}

interface Region {
  id: string;
  name: string;
  manoeuvres: readonly Manoeuvre[];
}

type Line = readonly [id: string, name: string, usual: string];

const region = (id: string, name: string, ...lines: readonly Line[]): Region => ({
  id,
  name,
  manoeuvres: lines.map(([of, called, usual]) => ({ id: of, name: called, usual })),
});

/** The body regions of the picture with their examinations. */
export const regionList: readonly Region[] = [
  region(
    'general',
    '一般情况',
    ['inspect', '视诊：神志、面容、体位', '神志清楚，对答切题，自主体位，无急性痛苦面容。'],
    ['skin', '皮肤黏膜', '皮肤温暖干燥，无苍白、黄染、皮疹及出血点。'],
    ['perfusion', '末梢循环（毛细血管再充盈）', '四肢末梢温暖，毛细血管再充盈时间 1–2 秒。'],
    ['hydration', '脱水征', '皮肤弹性好，口唇不干，眼窝不凹。'],
    ['breath', '呼气气味', '呼气无特殊气味。'],
    ['weight', '测量体重', '体重与病历记录一致。'],
  ),
  region(
    'head',
    '头面部',
    ['inspect', '视诊', '头颅无畸形，面部对称，无伤口。'],
    ['palpate', '触诊头皮与颅骨', '头皮无血肿，颅骨无压痛及凹陷。'],
    ['ears', '耳（外耳道、鼓膜）', '外耳道干净，鼓膜完整无充血，无脑脊液耳漏。'],
    ['nose', '鼻', '鼻腔通畅，无脑脊液鼻漏。'],
    ['mouth', '口咽', '口唇无发绀，咽部无充血，扁桃体不大，无舌咬伤。'],
    ['fontanelle', '前囟', '前囟已闭。'],
  ),
  region(
    'eyes',
    '眼',
    ['pupils', '瞳孔大小与对光反射', '双侧瞳孔等大等圆，直径 3 mm，对光反射灵敏。'],
    ['movement', '眼球运动与凝视', '眼球各向运动充分，无凝视，无眼震。'],
    ['fields', '视野', '视野粗测无缺损。'],
    ['conjunctiva', '结膜与巩膜', '结膜无苍白，巩膜无黄染。'],
    ['fundus', '眼底镜', '视乳头边界清，无水肿。'],
  ),
  region(
    'neck',
    '颈部',
    ['stiffness', '颈抵抗', '颈软，无抵抗。'],
    ['jugular', '颈静脉', '颈静脉无充盈怒张。'],
    ['trachea', '气管位置', '气管居中。'],
    ['carotid', '颈动脉听诊', '未闻及血管杂音。'],
    ['thyroid', '甲状腺触诊', '甲状腺不大，无结节。'],
    ['nodes', '淋巴结', '未触及肿大淋巴结。'],
    ['spine', '颈椎压痛', '颈椎棘突无压痛。'],
  ),
  region(
    'chest',
    '胸部',
    ['inspect', '视诊', '胸廓对称，呼吸动度一致，无三凹征。'],
    ['palpate', '触诊', '胸壁无压痛，语颤对称。'],
    ['percuss', '叩诊', '双肺叩诊清音。'],
    ['auscultate', '肺部听诊', '双肺呼吸音清，未闻及干湿啰音。'],
  ),
  region(
    'heart',
    '心脏',
    ['palpate', '心尖搏动', '心尖搏动位于左锁骨中线内第 5 肋间，无震颤。'],
    ['auscultate', '心脏听诊', '心律齐，心音正常，各瓣膜区未闻及杂音，无心包摩擦音。'],
    ['pulses', '四肢脉搏与双上肢血压', '四肢脉搏对称有力，双上肢收缩压差 <10 mmHg。'],
  ),
  region(
    'abdomen',
    '腹部',
    ['inspect', '视诊', '腹部平坦，无手术瘢痕，未见胃肠型。'],
    ['auscultate', '听诊肠鸣音', '肠鸣音 4 次/分，无气过水声。'],
    ['percuss', '叩诊', '肝区无叩痛，移动性浊音阴性。'],
    ['palpate', '触诊（压痛、反跳痛、肌紧张）', '腹软，全腹无压痛、反跳痛及肌紧张。'],
    ['murphy', 'Murphy 征', '阴性。'],
    ['mcBurney', '麦氏点压痛', '无压痛。'],
    ['rovsing', '结肠充气试验（Rovsing 征）', '阴性。'],
    ['psoas', '腰大肌试验', '阴性。'],
    ['mass', '肝脾与包块', '肝脾肋下未触及，未触及包块。'],
  ),
  region(
    'back',
    '腰背部',
    ['percuss', '肾区叩击痛', '双肾区无叩击痛。'],
    ['spine', '脊柱', '脊柱无畸形及压痛。'],
  ),
  region(
    'pelvis',
    '会阴与盆腔',
    ['rectal', '直肠指检', '未触及肿物，指套无血染。'],
    ['vaginal', '妇科双合诊', '未见异常。'],
    ['external', '外阴与腹股沟', '未见异常，无疝。'],
  ),
  region(
    'arms',
    '上肢',
    ['strength', '肌力', '双上肢肌力 5 级。'],
    ['sensation', '感觉', '双侧痛触觉对称。'],
    ['coordination', '指鼻试验', '稳准。'],
    ['inspect', '视诊与针刺部位', '无畸形、肿胀及伤口。'],
  ),
  region(
    'legs',
    '下肢',
    ['inspect', '视诊与周径', '双下肢无水肿，周径对称。'],
    ['palpate', '触诊（腓肠肌压痛）', '无压痛，足背动脉搏动好。'],
    ['strength', '肌力', '双下肢肌力 5 级。'],
    ['sensation', '感觉', '双侧痛触觉对称。'],
    ['foot', '足部', '足部皮肤完整，无溃疡感染。'],
  ),
  region(
    'nerves',
    '神经系统',
    ['face', '面部运动（示齿、鼓腮）', '双侧额纹、鼻唇沟对称，示齿口角不偏。'],
    ['speech', '言语（复述、命名）', '言语流利，理解、命名、复述正常。'],
    ['drift', '上肢平举', '双上肢平举 10 秒无下落。'],
    ['babinski', '病理反射', '双侧 Babinski 征阴性。'],
    ['meningeal', '脑膜刺激征（Kernig、Brudzinski）', '阴性。'],
    ['nihss', 'NIHSS 评分', 'NIHSS 0 分。'],
    ['gait', '步态', '步态平稳。'],
    ['gcs', 'GCS 评分', 'GCS {gcs} 分。'],
  ),
];
