/** Muscles of the upper limb: see `readTerms.ts` for how a line is read. */
export const musclesOfUpperLimb = `
muscle of upper limb | 上肢肌 | musculi membri superioris | 9621
anterior compartment of arm | 臂前骨筋膜鞘 | compartimentum brachii anterius | 37673
posterior compartment of arm | 臂后骨筋膜鞘 | compartimentum brachii posterius | 37676
anterior compartment of forearm | 前臂前骨筋膜鞘 | compartimentum antebrachii anterius | 12255
posterior compartment of forearm | 前臂后骨筋膜鞘 | compartimentum antebrachii posterius | 38411
deltoid | 三角肌 | musculus deltoideus | 32521
clavicular part of ~ deltoid | 三角肌锁骨部 | pars clavicularis musculi deltoidei | 34677 34680 34681
acromial part of ~ deltoid | 三角肌肩峰部 | pars acromialis musculi deltoidei | 34678 34682 34683
spinal part of ~ deltoid | 三角肌肩胛冈部 | pars spinalis musculi deltoidei | 34679 34684 34685
supraspinatus | 冈上肌 | musculus supraspinatus | 9629 32544 32545
infraspinatus / infraspinatus muscle | 冈下肌 | musculus infraspinatus | 32546 32547 32548
teres minor | 小圆肌 | musculus teres minor | 32550 32553 32554
teres major | 大圆肌 | musculus teres major | 32549 32551 32552
subscapularis | 肩胛下肌 | musculus subscapularis | 13413 13414 13415
biceps brachii | 肱二头肌 | musculus biceps brachii | 37670
long head of ~ biceps brachii | 肱二头肌长头 | caput longum musculi bicipitis brachii | 37683 37686 37687
short head of ~ biceps brachii | 肱二头肌短头 | caput breve musculi bicipitis brachii | 37682 37684 37685
coracobrachialis | 喙肱肌 | musculus coracobrachialis | 37664 37665 37666
brachialis | 肱肌 | musculus brachialis | 37667 37668 37669
triceps brachii | 肱三头肌 | musculus triceps brachii | 37688
long head of ~ triceps brachii | 肱三头肌长头 | caput longum musculi tricipitis brachii | 37692 37699 37700
lateral head of ~ triceps brachii | 肱三头肌外侧头 | caput laterale musculi tricipitis brachii | 37694 37697 37698
medial head of ~ triceps brachii | 肱三头肌内侧头 | caput mediale musculi tricipitis brachii | 37693 37695 37696
anconeus | 肘肌 | musculus anconeus | 37704 37705 37706
pronator teres | 旋前圆肌 | musculus pronator teres | 38450
humeral head of ~ pronator teres | 旋前圆肌肱头 | caput humerale musculi pronatoris teretis | 38558 38560 38561
ulnar head of ~ pronator teres | 旋前圆肌尺头 | caput ulnare musculi pronatoris teretis | 38559 38562 38563
flexor carpi radialis | 桡侧腕屈肌 | musculus flexor carpi radialis | 38459 38460 38461
palmaris longus | 掌长肌 | musculus palmaris longus | 38462 38463 38464
flexor carpi ulnaris | 尺侧腕屈肌 | musculus flexor carpi ulnaris | 38465
humeral head of ~ flexor carpi ulnaris | 尺侧腕屈肌肱头 | caput humerale musculi flexoris carpi ulnaris | 38615 38617 38618
ulnar head of ~ flexor carpi ulnaris | 尺侧腕屈肌尺头 | caput ulnare musculi flexoris carpi ulnaris | 38616 38619 38620
flexor digitorum superficialis | 指浅屈肌 | musculus flexor digitorum superficialis | 38469
humeroulnar head of ~ flexor digitorum superficialis / humero-ulnar head of ~ flexor digitorum superficialis | 指浅屈肌肱尺头 | caput humeroulnare musculi flexoris digitorum superficialis | 38636 38638 38639
radial head of ~ flexor digitorum superficialis | 指浅屈肌桡头 | caput radiale musculi flexoris digitorum superficialis | 38637 38640 38641
flexor digitorum profundus | 指深屈肌 | musculus flexor digitorum profundus | 38478 38479 38480
flexor pollicis longus | 拇长屈肌 | musculus flexor pollicis longus | 38481 38482 38484
pronator quadratus | 旋前方肌 | musculus pronator quadratus | 38453 38454 38455
brachioradialis | 肱桡肌 | musculus brachioradialis | 38485 38486 38487
extensor carpi radialis longus | 桡侧腕长伸肌 | musculus extensor carpi radialis longus | 38494 38495 38496
extensor carpi radialis brevis | 桡侧腕短伸肌 | musculus extensor carpi radialis brevis | 38497 38498 38499
extensor digitorum | 指伸肌 | musculus extensor digitorum | 38500 38501 38502
extensor digiti minimi | 小指伸肌 | musculus extensor digiti minimi | 38503 38504 38505
extensor carpi ulnaris | 尺侧腕伸肌 | musculus extensor carpi ulnaris | 38506 38507 38508
humeral head of extensor carpi ulnaris | 尺侧腕伸肌肱头 | caput humerale musculi extensoris carpi ulnaris | 77260
ulnar head of extensor carpi ulnaris | 尺侧腕伸肌尺头 | caput ulnare musculi extensoris carpi ulnaris | 77261
supinator | 旋后肌 | musculus supinator | 38512 38513 38514
abductor pollicis longus | 拇长展肌 | musculus abductor pollicis longus | 38515 38516 38517
extensor pollicis brevis | 拇短伸肌 | musculus extensor pollicis brevis | 38518 38519 38520
extensor pollicis longus | 拇长伸肌 | musculus extensor pollicis longus | 38521 38522 38523
extensor indicis | 示指伸肌 | musculus extensor indicis | 38524 38525 38526
abductor pollicis brevis | 拇短展肌 | musculus abductor pollicis brevis | 37373 37386 37387
flexor pollicis brevis | 拇短屈肌 | musculus flexor pollicis brevis | 37378
superficial head of ~ flexor pollicis brevis | 拇短屈肌浅头 | caput superficiale musculi flexoris pollicis brevis | 46104 65198 65199
deep head of ~ flexor pollicis brevis | 拇短屈肌深头 | caput profundum musculi flexoris pollicis brevis | 46107 46110 46111
opponens pollicis | 拇对掌肌 | musculus opponens pollicis | 37379 37390 37391
adductor pollicis | 拇收肌 | musculus adductor pollicis | 37380
oblique head of ~ adductor pollicis | 拇收肌斜头 | caput obliquum musculi adductoris pollicis | 46119 46121 46122
transverse head of ~ adductor pollicis | 拇收肌横头 | caput transversum musculi adductoris pollicis | 46120 46123 46124
abductor digiti minimi of ~ hand | 小指展肌 | musculus abductor digiti minimi manus | 37382 37396 37397
flexor digiti minimi brevis of ~ hand | 小指短屈肌 | musculus flexor digiti minimi brevis manus | 37383 37398 37399
opponens digiti minimi of ~ hand | 小指对掌肌 | musculus opponens digiti minimi manus | 37384 37400 37401
set of lumbricals of ~ hand | 手蚓状肌 | musculi lumbricales manus | 71318 42398 42399
set of dorsal interossei of ~ hand | 骨间背侧肌 | musculi interossei dorsales manus | 71319 42404 42405
set of palmar interossei of ~ hand | 骨间掌侧肌 | musculi interossei palmares | 71320 42402 42403
flexor retinaculum of ~ wrist | 屈肌支持带 | retinaculum musculorum flexorum manus | 39988 40120 40121
`;
