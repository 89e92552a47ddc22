import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { type ModelHandle, ModelViewer } from '@cheese/model-viewer/ModelViewer';
import { useModel } from '@cheese/model-viewer/useModel';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type SetStateAction, useMemo, useRef, useState } from 'react';
import { asPart, asPins } from '../../../../features/model/asPart';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { asWrittenPins, type DraftPin, type PinPlace } from './pins';
import { texts } from './texts';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  height: '100%',
  '& .picture': { flex: 1, minHeight: 0 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});

/** No labels in the picture, because the edited names in the list are newer. */
const noLabels: ReadonlySet<string> = new Set();

interface ModelStageProps {
  model: MadeModelDetail;
  chosen: number | null;
  onChoose: (id: number | null) => void;
  onCover: (address: string) => void;
  pins: readonly DraftPin[];
  /** True if the next click places a pin. */
  isPlacing: boolean;
  onAdd: () => void;
  onPlace: (at: PinPlace) => void;
  onCancel: () => void;
}

/** The model; a click on a part selects it in the list. */
export function ModelStage({ model, chosen, onChoose, onCover, ...props }: ModelStageProps) {
  const { pins: written, isPlacing, onAdd, onPlace, onCancel } = props;
  // Fixed when the editor opens: edited texts do not change the picture, and new objects would
  // reload it.
  const [{ parts, file }] = useState(() => ({ parts: model.parts.map(asPart), file: model.file }));
  const own = useModel(parts, '', noLabels);
  const handle = useRef<ModelHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const upload = usePictureUpload();
  const toast = useToast();
  const now = chosen === null ? null : String(chosen);
  const choose = (next: SetStateAction<string | null>) => {
    const id = typeof next === 'function' ? next(now) : next;
    onChoose(id === null ? null : Number(id));
  };
  const seen = { ...own, chosen: now, choose };
  const pins = useMemo(() => asPins(asWrittenPins(written)), [written]);
  const add = () => {
    if (!handle.current?.view()) return toast.info(texts.noPicture);
    onAdd();
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  };
  const takeCover = async () => {
    if (!handle.current?.view()) return toast.info(texts.noPicture);
    const picture = await handle.current.picture(1);
    const address = await upload(new File([picture], 'cover.png', { type: picture.type }));
    if (address === null) return;
    onCover(address);
    toast.success(texts.coverTaken);
  };
  return (
    <Frame ref={box}>
      <div className="picture">
        <ModelViewer
          name={model.title}
          source={{ address: file.address }}
          model={seen}
          unit={null}
          handle={handle}
          pins={pins}
          onPoint={
            isPlacing
              ? (place, partId) => onPlace({ place, structureId: partId ? Number(partId) : null })
              : null
          }
        />
      </div>
      <div className="acts">
        {isPlacing ? (
          <>
            <span role="status">{texts.placeIt}</span>
            <Button onClick={onCancel}>{texts.placeNot}</Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => void takeCover()}>
              {texts.takeCover}
            </Button>
            <Button variant="outlined" disabled={written.length >= modelLimits.pins} onClick={add}>
              {texts.addPin}
            </Button>
          </>
        )}
      </div>
    </Frame>
  );
}
