import { schoolNoticeLimits } from '@cheese/domain/codes/school/schoolNotices';
import type { SchoolNoticeDetail } from '@cheese/domain/contract/school/schoolNotice';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePictureUpload } from '../../../../../../features/pictureUpload/usePictureUpload';
import { AttachmentFields, useAttachments } from './AttachmentFields';
import { RecipientFields, useRecipients } from './RecipientFields';
import { texts } from './texts';
import { faultsOfNotice, lackOf } from './noticeFaults';
import { useNoticeForm } from './useNoticeForm';
import { useSending } from './useSending';
import { WhenFields } from './WhenFields';

interface NoticeFormProps {
  /** Null for a new notice. */
  notice: SchoolNoticeDetail | null;
  isWhole: boolean;
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

export function NoticeForm({ notice, isWhole, onReopen }: NoticeFormProps) {
  const form = useNoticeForm({ notice, isWhole, onReopen });
  const { fields, chosen, choose } = form;
  const takeFiles = (attachments: typeof chosen.attachments) => choose({ attachments });
  const uploads = useAttachments(chosen.attachments, takeFiles);
  const recipients = useRecipients(chosen);
  const upload = usePictureUpload();
  const [isAsking, ask] = useState(false);
  const toast = useToast();
  const { isBusy, going, mayGo, keepDraft, leaveFor } = useSending(form, notice === null, uploads);

  const submit = (element: HTMLFormElement) => {
    if (!mayGo() || !fields.pass(faultsOfNotice(fields.values, chosen), element)) return;
    const lack = lackOf(chosen);
    if (lack) toast.error(lack);
    else if (chosen.when === 'schedule') void leaveFor('schedule');
    else ask(true);
  };
  if (going) return <Navigate {...going} />;
  return (
    <UnsavedGuard>
      <Box sx={{ maxWidth: 800 }}>
        <Form label={texts.form} isDirty={form.isDirty} onSubmit={submit}>
          {form.isBehind && <NewerNotice onReopen={onReopen} onKeep={form.keepMine} />}
          <FormField
            required
            name="title"
            label={texts.name}
            placeholder={texts.namePlaceholder}
            autoComplete="off"
            maxLength={schoolNoticeLimits.title}
            fields={fields}
          />
          <RichTextField
            required
            hasLinks
            name="html"
            label={texts.content}
            initial={fields.values.html}
            fault={fields.faults.html}
            upload={upload}
            onChange={(html) => fields.change('html', html)}
          />
          <AttachmentFields files={chosen.attachments} uploads={uploads} onChange={takeFiles} />
          <RecipientFields chosen={chosen} isWhole={isWhole} onChange={choose} />
          <WhenFields when={chosen.when} fields={fields} onChange={(when) => choose({ when })} />
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 2, '&& > *': { width: 'auto' } }}
          >
            <SubmitButton isBusy={isBusy} busy={texts.send}>
              {chosen.when === 'send' ? texts.send : texts.schedule}
            </SubmitButton>
            <Button variant="outlined" size="large" aria-disabled={isBusy} onClick={keepDraft}>
              {texts.saveDraft}
            </Button>
          </Box>
        </Form>
        {isAsking && (
          <ConfirmDialog
            title={texts.confirmTitle}
            consequence={texts.confirm(recipients)}
            confirm={texts.send}
            tone="primary"
            isBusy={isBusy}
            onConfirm={() => void leaveFor('send').then(() => ask(false))}
            onClose={() => ask(false)}
          />
        )}
      </Box>
    </UnsavedGuard>
  );
}
