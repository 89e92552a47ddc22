/** Muscles of the lower limb: see `readTerms.ts` for how a line is read. */
export const musclesOfLowerLimb = `
muscle of lower limb | 下肢肌 | musculi membri inferioris | 9622
anterior compartment of thigh | 大腿前骨筋膜鞘 | compartimentum femoris anterius | 45151
posterior compartment of thigh | 大腿后骨筋膜鞘 | compartimentum femoris posterius | 45157
medial compartment of thigh | 大腿内侧骨筋膜鞘 | compartimentum femoris mediale | 45160
anterior compartment of leg | 小腿前骨筋膜鞘 | compartimentum cruris anterius | 45163
iliopsoas | 髂腰肌 | musculus iliopsoas | 64918
iliacus | 髂肌 | musculus iliacus | 22310 22322 22323
psoas major | 腰大肌 | musculus psoas major | 18060 22342 22343
gluteus maximus | 臀大肌 | musculus gluteus maximus | 22314 22328 22329
gluteus medius | 臀中肌 | musculus gluteus medius | 22315 22330 22331
gluteus minimus | 臀小肌 | musculus gluteus minimus | 22317 22332 22333
tensor fasciae latae | 阔筋膜张肌 | musculus tensor fasciae latae | 22423 22425 22426
piriformis | 梨状肌 | musculus piriformis | 19082 22340 22341
obturator internus | 闭孔内肌 | musculus obturatorius internus | 22298 22324 22325
obturator externus | 闭孔外肌 | musculus obturatorius externus | 22299 22326 22327
gemellus superior | 上孖肌 | musculus gemellus superior | 22318 22334 22335
gemellus inferior | 下孖肌 | musculus gemellus inferior | 22320 22336 22337
quadratus femoris | 股方肌 | musculus quadratus femoris | 22321 22338 22339
sartorius | 缝匠肌 | musculus sartorius | 22353 22354 22355
quadriceps femoris | 股四头肌 | musculus quadriceps femoris | 22428
rectus femoris | 股直肌 | musculus rectus femoris | 22430 38928 38929
vastus lateralis | 股外侧肌 | musculus vastus lateralis | 22431 38930 38931
vastus intermedius | 股中间肌 | musculus vastus intermedius | 22433 38934 38935
vastus medialis | 股内侧肌 | musculus vastus medialis | 22432 38932 38933
pectineus | 耻骨肌 | musculus pectineus | 22440 22450 22451
adductor longus | 长收肌 | musculus adductor longus | 22441 22456 22457
adductor brevis | 短收肌 | musculus adductor brevis | 22442 22452 22454
adductor magnus | 大收肌 | musculus adductor magnus | 22443 22459 22460
adductor minimus | 小收肌 | musculus adductor minimus | 43885 43886 43887
gracilis | 股薄肌 | musculus gracilis | 43882 43883 43884
biceps femoris | 股二头肌 | musculus biceps femoris | 22356
long head of ~ biceps femoris | 股二头肌长头 | caput longum musculi bicipitis femoris | 45887 45888 45889
short head of ~ biceps femoris | 股二头肌短头 | caput breve musculi bicipitis femoris | 45890 45891 45892
semitendinosus | 半腱肌 | musculus semitendinosus | 22357 22358 22359
semimembranosus | 半膜肌 | musculus semimembranosus | 22438 22448 22449
tibialis anterior | 胫骨前肌 | musculus tibialis anterior | 22532 22544 22545
extensor digitorum longus | 趾长伸肌 | musculus extensor digitorum longus | 22534 22548 22549
fibularis tertius / peroneus tertius | 第三腓骨肌 | musculus fibularis tertius / musculus peroneus tertius | 22538 22550 22551
extensor hallucis longus | 踇长伸肌 / 拇长伸肌（足） | musculus extensor hallucis longus | 22533 22546 22547
fibularis longus / peroneus longus | 腓骨长肌 | musculus fibularis longus / musculus peroneus longus | 22539 22552 22553
fibularis brevis / peroneus brevis | 腓骨短肌 | musculus fibularis brevis / musculus peroneus brevis | 22540 22554 22555
triceps surae | 小腿三头肌 | musculus triceps surae | 51062
gastrocnemius | 腓肠肌 | musculus gastrocnemius | 22541
lateral head of ~ gastrocnemius | 腓肠肌外侧头 | caput laterale musculi gastrocnemii | 45959 45960 45961
medial head of ~ gastrocnemius | 腓肠肌内侧头 | caput mediale musculi gastrocnemii | 45956 45957 45958
soleus | 比目鱼肌 | musculus soleus | 22542 22558 22559
calcaneal tendon / Achilles tendon | 跟腱 | tendo calcaneus | 51061 258847 264844
plantaris | 跖肌 | musculus plantaris | 22543 22560 22561
popliteus | 腘肌 | musculus popliteus | 22590 22591 22592
tibialis posterior | 胫骨后肌 | musculus tibialis posterior | 51099 65018 65019
flexor digitorum longus | 趾长屈肌 | musculus flexor digitorum longus | 51071 65016 65017
flexor hallucis longus | 踇长屈肌 | musculus flexor hallucis longus | 22593 65014 65015
extensor hallucis brevis | 踇短伸肌 | musculus extensor hallucis brevis | 51141 51144 51145
extensor digitorum brevis | 趾短伸肌 | musculus extensor digitorum brevis | 51140 51142 51143
abductor hallucis | 踇展肌 | musculus abductor hallucis | 37448 37459 37460
flexor hallucis brevis | 踇短屈肌 | musculus flexor hallucis brevis | 37449
medial head of ~ flexor hallucis brevis | 踇短屈肌内侧头 | caput mediale musculi flexoris hallucis brevis | 45969 45971 45972
lateral head of ~ flexor hallucis brevis | 踇短屈肌外侧头 | caput laterale musculi flexoris hallucis brevis | 45970 45973 45974
adductor hallucis | 踇收肌 | musculus adductor hallucis | 37454
oblique head of ~ adductor hallucis | 踇收肌斜头 | caput obliquum musculi adductoris hallucis | 46014 46018 46019
transverse head of ~ adductor hallucis | 踇收肌横头 | caput transversum musculi adductoris hallucis | 46015 46020 46021
abductor digiti minimi of ~ foot | 小趾展肌 | musculus abductor digiti minimi pedis | 37451 37463 37464
opponens digiti minimi of ~ foot | 小趾对跖肌 | musculus opponens digiti minimi pedis | 86033 86034 86035
flexor digiti minimi brevis of ~ foot | 小趾短屈肌 | musculus flexor digiti minimi brevis pedis | 37455 37471 37472
flexor digitorum brevis | 趾短屈肌 | musculus flexor digitorum brevis | 37450 37461 37462
flexor accessorius / quadratus plantae | 足底方肌 / 跖方肌 | musculus quadratus plantae / musculus flexor accessorius | 37452 37465 37466
set of lumbricals of foot | 足蚓状肌 | musculi lumbricales pedis | 71321
first lumbrical of ~ foot | 足第1蚓状肌 | musculus lumbricalis pedis primus | - 37717 37718
second lumbrical of ~ foot | 足第2蚓状肌 | musculus lumbricalis pedis secundus | - 37719 37720
third lumbrical of ~ foot | 足第3蚓状肌 | musculus lumbricalis pedis tertius | - 37485 37486
fourth lumbrical of ~ foot | 足第4蚓状肌 | musculus lumbricalis pedis quartus | - 37483 37484
set of dorsal interossei of ~ foot | 足骨间背侧肌 | musculi interossei dorsales pedis | 71322 74140 74141
set of plantar interossei of foot | 骨间足底肌 | musculi interossei plantares | 71323
first plantar interosseous of ~ foot | 第1骨间足底肌 | musculus interosseus plantaris primus | - 37745 37746
second plantar interosseous of ~ foot | 第2骨间足底肌 | musculus interosseus plantaris secundus | - 37743 37744
third plantar interosseous of ~ foot | 第3骨间足底肌 | musculus interosseus plantaris tertius | - 37741 37742
fascia lata | 阔筋膜 | fascia lata | 13902
iliotibial tract | 髂胫束 | tractus iliotibialis | 51048 58776 58777
`;
