import {
  useEditCourseNoticeMutation,
  useSendCourseNoticeMutation,
} from '@cheese/api-client/learning/courseNotice';
import type { TaughtNotice } from '@cheese/domain/contract/learning/courseNotice';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useState } from 'react';
import { texts } from './texts';

/** Creates or edits a notice of a course. */
type NoticeDialogProps = {
  onClose: () => void;
} & ({ courseId: number; notice?: never } | { courseId?: never; notice: TaughtNotice });

export function NoticeDialog(props: NoticeDialogProps) {
  const [opening, open] = useState(0);
  return <OneNotice key={opening} {...props} onReopen={() => open(opening + 1)} />;
}

type OneNoticeProps = NoticeDialogProps & {
  /** Reopens the form with the server's version. */
  onReopen: () => void;
};

function OneNotice({ courseId, notice, onClose, onReopen }: OneNoticeProps) {
  const begun = { title: notice?.title ?? '', text: notice?.text ?? '' };
  const draft = `course-notice-${notice ? `changed-${notice.id}` : courseId}`;
  const fields = useFields(begun, { draft });
  const { edition, isBehind, keepMine } = useEdition(notice?.editedAt ?? 0, {
    draft,
    isDirty: fields.isDirty,
    onReopen,
  });
  const [send] = useSendCourseNoticeMutation();
  const [edit] = useEditCourseNoticeMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const title = notice === undefined ? texts.write : texts.edit;
  const submit = async (form: HTMLFormElement) => {
    const said = { title: fields.values.title.trim(), text: fields.values.text.trim() };
    const faults = {
      title: missing(said.title, texts.nameEmpty),
      text: missing(said.text, texts.textEmpty),
    };
    if (!fields.pass(faultsOf(faults), form)) return;
    const isDone = await run(async () => {
      const { isHeld } = await (
        notice === undefined
          ? send({ courseId, ...said })
          : edit({ id: notice.id, seenAt: edition || null, ...said })
      ).unwrap();
      toast.success(isHeld ? texts.held : notice === undefined ? texts.sent : texts.saved);
      if (notice === undefined)
        for (const name of ['title', 'text'] as const) fields.change(name, '');
    });
    if (isDone) onClose();
  };
  return (
    <PanelDialog width="sm" title={title} isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
        <FormField
          required
          name="title"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={60}
          fields={fields}
        />
        <FormField
          required
          name="text"
          label={texts.text}
          placeholder={texts.textPlaceholder}
          autoComplete="off"
          maxLength={2000}
          lines={6}
          fields={fields}
        />
        <FormEnd
          isBusy={isBusy}
          confirm={notice === undefined ? texts.send : texts.save}
          onCancel={onClose}
        />
      </Form>
    </PanelDialog>
  );
}
