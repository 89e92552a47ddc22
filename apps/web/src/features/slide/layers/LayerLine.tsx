import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import {
  useRemoveSlideLayerMutation,
  useSetSlideLayerVisibilityMutation,
} from '@cheese/api-client/slides/annotation';
import type { SlideLayer } from '@cheese/domain/contract/slides/annotation';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LayerDialog } from './LayerDialog';
import { LayerEye } from './LayerEye';
import { LayerTexts, type LookAt } from './LayerTexts';
import { texts } from './texts';
import { keyOf, type Layers } from './useLayers';

interface LayerLineProps {
  layer: SlideLayer;
  layers: Layers;
  mayHandIn: boolean;
  lookAt: LookAt;
}

export function LayerLine({ layer, layers, mayHandIn, lookAt }: LayerLineProps) {
  const key = keyOf(layer);
  const isEdited = layers.target === key && layers.personId !== null;
  const isPublic = layer.visibility === noteVisibilityCodes.public;
  const isOwn = layer.kind === 'own';
  return (
    <li>
      <LayerEye name={layer.name} itsKey={key} layers={layers} />
      <div className="about">
        <span>{texts.count(isEdited ? layers.edited.shapes.shapes.length : layer.shapeCount)}</span>
        {!layer.isMine && <span>{layer.author.nickname}</span>}
        {layer.mayEdit && !isOwn && !isPublic && <span>{texts.draft}</span>}
        {layer.isMine && isOwn && isPublic && <span>{texts.handedIn}</span>}
        {layer.mayEdit && layer.isHeld && <span>{texts.held}</span>}
        {isEdited && <strong>{texts.editing}</strong>}
      </div>
      {layer.mayEdit && (
        <LayerActs layer={layer} layers={layers} isEdited={isEdited} mayHandIn={mayHandIn} />
      )}
      {layers.isShown(key) && <LayerTexts layer={layer} layers={layers} lookAt={lookAt} />}
    </li>
  );
}

type ActsProps = Pick<LayerLineProps, 'layer' | 'layers' | 'mayHandIn'> & { isEdited: boolean };

function LayerActs({ layer, layers, isEdited, mayHandIn }: ActsProps) {
  const [asks, ask] = useState<'name' | 'remove' | null>(null);
  const [remove] = useRemoveSlideLayerMutation();
  const [turn] = useSetSlideLayerVisibilityMutation();
  const { run } = useTask();
  const { id, kind, visibility } = layer;
  const isOwn = kind === 'own';
  const publish = () =>
    run(
      () =>
        turn({
          id,
          visibility:
            visibility === noteVisibilityCodes.public
              ? noteVisibilityCodes.private
              : noteVisibilityCodes.public,
        }).unwrap(),
      visibility === noteVisibilityCodes.public
        ? texts.withdrawn
        : isOwn
          ? texts.handedInNow
          : texts.published,
    );
  const acts = [
    [texts.edit, () => layers.edit(keyOf(layer)), !isEdited],
    [
      texts.handIn,
      () => void publish(),
      isOwn && visibility === noteVisibilityCodes.private && mayHandIn,
    ],
    [texts.publish, () => void publish(), !isOwn && visibility === noteVisibilityCodes.private],
    [texts.withdraw, () => void publish(), visibility === noteVisibilityCodes.public],
    [isOwn ? texts.colour : texts.rename, () => ask('name'), true],
    [texts.remove, () => ask('remove'), !isOwn],
  ] as const;
  return (
    <div className="acts">
      {acts.map(
        ([name, act, can]) =>
          can && (
            <Button key={name} size="small" aria-label={`${name}：${layer.name}`} onClick={act}>
              {name}
            </Button>
          ),
      )}
      {asks === 'name' && (
        <LayerDialog
          layer={layer}
          onChanged={() => isEdited && void layers.edited.renew()}
          onClose={() => ask(null)}
        />
      )}
      {asks === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}
