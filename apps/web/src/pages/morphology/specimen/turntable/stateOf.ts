import type { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import type { ModelState } from '@cheese/model-viewer/model/modelState';
import type { PartTree } from '@cheese/model-viewer/model/partTree';
import { newSection } from '@cheese/model-viewer/model/sections';
import { homeView, type View } from '@cheese/model-viewer/model/view';

export const eyeOf = ({ yaw, pitch, zoom }: SpecimenView): View => ({
  ...homeView,
  yaw,
  pitch,
  zoom,
});

/** Sections and hidden parts of a named view; the user's labels and colours stay. */
export function stateOf(
  { cut, hidden }: SpecimenView,
  was: ModelState,
  tree: PartTree,
): ModelState {
  const gone = hidden.flatMap((id) => tree.bodiesUnder(String(id)));
  const sections = cut ? [{ ...newSection(cut.axis), at: cut.at, isFlipped: cut.isFlipped }] : [];
  return { ...was, sections, hidden: new Set(gone), explode: 0 };
}
