/** Brain, spinal cord and nerves: see `readTerms.ts` for how a line is read. */
export const nervous = `
nervous system | 神经系统 | systema nervosum | 7157
neuraxis / central nervous system | 中枢神经系统 | systema nervosum centrale | 55675
gray matter of neuraxis | 灰质 | substantia grisea | 67242
white matter of neuraxis | 白质 | substantia alba | 83929
subarachnoid space | 蛛网膜下隙 / 蛛网膜下腔 | spatium subarachnoideum | 83716
spinal cord | 脊髓 | medulla spinalis | 7647
central canal of spinal cord | 中央管 | canalis centralis medullae spinalis | 78497
brain | 脑 | encephalon | 50801
hindbrain | 菱脑 / 后脑（菱脑） | rhombencephalon | 67687
medulla oblongata | 延髓 | medulla oblongata | 62004
metencephalon | 后脑 | metencephalon | 62003
pons | 脑桥 | pons | 67943
midbrain | 中脑 | mesencephalon | 61993
forebrain | 前脑 | prosencephalon | 61992
diencephalon | 间脑 | diencephalon | 62001
telencephalon | 端脑 | telencephalon | 62000
fourth ventricle | 第四脑室 | ventriculus quartus | 78469
roof of fourth ventricle | 第四脑室顶 | tegmen ventriculi quarti | 78439
interpeduncular fossa | 脚间窝 | fossa interpeduncularis | 83740
peduncle of midbrain / cerebral peduncle | 大脑脚 | pedunculus cerebri | 62394
brachium of ~ inferior colliculus | 下丘臂 | brachium colliculi inferioris | 71114 73463 73464
brachium of ~ superior colliculus | 上丘臂 | brachium colliculi superioris | 72417 73461 73462
inferior colliculus | 下丘 | colliculus inferior | 62404 73434 73435
superior colliculus | 上丘 | colliculus superior | 62403 73422 73423
cerebral aqueduct | 中脑水管 | aqueductus mesencephali / aqueductus cerebri | 78467
cerebellum | 小脑 | cerebellum | 67944
epithalamus | 上丘脑 | epithalamus | 62009
habenula | 缰 | habenula | 62032
thalamus | 背侧丘脑 / 丘脑 | thalamus | 62007 258714 258716
stria medullaris of ~ thalamus | 丘脑髓纹 | stria medullaris thalami | 62080 73413 73414
metathalamus | 后丘脑 | metathalamus | 62023
lateral geniculate body | 外侧膝状体 | corpus geniculatum laterale | 62209 73303 73304
medial geniculate body | 内侧膝状体 | corpus geniculatum mediale | 62211 73309 73310
hypothalamus | 下丘脑 | hypothalamus | 62008
intermediate hypothalamic region | 下丘脑中间区 | area hypothalamica intermedia | 62028
mammillary body | 乳头体 | corpus mammillare | 74877
optic chiasm | 视交叉 | chiasma opticum | 62045
optic tract | 视束 | tractus opticus | 62046 62382 67936
tuber cinereum | 灰结节 | tuber cinereum | 62327
third ventricle | 第三脑室 | ventriculus tertius | 78454
interventricular foramen | 室间孔 | foramen interventriculare | 75351
posterior commissure | 后连合 | commissura posterior | 62072
lamina terminalis | 终板 | lamina terminalis | 61975
anterior commissure | 前连合 | commissura anterior | 61961
stria terminalis | 终纹 | stria terminalis | 61974 72939 72940
fornix of forebrain / fornix | 穹窿 | fornix | 61965
~ fornix of forebrain | 穹窿 | fornix | - 72924 72925
commissure of fornix of forebrain | 穹窿连合 | commissura fornicis | 61970
cerebral hemisphere | 大脑半球 | hemispherium cerebri | 61817
cerebral cortex | 大脑皮质 | cortex cerebri | 61830
white matter structure of cerebral hemisphere | 大脑髓质 / 大脑白质 | substantia alba hemispherii cerebri | 61822
choroid plexus of ~ cerebral hemisphere | 大脑半球脉络丛 / 侧脑室脉络丛 | plexus choroideus ventriculi lateralis | 61934 274027 274029
frontal lobe | 额叶 | lobus frontalis | 61824
parietal lobe | 顶叶 | lobus parietalis | 61826
temporal lobe | 颞叶 | lobus temporalis | 61825
occipital lobe | 枕叶 | lobus occipitalis | 67325 72975 72976
insula | 岛叶 / 脑岛 | insula | 67329 72977 72978
limbic lobe | 边缘叶 | lobus limbicus | 72719
superior frontal gyrus | 额上回 | gyrus frontalis superior | 61857 72653 72654
middle frontal gyrus | 额中回 | gyrus frontalis medius | 61859 72655 72656
precentral gyrus | 中央前回 | gyrus precentralis | 61894 72661 72662
postcentral gyrus | 中央后回 | gyrus postcentralis | 61896 72665 72666
supramarginal gyrus | 缘上回 | gyrus supramarginalis | 61897 72667 72668
angular gyrus | 角回 | gyrus angularis | 61898 72669 72670
superior temporal gyrus | 颞上回 | gyrus temporalis superior | 61905
anterior part of ~ superior temporal gyrus | 颞上回前部 | pars anterior gyri temporalis superioris | - 72800 72801
posterior part of ~ superior temporal gyrus | 颞上回后部 | pars posterior gyri temporalis superioris | - 72804 72805
middle temporal gyrus | 颞中回 | gyrus temporalis medius | 61906 72685 72686
inferior temporal gyrus | 颞下回 | gyrus temporalis inferior | 61907 72687 72688
fusiform gyrus | 梭状回 | gyrus fusiformis | 61908 72689 72690
~ accessory short gyrus | 岛副短回 | gyrus brevis accessorius insulae | - 72701 72702
cingulate gyrus | 扣带回 | gyrus cinguli | 62434 72717 72718
parahippocampal gyrus | 海马旁回 | gyrus parahippocampalis | 61918 72705 72706
hippocampus / hippocampus proper | 海马 | hippocampus | 62493 72713 72714
amygdala | 杏仁体 / 杏仁核 | corpus amygdaloideum | 61841 72832 72833
corpus callosum | 胼胝体 | corpus callosum | 86464
septum pellucidum | 透明隔 | septum pellucidum | 61844
septum of telencephalon | 端脑隔 | septum telencephali | 61842
lateral ventricle | 侧脑室 | ventriculus lateralis | 78448 78449 78450
archicortex | 原皮质 | archicortex | 62424
neocortex | 新皮质 | neocortex | 62429
allocortex | 异型皮质 / 异皮质 | allocortex | 83687
caudate nucleus | 尾状核 | nucleus caudatus | 61833 72826 72827
putamen | 壳 / 壳核 | putamen | 61834 72828 72829
globus pallidus | 苍白球 | globus pallidus | 61835 72830 72831
internal capsule | 内囊 | capsula interna | 61950
anterior limb of ~ internal capsule | 内囊前肢 | crus anterius capsulae internae | 61952 72908 72909
optic nerve | 视神经 | nervus opticus | 50863 50875 50878
`;
