import type { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import type { ModelState } from '@cheese/model-viewer/model/modelState';
import type { PartTree } from '@cheese/model-viewer/model/partTree';
import { newSection } from '@cheese/model-viewer/model/sections';
import { homeView, type View } from '@cheese/model-viewer/model/view';

/** Where the eye stands for a named view. */
export const eyeOf = ({ yaw, pitch, zoom }: SpecimenView): View => ({
  ...homeView,
  yaw,
  pitch,
  zoom,
});

/** What a named view takes away; labels and colours stay as somebody set them. */
export function stateOf(
  { cut, hidden }: SpecimenView,
  was: ModelState,
  tree: PartTree,
): ModelState {
  const gone = hidden.flatMap((id) => tree.bodiesUnder(String(id)));
  const sections = cut ? [{ ...newSection(cut.axis), at: cut.at, isFlipped: cut.isFlipped }] : [];
  return { ...was, sections, hidden: new Set(gone), explode: 0 };
}
