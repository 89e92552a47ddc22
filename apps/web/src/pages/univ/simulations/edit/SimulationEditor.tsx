import type { MadeSimulationDetail } from '@cheese/domain/contract/training/simulationMaking';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useRef, useState } from 'react';
import { AboutFields } from './AboutFields';
import { type Fault, faultIn } from './draft';
import { PracticePart } from './PracticePart';
import { SaveBar } from './SaveBar';
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

/** A film has no field of its own that could be named. */
const placeOf = (box: HTMLElement | null, name: string) =>
  box?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`);

export function SimulationEditor({ made, onReopen }: SimulationEditorProps) {
  const draft = useSimulationDraft(made, onReopen);
  const { now, isDirty, isBehind, keepMine } = draft;
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fault = isTried ? faultIn(now) : null;

  /** Resolves to true if everything is saved. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    const missing = faultIn(now);
    if (missing) {
      // Once what is wrong stands open.
      setTimeout(() => placeOf(box.current, nameOf(missing))?.focus());
      return false;
    }
    return !isDirty || draft.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a dialog come through here, too.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all that stands inside
    <div ref={box} onKeyDown={onKeyDown}>
      <Unsaved loss={isDirty ? texts.loss : null} />
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <SaveBar draft={draft} made={made} save={save} />
      <Stack sx={{ gap: 2 }}>
        <AboutFields draft={draft} fault={fault} />
        <VideosPart draft={draft} fault={fault} />
        {/* The platform has no banks of a school. */}
        {!made.isPlatform && <PracticePart draft={draft} fault={fault} />}
      </Stack>
    </div>
  );
}
