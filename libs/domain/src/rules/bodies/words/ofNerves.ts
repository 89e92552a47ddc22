/** Brain and nerves: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofNerves = `
hemisphere of cerebellum | 小脑半球
cerebrum | 大脑
brainstem | 脑干
vermis | 小脑蚓
vermis of cerebellum | 小脑蚓
body of corpus callosum | 胼胝体干
trunk of corpus callosum | 胼胝体干
flocculus | 绒球
tonsil of cerebellum | 小脑扁桃体
dentate nucleus | 齿状核
inferior frontal gyrus | 额下回
precentral gyrus | 中央前回
paracentral lobule | 中央旁小叶
superior parietal lobule | 顶上小叶
inferior parietal lobule | 顶下小叶
precuneus | 楔前叶
cuneus | 楔叶
lingual gyrus | 舌回
straight gyrus | 直回
orbital gyrus | 眶回
orbital gyri | 眶回
dentate gyrus | 齿状回
uncus | 钩
transverse temporal gyrus | 颞横回
lateral occipitotemporal gyrus | 枕颞外侧回
medial occipitotemporal gyrus | 枕颞内侧回
subcallosal area | 胼胝体下区
central sulcus | 中央沟
lateral sulcus | 外侧沟
calcarine sulcus | 距状沟
calcarine fissure | 距状沟
parietooccipital sulcus | 顶枕沟
cingulate sulcus | 扣带沟
intraparietal sulcus | 顶内沟
long gyrus of insula | 岛长回
short gyrus of insula | 岛短回
opercular part | 岛盖部
triangular part | 三角部
orbital part | 眶部
claustrum | 屏状核
nucleus accumbens | 伏隔核
subthalamic nucleus | 底丘脑核
substantia nigra | 黑质
red nucleus | 红核
pulvinar | 丘脑枕
corona radiata | 辐射冠
optic radiation | 视辐射
external capsule | 外囊
infundibulum | 漏斗
neurohypophysis | 神经垂体
adenohypophysis | 腺垂体
choroid plexus | 脉络丛
third ventricle | 第三脑室
fourth ventricle | 第四脑室
lateral ventricle | 侧脑室
frontal horn | 前角
occipital horn | 后角
temporal horn | 下角
olfactory bulb | 嗅球
olfactory tract | 嗅束
olfactory nerve | 嗅神经
optic nerve | 视神经
oculomotor nerve | 动眼神经
trochlear nerve | 滑车神经
trigeminal nerve | 三叉神经
trigeminal ganglion | 三叉神经节
abducent nerve | 展神经
abducens nerve | 展神经
facial nerve | 面神经
vestibulocochlear nerve | 前庭蜗神经
glossopharyngeal nerve | 舌咽神经
vagus nerve | 迷走神经
accessory nerve | 副神经
hypoglossal nerve | 舌下神经
ophthalmic nerve | 眼神经
maxillary nerve | 上颌神经
mandibular nerve | 下颌神经
inferior alveolar nerve | 下牙槽神经
lingual nerve | 舌神经
recurrent laryngeal nerve | 喉返神经
phrenic nerve | 膈神经
brachial plexus | 臂丛
cervical plexus | 颈丛
lumbar plexus | 腰丛
sacral plexus | 骶丛
lumbosacral trunk | 腰骶干
sympathetic trunk | 交感干
median nerve | 正中神经
axillary nerve | 腋神经
radial nerve | 桡神经
ulnar nerve | 尺神经
musculocutaneous nerve | 肌皮神经
sciatic nerve | 坐骨神经
common fibular nerve | 腓总神经
common peroneal nerve | 腓总神经
greater occipital nerve | 枕大神经
lesser occipital nerve | 枕小神经
great auricular nerve | 耳大神经
long thoracic nerve | 胸长神经
lateral femoral cutaneous nerve | 股外侧皮神经
posterior femoral cutaneous nerve | 股后皮神经
medial sural cutaneous nerve | 腓肠内侧皮神经
lateral sural cutaneous nerve | 腓肠外侧皮神经
medial brachial cutaneous nerve | 臂内侧皮神经
medial antebrachial cutaneous nerve | 前臂内侧皮神经
lateral antebrachial cutaneous nerve | 前臂外侧皮神经
dorsal nerve of penis | 阴茎背神经
genitofemoral nerve | 生殖股神经
iliohypogastric nerve | 髂腹下神经
ilioinguinal nerve | 髂腹股沟神经
cervical spinal nerve | 颈神经
thoracic spinal nerve | 胸神经
lumbar spinal nerve | 腰神经
sacral spinal nerve | 骶神经
spinal nerve | 脊神经
cauda equina | 马尾
conus medullaris | 脊髓圆锥
filum terminale | 终丝
dura mater | 硬脑膜
arachnoid mater | 蛛网膜
pia mater | 软膜
falx cerebri | 大脑镰
falx cerebelli | 小脑镰
tentorium cerebelli | 小脑幕
neural layer | 神经层
gray matter | 灰质
white matter | 白质
nasociliary nerve | 鼻睫神经
infratrochlear nerve | 滑车下神经
supratrochlear nerve | 滑车上神经
supraorbital nerve | 眶上神经
cranial nerve | 脑神经
communicating branch of nasociliary nerve with ciliary ganglion | 鼻睫神经睫状神经节交通支
prefrontal cortex | 前额叶皮质
midbrain tectum | 中脑顶盖
basicranial part of head proper | 颅底部
nucleus of thalamus | 丘脑核
cavity of neuraxis | 中枢神经系统腔
nucleus of brain | 脑内核团
gyrus of neuraxis | 脑回
lobe of cerebral hemisphere | 大脑叶
ventricular system of brain | 脑室系统
`;
