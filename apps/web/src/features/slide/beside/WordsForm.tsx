import { useSaveSlideWordsMutation } from '@cheese/api-client/slides/slidePanel';
import type { SlideWords } from '@cheese/domain/contract/slides/slidePanel';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useState } from 'react';
import { Blocks } from './Blocks';
import { texts } from './texts';

const emptySection = { title: '', text: '' };
const emptyCase = { title: '', history: '', findings: '', diagnosis: '', discussion: '' };
const most = { sections: 12, cases: 6 };

const sectionFields = [
  { name: 'title', label: texts.name, placeholder: texts.sectionPlaceholder, maxLength: 60 },
  {
    name: 'text',
    label: texts.text,
    placeholder: texts.textPlaceholder,
    maxLength: 4000,
    lines: 4,
  },
] as const;
const caseFields = [
  { name: 'title', label: texts.name, placeholder: texts.casePlaceholder, maxLength: 60 },
  ...[
    { name: 'history', label: texts.history, placeholder: texts.historyPlaceholder, lines: 2 },
    { name: 'findings', label: texts.findings, placeholder: texts.findingsPlaceholder, lines: 3 },
  ].map((one) => ({ ...one, maxLength: 1000 }) as const),
  {
    name: 'diagnosis',
    label: texts.diagnosis,
    placeholder: texts.diagnosisPlaceholder,
    maxLength: 200,
  },
  {
    name: 'discussion',
    label: texts.discussion,
    placeholder: texts.discussionPlaceholder,
    maxLength: 2000,
    lines: 3,
  },
] as { name: keyof typeof emptyCase; label: string; placeholder: string; maxLength: number }[];

interface WordsFormProps {
  slideId: number;
  words: SlideWords;
  onClose: () => void;
}

/**
 * The draft survives the end of the session; after a conflict the user is told and loses nothing.
 */
export function WordsForm({ slideId, words, onClose }: WordsFormProps) {
  const draft = `slide-words-${slideId}`;
  const kept = useDraft<SlideWords>(draft);
  const [said, say] = useState(kept ?? words);
  const [isTried, setTried] = useState(false);
  const [save] = useSaveSlideWordsMutation();
  const { isBusy, run } = useTask();
  const isDirty = JSON.stringify(said) !== JSON.stringify(words);
  useSaveDraft(draft, isDirty, said);
  const submit = async () => {
    setTried(true);
    if ([...said.sections, ...said.cases].some(({ title }) => title.trim() === '')) return;
    const send = async () => {
      await save({ slideId, ...said }).unwrap();
      return leaving;
    };
    if (await run(send, texts.saved)) onClose();
  };
  return (
    <Form label={texts.title} isDirty={isDirty} onSubmit={() => void submit()}>
      <Blocks
        label={texts.sections}
        add={texts.addSection}
        nameOf={texts.section}
        fields={sectionFields}
        blocks={said.sections}
        empty={emptySection}
        most={most.sections}
        isTried={isTried}
        onChange={(sections) => say({ ...said, sections })}
      />
      <Blocks
        label={texts.cases}
        add={texts.addCase}
        nameOf={texts.oneCase}
        fields={caseFields}
        blocks={said.cases}
        empty={emptyCase}
        most={most.cases}
        isTried={isTried}
        onChange={(cases) => say({ ...said, cases })}
      />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
