import type { Words } from '../body';

export const outerWords: Readonly<Record<string, Words>> = {
  auricle: [
    '耳廓',
    'auricula',
    'auricle',
    '由弹性软骨支撑，耳轮、对耳轮、耳屏和耳甲的凹凸收集声波并帮助判断声源的方向。软骨靠软骨膜供血，血肿不引流会坏死成菜花耳。',
  ],
  lobule: [
    '耳垂',
    'lobulus auriculae',
    'lobule of auricle',
    '耳廓下方没有软骨的部分，由脂肪和结缔组织构成，血供丰富，采血和穿耳在此处；软骨部穿孔则容易感染。',
  ],
  'cartilaginous-canal': [
    '外耳道软骨部',
    'meatus acusticus externus cartilagineus',
    'cartilaginous ear canal',
    '外耳道外侧三分之一，皮肤有毛囊和耵聍腺，疖只生在这里；皮下组织少，肿胀时牵拉耳廓即剧痛。',
  ],
  'bony-canal': [
    '外耳道骨部',
    'meatus acusticus externus osseus',
    'bony ear canal',
    '内侧三分之二，皮肤薄而贴骨膜。全道略弯，成人检查鼓膜时把耳廓向后上方牵拉，幼儿则向后下方。',
  ],
  'tympanic-membrane': [
    '鼓膜',
    'membrana tympani',
    'tympanic membrane',
    '半透明的薄膜，斜立于外耳道底，中心向内凹为鼓膜脐，前下方有光锥。分松弛部和紧张部，切开引流选在后下象限，避开听小骨和鼓索。',
  ],
};

export const middleWords: Readonly<Record<string, Words>> = {
  'tympanic-cavity': [
    '鼓室内侧壁和后壁',
    'cavitas tympani, paries medialis et posterior',
    'tympanic cavity, medial and posterior walls',
    '鼓室是颞骨内的含气小腔，内侧壁有岬、前庭窗和蜗窗，后壁上部经乳突窦通乳突小房；只画这两壁，以便看到听小骨。中耳炎可由此向颅内和乳突蔓延。',
  ],
  malleus: [
    '锤骨',
    'malleus',
    'malleus',
    '听小骨中最外的一块，柄附在鼓膜内面，头与砧骨成关节。耳镜下先找锤骨柄和短突，再分鼓膜的象限。',
  ],
  incus: [
    '砧骨',
    'incus',
    'incus',
    '居中的听小骨，长脚末端与镫骨头相接。长脚血供差，慢性中耳炎时最先被吸收，听骨链因此中断。',
  ],
  stapes: [
    '镫骨',
    'stapes',
    'stapes',
    '人体最小的骨，底以环状韧带封闭前庭窗。耳硬化症时底被固定，出现传导性聋，可换人工镫骨。',
  ],
  'tensor-tympani': [
    '鼓膜张肌',
    'musculus tensor tympani',
    'tensor tympani',
    '在咽鼓管上方的半管内，止于锤骨柄上端，由下颌神经支配，收缩时把鼓膜拉紧，减弱低音。',
  ],
  stapedius: [
    '镫骨肌',
    'musculus stapedius',
    'stapedius',
    '在锥隆起内，止于镫骨头，由面神经支配，强声时反射收缩。面神经在它的分支以上受损时听觉过敏，声反射消失。',
  ],
  'bony-auditory-tube': [
    '咽鼓管骨部',
    'pars ossea tubae auditivae',
    'bony part of auditory tube',
    '咽鼓管后外侧三分之一，开口于鼓室前壁，与软骨部相接处最窄，称峡。',
  ],
  'cartilaginous-auditory-tube': [
    '咽鼓管软骨部',
    'pars cartilaginea tubae auditivae',
    'cartilaginous part of auditory tube',
    '前内侧三分之二，开口于鼻咽侧壁，平时闭合，吞咽时由腭帆张肌拉开，使鼓室与外界等压。小儿的管短、宽而平，鼻咽感染易传到中耳。',
  ],
};
