/** The heart, its vessels, lymphoid organs: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofHeart = `
aortic valve | 主动脉瓣
septal cusp | 隔侧尖
noncoronary cusp | 无冠状动脉瓣
left coronary cusp | 左冠状动脉瓣
right coronary cusp | 右冠状动脉瓣
anterior papillary muscle | 前乳头肌
posterior papillary muscle | 后乳头肌
papillary muscle | 乳头肌
thoracic duct | 胸导管
right lymphatic duct | 右淋巴导管
lymph node | 淋巴结
palatine tonsil | 腭扁桃体
pharyngeal tonsil | 咽扁桃体
lingual tonsil | 舌扁桃体
sinuatrial nodal branch | 窦房结支
left marginal branch | 左缘支
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
vasculature of body | 全身血管
vascular anastomosis | 血管吻合
arterial anastomosis | 动脉吻合
right side of heart | 右心
left side of heart | 左心
wall of right side of heart | 右心壁
wall of left side of heart | 左心壁
wall of ventricle | 心室壁
wall of atrium | 心房壁
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
free wall of right ventricle | 右心室游离壁
first right anterior branch | 第1右前支
second right anterior branch | 第2右前支
third right anterior branch | 第3右前支
fourth right anterior branch | 第4右前支
cavity of atrium | 心房腔
cavity of ventricle | 心室腔
cardiac chamber | 心腔
inflow part | 流入道
cavity of cardiac chamber | 心腔
cusp of aortic valve | 主动脉瓣半月瓣
cusp of pulmonary valve | 肺动脉瓣半月瓣
cusp of cardiac valve | 心瓣膜瓣尖
leaf of cardiac valve | 心瓣膜瓣叶
`;
