/** Generic words of the FMA, as in "organ", "cardinal organ part" or "set of organ regions". */
const words =
  /^(anatomical|material|immaterial|physical|cardinal|internal|nonparenchymatous|parenchymatous|solid|hollow|cavitated|lobular|cavity|organ|entity|structure|part|region|zone|segment|component|cluster|cell|cells|set|space|stria|commissure|brachium|muscle|ligament|bone|artery|vascular|venous|arterial|neural|tree|neuraxis|cavernous|gray|matter|of|with|and)s?$/;
/** Abstract kinds that are only used for classification. */
const isSorted = /\b(organ|component|cluster|entity|zone|region|neuraxis|space|structure|set)s?\b/;
/** All of a limb but what it is named after: "foot proper" holds the foot without its toes. */
const isProper = /\b(body|foot|hand|head|abdomen) proper$/;

/** True for a generic name; such a concept is skipped in the tree. */
export function saysNothing(name: string): boolean {
  const low = name.toLowerCase();
  if (isProper.test(low)) return true;
  const all = low.split(/\W+/).every((word) => words.test(word));
  return all && isSorted.test(low);
}
