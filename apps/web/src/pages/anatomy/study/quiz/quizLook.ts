import type { AnatomyQuiz, QuizQuestion } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { type ModelState, plainState, withOpacity } from '@cheese/model-viewer/model/modelState';
import type { PartTree } from '@cheese/model-viewer/model/partTree';

/** Opacity of the surrounding parts, which still give orientation. */
const AROUND = 0.15;

/** Id of the part to highlight: the one asked about, or the right answer. */
export function litBy({ mark, meshes }: QuizQuestion, tree: PartTree): string | null {
  // An ordering question has several parts, so none is highlighted.
  if (mark) return mark.order ? null : String(mark.structureId);
  if (!meshes) return null;
  return tree.parts.find((part) => part.meshes.join('\n') === meshes.join('\n'))?.id ?? null;
}

/** No labels, and all parts faint except the highlighted one. */
export function lookFor(lit: string | null, tree: PartTree): ModelState {
  const quiet = { ...plainState, hasLabels: false };
  if (lit === null) return quiet;
  const own = new Set(tree.bodiesUnder(lit));
  const others = tree.bodies.filter((id) => !own.has(id));
  return withOpacity(quiet, others, AROUND);
}

/** Index of the first unanswered question; null if all are answered. */
export function firstOpen({ finishedAt, questions }: AnatomyQuiz): number | null {
  if (finishedAt !== null) return null;
  return questions.find(({ mark }) => mark === null)?.number ?? null;
}
