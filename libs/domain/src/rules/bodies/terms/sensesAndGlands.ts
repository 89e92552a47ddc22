/** Organs of the senses, glands without ducts, skin: see `readTerms.ts` for how a line is read. */
export const senses = `
sense organ system | 感觉器官系统 | systema organorum sensuum | 78499
eyeball | 眼球 | bulbus oculi | 12513
eye | 眼 / 眼睛 | oculus | 54448
upper eyelid | 上睑 / 上眼睑 | palpebra superior | 54439
lower eyelid | 下睑 / 下眼睑 | palpebra inferior | 54442
ear | 耳 / 耳朵 | auris | 52780
`;

export const endocrine = `
endocrine system | 内分泌系统 | systema endocrinum | 9668
pituitary gland / hypophysis | 垂体 / 脑垂体 | glandula pituitaria / hypophysis | 13889
pineal body / pineal gland | 松果体 | glandula pinealis / corpus pineale | 62033
adrenal gland / suprarenal gland | 肾上腺 | glandula suprarenalis | 9604 15629 15630
`;

export const skin = `
integumentary system | 被皮系统 | systema integumentarium | 72979
integument | 体被 | integumentum commune | 74657
skin | 皮肤 | cutis | 7163
set of hairs / hairs | 毛 | pili | 70752
set of head hairs / head hair | 头发 | capilli | 70751
set of eyebrows / eyebrows | 眉 / 眉毛 | supercilia | 71098
set of pubic hairs / pubic hair | 阴毛 | pubes | 70754
`;
