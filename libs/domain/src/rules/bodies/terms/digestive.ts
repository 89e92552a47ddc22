/** The alimentary system with the teeth: see `readTerms.ts` for how a line is read. */
export const digestive = `
alimentary system / digestive system | 消化系统 | systema digestorium | 7152
mucosa of mouth | 口腔黏膜 | tunica mucosa oris | 59660
labial part of mouth | 唇 / 口唇 | labia oris | 59815
gingiva / gum | 牙龈 / 龈 | gingiva | 59762
maxillary gingiva / gingiva of upper jaw | 上颌牙龈 | gingiva maxillae | 59763
mandibular gingiva / gingiva of lower jaw | 下颌牙龈 | gingiva mandibulae | 59764
maxillary dental arcade | 上牙弓 | arcus dentalis maxillaris | 55634
mandibular dental arcade | 下牙弓 | arcus dentalis mandibularis | 55635
incisor tooth | 切牙 | dens incisivus | 12823
canine tooth | 尖牙 | dens caninus | 55636
premolar tooth | 前磨牙 | dens premolaris | 55637
molar tooth | 磨牙 | dens molaris | 55638
crown of tooth | 牙冠 | corona dentis | 55623
~ upper central incisor tooth / ~ upper central secondary incisor tooth | 上颌中切牙 | dens incisivus superior medialis | - 55681 55682
~ upper lateral incisor tooth / ~ upper lateral secondary incisor tooth | 上颌侧切牙 | dens incisivus superior lateralis | - 55680 55683
~ upper canine tooth / ~ upper secondary canine tooth | 上颌尖牙 | dens caninus superior | - 55798 55799
~ first upper premolar tooth / ~ upper first secondary premolar tooth | 上颌第1前磨牙 | dens premolaris superior primus | - 55689 55690
~ second upper premolar tooth / ~ upper second secondary premolar tooth | 上颌第2前磨牙 | dens premolaris superior secundus | - 55688 55691
~ first upper molar tooth / ~ upper first secondary molar tooth | 上颌第1磨牙 | dens molaris superior primus | - 55698 55699
~ second upper molar tooth / ~ upper second secondary molar tooth | 上颌第2磨牙 | dens molaris superior secundus | - 55697 55700
~ lower central incisor tooth / ~ lower central secondary incisor tooth | 下颌中切牙 | dens incisivus inferior medialis | - 57142 57143
~ lower lateral incisor tooth / ~ lower lateral secondary incisor tooth | 下颌侧切牙 | dens incisivus inferior lateralis | - 57140 57141
~ lower canine tooth / ~ lower secondary canine tooth | 下颌尖牙 | dens caninus inferior | - 55686 55687
~ first lower premolar tooth / ~ lower first secondary premolar tooth | 下颌第1前磨牙 | dens premolaris inferior primus | - 55694 55693
~ second lower premolar tooth / ~ lower second secondary premolar tooth | 下颌第2前磨牙 | dens premolaris inferior secundus | - 55695 55692
~ first lower molar tooth / ~ lower first secondary molar tooth | 下颌第1磨牙 | dens molaris inferior primus | - 55705 55704
~ second lower molar tooth / ~ lower second secondary molar tooth | 下颌第2磨牙 | dens molaris inferior secundus | - 55706 55703
esophagus / oesophagus | 食管 / 食道 | oesophagus | 7131
stomach | 胃 | gaster / ventriculus | 7148
small intestine | 小肠 | intestinum tenue | 7200
duodenum | 十二指肠 | duodenum | 7206
jejunum | 空肠 | jejunum | 7207
ileum | 回肠 | ileum | 7208
large intestine | 大肠 | intestinum crassum | 7201
appendix / vermiform appendix | 阑尾 | appendix vermiformis | 14542
colon | 结肠 | colon | 14543
muscle layer of colon | 结肠肌层 | tunica muscularis coli | 14986
longitudinal muscle layer of colon | 结肠纵行肌层 | stratum longitudinale tunicae muscularis coli | 14987
mesocolic taenia | 系膜带 | taenia mesocolica | 76891
omental taenia | 网膜带 | taenia omentalis | 76892
free taenia | 独立带 | taenia libera | 76893
rectum | 直肠 | rectum | 14544
liver | 肝 / 肝脏 | hepar | 7197
gallbladder | 胆囊 | vesica biliaris / vesica fellea | 7202
pancreas | 胰 / 胰腺 | pancreas | 7198
pancreatic duct | 胰管 | ductus pancreaticus | 10419
`;
