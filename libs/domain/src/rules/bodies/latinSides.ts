/** Right and left agree in gender with the first noun of a Latin name, not with its genitives. */
const endings = {
  masculine: { right: 'dexter', left: 'sinister' },
  feminine: { right: 'dextra', left: 'sinistra' },
  neuter: { right: 'dextrum', left: 'sinistrum' },
  manyMasculine: { right: 'dextri', left: 'sinistri' },
} as const;

const heads: Record<keyof typeof endings, string> = {
  masculine:
    'musculus venter humerus radius talus calcaneus pulmo ren ureter testis ductus lobus gyrus ' +
    'colliculus thalamus tractus fornix plexus hippocampus ventriculus nucleus globus nervus ' +
    'tendo processus dens',
  feminine:
    'scapula clavicula ulna patella tibia fibula maxilla concha costa cartilago phalanx membrana ' +
    'pars epididymis glandula vesicula arteria vena insula stria',
  neuter:
    'os caput ligamentum retinaculum femur brachium corpus putamen crus platysma hemispherium',
  manyMasculine: 'musculi',
};

const sidesOf = new Map(
  Object.entries(heads).flatMap(([kind, nouns]) =>
    nouns.split(' ').map((noun) => [noun, endings[kind as keyof typeof endings]] as const),
  ),
);

/** The side adjectives for a Latin name; undefined for a noun of unknown gender. */
export function headSides(latin: string): (typeof endings)[keyof typeof endings] {
  const noun = latin.split(' ')[0] ?? '';
  const sides = sidesOf.get(noun);
  if (!sides) throw new Error(`nobody has said of which gender "${noun}" is`);
  return sides;
}
