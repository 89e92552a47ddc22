/** Girdles and limbs: see `readTerms.ts` for how a line is read. */
export const bonesOfLimbs = `
appendicular skeleton | 附肢骨骼 | skeleton appendiculare | 71222
long bone | 长骨 | os longum | 7474
short bone | 短骨 | os breve | 7475
flat bone | 扁骨 | os planum | 7476
irregular bone | 不规则骨 | os irregulare | 7477
pneumatized bone / pneumatic bone | 含气骨 | os pneumaticum | 7478
sesamoid bone | 籽骨 | os sesamoideum | 32672
skeleton of upper limb | 上肢骨 | ossa membri superioris | 24139
bony pectoral girdle | 上肢带骨 / 肩带骨 | cingulum pectorale | 25570
skeletal system of free upper limb | 自由上肢骨 | pars libera membri superioris | 61406
scapula | 肩胛骨 | scapula | 13394 13395 13396
clavicle | 锁骨 | clavicula | 13321 13322 13323
humerus | 肱骨 | humerus | 13303 23130 23131
radius | 桡骨 | radius | 23463 23464 23465
ulna | 尺骨 | ulna | 23466 23467 23468
set of carpal bones / carpal bones | 腕骨 | ossa carpi | 71335
scaphoid | 手舟骨 | os scaphoideum | 23709 24435 24436
lunate | 月骨 | os lunatum | 23712 24437 24438
triquetral / triquetrum | 三角骨 | os triquetrum | 23715 24439 24440
pisiform | 豌豆骨 | os pisiforme | 23718 24441 24442
trapezium | 大多角骨 | os trapezium | 23721 24443 24444
trapezoid | 小多角骨 | os trapezoideum | 23724 23725 24445
capitate | 头状骨 | os capitatum | 23727 24446 24447
hamate | 钩骨 | os hamatum | 23730 24448 24449
set of metacarpal bones / metacarpal bones | 掌骨 | ossa metacarpi | 71336
~ first metacarpal bone | 第1掌骨 | os metacarpale primum | - 24464 24465
~ second metacarpal bone | 第2掌骨 | os metacarpale secundum | - 24466 24467
~ third metacarpal bone | 第3掌骨 | os metacarpale tertium | - 24468 24469
~ fourth metacarpal bone | 第4掌骨 | os metacarpale quartum | - 24470 24471
~ fifth metacarpal bone | 第5掌骨 | os metacarpale quintum | - 24472 24473
set of phalanges / phalanges | 指（趾）骨 | phalanges | 231315
proximal phalanx of ~ thumb | 拇指近节指骨 | phalanx proximalis pollicis | - 24450 65470
proximal phalanx of ~ index finger | 示指近节指骨 | phalanx proximalis indicis | - 24451 71915
proximal phalanx of ~ middle finger | 中指近节指骨 | phalanx proximalis digiti medii | - 24452 71908
proximal phalanx of ~ ring finger | 环指近节指骨 | phalanx proximalis digiti anularis | - 24453 71916
proximal phalanx of ~ little finger | 小指近节指骨 | phalanx proximalis digiti minimi manus | - 24454 66791
middle phalanx of ~ index finger | 示指中节指骨 | phalanx media indicis | - 24455 23938
middle phalanx of ~ middle finger | 中指中节指骨 | phalanx media digiti medii | - 24456 23940
middle phalanx of ~ ring finger | 环指中节指骨 | phalanx media digiti anularis | - 24457 23942
middle phalanx of ~ little finger | 小指中节指骨 | phalanx media digiti minimi manus | - 24458 23944
distal phalanx of ~ thumb | 拇指远节指骨 | phalanx distalis pollicis | - 24459 23951
distal phalanx of ~ index finger | 示指远节指骨 | phalanx distalis indicis | - 24460 23953
distal phalanx of ~ middle finger | 中指远节指骨 | phalanx distalis digiti medii | - 24461 23955
distal phalanx of ~ ring finger | 环指远节指骨 | phalanx distalis digiti anularis | - 24462 23957
distal phalanx of ~ little finger | 小指远节指骨 | phalanx distalis digiti minimi manus | - 24463 23959
skeleton of lower limb | 下肢骨 | ossa membri inferioris | 24140
bony pelvis | 骨盆 | pelvis ossea | 16580
skeletal system of free lower limb | 自由下肢骨 | pars libera membri inferioris | 61409
hip bone | 髋骨 | os coxae | 16585 16586 16587
femur | 股骨 | femur / os femoris | 9611 24474 24475
patella | 髌骨 | patella | 24485 24486 24487
tibia | 胫骨 | tibia | 24476 24477 24478
fibula | 腓骨 | fibula | 24479 24480 24481
skeleton of foot | 足骨 | ossa pedis | 24222
set of tarsal bones / tarsal bones | 跗骨 | ossa tarsi | 71339
talus | 距骨 | talus | 9708 24482 24483
calcaneus | 跟骨 | calcaneus | 24496 24497 24498
navicular bone of ~ foot | 足舟骨 | os naviculare | 24499 24500 24501
medial cuneiform bone | 内侧楔骨 | os cuneiforme mediale | 24518 24521 24522
intermediate cuneiform bone | 中间楔骨 | os cuneiforme intermedium | 24519 24523 24524
lateral cuneiform bone | 外侧楔骨 | os cuneiforme laterale | 24520 24525 24526
cuboid bone / cuboid | 骰骨 | os cuboideum | 24527 24528 24529
set of metatarsal bones / metatarsal bones | 跖骨 | ossa metatarsi | 71340
~ first metatarsal bone | 第1跖骨 | os metatarsale primum | - 24507 24508
~ second metatarsal bone | 第2跖骨 | os metatarsale secundum | - 24509 24510
~ third metatarsal bone | 第3跖骨 | os metatarsale tertium | - 24511 24512
~ fourth metatarsal bone | 第4跖骨 | os metatarsale quartum | - 24513 24514
~ fifth metatarsal bone | 第5跖骨 | os metatarsale quintum | - 24515 24516
sesamoid bone of ~ foot | 足籽骨 | os sesamoideum pedis | - 45097 45098
proximal phalanx of ~ big toe | 踇趾近节趾骨 / 拇趾近节趾骨 | phalanx proximalis hallucis | - 43253 43254
proximal phalanx of ~ second toe | 第2趾近节趾骨 | phalanx proximalis digiti secundi pedis | - 32634 32635
proximal phalanx of ~ third toe | 第3趾近节趾骨 | phalanx proximalis digiti tertii pedis | - 32636 32637
proximal phalanx of ~ fourth toe | 第4趾近节趾骨 | phalanx proximalis digiti quarti pedis | - 32638 32639
proximal phalanx of ~ little toe | 小趾近节趾骨 | phalanx proximalis digiti minimi pedis | - 32640 32641
middle phalanx of ~ second toe | 第2趾中节趾骨 | phalanx media digiti secundi pedis | - 32642 32643
middle phalanx of ~ third toe | 第3趾中节趾骨 | phalanx media digiti tertii pedis | - 32644 32645
middle phalanx of ~ fourth toe | 第4趾中节趾骨 | phalanx media digiti quarti pedis | - 32646 32647
middle phalanx of ~ little toe | 小趾中节趾骨 | phalanx media digiti minimi pedis | - 230986 230988
distal phalanx of ~ big toe | 踇趾远节趾骨 / 拇趾远节趾骨 | phalanx distalis hallucis | - 32650 32651
distal phalanx of ~ second toe | 第2趾远节趾骨 | phalanx distalis digiti secundi pedis | - 32652 32653
distal phalanx of ~ third toe | 第3趾远节趾骨 | phalanx distalis digiti tertii pedis | - 32654 32655
distal phalanx of ~ fourth toe | 第4趾远节趾骨 | phalanx distalis digiti quarti pedis | - 32656 32657
distal phalanx of ~ little toe | 小趾远节趾骨 | phalanx distalis digiti minimi pedis | - 32658 32659
articular system | 关节系统 | systema articulare | 23878
joint | 关节 / 骨连结 | articulatio / junctura ossium | 7490
fibrous joint | 纤维连结 | junctura fibrosa | 7492
syndesmosis | 韧带连结 | syndesmosis | 7494
cartilaginous joint | 软骨连结 | junctura cartilaginea | 7496
symphysis | 联合 | symphysis | 7498
synovial joint | 滑膜关节 | junctura synovialis | 7501
interosseous membrane | 骨间膜 | membrana interossea | 54839
radio-ulnar syndesmosis | 桡尺韧带连结 | syndesmosis radioulnaris | 39432
interosseous membrane of ~ forearm | 前臂骨间膜 | membrana interossea antebrachii | 23706 23707 23708
interosseous membrane of ~ leg | 小腿骨间膜 | membrana interossea cruris | 35187 35192 35193
inferior tibiofibular joint | 胫腓连结 / 下胫腓关节 | syndesmosis tibiofibularis | 10465
long plantar ligament | 足底长韧带 | ligamentum plantare longum | 44248 44249 44250
`;
