import { laterQueries } from './laterQueries';
import { inLines, type Query } from './query';

/** Words as the catalogue has them, in titles, tags, teachers, types and texts. */
const words = inLines(`
  病理学 → 病理学总论 | 病理学期末题库
  心电图 → 心电图判读
  药理学 → 药理学：作用机制
  急救 → 创伤急救模拟 | 心肺复苏与高级
  虚拟仿真 → 正常分娩与肩难产虚拟仿真
  心脏 → 心脏三维标本 | 心脏三维解剖模型
  脑卒中 → 脑卒中康复 | 脑卒中绿色通道
  缝合 → 清创缝合虚拟训练
  住培 → 住院医师规范化培训结业题库
  考研 → 考研西医综合题库：生理 | 考研西医综合题库：内科
  HE染色 → 心肌组织切片 | 小肠绒毛切片
  免疫组化 → 胃腺癌切片 | 甲状腺乳头状癌
  机能实验 → 蛙心灌流 | 家兔呼吸运动
  护理操作 → 静脉输液与输血 | 无菌技术与手术
  虚拟病人 → 虚拟病人问诊
  断层解剖 → 断层三维模型
  头显沉浸 → 清创缝合虚拟训练 | 创伤急救模拟
  糖尿病 → 内分泌科：糖尿病
  骨折 → 创伤骨科
  白血病 → 急性髓系白血病 | 血液内科学
  根管治疗 → 牙体牙髓病学
  机械通气 → 重症医学
  颅内出血 → AI辅助影像判读
  肝硬化 → 肝硬化切片
  神经根 → 脊柱三维模型
  精品课程 → 脊柱外科
`);

/** Teachers, as cards print them. */
const teachers = inLines(`
  梁景川 → 心电图判读
  韩书衡 → 病理学总论
  沈砚秋 → 系统解剖学：从骨性
  石峻峰 → 急诊医学 | 创伤急救模拟 | 心肺复苏与高级
  林知微 → 组织学与胚胎学
  祝闻渊 → AI导论
  温如玉 护理 → 基础护理学
  段伯谦 题库 → 临床执业医师资格
  liangjingchuan → 心电图判读
  ljc → 心电图判读
  hanshuheng → 病理学总论
  shenyanqiu → 系统解剖学：从骨性
  duruoxi → 产科学 | 正常分娩与肩难产
  韩书恒 → 病理学总论
  梁景州 → 心电图判读
`);

/** Several words, with blanks and without. */
const several = inLines(`
  病理切片 → 肺气肿切片 | 肝硬化切片 | 胃腺癌切片
  护理题库 → 护士执业资格 | 基础护理学期末题库
  心脏模型 → 心脏三维解剖模型
  执业护士 → 护士执业资格
  静脉穿刺 → 静脉输液与输血
  心电图判读七步法 → 心电图判读
  解剖题库 → 系统解剖学期末题库
  病理题库 → 病理学期末题库
  药学题库 → 临床药学资格题库
  口腔题库 → 口腔执业医师题库
  中医题库 → 中医学期末题库
  膝关节标本 → 膝关节三维标本
  脑模型 → 脑三维模型
  耳朵模型 → 耳三维模型
  心脏标本 → 心脏三维标本 | 心脏大体标本
  肾脏标本 → 肾剖面三维标本
  骨髓涂片 → 急性髓系白血病骨髓涂片
  外科护理 → 外科护理学
  儿科护理学 新生儿 → 儿科护理学
  新生儿护理 → 儿科护理学
  产科虚拟仿真 → 正常分娩与肩难产
  护理 无菌 → 基础护理学 | 无菌技术与手术
  心血管 高血压 → 心血管内科常见病
  腹痛问诊 → 虚拟病人问诊
  颅脑 磁共振 → 颅脑磁共振
  内科病例题库 → 考研西医综合题库：内科
  急诊 医学 复苏 → 急诊医学
  膝关节康复 → 膝关节术后康复
  脊柱康复 → 脊柱外科
  肺部模型 → 肺叶与支气管树
  心脏 量子力学 → 心脏三维标本
  免费 解剖 课程 → 系统解剖学：从骨性
  怎么做心肺复苏 → 心肺复苏与高级
  心电图怎么看 → 心电图判读
  糖尿病的管理 → 内分泌科：糖尿病
  执业医师考试 → 临床执业医师资格
`);

/** Pinyin, full, by initials, mixed with signs, unfinished. */
const sounds = inLines(`
  xindiantu → 心电图判读
  xdt → 心电图判读
  binglixue → 病理学总论
  blx → 病理学总论
  xinfeifusu → 心肺复苏与高级
  xffs → 心肺复苏与高级
  jiepou → 系统解剖学
  huli → 基础护理学
  tangniaobing → 内分泌科：糖尿病
  ganyinghua → 肝硬化切片
  gyh → 肝硬化切片
  xinzang → 心脏三维标本
  xin电图 → 心电图判读
  心dian图 → 心电图判读
  心dt → 心电图判读
  病li学 → 病理学总论
  xindiant → 心电图判读
  xindtu → 心电图判读
  naocuzhong → 脑卒中康复 | 脑卒中绿色通道
  hushi tiku → 护士执业资格
  XINDIANTU → 心电图判读
  jichuhulixue → 基础护理学
  liuxingbingxue → 流行病学
  ct duizhao → 胸部影像诊断
  zhongyi → 中医基础理论
  xiguanjie → 膝关节三维标本 | 膝关节三维模型
`);

/** Traditional signs, other widths, other cases, English. */
const forms = inLines(`
  心臟 → 心脏三维标本
  病理學 → 病理学总论
  護理學 → 基础护理学
  藥理學 → 药理学
  顱骨 → 颅骨三维模型
  腦卒中 → 脑卒中康复
  ＡＩ → AI导论
  ｃｔ → 胸部影像诊断
  ai → AI导论
  abcde → 创伤急救模拟
  ＡＢＣＤＥ → 创伤急救模拟
  x线 → 胸部影像诊断
  nursing → 基础护理学
  pathology → 病理学总论
  heart → 心脏三维标本
`);

/** Words that mean the same, abbreviations of the field. */
const synonyms = inLines(`
  CPR → 心肺复苏与高级
  cpr → 心肺复苏与高级
  ECG → 心电图判读
  EKG → 心电图判读
  B超 → 腹部超声
  彩超 → 腹部超声
  X光 → 胸部影像诊断
  x光片 → 胸部影像诊断
  核磁共振 → 颅脑磁共振
  MRI → 颅脑磁共振
  3D心脏 → 心脏三维标本 | 心脏三维解剖模型
  3D标本 → 心脏三维标本 | 全脑三维标本
  立体解剖 → 心脏三维解剖模型
  打针 → 基础护理学
  挂水 → 静脉输液与输血
  洗手 → 手卫生与职业暴露
  接生 → 正常分娩与肩难产
  中风 → 脑卒中康复 | 脑卒中绿色通道
  蛀牙 → 牙体牙髓病学
  规培 → 住院医师规范化培训
  执医 → 临床执业医师资格
  护考 → 护士执业资格
  组胚 → 组织学与胚胎学
  人工智能 → AI导论
  号脉 → 中医诊断学
  食物中毒 → 食源性疾病暴发
  ICU → 重症医学 | 急危重症护理学
  针灸 → 经络腧穴学
  做题 → 临床执业医师资格
  ALS → 心肺复苏与高级
`);

/** One sign wrong, missing, too many or in the other's place; the same sounds. */
const mistakes = inLines(`
  心电国 → 心电图判读
  心店图 → 心电图判读
  新店图 → 心电图判读
  心图判读 → 心电图判读
  心肺夏苏 → 心肺复苏与高级
  心肺苏 → 心肺复苏与高级
  肝硬话 → 肝硬化切片
  病理血总论 → 病理学总论
  糖尿并 → 内分泌科：糖尿病
  脑卒钟 → 脑卒中康复
  组织胚胎学 → 组织学与胚胎学
  流行性病学 → 流行病学
  生里学 → 生理学
  药里学 → 药理学
  耳鼻咽侯 → 耳鼻咽喉科学
  口腔合面外科 → 口腔颌面外科学
  支气管数 → 肺叶与支气管树
  xindiatu → 心电图判读
  xindaintu → 心电图判读
  binlixue → 病理学总论
  xinfeifushu → 心肺复苏与高级
  心电图判渎 → 心电图判读
  静脉输夜 → 静脉输液与输血
  甲状腺乳头壮癌 → 甲状腺乳头状癌
  急性隨系白血病 → 急性髓系白血病
  椎间盆 → 脊柱三维模型
`);

export const queries: Readonly<Record<string, readonly Query[]>> = {
  words,
  teachers,
  several,
  sounds,
  forms,
  synonyms,
  mistakes,
  laterQueries,
};
