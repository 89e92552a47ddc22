/**
 * The topics of facts: the questions that ask for it | the words that mention it. Only unambiguous
 * words.
 */
const table = `
smoking | 吸烟 抽烟 烟龄
alcohol | 喝酒 饮酒 白酒
lipids | 血脂 胆固醇
hypertension usualPressure | 高血压 血压高 血压不高
diabetes familyDiabetes familyAny | 糖尿病
coronary familyHeart familyAny | 冠心病
familyAny familyHeart familyDiabetes familyStroke familySeizure familyClot familyCancer | 家族史 我爹 他爸小时候 他哥 我舅舅 我弟
arrhythmia | 房颤
pelvicInfection pastAny | 盆腔炎
stones | 结石 石头
surgery | 手术 开刀 开过刀
trauma trigger | 外伤 磕 撞击
bleedingPast | 出血史 出血性疾病
ulcer | 溃疡
asthma | 哮喘史
clot familyClot familyAny | 血栓
insulin adherence drugs doses | 胰岛素 打针
contraceptive contraception drugs | 避孕药
antibiotic drugs treated | 头孢 抗生素 左氧
anticoagulant | 抗凝药 华法林
antiplatelet | 阿司匹林 抗血小板
allergy | 过敏
adherence | 想起来才吃 有一顿没一顿
sweat | 出汗 大汗 冷汗
nausea | 恶心
vomit | 呕吐 吐了 吐过
dizzy | 头晕 发晕
palpitation | 心慌 心悸
syncope | 晕倒 晕厥 昏迷
chestPain place | 胸痛 胸口疼
chestTightness before heavyWork | 胸闷 胸口闷
backPain | 背痛 后背
radiation shoulderPain | 放射 肩
relieving treated course | 缓解 救心丸 歇几分钟
aggravating worsening | 加重
quality backPain | 压榨样 撕裂样 针扎 搏动样 绞痛 撕了一下
place | 胸骨后 右下腹 全腹弥漫
onset lastWell travel seizureCount afterSeizure lastMeal | 个小时 个钟头 起病约 起病时间
fever antipyretic familySeizure familyAny | 烧了 发烧 发热 高热 低热 没烧 体温
cough aggravating haemoptysis | 咳嗽 轻咳 不咳 干咳
sputum | 痰
diarrhoea | 拉肚子 腹泻
blackStool | 脓血 黑便
abdominalPain | 腹痛 肚子疼 肚子不疼
flankPain place | 腰痛 腰疼
headache | 头痛 头疼
frequency | 尿频
dysuria | 尿痛 排尿烧灼
haematuria | 血尿
urineAmount | 少尿 多尿
thirst | 口渴 口干 老渴
weight | 体重 瘦了
fatigue | 乏力 没劲
seizure seizureKind seizureLong seizureCount afterSeizure epilepsy familySeizure treated | 抽搐 惊厥 抽过 抽了
confusion spirits | 糊涂 迷糊
spirits lucid confusion | 嗜睡 犯困 发困
memory | 遗忘 记不得
helmet | 头盔
lastPeriod menses | 停经 末次月经 月经
sex | 性生活
births | 人流 人工流产
contraception pregnant contraceptive drugs | 避孕
pregnant | 妊娠试验
bleedingBelow | 阴道流血
analPressure | 肛门 坠胀
legSwelling | 腿肿 腿肿胀
legPain | 酸胀
travel | 飞机 飞行
haemoptysis | 咯血 血丝
runnyNose trigger seen | 感冒 流涕 鼻涕
soreThroat | 咽痛 嗓子疼
rash | 皮疹 疹子
vaccines paidVaccines | 疫苗
faceDroop | 嘴歪 口角
numb | 发麻 麻木
handedness | 右利手
recreational | 毒品
toxin | 毒物 误服
`;

interface Subject {
  asked: readonly string[];
  words: readonly string[];
}

export const subjects: readonly Subject[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [asked = '', words = ''] = line.split(' | ');
    return { asked: asked.split(' '), words: words.split(' ') };
  });
