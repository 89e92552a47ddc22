/** As somebody asks who has not read our list, and which questions that is, theme by theme. */
const table = `
您今天是因为什么不舒服来的 | complaint
这病是从什么时候开始的呀 | onset
到现在有多长时间了 | onset
是突然一下子来的还是慢慢来的 | sudden
发病之前有没有什么诱因 | trigger
您当时正在干什么 | trigger
具体是哪个部位，您指给我看看 | place
那是一种什么样的感觉 | quality
是刺痛、胀痛还是压着痛 | quality
要是打分的话疼几分 | severity
疼有没有往别的地方放射 | radiation
疼的地方换过没有 | migration
一直这样还是一阵一阵的 | course
跟刚开始比加重了没有 | worsening
什么情况下会加重呢 | aggravating
休息一下能不能好一点 | relieving
怎么样能缓解一些 | relieving
以前有没有过类似的情况 | before
除了这些还有其他不舒服吗 | associated
最后一次完全正常是几点 | lastWell
跟吃饭有关系吗 | meals
上一次吃东西是几点 | lastMeal
当时旁边有没有人看见 | witness
最近有没有发烧 | fever
有没有打寒战 | chills
出汗多不多 | sweat
身上有没有力气 | fatigue
最近胃口怎么样 | appetite
体重有没有下降 | weight
晚上睡眠好不好 | sleep
有没有胸口疼 | chestPain
胸闷不闷 | chestTightness
会不会心慌 | palpitation
喘不喘得上气 | breathless
晚上能平躺着睡吗 | orthopnoea
有没有咳嗽 | cough
痰是什么颜色的 | sputum
有没有咯血 | haemoptysis
嗓子疼不疼 | soreThroat
有没有恶心想吐 | nausea
吐过没有 | vomit
肚子疼不疼 | abdominalPain
有没有拉肚子 | diarrhoea
大便有没有带血 | blackStool
小便颜色怎么样 | urine
尿量多还是少 | urineAmount
小便的时候疼不疼 | dysuria
是不是老想上厕所 | frequency
腰疼不疼 | flankPain
口渴不渴 | thirst
头疼不疼 | headache
头晕不晕 | dizzy
有没有晕倒 | syncope
有没有抽搐 | seizure
胳膊腿有没有没劲 | weakLimb
说话清不清楚 | speech
看东西清不清楚 | vision
身上有没有起疹子 | rash
腿肿不肿 | legSwelling
后背疼不疼 | backPain
以前得过什么病没有 | pastAny
有没有高血压病史 | hypertension
您得过糖尿病吗 | diabetes
以前查过血脂高不高 | lipids
有没有冠心病 | coronary
有没有房颤 | arrhythmia
得过脑梗或者中风吗 | stroke
有没有哮喘 | asthma
得过结核没有 | tuberculosis
有没有得过肝炎 | hepatitis
有没有肾结石 | stones
得过胃溃疡吗 | ulcer
有没有得过肿瘤 | cancer
做过什么手术吗 | surgery
最近有没有受过外伤 | trauma
有没有输过血 | transfusion
得过血栓没有 | clot
平时在吃什么药 | drugs
对什么药过敏吗 | allergy
有没有吃抗凝药 | anticoagulant
阿司匹林在吃吗 | antiplatelet
有没有用过胰岛素 | insulin
最近吃过抗生素吗 | antibiotic
有没有吃避孕药 | contraceptive
药有没有按时吃 | adherence
您平时抽烟吗 | smoking
抽烟抽了多少年 | smoking
喝不喝酒 | alcohol
做什么工作的 | work
结婚了没有 | marriage
平时跟谁一起住 | alone
最近有没有出过远门 | travel
家里人有没有得心脏病的 | familyHeart
家里有没有人得糖尿病 | familyDiabetes
家里有人中风过吗 | familyStroke
家里人身体怎么样，有什么病 | familyAny
爸妈有没有高血压 | familyAny
爸妈血脂高不高 | familyAny
父母有没有得过血栓 | familyClot
有没有糖尿病病史 | diabetes
疼了有多长时间 | onset
末次月经是哪天 | lastPeriod
月经规不规律 | menses
有没有怀孕的可能 | pregnant
有没有阴道流血 | bleedingBelow
有没有性生活 | sex
生过几个孩子 | births
疫苗有没有按时打 | vaccines
孩子是足月生的吗 | birth
来之前做过什么处理没有 | treated
之前去别的医院看过吗 | seen
怎么过来医院的 | transport
您最担心什么 | worry
抽烟吗，喝酒吗 | smoking | alcohol
有没有高血压、糖尿病 | hypertension | diabetes
发烧吗？咳嗽吗？ | fever | cough
有没有恶心、拉肚子 | nausea | diarrhoea
`;

export const fresh: readonly (readonly [text: string, ...ids: string[]])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', ...ids] = line.split(' | ');
    return [text, ...ids] as const;
  });
