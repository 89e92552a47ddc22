/** Arteries and their branches: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofArteries = `
abdominal aorta | 腹主动脉
thoracic aorta | 胸主动脉
ascending aorta | 升主动脉
pulmonary trunk | 肺动脉干
pulmonary arterial trunk | 肺动脉干
left gastric artery | 胃左动脉
right gastric artery | 胃右动脉
left gastroepiploic artery | 胃网膜左动脉
right gastroepiploic artery | 胃网膜右动脉
left gastroomental artery | 胃网膜左动脉
right gastroomental artery | 胃网膜右动脉
short gastric artery | 胃短动脉
middle colic artery | 中结肠动脉
hepatic artery proper | 肝固有动脉
proper hepatic artery | 肝固有动脉
inferior phrenic artery | 膈下动脉
superior phrenic artery | 膈上动脉
superficial epigastric artery | 腹壁浅动脉
internal thoracic artery | 胸廓内动脉
superior thoracic artery | 胸上动脉
lateral thoracic artery | 胸外侧动脉
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
anterior circumflex humeral artery | 旋肱前动脉
posterior circumflex humeral artery | 旋肱后动脉
lateral circumflex femoral artery | 旋股外侧动脉
medial circumflex femoral artery | 旋股内侧动脉
deep circumflex iliac artery | 旋髂深动脉
superficial circumflex iliac artery | 旋髂浅动脉
circumflex fibular branch | 腓骨旋支
deep brachial artery | 肱深动脉
profunda brachii artery | 肱深动脉
profunda brachii | 肱深动脉
profunda femoris artery | 股深动脉
deep artery of thigh | 股深动脉
deep femoral artery | 股深动脉
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
dorsalis pedis artery | 足背动脉
arcuate artery | 弓状动脉
lateral tarsal artery | 跗外侧动脉
medial tarsal artery | 跗内侧动脉
dorsal carpal arch | 腕背弓
central retinal artery | 视网膜中央动脉
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
middle suprarenal artery | 肾上腺中动脉
superior posterior pancreaticoduodenal artery | 胰十二指肠上后动脉
superior anterior pancreaticoduodenal artery | 胰十二指肠上前动脉
posterior superior pancreaticoduodenal artery | 胰十二指肠上后动脉
anterior superior pancreaticoduodenal artery | 胰十二指肠上前动脉
dorsal pancreatic artery | 胰背动脉
marginal artery of colon | 结肠边缘动脉
supreme intercostal artery | 最上肋间动脉
dorsal artery of penis | 阴茎背动脉
deep artery of penis | 阴茎深动脉
internal pudendal artery | 阴部内动脉
lateral sacral artery | 骶外侧动脉
median sacral artery | 骶正中动脉
anterior spinal artery | 脊髓前动脉
posterior spinal artery | 脊髓后动脉
inferior alveolar artery | 下牙槽动脉
superior labial artery | 上唇动脉
inferior labial artery | 下唇动脉
lateral superior genicular artery | 膝上外侧动脉
medial superior genicular artery | 膝上内侧动脉
lateral inferior genicular artery | 膝下外侧动脉
medial inferior genicular artery | 膝下内侧动脉
systemic artery | 体循环动脉
systemic arterial tree | 体循环动脉树
systemic arterial trunk | 体循环动脉干
systemic arterial system | 体循环动脉系
pulmonary arterial tree | 肺动脉树
arterial trunk | 动脉干
cerebral arterial circle | 大脑动脉环
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
plantar digital artery proper | 趾足底固有动脉
superficial medial plantar artery | 足底内侧动脉浅支
deep plantar artery | 足底深动脉
posterior intercostal arteries | 肋间后动脉（组）
anterior inferior pancreaticoduodenal artery | 胰十二指肠下前动脉
posterior inferior pancreaticoduodenal artery | 胰十二指肠下后动脉
great pancreatic artery | 胰大动脉
caudal pancreatic artery | 胰尾动脉
anterior cecal artery | 盲肠前动脉
posterior cecal artery | 盲肠后动脉
marginal colic artery | 结肠缘动脉
right hepatic artery | 肝右动脉
left hepatic artery | 肝左动脉
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
segmental pulmonary artery | 肺段动脉
subsegmental pulmonary artery | 肺亚段动脉
intrapulmonary part | 肺内部
laterobasal branch | 外侧底支
mediobasal branch | 内侧底支
accessory subsuperior branch | 副亚上支
superior intercostal artery | 最上肋间动脉
distal perforating artery | 远侧穿支
subdivision of thyrocervical artery | 甲状颈干各级分支
subdivision of costocervical artery | 肋颈干各级分支
intracranial branch | 颅内支
`;
