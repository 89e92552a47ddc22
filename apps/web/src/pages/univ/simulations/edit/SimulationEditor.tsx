import { useShowSimulationMutation } from '@cheese/api-client/training/simulationMaking';
import type { MadeSimulationDetail } from '@cheese/domain/contract/training/simulationMaking';
import { downloadJson } from '@cheese/ui/management/download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { DeskFrame } from '../../making/edit/DeskFrame';
import { SaveBar } from '../../making/edit/SaveBar';
import { ShowButton } from '../../making/edit/ShowButton';
import { ShownChip } from '../../making/ShownChip';
import { writeFile } from '../simulationFile';
import { AboutFields } from './AboutFields';
import { type Fault, faultIn, wordsOf, type Written } from './draft';
import { PracticePart } from './PracticePart';
import { texts } from './texts';
import { useSimulationDraft } from './useSimulationDraft';
import { VideosPart } from './VideosPart';

interface SimulationEditorProps {
  made: MadeSimulationDetail;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

const nameOf = (fault: Fault) =>
  fault.at === 'video' ? `video${fault.id}-${fault.missing}` : fault.at;

/** The film chooser is no field with a name, so it is found by `data-name`. */
const placeOf = (box: HTMLElement | null, name: string) =>
  box?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`);

export function SimulationEditor({ made, onReopen }: SimulationEditorProps) {
  const draft = useSimulationDraft(made, onReopen);
  const { id, isShown } = made;
  const { now } = draft;
  const [show] = useShowSimulationMutation();
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fault = isTried ? faultIn(now) : null;

  /** Resolves to true if everything is saved. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    const missing = faultIn(now);
    if (missing) {
      // The field may be in a collapsed part, which opens with this render.
      setTimeout(() => placeOf(box.current, nameOf(missing))?.focus());
      return false;
    }
    return (await draft.save()) !== null;
  };
  return (
    <DeskFrame ref={box} desk={draft} loss={texts.loss} save={save} onReopen={onReopen}>
      <SaveBar desk={draft} state={<ShownChip isShown={isShown} />} save={save}>
        <Button color="inherit" onClick={() => exportWords(now)}>
          {texts.exportFile}
        </Button>
        <ShowButton
          isShown={isShown}
          desk={draft}
          save={save}
          show={(shown) => show({ id, isShown: shown }).unwrap()}
          words={texts}
        />
      </SaveBar>
      <Stack sx={{ gap: 2 }}>
        <AboutFields draft={draft} fault={fault} />
        <VideosPart draft={draft} fault={fault} />
        {/* The platform has no question banks of a school. */}
        {!made.isPlatform && <PracticePart draft={draft} fault={fault} />}
      </Stack>
    </DeskFrame>
  );
}

function exportWords(now: Written) {
  const words = wordsOf(now);
  downloadJson(writeFile(words), words.title, texts.what);
}
