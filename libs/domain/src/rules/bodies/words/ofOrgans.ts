/** Inner organs, senses, skin: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofOrgans = `
mucosa | 黏膜
scalp | 头皮
face | 面部
epiglottis | 会厌
cricoid cartilage | 环状软骨
arytenoid cartilage | 杓状软骨
corniculate cartilage | 小角软骨
cuneiform cartilage | 楔状软骨
tracheal cartilage | 气管软骨
epiglottic cartilage | 会厌软骨
vocal ligament | 声韧带
vocal fold | 声襞
main bronchus | 主支气管
bronchus | 支气管
bronchial tree | 支气管树
bronchopulmonary segment | 支气管肺段
larynx | 喉
pharynx | 咽
nasopharynx | 鼻咽
oropharynx | 口咽
laryngopharynx | 喉咽
pleura | 胸膜
parietal pleura | 壁胸膜
visceral pleura | 脏胸膜
peritoneum | 腹膜
parietal peritoneum | 壁腹膜
visceral peritoneum | 脏腹膜
greater omentum | 大网膜
lesser omentum | 小网膜
mesentery | 肠系膜
transverse mesocolon | 横结肠系膜
cecum | 盲肠
caecum | 盲肠
ascending colon | 升结肠
transverse colon | 横结肠
descending colon | 降结肠
sigmoid colon | 乙状结肠
anal canal | 肛管
anus | 肛门
caudate lobe | 尾状叶
quadrate lobe | 方叶
common bile duct | 胆总管
bile duct | 胆管
cystic duct | 胆囊管
hepatic duct | 肝管
common hepatic duct | 肝总管
parotid gland | 腮腺
parotid duct | 腮腺管
submandibular gland | 下颌下腺
sublingual gland | 舌下腺
uvula | 腭垂
soft palate | 软腭
hard palate | 硬腭
palate | 腭
tongue | 舌
gingiva | 牙龈
central incisor tooth | 中切牙
lateral incisor tooth | 侧切牙
incisor tooth | 切牙
canine tooth | 尖牙
premolar tooth | 前磨牙
molar tooth | 磨牙
renal pelvis | 肾盂
renal pyramid | 肾锥体
renal cortex | 肾皮质
renal medulla | 肾髓质
renal calyx | 肾盏
major calyx | 肾大盏
minor calyx | 肾小盏
kidney | 肾
urethra | 尿道
bulbourethral gland | 尿道球腺
ejaculatory duct | 射精管
spermatic cord | 精索
tunica albuginea | 白膜
thyroid gland | 甲状腺
parathyroid gland | 甲状旁腺
adrenal gland | 肾上腺
cornea | 角膜
sclera | 巩膜
choroid | 脉络膜
retina | 视网膜
iris | 虹膜
ciliary body | 睫状体
ciliary muscle | 睫状肌
lens | 晶状体
vitreous body | 玻璃体
vitreous humor | 玻璃体
aqueous humor | 房水
pupil | 瞳孔
conjunctiva | 结膜
fovea centralis | 中央凹
macula | 黄斑
zonular fiber | 睫状小带纤维
ciliary zonule | 睫状小带
suspensory ligament of lens | 睫状小带
lacrimal gland | 泪腺
lacrimal sac | 泪囊
lacrimal canaliculus | 泪小管
superior lacrimal canaliculus | 上泪小管
inferior lacrimal canaliculus | 下泪小管
superior lacrimal duct | 上泪小管
inferior lacrimal duct | 下泪小管
nasolacrimal duct | 鼻泪管
tarsal plate | 睑板
superior tarsal plate | 上睑板
inferior tarsal plate | 下睑板
cornea of eyeball | 角膜
sclera of eyeball | 巩膜
choroid of eyeball | 脉络膜
retina of eyeball | 视网膜
iris of eyeball | 虹膜
ciliary body of eyeball | 睫状体
lens of eyeball | 晶状体
vitreous body of eyeball | 玻璃体
conjunctiva of eyeball | 结膜
superior tarsal plate of upper eyelid | 上睑板
inferior tarsal plate of lower eyelid | 下睑板
renal pelvis of kidney | 肾盂
major calyx of kidney | 肾大盏
minor calyx of kidney | 肾小盏
anterior chamber of eyeball | 眼前房
posterior chamber of eyeball | 眼后房
cochlea | 耳蜗
tympanic membrane | 鼓膜
auricle | 耳廓
semicircular canal | 半规管
semicircular duct | 膜半规管
external acoustic meatus | 外耳道
auditory tube | 咽鼓管
nipple | 乳头
areola | 乳晕
breast | 乳房
mammary gland | 乳腺
nail | 甲
eyelash | 睫毛
main bronchus proper | 主支气管
tracheobronchial tree | 气管支气管树
lower respiratory tract | 下呼吸道
upper respiratory tract | 上呼吸道
conus elasticus | 弹性圆锥
cartilaginous skeleton of external nose | 外鼻软骨
septal nasal cartilage | 鼻中隔软骨
compartment of thorax | 胸腔
compartment of abdomen | 腹腔
gastrointestinal tract | 胃肠道
ileocecal junction | 回盲部
mesoappendix | 阑尾系膜
mesentery of small intestine | 小肠系膜
parenchyma of pancreas | 胰实质
pancreatic duct tree | 胰管树
biliary tree | 胆道树
hepatic biliary tree | 肝内胆管树
right hepatic biliary tree | 右肝胆管树
left hepatic biliary tree | 左肝胆管树
right hepatic duct | 肝右管
left hepatic duct | 肝左管
hemiliver | 半肝
right liver | 右半肝
left liver | 左半肝
anterior sector | 前区
posterior sector | 后区
upper urinary tract | 上尿路
lower urinary tract | 下尿路
lower central secondary incisor tooth | 下颌恒中切牙
lower lateral secondary incisor tooth | 下颌恒侧切牙
lower secondary incisor tooth | 下颌恒切牙
lower secondary canine tooth | 下颌恒尖牙
lower first secondary premolar tooth | 下颌第1恒前磨牙
lower second secondary premolar tooth | 下颌第2恒前磨牙
lower secondary premolar tooth | 下颌恒前磨牙
lower first secondary molar tooth | 下颌第1恒磨牙
lower second secondary molar tooth | 下颌第2恒磨牙
lower secondary molar tooth | 下颌恒磨牙
upper central secondary incisor tooth | 上颌恒中切牙
upper lateral secondary incisor tooth | 上颌恒侧切牙
upper secondary incisor tooth | 上颌恒切牙
upper secondary canine tooth | 上颌恒尖牙
upper first secondary premolar tooth | 上颌第1恒前磨牙
upper second secondary premolar tooth | 上颌第2恒前磨牙
upper secondary premolar tooth | 上颌恒前磨牙
upper first secondary molar tooth | 上颌第1恒磨牙
upper second secondary molar tooth | 上颌第2恒磨牙
upper secondary molar tooth | 上颌恒磨牙
secondary incisor tooth | 恒切牙
secondary canine tooth | 恒尖牙
secondary premolar tooth | 恒前磨牙
secondary molar tooth | 恒磨牙
mandibular part of mouth | 口腔下颌部
maxillary part of mouth | 口腔上颌部
lip | 唇
mons pubis | 阴阜
fibrous layer of eyeball | 眼球纤维膜
optic part of retina | 视网膜视部
corona ciliaris | 睫状冠
lacrimal apparatus | 泪器
lacrimal lake | 泪湖
lacrimal duct | 泪管
tarsal plate of upper eyelid | 上睑板
tarsal plate of lower eyelid | 下睑板
external ear | 外耳
eyebrow | 眉
hair of head | 头发
pubic hair | 阴毛
extrahepatic bile duct | 肝外胆管
taenia coli | 结肠带
major salivary gland | 大唾液腺
vascular layer of eyeball | 眼球血管膜
tarsal plate of eyelid | 睑板
hair | 毛
content of abdomen | 腹腔内容物
mesentery of large intestine | 大肠系膜
peritoneal mesentery | 腹膜系膜
pulmonary segment of bronchial tree | 肺段支气管树
`;
