/** Skull, spine, ribs: see `readTerms.ts` for how a line is read. */
export const bonesOfTrunk = `
skeletal system | 骨骼系统 | systema skeletale | 23881
axial skeleton | 中轴骨骼 | skeleton axiale | 71221
skull | 颅 / 颅骨 / 头骨 | cranium | 46565
neurocranium | 脑颅 | neurocranium / cranium cerebrale | 53672
viscerocranium | 面颅 | viscerocranium / cranium faciale | 53673
basicranium / cranial base | 颅底 | basis cranii | 52801
orbit | 眶 / 眼眶 | orbita | 53074
bony nasal cavity | 骨性鼻腔 | cavitas nasalis ossea | 75740
bony part of nasal septum | 鼻中隔骨部 | pars ossea septi nasi | 59837
occipital bone | 枕骨 | os occipitale | 52735
parietal bone | 顶骨 | os parietale | 9613 52788 52789
frontal bone | 额骨 | os frontale | 52734
sphenoid bone / sphenoid | 蝶骨 | os sphenoidale | 52736
temporal bone | 颞骨 | os temporale | 52737 52738 52739
ethmoid / ethmoid bone | 筛骨 | os ethmoidale | 52740
inferior nasal concha | 下鼻甲 | concha nasalis inferior | 54736 54737 54738
lacrimal bone | 泪骨 | os lacrimale | 52741 53645 53646
nasal bone | 鼻骨 | os nasale | 52745 53647 53648
vomer | 犁骨 | vomer | 9710
maxilla | 上颌骨 | maxilla | 9711 53649 53650
palatine bone | 腭骨 | os palatinum | 52746 53655 53656
zygomatic bone | 颧骨 | os zygomaticum | 52747 52892 52893
mandible | 下颌骨 | mandibula | 52748
hyoid bone / hyoid | 舌骨 | os hyoideum | 52749
vertebral column / spine | 脊柱 | columna vertebralis | 13478
vertebra | 椎骨 | vertebra | 9914
set of cervical vertebrae / cervical vertebrae | 颈椎 | vertebrae cervicales | 72063
atlas / first cervical vertebra | 寰椎 / 第1颈椎 | atlas | 12519
axis / second cervical vertebra | 枢椎 / 第2颈椎 | axis | 12520
third cervical vertebra | 第3颈椎 | vertebra cervicalis tertia | 12521
fourth cervical vertebra | 第4颈椎 | vertebra cervicalis quarta | 12522
fifth cervical vertebra | 第5颈椎 | vertebra cervicalis quinta | 12523
sixth cervical vertebra | 第6颈椎 | vertebra cervicalis sexta | 12524
seventh cervical vertebra | 隆椎 / 第7颈椎 | vertebra prominens | 12525
set of thoracic vertebrae / thoracic vertebrae | 胸椎 | vertebrae thoracicae | 72064
first thoracic vertebra | 第1胸椎 | vertebra thoracica prima | 9165
second thoracic vertebra | 第2胸椎 | vertebra thoracica secunda | 9187
third thoracic vertebra | 第3胸椎 | vertebra thoracica tertia | 9209
fourth thoracic vertebra | 第4胸椎 | vertebra thoracica quarta | 9248
fifth thoracic vertebra | 第5胸椎 | vertebra thoracica quinta | 9922
sixth thoracic vertebra | 第6胸椎 | vertebra thoracica sexta | 9945
seventh thoracic vertebra | 第7胸椎 | vertebra thoracica septima | 9968
eighth thoracic vertebra | 第8胸椎 | vertebra thoracica octava | 9991
ninth thoracic vertebra | 第9胸椎 | vertebra thoracica nona | 10014
tenth thoracic vertebra | 第10胸椎 | vertebra thoracica decima | 10037
eleventh thoracic vertebra | 第11胸椎 | vertebra thoracica undecima | 10059
twelfth thoracic vertebra | 第12胸椎 | vertebra thoracica duodecima | 10081
set of lumbar vertebrae / lumbar vertebrae | 腰椎 | vertebrae lumbales | 72065
first lumbar vertebra | 第1腰椎 | vertebra lumbalis prima | 13072
second lumbar vertebra | 第2腰椎 | vertebra lumbalis secunda | 13073
third lumbar vertebra | 第3腰椎 | vertebra lumbalis tertia | 13074
fourth lumbar vertebra | 第4腰椎 | vertebra lumbalis quarta | 13075
fifth lumbar vertebra | 第5腰椎 | vertebra lumbalis quinta | 13076
sacrum | 骶骨 | os sacrum | 16202
intervertebral joint | 椎体间连结 | symphysis intervertebralis | 76695
intervertebral disk / intervertebral disc | 椎间盘 | discus intervertebralis | 10446
intervertebral disk of axis | 枢椎下椎间盘 | discus intervertebralis axis | 25058
intervertebral disk of third cervical vertebra | 第3颈椎下椎间盘 | discus intervertebralis vertebrae cervicalis tertiae | 13896
intervertebral disk of fourth cervical vertebra | 第4颈椎下椎间盘 | discus intervertebralis vertebrae cervicalis quartae | 13897
intervertebral disk of fifth cervical vertebra | 第5颈椎下椎间盘 | discus intervertebralis vertebrae cervicalis quintae | 13898
intervertebral disk of sixth cervical vertebra | 第6颈椎下椎间盘 | discus intervertebralis vertebrae cervicalis sextae | 13899
intervertebral disk of seventh cervical vertebra | 第7颈椎下椎间盘 | discus intervertebralis vertebrae cervicalis septimae | 13900
intervertebral disk of first thoracic vertebra | 第1胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae primae | 10458
intervertebral disk of second thoracic vertebra | 第2胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae secundae | 13495
intervertebral disk of third thoracic vertebra | 第3胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae tertiae | 13500
intervertebral disk of fourth thoracic vertebra | 第4胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae quartae | 13501
intervertebral disk of fifth thoracic vertebra | 第5胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae quintae | 13502
intervertebral disk of sixth thoracic vertebra | 第6胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae sextae | 13503
intervertebral disk of seventh thoracic vertebra | 第7胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae septimae | 13504
intervertebral disk of eighth thoracic vertebra | 第8胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae octavae | 13505
intervertebral disk of ninth thoracic vertebra | 第9胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae nonae | 13506
intervertebral disk of tenth thoracic vertebra | 第10胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae decimae | 13507
intervertebral disk of eleventh thoracic vertebra | 第11胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae undecimae | 13508
intervertebral disk of twelfth thoracic vertebra | 第12胸椎下椎间盘 | discus intervertebralis vertebrae thoracicae duodecimae | 13509
intervertebral disk of first lumbar vertebra | 第1腰椎下椎间盘 | discus intervertebralis vertebrae lumbalis primae | 16033
intervertebral disk of second lumbar vertebra | 第2腰椎下椎间盘 | discus intervertebralis vertebrae lumbalis secundae | 16034
intervertebral disk of third lumbar vertebra | 第3腰椎下椎间盘 | discus intervertebralis vertebrae lumbalis tertiae | 16035
intervertebral disk of fourth lumbar vertebra | 第4腰椎下椎间盘 | discus intervertebralis vertebrae lumbalis quartae | 16036
intervertebral disk of fifth lumbar vertebra | 第5腰椎下椎间盘 | discus intervertebralis vertebrae lumbalis quintae | 16037
rib cage / thoracic cage | 胸廓 | cavea thoracis / compages thoracis | 7480
sternum | 胸骨 | sternum | 7485
manubrium / manubrium of sternum | 胸骨柄 | manubrium sterni | 7486
body of sternum | 胸骨体 | corpus sterni | 7487
xiphoid process | 剑突 | processus xiphoideus | 7488
set of ribs | 全部肋骨 | costae | 71331
rib | 肋 / 肋骨 | costa | 7574
first rib | 第1肋 | costa prima | 7597 7857 7987
second rib | 第2肋 | costa secunda | 7620 7882 8012
third rib | 第3肋 | costa tertia | - 7909 8039
fourth rib | 第4肋 | costa quarta | - 7957 8148
fifth rib | 第5肋 | costa quinta | - 8066 8093
sixth rib | 第6肋 | costa sexta | - 8175 8202
seventh rib | 第7肋 | costa septima | - 8229 8256
eighth rib | 第8肋 | costa octava | - 8283 8310
ninth rib | 第9肋 | costa nona | - 8364 8391
tenth rib | 第10肋 | costa decima | - 8445 8472
eleventh rib | 第11肋 | costa undecima | - 8531 8532
twelfth rib | 第12肋 | costa duodecima | - 8533 8534
costal cartilage | 肋软骨 | cartilago costalis | 7591
first costal cartilage | 第1肋软骨 | cartilago costalis prima | - 7875 8005
second costal cartilage | 第2肋软骨 | cartilago costalis secunda | - 7886 8031
third costal cartilage | 第3肋软骨 | cartilago costalis tertia | - 7913 8058
fourth costal cartilage | 第4肋软骨 | cartilago costalis quarta | - 7976 8167
fifth costal cartilage | 第5肋软骨 | cartilago costalis quinta | - 8070 8112
sixth costal cartilage | 第6肋软骨 | cartilago costalis sexta | - 8194 8221
seventh costal cartilage | 第7肋软骨 | cartilago costalis septima | - 8248 8275
`;
