import { type Side, sides } from './phrase';

const places: Readonly<Record<string, string>> = {
  apical: '尖',
  posterior: '后',
  anterior: '前',
  superior: '上',
  apicoposterior: '尖后',
  lateral: '外侧',
  medial: '内侧',
  basal: '底',
  'medial basal': '内侧底',
  'anterior basal': '前底',
  'lateral basal': '外侧底',
  'posterior basal': '后底',
  'anteromedial basal': '前内侧底',
  'superior lingular': '上舌',
  'inferior lingular': '下舌',
};
const kinds: Readonly<Record<string, string>> = {
  artery: '动脉',
  vein: '静脉',
  bronchus: '支气管',
  'bronchial tree': '支气管树',
  segment: '',
};
const ofLung =
  /^(?:(right|left) )?(.+?) (?:segmental|bronchopulmonary) (artery|vein|bronchus|bronchial tree|segment)$/;

/** Chinese names the arteries of the lingula after its segments, while English leaves them out. */
const inFull = (text: string) =>
  text.replace(/lingular (?=artery|vein|bronch\w+ tree|bronchus)/, 'lingular segmental ');

/** Vessels and bronchi named after a lung segment, where English omits the word: 右肺前底段动脉. */
export function segmentOfLung(text: string): string | null {
  const [, side, place = '', kind = ''] = ofLung.exec(inFull(text)) ?? [];
  const [where, what] = [places[place], kinds[kind]];
  if (where === undefined || what === undefined) return null;
  return `${side === undefined ? '' : sides[side as Side]}肺${where}段${what}`;
}

const numerals = 'i ii iii iv v vi vii viii ix'.split(' ');

/** The segments of Couinaud: 肝Ⅱ段. */
export function segmentOfLiver(text: string): string | null {
  const at = numerals.indexOf(
    /^hepatovenous segment ([ivx]+)(?: of liver)?$/.exec(text)?.[1] ?? '',
  );
  return at < 0 ? null : `肝${String.fromCharCode(0x2160 + at)}段`;
}
