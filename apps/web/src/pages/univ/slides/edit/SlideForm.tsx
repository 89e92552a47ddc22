import { useEditSlideMutation } from '@cheese/api-client/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { ScanFields } from './ScanFields';
import { SlideFields } from './SlideFields';
import { slideFaults, toAsked, toValues } from './slideForm';
import { texts } from './texts';

interface SlideFormProps {
  slide: MadeSlide;
  folders: readonly SlideFolder[];
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

/** Details of a slide; two simultaneous editors never overwrite each other silently. */
export function SlideForm({ slide, folders, onReopen }: SlideFormProps) {
  const draft = `slide-${slide.id}`;
  const fields = useFields(toValues(slide), { draft });
  const [edit] = useEditSlideMutation();
  const { isBusy, run } = useTask();
  const { isDirty } = fields;
  const { edition, stand, isBehind, keepMine } = useEdition(slide.edition, {
    draft,
    isDirty,
    onReopen,
  });
  const submit = (form: HTMLFormElement) => {
    if (!fields.pass(slideFaults(fields.values), form)) return;
    void run(async () => {
      const saved = await edit({ id: slide.id, edition, ...toAsked(fields.values) }).unwrap();
      // Text typed after the click is not saved yet and stays.
      fields.settle();
      stand(saved.edition);
    }, texts.saved);
  };
  return (
    <div style={{ maxWidth: 800 }}>
      <Form label={texts.form} isDirty={isDirty} onSubmit={submit}>
        {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
        <SlideFields fields={fields} folders={folders} />
        <ScanFields fields={fields} slide={slide} />
        <SubmitButton isBusy={isBusy} busy={texts.save}>
          {texts.save}
        </SubmitButton>
      </Form>
    </div>
  );
}
