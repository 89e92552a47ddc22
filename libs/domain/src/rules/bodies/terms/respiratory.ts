/** The respiratory system: see `readTerms.ts` for how a line is read. */
export const respiratory = `
respiratory system | 呼吸系统 | systema respiratorium | 7158
nose | 鼻 | nasus | 46472
root of nose | 鼻根 | radix nasi | 59516
set of nasal cartilages / nasal cartilages | 鼻软骨 | cartilagines nasi | 71704
nasal septum | 鼻中隔 | septum nasi | 54375
thyroid cartilage | 甲状软骨 | cartilago thyroidea | 55099
trachea | 气管 | trachea | 7394
bronchus | 支气管 | bronchus | 7409
lung | 肺 | pulmo | 7195 7309 7310
upper lobe of lung | 肺上叶 | lobus superior pulmonis | 7334
lower lobe of lung | 肺下叶 | lobus inferior pulmonis | 7335
upper lobe of right lung | 右肺上叶 | lobus superior pulmonis dextri | 7333
middle lobe of right lung / middle lobe of lung | 右肺中叶 / 肺中叶 | lobus medius pulmonis dextri | 7383
lower lobe of right lung | 右肺下叶 | lobus inferior pulmonis dextri | 7337
upper lobe of left lung | 左肺上叶 | lobus superior pulmonis sinistri | 7370
lower lobe of left lung | 左肺下叶 | lobus inferior pulmonis sinistri | 7371
mediastinum | 纵隔 | mediastinum | 9826
superior mediastinum | 上纵隔 | mediastinum superius | 9827
inferior mediastinum | 下纵隔 | mediastinum inferius | 9828
anterior mediastinum | 前纵隔 | mediastinum anterius | 9838
middle mediastinum | 中纵隔 | mediastinum medium | 9839
`;
