/** Parts of the whole body, which hold organs of several systems: see `readTerms.ts`. */
export const regions = `
human body | 人体 | corpus humanum | 20394
cardinal body part | 身体主要部分 | partes corporis humani | 7153
head | 头 / 头部 | caput | 7154
occipital part of head | 枕部 | occiput | 49187
face | 面 / 面部 | facies | 24728
cheek | 颊 / 面颊 | bucca | 46476
mouth | 口 / 口部 | os | 49184
chin | 颏 / 下巴 | mentum | 46495
neck | 颈 / 颈部 | collum / cervix | 7155
back of neck | 项 / 项部 | nucha | 24189
trunk | 躯干 | truncus | 7181
thorax | 胸 / 胸部 | thorax | 9576
anterior chest | 胸前部 | pectus | 24816
abdomen | 腹 / 腹部 | abdomen | 9577
pelvis | 盆部 | pelvis | 9578
perineum | 会阴 | perineum | 9579
anal part of perineum | 肛区 / 肛门三角 | regio analis | 20347
urogenital part of perineum | 尿生殖区 / 尿生殖三角 | regio urogenitalis | 20348
back | 背 / 背部 | dorsum | 14181
upper limb | 上肢 | membrum superius | 7183
pectoral girdle | 上肢带 / 肩带 | cingulum pectorale | 23217
axilla | 腋 / 腋部 | axilla | 24864
arm | 臂 / 上臂 | brachium | 24890
anterior part of arm | 臂前部 | regio brachii anterior | 24891
posterior part of arm | 臂后部 | regio brachii posterior | 24892
elbow | 肘 / 肘部 | cubitus | 24901
anterior part of elbow | 肘前部 | regio cubitalis anterior | 24904
posterior part of elbow | 肘后部 | regio cubitalis posterior | 24907
forearm | 前臂 | antebrachium | 9663
posterior part of forearm | 前臂后部 | regio antebrachii posterior | 24911
wrist | 腕 / 手腕 | carpus | 24922
hand | 手 | manus | 9712
palm | 手掌 | palma manus | 24920
thenar eminence | 鱼际 / 大鱼际 | thenar | 61520
hypothenar eminence | 小鱼际 | hypothenar | 61523
set of fingers / fingers | 手指 | digiti manus | 75592
thumb | 拇指 | pollex | 24938
index finger | 示指 / 食指 | index | 24946
middle finger | 中指 | digitus medius | 24947
ring finger | 环指 / 无名指 | digitus anularis | 24948
little finger | 小指 | digitus minimus manus | 24949
lower limb | 下肢 | membrum inferius | 7184
pelvic girdle | 下肢带 / 盆带 | cingulum pelvicum | 16581
hip | 髋 / 髋部 | coxa | 24964
thigh | 股 / 大腿 | femur | 24967
knee | 膝 / 膝部 | genu | 24974
anterior part of knee | 膝前部 | regio genus anterior | 24975
leg | 小腿 | crus | 24979
foot | 足 | pes | 9664
dorsal part of foot | 足背 | dorsum pedis | 25045
set of toes / toes | 足趾 | digiti pedis | 70664
big toe | 踇趾 / 大脚趾 | hallux | 25047
second toe | 第2趾 | digitus secundus pedis | 25048
third toe | 第3趾 | digitus tertius pedis | 25051
fourth toe | 第4趾 | digitus quartus pedis | 25052
little toe | 小趾 | digitus minimus pedis | 25053
`;
