/** The words that names are composed of: English | Chinese. */

/** A position or direction. */
export const directions = `
superior | 上
inferior | 下
anterior | 前
posterior | 后
lateral | 外侧
medial | 内侧
intermediate | 中间
middle | 中
superficial | 浅
deep | 深
external | 外
internal | 内
common | 总
proper | 固有
upper | 上
lower | 下
ascending | 升
descending | 降
great | 大
small | 小
long | 长
short | 短
anterolateral | 前外侧
anteromedial | 前内侧
posterolateral | 后外侧
posteromedial | 后内侧
anterosuperior | 前上
posteroinferior | 后下
posterosuperior | 后上
anteroinferior | 前下
accessory | 副
dorsal | 背侧
ventral | 腹侧
median | 正中
proximal | 近侧
distal | 远侧
inferomedial | 下内侧
`;

/** Qualifiers that stand before the noun in Chinese as well: great auricular, transverse colon. */
export const manners = `
transverse | 横
oblique | 斜
longitudinal | 纵
circular | 环形
vertical | 垂直
straight | 直
greater | 大
lesser | 小
major | 大
minor | 小
main | 主
lobar | 叶
segmental | 段
subsegmental | 亚段
terminal | 终
marginal | 缘
perforating | 穿
communicating | 交通
nutrient | 滋养
collateral | 侧副
recurrent | 返
muscular | 肌
articular | 关节
cutaneous | 皮
central | 中央
basal | 底
apical | 尖
septal | 隔
anular | 环状
cruciate | 交叉
fibrous | 纤维
bony | 骨性
cartilaginous | 软骨性
membranous | 膜性
secondary | 恒
sesamoid | 籽
visceral | 脏
conus | 圆锥
diagonal | 对角
interatrial | 房间
interventricular | 室间
sinuatrial | 窦房
atrioventricular | 房室
apicoposterior | 尖后
lingular | 舌
cardiac | 心
`;

/** Ordinals: 第1, 第2 … */
export const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
