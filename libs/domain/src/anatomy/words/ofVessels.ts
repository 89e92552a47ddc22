/** Heart, arteries and veins: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofVessels = `
aortic valve | 主动脉瓣
septal cusp | 隔侧尖
noncoronary cusp | 无冠状动脉瓣
left coronary cusp | 左冠状动脉瓣
right coronary cusp | 右冠状动脉瓣
anterior papillary muscle | 前乳头肌
posterior papillary muscle | 后乳头肌
papillary muscle | 乳头肌
abdominal aorta | 腹主动脉
thoracic aorta | 胸主动脉
ascending aorta | 升主动脉
pulmonary trunk | 肺动脉干
pulmonary arterial trunk | 肺动脉干
portal vein | 门静脉
hepatic portal vein | 肝门静脉
left gastric artery | 胃左动脉
right gastric artery | 胃右动脉
left gastric vein | 胃左静脉
right gastric vein | 胃右静脉
left gastroepiploic artery | 胃网膜左动脉
right gastroepiploic artery | 胃网膜右动脉
left gastroepiploic vein | 胃网膜左静脉
right gastroepiploic vein | 胃网膜右静脉
left gastroomental artery | 胃网膜左动脉
right gastroomental artery | 胃网膜右动脉
left gastroomental vein | 胃网膜左静脉
right gastroomental vein | 胃网膜右静脉
short gastric artery | 胃短动脉
short gastric vein | 胃短静脉
middle colic artery | 中结肠动脉
middle colic vein | 中结肠静脉
hepatic artery proper | 肝固有动脉
proper hepatic artery | 肝固有动脉
left hepatic vein | 肝左静脉
right hepatic vein | 肝右静脉
middle hepatic vein | 肝中静脉
azygos vein | 奇静脉
hemiazygos vein | 半奇静脉
accessory hemiazygos vein | 副半奇静脉
inferior phrenic artery | 膈下动脉
superior phrenic artery | 膈上动脉
inferior phrenic vein | 膈下静脉
superficial epigastric artery | 腹壁浅动脉
superficial epigastric vein | 腹壁浅静脉
internal thoracic artery | 胸廓内动脉
internal thoracic vein | 胸廓内静脉
superior thoracic artery | 胸上动脉
lateral thoracic artery | 胸外侧动脉
lateral thoracic vein | 胸外侧静脉
thyrocervical trunk | 甲状颈干
costocervical trunk | 肋颈干
transverse cervical artery | 颈横动脉
transverse facial artery | 面横动脉
superficial cervical artery | 颈浅动脉
ascending pharyngeal artery | 咽升动脉
ascending palatine artery | 腭升动脉
descending palatine artery | 腭降动脉
ascending cervical artery | 颈升动脉
descending genicular artery | 膝降动脉
dorsal scapular artery | 肩胛背动脉
circumflex scapular artery | 旋肩胛动脉
circumflex scapular vein | 旋肩胛静脉
anterior circumflex humeral artery | 旋肱前动脉
posterior circumflex humeral artery | 旋肱后动脉
anterior circumflex humeral vein | 旋肱前静脉
posterior circumflex humeral vein | 旋肱后静脉
lateral circumflex femoral artery | 旋股外侧动脉
medial circumflex femoral artery | 旋股内侧动脉
lateral circumflex femoral vein | 旋股外侧静脉
medial circumflex femoral vein | 旋股内侧静脉
deep circumflex iliac artery | 旋髂深动脉
superficial circumflex iliac artery | 旋髂浅动脉
deep circumflex iliac vein | 旋髂深静脉
superficial circumflex iliac vein | 旋髂浅静脉
circumflex fibular branch | 腓骨旋支
deep brachial artery | 肱深动脉
profunda brachii artery | 肱深动脉
profunda brachii | 肱深动脉
profunda femoris artery | 股深动脉
deep artery of thigh | 股深动脉
deep femoral artery | 股深动脉
deep femoral vein | 股深静脉
deep vein of thigh | 股深静脉
superior ulnar collateral artery | 尺侧上副动脉
inferior ulnar collateral artery | 尺侧下副动脉
radial collateral artery | 桡侧副动脉
middle collateral artery | 中副动脉
radial recurrent artery | 桡侧返动脉
ulnar recurrent artery | 尺侧返动脉
recurrent interosseous artery | 骨间返动脉
anterior tibial recurrent artery | 胫前返动脉
posterior tibial recurrent artery | 胫后返动脉
superficial palmar arch | 掌浅弓
deep palmar arch | 掌深弓
superficial palmar arterial arch | 掌浅弓
deep palmar arterial arch | 掌深弓
deep plantar arch | 足底深弓
plantar arch | 足底弓
princeps pollicis artery | 拇主要动脉
radialis indicis artery | 示指桡侧动脉
dorsal digital artery of hand | 手指背动脉
dorsal digital artery of foot | 趾背动脉
common palmar digital artery | 指掌侧总动脉
proper palmar digital artery | 指掌侧固有动脉
common plantar digital artery | 趾足底总动脉
proper plantar digital artery | 趾足底固有动脉
palmar metacarpal artery | 掌心动脉
dorsal metacarpal artery | 掌背动脉
dorsal metatarsal artery | 跖背动脉
plantar metatarsal artery | 跖足底动脉
dorsal metacarpal vein | 掌背静脉
dorsal metatarsal vein | 跖背静脉
dorsalis pedis artery | 足背动脉
arcuate artery | 弓状动脉
lateral tarsal artery | 跗外侧动脉
medial tarsal artery | 跗内侧动脉
dorsal carpal arch | 腕背弓
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
central retinal artery | 视网膜中央动脉
central retinal vein | 视网膜中央静脉
central artery of retina | 视网膜中央动脉
anterior communicating artery | 前交通动脉
posterior communicating artery | 后交通动脉
callosomarginal artery | 胼胝体缘动脉
pericallosal artery | 胼周动脉
labyrinthine artery | 迷路动脉
anterior inferior cerebellar artery | 小脑下前动脉
posterior inferior cerebellar artery | 小脑下后动脉
superior cerebellar artery | 小脑上动脉
anterior superior alveolar artery | 上牙槽前动脉
posterior superior alveolar artery | 上牙槽后动脉
middle meningeal artery | 脑膜中动脉
deep lingual artery | 舌深动脉
superior vesical artery | 膀胱上动脉
middle rectal artery | 直肠中动脉
middle rectal vein | 直肠中静脉
middle suprarenal artery | 肾上腺中动脉
superior posterior pancreaticoduodenal artery | 胰十二指肠上后动脉
superior anterior pancreaticoduodenal artery | 胰十二指肠上前动脉
posterior superior pancreaticoduodenal artery | 胰十二指肠上后动脉
anterior superior pancreaticoduodenal artery | 胰十二指肠上前动脉
dorsal pancreatic artery | 胰背动脉
marginal artery of colon | 结肠边缘动脉
highest intercostal vein | 最上肋间静脉
supreme intercostal artery | 最上肋间动脉
superior intercostal vein | 肋间上静脉
dorsal artery of penis | 阴茎背动脉
deep dorsal vein of penis | 阴茎背深静脉
superficial dorsal vein of penis | 阴茎背浅静脉
deep artery of penis | 阴茎深动脉
internal pudendal artery | 阴部内动脉
internal pudendal vein | 阴部内静脉
thoracoepigastric vein | 胸腹壁静脉
paraumbilical vein | 附脐静脉
lateral sacral artery | 骶外侧动脉
median sacral artery | 骶正中动脉
median sacral vein | 骶正中静脉
anterior spinal artery | 脊髓前动脉
posterior spinal artery | 脊髓后动脉
thoracic duct | 胸导管
right lymphatic duct | 右淋巴导管
lymph node | 淋巴结
palatine tonsil | 腭扁桃体
pharyngeal tonsil | 咽扁桃体
lingual tonsil | 舌扁桃体
sinuatrial nodal branch | 窦房结支
left marginal branch | 左缘支
middle sacral vein | 骶正中静脉
sinuatrial node | 窦房结
atrioventricular node | 房室结
interatrial septum | 房间隔
auricle of left atrium | 左心耳
auricle of right atrium | 右心耳
conus branch | 动脉圆锥支
circumflex branch | 旋支
obtuse marginal branch | 钝缘支
acute marginal branch | 锐缘支
anterior descending branch | 前降支
posterior descending branch | 后降支
superior pulmonary vein | 上肺静脉
inferior pulmonary vein | 下肺静脉
inferior alveolar artery | 下牙槽动脉
inferior alveolar vein | 下牙槽静脉
superior labial artery | 上唇动脉
inferior labial artery | 下唇动脉
superior labial vein | 上唇静脉
inferior labial vein | 下唇静脉
lateral superior genicular artery | 膝上外侧动脉
medial superior genicular artery | 膝上内侧动脉
lateral inferior genicular artery | 膝下外侧动脉
medial inferior genicular artery | 膝下内侧动脉
vasculature of body | 全身血管
systemic artery | 体循环动脉
systemic vein | 体循环静脉
systemic arterial tree | 体循环动脉树
systemic arterial trunk | 体循环动脉干
systemic arterial system | 体循环动脉系
systemic venous system | 体循环静脉系
superior systemic venous tree | 上腔静脉系
inferior systemic venous tree | 下腔静脉系
subdivision of superior vena caval tree | 上腔静脉系属支
subdivision of inferior vena caval tree | 下腔静脉系属支
pulmonary arterial tree | 肺动脉树
portal venous tree | 肝门静脉系
coronary sinus tree | 冠状窦静脉树
arterial trunk | 动脉干
vascular anastomosis | 血管吻合
arterial anastomosis | 动脉吻合
venous anastomosis | 静脉吻合
cerebral arterial circle | 大脑动脉环
right side of heart | 右心
left side of heart | 左心
wall of right side of heart | 右心壁
wall of left side of heart | 左心壁
wall of ventricle | 心室壁
wall of atrium | 心房壁
anterior cardiac vein | 心前静脉
oblique vein of left atrium | 左心房斜静脉
anterior cusp of aortic valve | 主动脉瓣前半月瓣
left posterior cusp of aortic valve | 主动脉瓣左后半月瓣
right posterior cusp of aortic valve | 主动脉瓣右后半月瓣
left anterior cusp of pulmonary valve | 肺动脉瓣左前半月瓣
right anterior cusp of pulmonary valve | 肺动脉瓣右前半月瓣
posterior cusp of pulmonary valve | 肺动脉瓣后半月瓣
anterior leaflet | 前尖
posterior leaflet | 后尖
septal leaflet | 隔侧尖
septal branch | 室间隔支
anterior ventricular branch | 心室前支
posterior ventricular branch | 心室后支
ventricular branch | 心室支
anterior interventricular artery | 前室间动脉
posterior interventricular artery | 后室间动脉
conus artery | 动脉圆锥动脉
descending thoracic aorta | 胸主动脉
celiac trunk | 腹腔干
thyrocervical artery | 甲状颈干及其分支
costocervical artery | 肋颈干及其分支
medial collateral artery | 中副动脉
middle collateral branch | 中副支
radial collateral branch | 桡侧副支
anterior ulnar recurrent artery | 尺侧返动脉前支
posterior ulnar recurrent artery | 尺侧返动脉后支
dorsal carpal branch | 腕背支
palmar carpal branch | 腕掌支
arteria princeps pollicis | 拇主要动脉
arteria radialis indicis | 示指桡侧动脉
medial proper palmar digital artery | 尺侧指掌侧固有动脉
lateral proper palmar digital artery | 桡侧指掌侧固有动脉
dorsal digital artery | 指（趾）背动脉
dorsal digital vein | 指（趾）背静脉
plantar digital vein | 趾足底静脉
plantar digital artery proper | 趾足底固有动脉
common palmar digital vein | 指掌侧总静脉
proper palmar digital vein | 指掌侧固有静脉
palmar metacarpal vein | 掌心静脉
plantar metatarsal vein | 跖足底静脉
deep palmar venous arch | 掌深静脉弓
superficial palmar venous arch | 掌浅静脉弓
plantar venous arch | 足底静脉弓
plantar venous arch of foot | 足底静脉弓
dorsal venous network of hand | 手背静脉网
superficial medial plantar artery | 足底内侧动脉浅支
deep plantar artery | 足底深动脉
medial brachial vein | 内侧肱静脉
lateral brachial vein | 外侧肱静脉
posterior intercostal arteries | 肋间后动脉（组）
pancreaticoduodenal vein | 胰十二指肠静脉
anterior inferior pancreaticoduodenal artery | 胰十二指肠下前动脉
posterior inferior pancreaticoduodenal artery | 胰十二指肠下后动脉
great pancreatic artery | 胰大动脉
caudal pancreatic artery | 胰尾动脉
anterior cecal artery | 盲肠前动脉
posterior cecal artery | 盲肠后动脉
marginal colic artery | 结肠缘动脉
right hepatic artery | 肝右动脉
left hepatic artery | 肝左动脉
right portal vein | 肝门静脉右支
left portal vein | 肝门静脉左支
prehepatic portal vein | 肝门静脉肝前部
subdivision of prehepatic portal vein | 肝门静脉肝前部属支
anterior division of renal artery | 肾动脉前支
posterior division of renal artery | 肾动脉后支
segmental renal artery | 肾段动脉
superior segmental renal artery | 肾上段动脉
inferior segmental renal artery | 肾下段动脉
posterior segmental renal artery | 肾后段动脉
anterior superior segmental renal artery | 肾上前段动脉
anterior inferior segmental renal artery | 肾下前段动脉
ureteric segment of renal artery | 肾动脉输尿管支
prefrontal artery | 额前动脉
polar temporal artery | 颞极动脉
medial frontobasal artery | 额底内侧动脉
lateral frontobasal artery | 额底外侧动脉
artery of precentral sulcus | 中央前沟动脉
artery of postcentral sulcus | 中央后沟动脉
thalamoperforating artery | 丘脑穿动脉
thalamogeniculate artery | 丘脑膝状体动脉
splenial artery | 胼胝体压部动脉
posterior choroidal artery | 脉络丛后动脉
posterior medial choroidal artery | 脉络丛后内侧动脉
posterior lateral choroidal artery | 脉络丛后外侧动脉
lateral superior cerebellar artery | 小脑上外侧动脉
medial superior cerebellar artery | 小脑上内侧动脉
superior vermian branch | 蚓上支
temporooccipital branch | 颞枕支
precuneal branch | 楔前支
intermediomedial branch | 中间内侧支
insular part | 岛部
sphenoid part | 蝶部
precommunicating part | 交通前部
postcommunicating part | 交通后部
hypothalamic branch | 下丘脑支
ophthalmic artery | 眼动脉
lobar artery | 肺叶动脉
upper lobar artery | 肺上叶动脉
lower lobar artery | 肺下叶动脉
middle lobar artery | 肺中叶动脉
upper lobar vein | 肺上叶静脉
middle lobar vein | 肺中叶静脉
common basal vein | 总底静脉
superior basal vein | 上底静脉
inferior basal vein | 下底静脉
segmental pulmonary artery | 肺段动脉
segmental pulmonary vein | 肺段静脉
subsegmental pulmonary artery | 肺亚段动脉
intrapulmonary vein | 肺内静脉
intrapulmonary part | 肺内部
laterobasal branch | 外侧底支
mediobasal branch | 内侧底支
accessory subsuperior branch | 副亚上支
free wall of right ventricle | 右心室游离壁
first right anterior branch | 第1右前支
second right anterior branch | 第2右前支
third right anterior branch | 第3右前支
fourth right anterior branch | 第4右前支
superior intercostal artery | 最上肋间动脉
distal perforating artery | 远侧穿支
venous trunk | 静脉干
cavity of atrium | 心房腔
cavity of ventricle | 心室腔
cardiac chamber | 心腔
inflow part | 流入道
pulmonary venous tree | 肺静脉树
cavity of cardiac chamber | 心腔
cusp of aortic valve | 主动脉瓣半月瓣
cusp of pulmonary valve | 肺动脉瓣半月瓣
cusp of cardiac valve | 心瓣膜瓣尖
leaf of cardiac valve | 心瓣膜瓣叶
subdivision of thyrocervical artery | 甲状颈干各级分支
subdivision of costocervical artery | 肋颈干各级分支
right hepatic portal vein | 肝门静脉右支
left hepatic portal vein | 肝门静脉左支
subsegmental pulmonary vein | 肺亚段静脉
intracranial branch | 颅内支
`;
