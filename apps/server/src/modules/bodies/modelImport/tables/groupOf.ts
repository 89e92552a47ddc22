import type { BodyGroupKey } from '@cheese/domain/rules/bodies/bodyGroups';
import type { Catalogue } from './catalogue';
import { termFor } from './wordsOf';

/**
 * Patterns that tell the system from a name; the first match wins, so vessels of an organ come
 * first.
 */
const said: readonly (readonly [BodyGroupKey, RegExp])[] = [
  ['circulation', /\b(papillary muscles?|atri(um|al)|interatrial|mitral|tricuspid|cusps?)\b/],
  ['circulation', /\b(left|right) ventricle|\b(palmar|plantar) arch\b/],
  ['circulation', /\b(sagittal|straight|transverse|sigmoid|cavernous|petrosal|of) sinus(es)?\b/],
  ['circulation', /\b(pulmonary|celiac|thyrocervical|costocervical|brachiocephalic) trunk\b/],
  ['lymphoid', /\b(thoracic duct|lymph\w*)\b/],
  ['endocrine', /\b(neuro|adeno)hypophysis\b/],
  ['nervous', /\b(nerves?|ganglion|ganglia|neur\w+|choroid plexus|nervous)\b/],
  ['circulation', /\b(arter\w+|vein|veins|venous|vena|aort\w+|vascul\w+|coronary|cardiac|heart)\b/],
  ['lymphoid', /\b(lymph\w*|spleen|splenic|thym\w+|tonsil\w*)\b/],
  ['muscles', /\b(muscl\w+|musculature|tendons?|tendinous|fascia\w*|aponeuro\w+|retinacul\w+)\b/],
  ['muscles', /\b((superior|inferior|medial|lateral) rectus|(superior|inferior) oblique)\b/],
  ['muscles', /\b(levator|tensor|constrictor|\w+gloss(us|i)|\w*pharyngeus|musculus)\b/],
  [
    'muscles',
    /\b(crico(thyroid|arytenoid)|thyroarytenoid)$|\b(psoas|bulbospongiosus|quadriceps)\b/,
  ],
  ['muscles', /\b(ischiocavernosus|auricularis|\w+ arytenoid$)/],
  ['muscles', /\bpterygomandibular raphe\b/],
  ['respiratory', /\bconus elasticus\b/],
  ['digestive', /\b(hepatovenous|ileocecal)\b/],
  ['respiratory', /\b(corniculate|cuneiform|alar|nasal septal) cartilages?\b|\bthyrohyoid\b/],
  ['digestive', /\b((submandibular|sublingual) (gland|duct)|uvula|anal|oment\w+|cystic duct)\b/],
  ['genital', /\b(bulbourethral|ejaculatory)\b/],
  ['nervous', /\b((parietal|paracentral) lobule|(pre)?cuneus|uncus|internal capsule|claustrum)\b/],
  ['nervous', /\b(nucleus|substantia nigra|olfactory|sympathetic)\b/],
  ['senses', /\b(malleus|incus|stapes|ossicles?|eyelash\w*)\b/],
  ['skin', /\b(nipple|areola)\b/],
  [
    'senses',
    /\b(\w*lacrimal (sac|ducts?|gland|canalicul\w+|lake|apparatus)|tarsal plates?|conjunctiv\w+|ciliaris)\b/,
  ],
  ['endocrine', /\b(adrenal|suprarenal|pituitary|hypophys\w+|thyroid gland|parathyroid|pineal)\b/],
  ['respiratory', /\b(lungs?|bronch\w+|trache\w+|laryn\w+|thyroid cartilage|cricoid|arytenoid)\b/],
  ['respiratory', /\b(epiglott\w+|vocal|pleur\w+|nasal cartilages?|nasal septum|respiratory)\b/],
  ['digestive', /\b(teeth|tooth|tongue|esophag\w+|stomach|gastric|intestin\w+|duoden\w+)\b/],
  ['digestive', /\b(jejun\w+|ileum|colon|colic|rect(um|al)|caecum|cecum|\w*appendix|anus|liver)\b/],
  ['digestive', /\b(hepatic|gallbladder|biliary|bile|pancrea\w+|parotid|saliva\w+|gingiva\w*)\b/],
  ['digestive', /\b(palat(e|al)|pharyn\w+|oral|mouth|alimentary|mesenter\w+)\b/],
  ['urinary', /\b(kidneys?|renal|ureter\w*|urinary|urethra\w*|bladder)\b/],
  ['genital', /\b(test(is|es|icular)|epididym\w+|deferent|seminal|prostat\w+|penis|penile)\b/],
  ['genital', /\b(uter(us|ine)|ovar\w+|vagina\w*|scrot\w+|genital\w*|vulva\w*|clitor\w+)\b/],
  ['senses', /\b(eye|eyes|eyeball|eyelids?|retina\w*|cornea\w*|lens|iris|sclera|choroid)\b/],
  ['senses', /\b(vitreous|lacrimal gland|ear|ears|auricle|cochlea\w*|tympanic|sense organ)\b/],
  ['nervous', /\b(brain\w*|cerebr\w+|cerebell\w+|gyr(us|i)|sulc(us|i)|thalam\w+|hypothalam\w+)\b/],
  [
    'nervous',
    /\b(spinal cord|medulla oblongata|pons|midbrain|hippocamp\w+|amygdala|dura|mening\w+)\b/,
  ],
  ['nervous', /\b((lateral|third|fourth) ventricle|corpus callosum|putamen|caudate|colliculus)\b/],
  ['skin', /\b(skin|hairs?|eyebrows?|nails?|integument\w*|mammary|breast)\b/],
  ['bones', /\b(bones?|bony|vertebra\w*|ribs?|costal|skull|crani\w+|phalan\w+|sacrum|coccyx)\b/],
  ['bones', /\b(stern(um|al)|cartilag\w+|ligament\w*|joints?|dis[ck]s?|skelet\w+|interosseous)\b/],
  ['bones', /\b(menisc\w+|ilium|ischium|pubis|pubic|symphys\w+)\b/],
  ['bones', /\b(mandib\w+|maxill\w+|clavicle|scapula|humerus|radius|ulna|femur|tibia|fibula)\b/],
];

export const saidBy = (name: string): BodyGroupKey | null =>
  said.find(([, how]) => how.test(name.toLowerCase()))?.[0] ?? null;

/** So many steps up: what is further away holds everything. */
const MOST_STEPS = 12;

/**
 * The system of each concept: by our list of terms, by its own name, or by its nearest parent. Null
 * if none of them tells.
 */
export function grouper({ nameOf, holdersOf }: Catalogue) {
  const known = new Map<string, BodyGroupKey | null>();
  const own = (concept: string): BodyGroupKey | null => {
    const before = known.get(concept);
    if (before !== undefined) return before;
    const name = nameOf.get(concept) ?? '';
    const term = termFor(concept, name);
    const group = term ? term.group : saidBy(name);
    known.set(concept, group);
    return group;
  };
  return (concept: string): BodyGroupKey | null => {
    let level = [concept];
    const seen = new Set(level);
    for (let step = 0; step < MOST_STEPS && level.length > 0; step += 1) {
      for (const one of level) {
        const group = own(one);
        if (group) return group;
      }
      const above = level.flatMap((one) => [
        ...(holdersOf.partof.get(one) ?? []),
        ...(holdersOf.isa.get(one) ?? []),
      ]);
      level = [...new Set(above)].filter((one) => !seen.has(one)).sort();
      level.forEach((one) => seen.add(one));
    }
    return null;
  };
}
