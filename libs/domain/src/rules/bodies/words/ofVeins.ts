/** Veins and sinuses: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofVeins = `
portal vein | 门静脉
hepatic portal vein | 肝门静脉
left gastric vein | 胃左静脉
right gastric vein | 胃右静脉
left gastroepiploic vein | 胃网膜左静脉
right gastroepiploic vein | 胃网膜右静脉
left gastroomental vein | 胃网膜左静脉
right gastroomental vein | 胃网膜右静脉
short gastric vein | 胃短静脉
middle colic vein | 中结肠静脉
left hepatic vein | 肝左静脉
right hepatic vein | 肝右静脉
middle hepatic vein | 肝中静脉
azygos vein | 奇静脉
hemiazygos vein | 半奇静脉
accessory hemiazygos vein | 副半奇静脉
inferior phrenic vein | 膈下静脉
superficial epigastric vein | 腹壁浅静脉
internal thoracic vein | 胸廓内静脉
lateral thoracic vein | 胸外侧静脉
circumflex scapular vein | 旋肩胛静脉
anterior circumflex humeral vein | 旋肱前静脉
posterior circumflex humeral vein | 旋肱后静脉
lateral circumflex femoral vein | 旋股外侧静脉
medial circumflex femoral vein | 旋股内侧静脉
deep circumflex iliac vein | 旋髂深静脉
superficial circumflex iliac vein | 旋髂浅静脉
deep femoral vein | 股深静脉
deep vein of thigh | 股深静脉
dorsal metacarpal vein | 掌背静脉
dorsal metatarsal vein | 跖背静脉
dorsal venous arch of foot | 足背静脉弓
great saphenous vein | 大隐静脉
small saphenous vein | 小隐静脉
accessory saphenous vein | 副隐静脉
median cubital vein | 肘正中静脉
median antebrachial vein | 前臂正中静脉
median vein of forearm | 前臂正中静脉
basilic vein | 贵要静脉
cephalic vein | 头静脉
retromandibular vein | 下颌后静脉
superior sagittal sinus | 上矢状窦
inferior sagittal sinus | 下矢状窦
transverse sinus | 横窦
sigmoid sinus | 乙状窦
straight sinus | 直窦
occipital sinus | 枕窦
cavernous sinus | 海绵窦
confluence of sinuses | 窦汇
superior petrosal sinus | 岩上窦
inferior petrosal sinus | 岩下窦
great cerebral vein | 大脑大静脉
central retinal vein | 视网膜中央静脉
middle rectal vein | 直肠中静脉
highest intercostal vein | 最上肋间静脉
superior intercostal vein | 上肋间静脉
deep dorsal vein of penis | 阴茎背深静脉
superficial dorsal vein of penis | 阴茎背浅静脉
internal pudendal vein | 阴部内静脉
thoracoepigastric vein | 胸腹壁静脉
paraumbilical vein | 附脐静脉
median sacral vein | 骶正中静脉
middle sacral vein | 骶正中静脉
superior pulmonary vein | 上肺静脉
inferior pulmonary vein | 下肺静脉
inferior alveolar vein | 下牙槽静脉
superior labial vein | 上唇静脉
inferior labial vein | 下唇静脉
systemic vein | 体循环静脉
systemic venous system | 体循环静脉系
superior systemic venous tree | 上腔静脉系
inferior systemic venous tree | 下腔静脉系
subdivision of superior vena caval tree | 上腔静脉系属支
subdivision of inferior vena caval tree | 下腔静脉系属支
portal venous tree | 肝门静脉系
coronary sinus tree | 冠状窦静脉树
venous anastomosis | 静脉吻合
anterior cardiac vein | 心前静脉
dorsal digital vein | 指（趾）背静脉
plantar digital vein | 趾足底静脉
common palmar digital vein | 指掌侧总静脉
proper palmar digital vein | 指掌侧固有静脉
palmar metacarpal vein | 掌心静脉
plantar metatarsal vein | 跖足底静脉
deep palmar venous arch | 掌深静脉弓
superficial palmar venous arch | 掌浅静脉弓
plantar venous arch | 足底静脉弓
plantar venous arch of foot | 足底静脉弓
dorsal venous network of hand | 手背静脉网
medial brachial vein | 内侧肱静脉
lateral brachial vein | 外侧肱静脉
pancreaticoduodenal vein | 胰十二指肠静脉
right portal vein | 肝门静脉右支
left portal vein | 肝门静脉左支
prehepatic portal vein | 肝门静脉肝前部
subdivision of prehepatic portal vein | 肝门静脉肝前部属支
upper lobar vein | 肺上叶静脉
middle lobar vein | 肺中叶静脉
common basal vein | 总底静脉
superior basal vein | 上底静脉
inferior basal vein | 下底静脉
segmental pulmonary vein | 肺段静脉
intrapulmonary vein | 肺内静脉
venous trunk | 静脉干
pulmonary venous tree | 肺静脉树
right hepatic portal vein | 肝门静脉右支
left hepatic portal vein | 肝门静脉左支
subsegmental pulmonary vein | 肺亚段静脉
`;
