import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import type { VisitorContext } from '../../../calls/callerContext';
import { requireSlide } from '../slide/slide.access';
import { teachingFor } from '../slide/slide.teaching';
import type { LayerFound, Viewer } from './annotation.store';
import type { SlideLayerRow } from './annotation.tables';

/** Refuses users who may not see the slide. */
export async function viewerOf(looking: VisitorContext, slideId: number): Promise<Viewer> {
  const access = await requireSlide(looking, slideId);
  const { person } = looking;
  return { person, teachingFor: teachingFor(access, person) };
}

type Owned = Pick<SlideLayerRow, 'kind' | 'personId' | 'organisationId'>;

export const mayEdit = (layer: Owned, { person, teachingFor: own }: Viewer) =>
  layer.kind === 'own'
    ? layer.personId === person?.id
    : own !== undefined && own === layer.organisationId;

export function toLayer(found: LayerFound, viewer: Viewer): SlideLayer {
  const { personId, organisationId: _owner, heldAt, updatedAt, ...row } = found;
  return {
    ...row,
    isHeld: heldAt !== null,
    isMine: personId === viewer.person?.id,
    mayEdit: mayEdit(found, viewer),
    updatedAt: updatedAt.getTime(),
  };
}
