import { type BodyGroupKey, bodyGroups } from '@cheese/domain/rules/bodies/bodyGroups';

/** Colours of structures that atlases draw unlike the rest of their system. */
const unlike: readonly (readonly [RegExp, string])[] = [
  [/\bpulmonary veins?\b/, '#b8322b'],
  [/\b(pulmonary arter\w+|pulmonary trunk|vein|veins|vena|venous|coronary sinus)\b/, '#4a62a8'],
  [/\b(arter\w+|aort\w+)\b/, '#b8322b'],
  [/\b(nerves?|ganglion|ganglia)\b/, '#d8b548'],
  [/\b(cartilag\w+|dis[ck])\b/, '#bcc9cc'],
  [/\b(tooth|teeth)\b/, '#f0ead8'],
  [
    /\b(tendons?|ligament\w*|aponeuro\w+|fascia|retinacul\w+|linea alba|tract|membrane)\b/,
    '#d8cfc0',
  ],
  [/\bliver\b/, '#8a4a3a'],
  [/\bgallbladder\b/, '#6f8a4a'],
  [/\bpancrea\w+\b/, '#d2a878'],
];

/** The colour of a part, as in CSS. */
export function colourOf(english: string, group: BodyGroupKey): string {
  // The iliotibial tract is of muscles, the optic one is not.
  const name = group === 'nervous' ? english.replace(/tract|membrane/gi, '') : english;
  const own = unlike.find(([how]) => how.test(name.toLowerCase()))?.[1];
  return own ?? bodyGroups[group].colour;
}
