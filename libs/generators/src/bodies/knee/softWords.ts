import type { Words } from '../body';

export const ligamentWords: Readonly<Record<string, Words>> = {
  'anterior-cruciate-ligament': [
    '前交叉韧带',
    'ligamentum cruciatum anterius',
    'anterior cruciate ligament',
    '自胫骨髁间隆起前方向后上外，止于股骨外侧髁的内侧面，防止胫骨前移。急停扭转时易断，伤后关节积血，拉赫曼试验和前抽屉试验阳性。',
  ],
  'posterior-cruciate-ligament': [
    '后交叉韧带',
    'ligamentum cruciatum posterius',
    'posterior cruciate ligament',
    '自胫骨髁间隆起后方向前上内，止于股骨内侧髁的外侧面，比前交叉韧带粗强，防止胫骨后移；屈膝时小腿前面撞上仪表板，常使它断裂。',
  ],
  'medial-collateral-ligament': [
    '内侧副韧带',
    'ligamentum collaterale tibiale',
    'medial collateral ligament',
    '宽扁，自股骨内上髁到胫骨内侧面，深层与关节囊和内侧半月板相连，抵抗外翻。外翻伤时可与内侧半月板、前交叉韧带同时受损。',
  ],
  'lateral-collateral-ligament': [
    '外侧副韧带',
    'ligamentum collaterale fibulare',
    'lateral collateral ligament',
    '圆索状，自股骨外上髁到腓骨头，与外侧半月板不相连，抵抗内翻；伸膝时紧张，屈膝时松弛，盘腿时可摸到。',
  ],
  'patellar-ligament': [
    '髌韧带',
    'ligamentum patellae',
    'patellar ligament',
    '股四头肌腱的延续，自髌尖到胫骨粗隆。叩击它引出膝反射，检查第二至四腰节；青少年反复牵拉时胫骨粗隆骨骺发炎。',
  ],
  'medial-patellar-retinaculum': [
    '髌内侧支持带',
    'retinaculum patellae mediale',
    'medial patellar retinaculum',
    '由股内侧肌腱膜延成，其深层的内侧髌股韧带是防止髌骨外脱位的主要结构，首次脱位时多撕裂。',
  ],
  'lateral-patellar-retinaculum': [
    '髌外侧支持带',
    'retinaculum patellae laterale',
    'lateral patellar retinaculum',
    '由股外侧肌腱膜和髂胫束纤维组成，过紧时髌骨向外倾斜，髌股外侧压力增高。',
  ],
  'transverse-ligament': [
    '膝横韧带',
    'ligamentum transversum genus',
    'transverse ligament of knee',
    '连接两半月板前缘的细带，约一半以上的人有，磁共振图像上不可误认为半月板前角撕裂。',
  ],
  'posterior-meniscofemoral-ligament': [
    '板股后韧带',
    'ligamentum meniscofemorale posterius',
    'posterior meniscofemoral ligament',
    '自外侧半月板后角斜过后交叉韧带后方，止于股骨内侧髁，协助后交叉韧带，并在屈伸时牵动半月板后角。',
  ],
};

export const tendonWords: Readonly<Record<string, Words>> = {
  'quadriceps-tendon': [
    '股四头肌腱',
    'tendo musculi quadricipitis femoris',
    'quadriceps tendon',
    '四个头合成，止于髌底，续为髌韧带，是伸膝的唯一动力。中老年人断裂后不能直腿抬高，髌上可摸到凹陷。',
  ],
  'iliotibial-tract': [
    '髂胫束',
    'tractus iliotibialis',
    'iliotibial tract',
    '阔筋膜外侧增厚的部分，止于胫骨外侧髁前面，从外侧稳定伸直的膝；长跑者反复摩擦股骨外上髁，出现膝外侧痛。',
  ],
  'biceps-femoris-tendon': [
    '股二头肌腱',
    'tendo musculi bicipitis femoris',
    'biceps femoris tendon',
    '构成腘窝的外上界，止于腓骨头，屈膝并使小腿旋外；内侧紧挨腓总神经，手术时靠它寻找神经。',
  ],
  'semimembranosus-tendon': [
    '半膜肌腱',
    'tendo musculi semimembranosi',
    'semimembranosus tendon',
    '构成腘窝的内上界，止于胫骨内侧髁后面，并分出纤维成腘斜韧带；其与腓肠肌内侧头之间的滑囊胀大即腘窝囊肿。',
  ],
  'pes-anserinus': [
    '鹅足',
    'pes anserinus superficialis',
    'pes anserinus',
    '缝匠肌、股薄肌、半腱肌的腱合成，止于胫骨上端内侧面。重建前交叉韧带时常取股薄肌、半腱肌的腱。',
  ],
  popliteus: [
    '腘肌',
    'musculus popliteus',
    'popliteus',
    '自股骨外侧髁斜向下内到胫骨后面，腱在关节囊内、外侧半月板外缘经过；开始屈膝时使股骨旋外，解开伸直时的锁扣。',
  ],
};

export const cushionWords: Readonly<Record<string, Words>> = {
  'suprapatellar-bursa': [
    '髌上囊',
    'bursa suprapatellaris',
    'suprapatellar bursa',
    '股四头肌腱与股骨之间，与关节腔相通，是膝的最大滑囊。关节积液先充盈此处，压住它再按髌骨即出现浮髌。',
  ],
  'prepatellar-bursa': [
    '髌前皮下囊',
    'bursa subcutanea prepatellaris',
    'prepatellar bursa',
    '髌骨与皮肤之间，不与关节腔相通。长期跪地工作的人易发炎，膝前肿而关节活动不受限。',
  ],
  'subcutaneous-infrapatellar-bursa': [
    '髌下皮下囊',
    'bursa subcutanea infrapatellaris',
    'subcutaneous infrapatellar bursa',
    '胫骨粗隆、髌韧带下端与皮肤之间，直身跪时受压。',
  ],
  'deep-infrapatellar-bursa': [
    '髌下深囊',
    'bursa infrapatellaris profunda',
    'deep infrapatellar bursa',
    '髌韧带下部与胫骨之间，一般不与关节腔相通，减少屈伸时的摩擦。',
  ],
  'anserine-bursa': [
    '鹅足囊',
    'bursa anserina',
    'anserine bursa',
    '鹅足与内侧副韧带、胫骨之间，发炎时膝内侧关节线下方约五厘米处压痛，多见于肥胖的骨关节炎患者。',
  ],
  'infrapatellar-fat-pad': [
    '髌下脂体',
    'corpus adiposum infrapatellare',
    'infrapatellar fat pad',
    '髌韧带后方、滑膜之外的脂肪，填充伸膝时的空隙，神经丰富；反复撞击时肿痛，关节镜入路要穿过它。',
  ],
};
