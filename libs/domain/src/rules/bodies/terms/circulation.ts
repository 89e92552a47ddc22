/** Heart, vessels, lymphoid organs: see `readTerms.ts` for how a line is read. */
export const circulation = `
cardiovascular system | 心血管系统 / 循环系统 | systema cardiovasculare | 7161
artery | 动脉 | arteria | 50720
vein | 静脉 | vena | 50723
anatomical valve | 瓣膜 | valva | 67611
heart | 心 / 心脏 | cor | 7088
wall of heart | 心壁 | paries cordis | 7274
myocardium | 心肌层 / 心肌 | myocardium | 9462
right atrium | 右心房 | atrium dextrum | 7096
left atrium | 左心房 | atrium sinistrum | 7097
right ventricle | 右心室 | ventriculus dexter | 7098
left ventricle | 左心室 | ventriculus sinister | 7101
interventricular septum | 室间隔 | septum interventriculare | 7133
muscular part of interventricular septum | 室间隔肌部 | pars muscularis septi interventricularis | 7134
tricuspid valve | 三尖瓣 / 右房室瓣 | valva tricuspidalis / valva atrioventricularis dextra | 7234
mitral valve / bicuspid valve | 二尖瓣 / 左房室瓣 | valva mitralis / valva atrioventricularis sinistra | 7235
pulmonary valve | 肺动脉瓣 | valva trunci pulmonalis | 7246
outflow part of right ventricle / conus arteriosus | 动脉圆锥 / 右心室流出道 | conus arteriosus | 7216
papillary muscle of right ventricle | 右心室乳头肌 | musculus papillaris ventriculi dextri | 7259
anterior papillary muscle of right ventricle | 右心室前乳头肌 | musculus papillaris anterior ventriculi dextri | 7260
posterior papillary muscle of right ventricle | 右心室后乳头肌 | musculus papillaris posterior ventriculi dextri | 7261
septal papillary muscle of right ventricle | 右心室隔侧乳头肌 | musculus papillaris septalis ventriculi dextri | 7262
papillary muscle of left ventricle | 左心室乳头肌 | musculus papillaris ventriculi sinistri | 9352
posterior papillary muscle of left ventricle | 左心室后乳头肌 | musculus papillaris posterior ventriculi sinistri | 7266
set of arteries | 全部动脉 | arteriae | 63812
pulmonary artery | 肺动脉 | arteria pulmonalis | 66326
pulmonary vein | 肺静脉 | vena pulmonalis | 66643
aorta | 主动脉 | aorta | 3734
ascending aorta | 升主动脉 / 主动脉升部 | aorta ascendens / pars ascendens aortae | 3736
arch of aorta / aortic arch | 主动脉弓 | arcus aortae | 3768
descending aorta | 降主动脉 / 主动脉降部 | aorta descendens / pars descendens aortae | 3784
thoracic aorta | 胸主动脉 / 主动脉胸部 | aorta thoracica / pars thoracica aortae | 3786
right coronary artery | 右冠状动脉 | arteria coronaria dextra | 50039
trunk of right coronary artery | 右冠状动脉干 | truncus arteriae coronariae dextrae | 3802
marginal branch of right coronary artery | 右缘支 | ramus marginalis dexter | 3818
posterior interventricular branch of right coronary artery | 后室间支 | ramus interventricularis posterior | 3840
set of interventricular septal branches of right coronary artery | 右冠状动脉室间隔支 | rami interventriculares septales arteriae coronariae dextrae | 71669
right posterolateral branch of right coronary artery | 右后外侧支 | ramus posterolateralis dexter | 76994
left coronary artery | 左冠状动脉 | arteria coronaria sinistra | 50040
stem of left coronary artery | 左冠状动脉干 | truncus arteriae coronariae sinistrae | 4685
anterior interventricular branch of left coronary artery | 前室间支 | ramus interventricularis anterior | 3862
set of interventricular septal branches of left coronary artery | 左冠状动脉室间隔支 | rami interventriculares septales arteriae coronariae sinistrae | 71670
circumflex branch of left coronary artery | 旋支 / 左旋支 | ramus circumflexus | 3895
brachiocephalic artery / brachiocephalic trunk | 头臂干 / 无名动脉 | truncus brachiocephalicus | 3932
common carotid artery | 颈总动脉 | arteria carotis communis | 3939 3941 4058
subclavian artery | 锁骨下动脉 | arteria subclavia | 3951 3953 4694
celiac artery | 腹腔动脉 | arteria coeliaca | 50737
celiac trunk | 腹腔干 | truncus coeliacus | 14812
left gastric artery | 胃左动脉 | arteria gastrica sinistra | 14768
common hepatic artery | 肝总动脉 | arteria hepatica communis | 14771
splenic artery | 脾动脉 | arteria splenica / arteria lienalis | 14773
superior mesenteric artery | 肠系膜上动脉 | arteria mesenterica superior | 14749
inferior mesenteric artery | 肠系膜下动脉 | arteria mesenterica inferior | 14750
renal artery | 肾动脉 | arteria renalis | 14751 14752 14753
common iliac artery | 髂总动脉 | arteria iliaca communis | 14764 14765 14766
internal iliac artery | 髂内动脉 | arteria iliaca interna | 18808 18809 18810
external iliac artery | 髂外动脉 | arteria iliaca externa | 18805 18806 18807
set of veins | 全部静脉 | venae | 63814
cardiac vein | 心静脉 | vena cordis | 12846
coronary sinus | 冠状窦 | sinus coronarius | 4706
great cardiac vein | 心大静脉 | vena cordis magna | 4707
middle cardiac vein | 心中静脉 | vena cordis media | 4713
small cardiac vein | 心小静脉 | vena cordis parva | 4714
set of posterior veins of left ventricle | 左心室后静脉 | venae ventriculi sinistri posteriores | 76751
set of anterior cardiac veins | 心前静脉 | venae cordis anteriores | 71567
superior vena cava | 上腔静脉 | vena cava superior | 4720
brachiocephalic vein | 头臂静脉 / 无名静脉 | vena brachiocephalica | 4723 4751 4761
internal jugular vein | 颈内静脉 | vena jugularis interna | 4724 4754 4762
subclavian vein | 锁骨下静脉 | vena subclavia | 4725 4755 4763
inferior vena cava | 下腔静脉 | vena cava inferior | 10951
renal vein | 肾静脉 | vena renalis | - 14335 14336
common iliac vein | 髂总静脉 | vena iliaca communis | 14333 21387 21388
internal iliac vein | 髂内静脉 | vena iliaca interna | 18884 18887 18888
external iliac vein | 髂外静脉 | vena iliaca externa | 18883 18885 18886
superior mesenteric vein | 肠系膜上静脉 | vena mesenterica superior | 14332
splenic vein | 脾静脉 | vena splenica / vena lienalis | 14331
`;

export const lymphoid = `
lymphoid system | 淋巴系统 | systema lymphoideum | 74594
thymus | 胸腺 | thymus | 9607
lobe of thymus | 胸腺叶 | lobus thymi | 71193
~ lobe of thymus | 胸腺叶 | lobus thymi | - 71194 71195
spleen | 脾 / 脾脏 | splen / lien | 7196
`;
