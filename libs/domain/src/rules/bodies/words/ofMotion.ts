/** Bones, joints and muscles: English | Chinese as in 《人体解剖学名词》(第二版), without a side. */
export const ofMotion = `
superior rectus | 上直肌
inferior rectus | 下直肌
medial rectus | 内直肌
lateral rectus | 外直肌
superior oblique | 上斜肌
inferior oblique | 下斜肌
levator palpebrae superioris | 上睑提肌
common tendinous ring | 总腱环
extraocular muscle | 眼外肌
orbicularis oculi | 眼轮匝肌
genioglossus | 颏舌肌
hyoglossus | 舌骨舌肌
styloglossus | 茎突舌肌
palatoglossus | 腭舌肌
palatopharyngeus | 腭咽肌
stylopharyngeus | 茎突咽肌
salpingopharyngeus | 咽鼓管咽肌
tensor veli palatini | 腭帆张肌
levator veli palatini | 腭帆提肌
musculus uvulae | 腭垂肌
superior pharyngeal constrictor | 咽上缩肌
middle pharyngeal constrictor | 咽中缩肌
inferior pharyngeal constrictor | 咽下缩肌
cricothyroid | 环甲肌
posterior cricoarytenoid | 环杓后肌
lateral cricoarytenoid | 环杓侧肌
thyroarytenoid | 甲杓肌
transverse arytenoid | 杓横肌
oblique arytenoid | 杓斜肌
aryepiglotticus | 杓会厌肌
vocalis | 声带肌
auricularis anterior | 耳前肌
auricularis superior | 耳上肌
auricularis posterior | 耳后肌
psoas minor | 腰小肌
articularis genu | 膝关节肌
ischiocavernosus | 坐骨海绵体肌
bulbospongiosus | 球海绵体肌
superficial transverse perineal muscle | 会阴浅横肌
deep transverse perineal muscle | 会阴深横肌
external urethral sphincter | 尿道外括约肌
internal anal sphincter | 肛门内括约肌
levator costarum | 肋提肌
intertransversarius | 横突间肌
interspinalis | 棘间肌
rotator | 回旋肌
lumbrical | 蚓状肌
dorsal interosseous | 骨间背侧肌
palmar interosseous | 骨间掌侧肌
plantar interosseous | 骨间足底肌
intercostal muscle | 肋间肌
external intercostal muscle | 肋间外肌
internal intercostal muscle | 肋间内肌
innermost intercostal muscle | 肋间最内肌
subcostalis | 肋下肌
cremaster | 提睾肌
anterior cruciate ligament | 前交叉韧带
posterior cruciate ligament | 后交叉韧带
tibial collateral ligament | 胫侧副韧带
fibular collateral ligament | 腓侧副韧带
patellar ligament | 髌韧带
medial meniscus | 内侧半月板
lateral meniscus | 外侧半月板
anterior longitudinal ligament | 前纵韧带
posterior longitudinal ligament | 后纵韧带
ligamentum flavum | 黄韧带
nuchal ligament | 项韧带
supraspinous ligament | 棘上韧带
interspinous ligament | 棘间韧带
sacrospinous ligament | 骶棘韧带
sacrotuberous ligament | 骶结节韧带
iliolumbar ligament | 髂腰韧带
stylohyoid ligament | 茎突舌骨韧带
thyrohyoid membrane | 甲状舌骨膜
cricothyroid ligament | 环甲韧带
deltoid ligament | 三角韧带
acromioclavicular ligament | 肩锁韧带
coracoclavicular ligament | 喙锁韧带
coracoacromial ligament | 喙肩韧带
pubic symphysis | 耻骨联合
interpubic disk | 耻骨间盘
obturator membrane | 闭孔膜
thoracolumbar fascia | 胸腰筋膜
rectus sheath | 腹直肌鞘
plantar aponeurosis | 足底腱膜
palmar aponeurosis | 掌腱膜
articular disk | 关节盘
malleus | 锤骨
incus | 砧骨
stapes | 镫骨
auditory ossicles | 听小骨
nasal septal cartilage | 鼻中隔软骨
major alar cartilage | 大翼软骨
minor alar cartilage | 小翼软骨
lateral nasal cartilage | 鼻外侧软骨
true rib | 真肋
false rib | 假肋
floating rib | 浮肋
coccyx | 尾骨
ilium | 髂骨
ischium | 坐骨
pubis | 耻骨
anterior thoracic wall | 胸前壁
posterior thoracic wall | 胸后壁
chest wall | 胸壁
superficial chest wall | 胸壁浅层
lateral chest wall | 胸外侧壁
lateral superficial chest wall | 胸外侧壁浅层
wall of abdomen | 腹壁
posterior abdominal wall | 腹后壁
anterior abdominal wall | 腹前壁
pelvic wall | 盆壁
rib cage | 胸廓
right side of rib cage | 胸廓右侧
left side of rib cage | 胸廓左侧
pelvic skeleton | 骨盆
skeleton (in vivo) | 骨骼
skeletal ligament | 骨骼韧带
cervical vertebral column | 脊柱颈部
thoracic vertebral column | 脊柱胸部
lumbar vertebral column | 脊柱腰部
skeleton of pectoral girdle | 上肢带骨
scapular part of pectoral girdle | 上肢带肩胛部
free lower limb | 自由下肢
free upper limb | 自由上肢
lateral thyrohyoid ligament | 甲状舌骨外侧韧带
median thyrohyoid ligament | 甲状舌骨正中韧带
thyrohyoid ligament | 甲状舌骨韧带
median cricothyroid ligament | 环甲正中韧带
hyoepiglottic ligament | 舌骨会厌韧带
thyroepiglottic ligament | 甲状会厌韧带
nonskeletal ligament | 非骨骼韧带
pterygomandibular raphe | 翼突下颌缝
pharyngeal raphe | 咽缝
long plantar ligament | 足底长韧带
trochlea of superior oblique | 上斜肌滑车
check ligament of lateral rectus | 外直肌节制韧带
check ligament of medial rectus | 内直肌节制韧带
intermediate tendon | 中间腱
external anal sphincter | 肛门外括约肌
flexor retinaculum of wrist | 屈肌支持带
fascia lata of thigh | 阔筋膜
fascia lata | 阔筋膜
iliotibial tract | 髂胫束
lateral lumbar intertransversarius | 腰外侧横突间肌
medial lumbar intertransversarius | 腰内侧横突间肌
lumbar intertransversarius | 腰横突间肌
interspinalis thoracis | 胸棘间肌
iliocostalis thoracis | 胸髂肋肌
uvular muscle | 腭垂肌
gemellus | 孖肌
scalene muscle | 斜角肌
serratus posterior | 后锯肌
infrahyoid muscle | 舌骨下肌
suprahyoid muscle | 舌骨上肌
prevertebral muscle | 椎前肌
postvertebral muscle | 背固有肌
superficial postvertebral muscle | 背固有肌浅层
deep postvertebral muscle | 背固有肌深层
anterior suboccipital muscle | 枕下肌前群
posterior suboccipital muscle | 枕下肌后群
gluteal muscle | 臀肌
thenar muscle | 鱼际肌
hypothenar muscle | 小鱼际肌
intrinsic muscle of hand | 手固有肌
intrinsic muscle of foot | 足固有肌
intrinsic muscle of plantar part of foot | 足底固有肌
intrinsic muscle of shoulder | 肩固有肌
intrinsic muscle of larynx | 喉内肌
extrinsic muscle of tongue | 舌外肌
constrictor muscle of pharynx | 咽缩肌
musculature | 肌群
musculature of chest | 胸肌群
musculature of anterior abdominal wall | 腹前壁肌群
musculature of subdivision of trunk | 躯干各部肌群
musculature of subdivision of free upper limb | 自由上肢各部肌群
muscle organ | 肌
muscle of anterior compartment of arm | 臂肌前群
muscle of posterior compartment of arm | 臂肌后群
muscle of anterior compartment of forearm | 前臂肌前群
deep muscle of anterior compartment of forearm | 前臂肌前群深层
superficial muscle of anterior compartment of forearm | 前臂肌前群浅层
muscle of posterior compartment of forearm | 前臂肌后群
deep muscle of posterior compartment of forearm | 前臂肌后群深层
superficial muscle of posterior compartment of forearm | 前臂肌后群浅层
muscle of anterior compartment of thigh | 大腿肌前群
muscle of posterior compartment of thigh | 大腿肌后群
muscle of medial compartment of thigh | 大腿肌内侧群
muscle of anterior compartment of leg | 小腿肌前群
muscle of lateral compartment of leg | 小腿肌外侧群
muscle of posterior compartment of leg | 小腿肌后群
deep muscle of posterior compartment of leg | 小腿肌后群深层
superficial muscle of posterior compartment of leg | 小腿肌后群浅层
muscle of thigh | 大腿肌
muscle of leg | 小腿肌
muscle of forearm | 前臂肌
muscle of arm | 臂肌
muscle of free upper limb | 自由上肢肌
muscle of free lower limb | 自由下肢肌
muscle of pelvic girdle | 下肢带肌
muscle of pectoral girdle | 上肢带肌
superficial muscle of neck | 颈浅肌
deep muscle of neck | 颈深肌
levator costarum brevis | 肋短提肌
levator costarum longus | 肋长提肌
cuneiform bone | 楔骨
typical rib | 典型肋
atypical rib | 非典型肋
phalanx of finger | 指骨
phalanx of toe | 趾骨
pectoral muscle | 胸肌
muscle of thorax | 胸部肌
intervertebral disk of cervical vertebra | 颈椎间盘
intervertebral disk of thoracic vertebra | 胸椎间盘
intervertebral disk of lumbar vertebra | 腰椎间盘
`;
