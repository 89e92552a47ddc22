import type { MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../../loading/lazyPart';
import { faultIn } from './draft';
import { addedPin, changedPin, type PinPlace } from './pins';
import { HeadFields } from './HeadFields';
import { PartForm } from './PartForm';
import { PartsPanel } from './PartsPanel';
import { PinsPart } from './PinsPart';
import { ReportPart } from './ReportPart';
import { SaveBar } from './SaveBar';
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

interface ModelEditorProps {
  model: MadeModelDetail;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

/** The picture leads the list of parts, and the list the picture; what is chosen is written about. */
export function ModelEditor({ model, onReopen }: ModelEditorProps) {
  const draft = useModelDraft(model, onReopen);
  const { now, isDirty, isBusy, isBehind, keepMine, undo, redo } = draft;
  const [chosen, choose] = useState<number | null>(null);
  /** The pin that is being put somewhere: one of those that stand, or a new one. */
  const [placing, setPlacing] = useState<number | 'new' | null>(null);
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fault = isTried ? faultIn(now) : null;
  const part = now.parts.find(({ id }) => id === chosen) ?? null;

  const focusOn = (name: string) =>
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  /** Resolves to true if everything is saved. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    const missing = faultIn(now);
    if (missing) {
      if (missing.at === 'part') choose(missing.id);
      focusOn({ head: 'title', part: 'partName', pin: `pin${missing.id}` }[missing.at]);
      return false;
    }
    return !isDirty || draft.save();
  };
  const place = (at: PinPlace) => {
    setPlacing(null);
    if (placing === null) return;
    const added = placing === 'new' ? addedPin(now.pins, at) : null;
    draft.write((was) => ({
      ...was,
      pins: added?.pins ?? changedPin(was.pins, Number(placing), at),
    }));
    focusOn(`pin${added?.key ?? placing}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && placing !== null) setPlacing(null);
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save();
    // The picture takes its own steps back.
    else if (key === 'z' && !(event.target as Element).closest('[role=application]'))
      (event.shiftKey ? redo : undo)();
    else return;
    event.preventDefault();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all that stands inside
    <div ref={box} onKeyDown={onKeyDown}>
      <Unsaved loss={isDirty ? texts.loss : null} />
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <SaveBar draft={draft} model={model} save={save} />
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
              onPlace={place}
              onCancel={() => setPlacing(null)}
              onCover={(cover) => draft.writeHead({ cover }, 'cover')}
            />
          </Suspense>
        </div>
        <fieldset className="words" disabled={isBusy} style={{ margin: 0, padding: 0, border: 0 }}>
          <PartsPanel draft={draft} chosen={chosen} onChoose={choose} />
          <PartForm
            draft={draft}
            part={part}
            onChoose={(id) => {
              choose(id);
              focusOn('partName');
            }}
            isNameless={fault?.at === 'part' && fault.id === part?.id}
          />
          <PinsPart
            draft={draft}
            untitled={fault?.at === 'pin' ? fault.id : null}
            onReplace={(key) => {
              setPlacing(key);
              box.current?.querySelector<HTMLElement>('[role=application]')?.focus();
            }}
          />
        </fieldset>
      </Halves>
      <Stack sx={{ gap: 2 }}>
        <HeadFields draft={draft} isNameless={fault?.at === 'head'} />
        <ReportPart report={model.report} />
      </Stack>
    </div>
  );
}
