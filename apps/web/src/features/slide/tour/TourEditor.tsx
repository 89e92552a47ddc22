import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LayerList } from '../layers/LayerList';
import { StopDialog } from './StopDialog';
import { StopLines } from './StopLines';
import { texts } from './texts';
import type { AnyTour, TourCalls } from './tourCalls';
import { useTourDraft } from './useTourDraft';

interface TourEditorProps {
  kept: AnyTour;
  calls: TourCalls;
  viewNow: () => string | null;
  see: (view: string) => void;
  upload?: UploadPicture | undefined;
  onDone: () => void;
}

/** Edited beside the viewer: a new stop takes the current view. */
export function TourEditor({ kept, calls, viewNow, see, upload, onDone }: TourEditorProps) {
  const draft = useTourDraft(kept, calls);
  const [open, setOpen] = useState<TourStop | null>(null);
  const { stops } = draft.now;
  const put = (stop: TourStop) => {
    const isThere = stops.some(({ id }) => id === stop.id);
    const next = isThere ? stops.map((one) => (one.id === stop.id ? stop : one)) : [...stops, stop];
    draft.write({ stops: next });
  };
  const take = () => {
    const view = viewNow();
    if (view === null) return;
    const title = texts.newStop(stops.length + 1);
    const stop = { id: crypto.randomUUID(), title, text: '', sound: '', view };
    put(stop);
    setOpen(stop);
  };
  const retake = (stop: TourStop) => {
    const view = viewNow();
    if (view !== null) put({ ...stop, view });
  };
  return (
    <LayerList aria-label={texts.editing(kept.title)}>
      <h2>{texts.editing(kept.title)}</h2>
      {stops.length === 0 && <p>{texts.noStops}</p>}
      <StopLines
        stops={stops}
        onChange={(next) => draft.write({ stops: next })}
        onWrite={setOpen}
        onSee={({ view }) => see(view)}
        onRetake={retake}
      />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={stops.length >= tourLimits.stops}
        onClick={take}
      >
        {texts.take}
      </Button>
      <EditorEnd draft={draft} onDone={onDone} />
      {open && (
        <StopDialog stop={open} upload={upload} onWritten={put} onClose={() => setOpen(null)} />
      )}
    </LayerList>
  );
}

function EditorEnd(props: { draft: ReturnType<typeof useTourDraft>; onDone: () => void }) {
  const { draft, onDone } = props;
  const buttons = [
    [texts.undo, draft.undo, draft.canUndo],
    [texts.redo, draft.redo, draft.canRedo],
    [draft.isBusy ? texts.saving : texts.save, () => void draft.save(), draft.isDirty],
    [texts.done, onDone, true],
  ] as const;
  return (
    <>
      <p role="status">{draft.isDirty && texts.unsaved}</p>
      {draft.isTaken && (
        <div role="alert">
          <p>{texts.conflict}</p>
          <Button size="small" color="inherit" onClick={() => void draft.keepMine()}>
            {texts.mine}
          </Button>
          <Button size="small" color="inherit" onClick={draft.takeTheirs}>
            {texts.theirs}
          </Button>
        </div>
      )}
      <div className="line">
        {buttons.map(([name, act, can]) => (
          <Button key={name} size="small" color="inherit" disabled={!can} onClick={act}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
