import { useShowModelMutation } from '@cheese/api-client/bodies/modelMaking';
import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../../loading/lazyPart';
import { DeskFrame } from '../../making/edit/DeskFrame';
import { SaveBar } from '../../making/edit/SaveBar';
import { ShowButton } from '../../making/edit/ShowButton';
import { ShownChip } from '../../making/ShownChip';
import { faultIn } from './draft';
import { addedPin, changedPin, type PinPlace } from './pins';
import { HeadFields } from './HeadFields';
import { PartForm } from './PartForm';
import { PartsPanel } from './PartsPanel';
import { PinsPart } from './PinsPart';
import { ReportPart } from './ReportPart';
import { texts } from './texts';
import { useModelDraft } from './useModelDraft';

const ModelStage = lazyPart(async () => {
  const { ModelStage: Part } = await import('./ModelStage');
  return { default: Part };
}, LostInPlace);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginBottom: 24,
  '& .stage-side': { position: 'sticky', top: 112, height: 'min(76vh, 720px)' },
  '& .words': { display: 'grid', gap: 16, minWidth: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .stage-side': { position: 'static', height: '46svh' },
  },
}));

type Draft = ReturnType<typeof useModelDraft>;

/** State of the editor besides the draft: the selected part and the pins. */
function useModelEditing(draft: Draft) {
  const { now } = draft;
  const [chosen, choose] = useState<number | null>(null);
  /** Key of the pin that the next click places; 'new' for a new pin. */
  const [placing, setPlacing] = useState<number | 'new' | null>(null);
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focusOn = (name: string) =>
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());

  return {
    box,
    chosen,
    choose,
    placing,
    setPlacing,
    fault: isTried ? faultIn(now) : null,
    part: now.parts.find(({ id }) => id === chosen) ?? null,
    write(id: number) {
      choose(id);
      focusOn('partName');
    },
    replace(key: number) {
      setPlacing(key);
      box.current?.querySelector<HTMLElement>('[role=application]')?.focus();
    },
    /** Resolves to true if everything is saved. */
    async save(): Promise<boolean> {
      setTried(true);
      const missing = faultIn(now);
      if (missing) {
        if (missing.at === 'part') choose(missing.id);
        focusOn({ head: 'title', part: 'partName', pin: `pin${missing.id}` }[missing.at]);
        return false;
      }
      return (await draft.save()) !== null;
    },
    place(at: PinPlace) {
      setPlacing(null);
      if (placing === null) return;
      const added = placing === 'new' ? addedPin(now.pins, at) : null;
      draft.write((was) => ({
        ...was,
        pins: added?.pins ?? changedPin(was.pins, Number(placing), at),
      }));
      focusOn(`pin${added?.key ?? placing}`);
    },
  };
}

interface ModelEditorProps {
  made: MadeModelDetail;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

/** Model and list of parts share a selection; the form edits the selected part. */
export function ModelEditor({ made: model, onReopen }: ModelEditorProps) {
  const draft = useModelDraft(model, onReopen);
  const { now, isBusy } = draft;
  const [show] = useShowModelMutation();
  const editing = useModelEditing(draft);
  const { box, chosen, choose, placing, setPlacing, fault, save } = editing;
  return (
    <DeskFrame
      ref={box}
      desk={draft}
      loss={texts.loss}
      save={save}
      onReopen={onReopen}
      onEscape={() => setPlacing(null)}
    >
      <SaveBar desk={draft} state={<ShownChip isShown={model.isShown} />} save={save}>
        <ShowButton
          isShown={model.isShown}
          desk={draft}
          save={save}
          show={(isShown) => show({ id: model.id, isShown }).unwrap()}
          words={texts}
        />
      </SaveBar>
      <Halves>
        <div className="stage-side">
          <Suspense fallback={null}>
            <ModelStage
              model={model}
              chosen={chosen}
              onChoose={choose}
              pins={now.pins}
              isPlacing={placing !== null}
              onAdd={() => setPlacing('new')}
              onPlace={editing.place}
              onCancel={() => setPlacing(null)}
              onCover={(cover) => draft.writeHead({ cover }, 'cover')}
            />
          </Suspense>
        </div>
        <fieldset className="words" disabled={isBusy} style={{ margin: 0, padding: 0, border: 0 }}>
          <PartsPanel draft={draft} chosen={chosen} onChoose={choose} />
          <PartForm
            draft={draft}
            part={editing.part}
            onChoose={editing.write}
            isNameless={fault?.at === 'part' && fault.id === editing.part?.id}
          />
          <PinsPart
            draft={draft}
            untitled={fault?.at === 'pin' ? fault.id : null}
            onReplace={editing.replace}
          />
        </fieldset>
      </Halves>
      <Stack sx={{ gap: 2 }}>
        <HeadFields draft={draft} isNameless={fault?.at === 'head'} />
        <ReportPart report={model.report} />
      </Stack>
    </DeskFrame>
  );
}
