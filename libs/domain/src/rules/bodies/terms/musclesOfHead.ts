/** Muscles of head and neck: see `readTerms.ts` for how a line is read. */
export const musclesOfHead = `
muscular system | 肌系统 | systema musculare | 72954
tendon | 腱 | tendo | 9721
intermediate tendon | 中间腱 | tendo intermedius | 65410 258850 264840
aponeurosis | 腱膜 | aponeurosis | 9722
muscle belly | 肌腹 | venter musculi | 9719
head of muscle organ | 肌头 | caput musculi | 85453
musculature of head | 头肌 | musculi capitis | 71287
epicranius | 颅顶肌 | musculus epicranius | 46750
occipitofrontalis | 枕额肌 | musculus occipitofrontalis | 9624
frontalis | 额腹 / 额肌 | venter frontalis | 46757 46759 46760
occipitalis | 枕腹 / 枕肌 | venter occipitalis | 46758 46761 46762
temporoparietalis | 颞顶肌 | musculus temporoparietalis | 46753 46763 46764
aponeurosis of epicranius / galea aponeurotica | 帽状腱膜 | galea aponeurotica / aponeurosis epicranialis | 46768
procerus | 降眉间肌 | musculus procerus | 46769 55610 55611
nasalis | 鼻肌 | musculus nasalis | 46770 55606 55607
depressor septi nasi | 降鼻中隔肌 | musculus depressor septi nasi | 46777 55608 55609
orbicularis oculi | 眼轮匝肌 | musculus orbicularis oculi | 46779
palpebral part of ~ orbicularis oculi | 眼轮匝肌睑部 | pars palpebralis musculi orbicularis oculi | 46784 46785 46786
orbital part of ~ orbicularis oculi | 眼轮匝肌眶部 | pars orbitalis musculi orbicularis oculi | 46781 46782 46783
corrugator supercilii | 皱眉肌 | musculus corrugator supercilii | 46794 46796 46797
orbicularis oris | 口轮匝肌 | musculus orbicularis oris | 46841
depressor anguli oris | 降口角肌 | musculus depressor anguli oris | 46828 46829 46830
risorius | 笑肌 | musculus risorius | 46838 46839 46840
zygomaticus major | 颧大肌 | musculus zygomaticus major | 46810 46812 46813
zygomaticus minor | 颧小肌 | musculus zygomaticus minor | 46811 46814 46815
levator labii superioris | 提上唇肌 | musculus levator labii superioris | 46805 46806 46807
levator labii superioris alaeque nasi | 提上唇鼻翼肌 | musculus levator labii superioris alaeque nasi | 46802 46803 46804
depressor labii inferioris | 降下唇肌 | musculus depressor labii inferioris | 46816 46817 46818
levator anguli oris | 提口角肌 | musculus levator anguli oris | 46822 46823 46824
buccinator | 颊肌 | musculus buccinator | 46834 46835 46836
mentalis | 颏肌 | musculus mentalis | 46825 46826 46827
masseter | 咬肌 | musculus masseter | 48996
superficial part of ~ masseter | 咬肌浅部 | pars superficialis musculi masseteris | 49000 49001 49002
deep part of ~ masseter | 咬肌深部 | pars profunda musculi masseteris | 49003 49004 49005
temporalis | 颞肌 | musculus temporalis | 49006 49007 49008
lateral pterygoid | 翼外肌 | musculus pterygoideus lateralis | 49015
upper head of ~ lateral pterygoid | 翼外肌上头 | caput superius musculi pterygoidei lateralis | 49020 49024 49025
lower head of ~ lateral pterygoid | 翼外肌下头 | caput inferius musculi pterygoidei lateralis | 49021 49022 49023
medial pterygoid | 翼内肌 | musculus pterygoideus medialis | 49011 49012 49013
musculature of neck | 颈肌 | musculi colli | 71290
platysma | 颈阔肌 | platysma | 45738 45739 45740
longus colli | 颈长肌 | musculus longus colli | 13370
superior oblique part of ~ longus colli | 颈长肌上斜部 | pars obliqua superior musculi longi colli | - 46283 46284
vertical intermediate part of ~ longus colli | 颈长肌垂直部 | pars recta musculi longi colli | - 46285 46286
inferior oblique part of ~ longus colli | 颈长肌下斜部 | pars obliqua inferior musculi longi colli | - 46287 46288
longus capitis | 头长肌 | musculus longus capitis | 46308 46309 46310
scalenus anterior | 前斜角肌 | musculus scalenus anterior | 13385 13392 13393
scalenus medius | 中斜角肌 | musculus scalenus medius | 13386 13390 13391
scalenus posterior | 后斜角肌 | musculus scalenus posterior | 13387 13388 13389
sternocleidomastoid | 胸锁乳突肌 | musculus sternocleidomastoideus | 13407 13408 13409
rectus capitis anterior | 头前直肌 | musculus rectus capitis anterior | 46312 46313 46314
rectus capitis lateralis | 头外侧直肌 | musculus rectus capitis lateralis | 46316 46317 46318
rectus capitis posterior major | 头后大直肌 | musculus rectus capitis posterior major | 32525 32530 32531
rectus capitis posterior minor | 头后小直肌 | musculus rectus capitis posterior minor | 32526 32532 32533
obliquus capitis superior | 头上斜肌 | musculus obliquus capitis superior | 32527 32534 32535
obliquus capitis inferior | 头下斜肌 | musculus obliquus capitis inferior | 32528 32536 32537
digastric | 二腹肌 | musculus digastricus | 46291
anterior belly of ~ digastric | 二腹肌前腹 | venter anterior musculi digastrici | 46302 46304 46305
posterior belly of ~ digastric | 二腹肌后腹 | venter posterior musculi digastrici | 46303 46306 46307
stylohyoid | 茎突舌骨肌 | musculus stylohyoideus | 9625 45826 45827
mylohyoid | 下颌舌骨肌 | musculus mylohyoideus | 46320 46321 46322
geniohyoid | 颏舌骨肌 | musculus geniohyoideus | 46325 46326 46327
sternohyoid | 胸骨舌骨肌 | musculus sternohyoideus | 13341 13346 13347
omohyoid | 肩胛舌骨肌 | musculus omohyoideus | 13342 13348 13349
sternothyroid | 胸骨甲状肌 | musculus sternothyroideus | 13343 13350 13351
thyrohyoid | 甲状舌骨肌 | musculus thyrohyoideus | 13344 13352 13353
`;
