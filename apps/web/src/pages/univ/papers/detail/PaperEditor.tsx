import { useSavePaperMutation } from '@cheese/api-client/exam/paperManage';
import type { PaperDetail, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { FormField } from '@cheese/ui/form/FormField';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { texts as unsavedTexts } from '@cheese/ui/unsaved/texts';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { type DraftPaper, firstNumbers, sizeOfAll, toDraft, withSection } from './draftPaper';
import { SectionCard } from './SectionCard';
import { texts } from './texts';

interface PaperEditorProps {
  paper: PaperDetail;
  sources: readonly PaperSource[];
  /** Called when the editor gets unsaved changes or loses them. */
  onDirty: (isDirty: boolean) => void;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

const said = ({ name, sections }: Pick<DraftPaper, 'name' | 'sections'>) =>
  JSON.stringify([name, sections]);

/** Editor of a paper: sections with chosen and drawn questions. */
export function PaperEditor({ paper, sources, onDirty, onReopen }: PaperEditorProps) {
  const keptAs = `paper-${paper.id}`;
  const kept = useDraft<DraftPaper>(keptAs);
  const [draft, setDraft] = useState<DraftPaper>(() => kept ?? toDraft(paper));
  const [before, setBefore] = useState<DraftPaper | null>(null);
  const [save] = useSavePaperMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const [saved, setSaved] = useState(() => said(paper));
  const isDirty = said(draft) !== saved;
  useSaveDraft(keptAs, isDirty, draft);
  const standing = { draft: keptAs, isDirty, onReopen };
  const { edition, stand, isBehind, keepMine } = useEdition(paper.edition, standing);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  const change = (next: DraftPaper, undoable?: string) => {
    setBefore(undoable === undefined ? null : draft);
    setDraft(next);
    if (undoable !== undefined) toast.info(undoable);
  };
  const keep = () => {
    if (draft.name.trim() === '') return toast.error(texts.nameEmpty);
    const { name, sections } = draft;
    const asked = { paperId: paper.id, edition, name: name.trim(), sections: [...sections] };
    return void run(async () => {
      const { edition: newest } = await save(asked).unwrap();
      // Changes made after the click are not saved yet and stay.
      setSaved(said(draft));
      stand(newest);
    }, texts.saved);
  };
  const fields = {
    values: { name: draft.name },
    faults: draft.name.trim() === '' ? { name: texts.nameEmpty } : {},
    change: (_name: 'name', name: string) => change({ ...draft, name }),
  };
  const size = sizeOfAll(draft.sections);
  const numbers = firstNumbers(draft.sections);
  return (
    <>
      <Unsaved loss={isDirty ? unsavedTexts.form : null} />
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <Findings paper={paper} />
      <Box sx={{ maxWidth: 480 }}>
        <FormField
          required
          name="name"
          label={texts.name}
          autoComplete="off"
          maxLength={80}
          fields={fields}
        />
      </Box>
      {draft.sections.map((_, at) => (
        <SectionCard
          key={at}
          at={at}
          sources={sources}
          firstNumber={numbers[at] ?? 1}
          paper={draft}
          onChange={change}
        />
      ))}
      <Bar>
        <Button variant="outlined" onClick={() => change(withSection(draft))}>
          {texts.addSection}
        </Button>
        {before && <Button onClick={() => change(before)}>{texts.undo}</Button>}
        <b style={{ marginLeft: 'auto' }}>{texts.sum(size.count, size.score)}</b>
        <Button variant="contained" aria-disabled={isBusy || !isDirty} onClick={keep}>
          {texts.save}
        </Button>
      </Bar>
    </>
  );
}

/** Stays visible while the paper scrolls. */
const Bar = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.5,
      bgcolor: 'background.default',
    }}
  >
    {children}
  </Box>
);

const Findings = ({ paper: { findings } }: { paper: PaperDetail }) =>
  findings.length > 0 && (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {findings.map(({ section, at, kind, message }) => (
        <div key={`${section}-${at}-${kind}`}>{message}</div>
      ))}
    </Alert>
  );
