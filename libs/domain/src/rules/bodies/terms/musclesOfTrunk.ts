/** Muscles of back, thorax, abdomen and pelvis: see `readTerms.ts` for how a line is read. */
export const musclesOfTrunk = `
musculature of back | 背肌 | musculi dorsi | 71291
trapezius | 斜方肌 | musculus trapezius | 9626
transverse part of ~ trapezius | 斜方肌横部 | pars transversa musculi trapezii | 32556 33584 33585
ascending part of ~ trapezius | 斜方肌升部 | pars ascendens musculi trapezii | 32555 33581 33583
descending part of ~ trapezius | 斜方肌降部 | pars descendens musculi trapezii | 32557 33586 33587
latissimus dorsi | 背阔肌 | musculus latissimus dorsi | 13357 13358 13359
rhomboid major | 大菱形肌 | musculus rhomboideus major | 13379 13381 13382
rhomboid minor | 小菱形肌 | musculus rhomboideus minor | 13380 13383 13384
levator scapulae | 肩胛提肌 | musculus levator scapulae | 32519 32540 32541
serratus posterior superior | 上后锯肌 | musculus serratus posterior superior | 13401 13403 13404
serratus posterior inferior | 下后锯肌 | musculus serratus posterior inferior | 13402 13405 13406
set of anterior cervical intertransversarii | 颈横突间前肌 | musculi intertransversarii anteriores cervicis | 71442
set of posterior cervical intertransversarii | 颈横突间后肌 | musculi intertransversarii posteriores cervicis | 71443
set of lateral lumbar intertransversarius muscles | 腰横突间外侧肌 | musculi intertransversarii laterales lumborum | 71444
set of medial lumbar intertransversarius muscles | 腰横突间内侧肌 | musculi intertransversarii mediales lumborum | 76775
iliocostalis | 髂肋肌 | musculus iliocostalis | 77177
iliocostalis lumborum | 腰髂肋肌 | musculus iliocostalis lumborum | 22702 22740 22741
iliocostalis thoracis | 胸髂肋肌 | musculus iliocostalis thoracis | - 22742 22743
iliocostalis cervicis | 颈髂肋肌 | musculus iliocostalis cervicis | 22704 22744 22745
longissimus | 最长肌 | musculus longissimus | 77178
longissimus thoracis | 胸最长肌 | musculus longissimus thoracis | 22709 22751 22753
longissimus cervicis | 颈最长肌 | musculus longissimus cervicis | 22711 22757 22758
longissimus capitis | 头最长肌 | musculus longissimus capitis | 22714 22754 22756
spinalis | 棘肌 | musculus spinalis | 77179
spinalis thoracis | 胸棘肌 | musculus spinalis thoracis | 22765 22779 22780
spinalis cervicis | 颈棘肌 | musculus spinalis cervicis | 22770 22781 22782
splenius | 夹肌 | musculus splenius | 77180
splenius capitis | 头夹肌 | musculus splenius capitis | 22653 22728 22729
splenius cervicis | 颈夹肌 | musculus splenius cervicis | 22681 22726 22727
multifidus | 多裂肌 | musculus multifidus | 22827 22878 22879
semispinalis | 半棘肌 | musculus semispinalis | 22823
semispinalis thoracis | 胸半棘肌 | musculus semispinalis thoracis | 22828 22872 22873
semispinalis cervicis | 颈半棘肌 | musculus semispinalis cervicis | 22829 22874 22875
semispinalis capitis | 头半棘肌 | musculus semispinalis capitis | 22830 22876 22877
rotatores muscle group | 回旋肌 | musculi rotatores | 71305
rotator muscle | 回旋肌（单块） | musculus rotator | 23081
lumbar rotator | 腰回旋肌 | musculus rotator lumborum | 23084 23089 23090
thoracic rotator | 胸回旋肌 | musculus rotator thoracis | 23083
cervical rotator | 颈回旋肌 | musculus rotator cervicis | 23082 81752 81753
set of interspinales | 棘间肌 | musculi interspinales | 71306
set of interspinales lumborum | 腰棘间肌 | musculi interspinales lumborum | 71307
set of interspinales thoracis | 胸棘间肌 | musculi interspinales thoracis | 71308
set of interspinales cervicis | 颈棘间肌 | musculi interspinales cervicis | 71309
musculature of thorax | 胸肌 | musculi thoracis | 71293
pectoralis major | 胸大肌 | musculus pectoralis major | 9627
clavicular part of ~ pectoralis major | 胸大肌锁骨部 | pars clavicularis musculi pectoralis majoris | 34687 34690 34691
sternocostal part of ~ pectoralis major | 胸大肌胸肋部 | pars sternocostalis musculi pectoralis majoris | 34696 79979 79980
abdominal part of ~ pectoralis major | 胸大肌腹部 | pars abdominalis musculi pectoralis majoris | 34699 45874 45875
pectoralis minor | 胸小肌 | musculus pectoralis minor | 13109 13375 13376
subclavius | 锁骨下肌 | musculus subclavius | 13410 13412 13411
serratus anterior | 前锯肌 | musculus serratus anterior | 13397 13398 13399
set of levatores costarum / levatores costarum | 肋提肌 | musculi levatores costarum | 71312
set of ~ levatores costarum longi | 肋长提肌 | musculi levatores costarum longi | 71313 74075 74076
set of ~ levatores costarum breves | 肋短提肌 | musculi levatores costarum breves | 71314 74077 74078
external intercostal muscle | 肋间外肌 | musculus intercostalis externus | 9756
internal intercostal muscle | 肋间内肌 | musculus intercostalis internus | 9757
innermost intercostal muscle | 肋间最内肌 | musculus intercostalis intimus | 9758
transversus thoracis | 胸横肌 | musculus transversus thoracis | 9760 9761 9762
diaphragm | 膈 / 膈肌 | diaphragma | 13295
musculature of abdomen | 腹肌 | musculi abdominis | 86917
rectus abdominis | 腹直肌 | musculus rectus abdominis | 9628 13377 13378
pyramidalis | 锥状肌 | musculus pyramidalis | 15568 22346 22347
external oblique | 腹外斜肌 | musculus obliquus externus abdominis | 13335 13336 13337
inguinal ligament | 腹股沟韧带 | ligamentum inguinale | 19855 21964 21965
internal oblique | 腹内斜肌 | musculus obliquus internus abdominis | 13891 13892 13893
transversus abdominis | 腹横肌 | musculus transversus abdominis | 15570 22344 22345
linea alba | 白线 / 腹白线 | linea alba | 11336
quadratus lumborum | 腰方肌 | musculus quadratus lumborum | 15569 22348 22349
pelvic diaphragm | 盆膈 | diaphragma pelvis | 19726
levator ani | 肛提肌 | musculus levator ani | 19087
pubococcygeus | 耻尾肌 | musculus pubococcygeus | 19090 45854 45855
puborectalis | 耻骨直肠肌 | musculus puborectalis | 19091 45856 45857
iliococcygeus | 髂尾肌 | musculus iliococcygeus | 19092 45858 45859
tendinous arch of levator ani | 肛提肌腱弓 | arcus tendineus musculi levatoris ani | 46442
coccygeus | 尾骨肌 | musculus coccygeus | 19088 46443 46444
external anal sphincter | 肛门外括约肌 | musculus sphincter ani externus | 21930
musculature of perineum | 会阴肌 | musculi perinei | 71295
`;
