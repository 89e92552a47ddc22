import { usePublishDrillMutation } from '@cheese/api-client/training/drillMaking';
import type { MadeDrillDetail } from '@cheese/domain/contract/training/drillMaking';
import { exportDrill, importDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FileTools } from '../../making/edit/FileTools';
import { Halves } from '../../making/edit/Halves';
import { DeskFrame } from '../../making/edit/DeskFrame';
import { PublishBar } from '../../making/edit/PublishBar';
import { placeOf, withNewEnd, withNewScene } from './change';
import { FindingsPart } from './FindingsPart';
import { DrillGraph } from './graph/DrillGraph';
import { NodeForm } from './NodeForm';
import { NodeList } from './NodeList';
import { PreviewDialog } from './preview/PreviewDialog';
import { texts } from './texts';
import { type DrillDraft, useDrillDraft } from './useDrillDraft';
import { useFindings } from './useFindings';
import { VersionsOfDrill } from './VersionsOfDrill';

interface DrillEditorProps {
  made: MadeDrillDetail;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

/** Graph, list and faults all open the form of the scene they refer to. */
export function DrillEditor({ made, onReopen }: DrillEditorProps) {
  const draft = useDrillDraft(made, onReopen);
  const { now, write } = draft;
  const findings = useFindings(now);
  const [publish] = usePublishDrillMutation();
  const [said, choose] = useState<string | null>(now.start);
  const [from, tryFrom] = useState<string | null>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  // An undo can remove the selected scene.
  const chosen = said === null ? null : placeOf(now, said);
  const faults = faultsByPlace(now, findings.faults);
  const open = (id: string | null) => {
    choose(id);
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <DeskFrame desk={draft} loss={texts.loss} save={draft.save} onReopen={onReopen}>
      <PublishBar
        desk={draft}
        state={made.state}
        save={draft.save}
        publish={(edition) => publish({ id: made.id, edition }).unwrap()}
        published={texts.published}
        onRefused={() => void findings.walk()}
      />
      <Halves>
        <div>
          <GraphSection
            draft={draft}
            chosen={chosen}
            faults={faults}
            onChoose={choose}
            onOpen={open}
            onTry={tryFrom}
          />
          <Section title={texts.list}>
            <NodeList drill={now} chosen={chosen} faults={faults} onOpen={open} />
          </Section>
          <FindingsPart drill={now} findings={findings} onGo={open} />
          <VersionsOfDrill id={made.id} onTake={(taken) => write(() => taken)} />
        </div>
        <fieldset ref={form} tabIndex={-1}>
          <NodeForm draft={draft} chosen={chosen} onOpen={open} onTry={tryFrom} />
        </fieldset>
      </Halves>
      {from !== null && <PreviewDialog drill={now} from={from} onClose={() => tryFrom(null)} />}
    </DeskFrame>
  );
}

/** Number of faults per scene and end; those of the whole drill under ''. */
function faultsByPlace(drill: Drill, found: readonly { where: string }[]) {
  const faults = new Map<string, number>();
  for (const { where } of found) {
    const place = placeOf(drill, where) ?? '';
    faults.set(place, (faults.get(place) ?? 0) + 1);
  }
  return faults;
}

interface GraphSectionProps {
  draft: DrillDraft;
  chosen: string | null;
  faults: ReadonlyMap<string, number>;
  onChoose: (id: string | null) => void;
  onOpen: (id: string) => void;
  onTry: (from: string) => void;
}

function GraphSection(props: GraphSectionProps) {
  const { draft, chosen, faults, onChoose, onOpen, onTry } = props;
  const { now, write } = draft;
  const add = ({ drill, id }: ReturnType<typeof withNewScene>) => {
    write(() => drill);
    onOpen(id);
  };
  const take = (file: string) => {
    const read = importDrill(file);
    if ('drill' in read) {
      write(() => read.drill);
      return null;
    }
    return read.where ? texts.told(read.where, read.says) : read.says;
  };
  const canStart = now.scenes.some(({ id }) => id === now.start);
  return (
    <Section
      title={texts.graph}
      action={
        <Button
          size="small"
          variant="outlined"
          aria-disabled={!canStart}
          onClick={() => canStart && onTry(now.start)}
        >
          {texts.tryStart}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {texts.graphHint}
      </Typography>
      <DrillGraph drill={now} chosen={chosen} faults={faults} onChoose={onChoose} onOpen={onOpen} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => add(withNewScene(now, texts.newScene))}>
          {texts.addScene}
        </Button>
        <Button variant="outlined" onClick={() => add(withNewEnd(now, texts.newEnd))}>
          {texts.addEnd}
        </Button>
        <FileTools
          file={() => exportDrill(now)}
          name={now.title.trim() || texts.what}
          take={take}
        />
      </Box>
    </Section>
  );
}
