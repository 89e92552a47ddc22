import { topicLimits } from '@cheese/domain/codes/classroom/topics';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePictureUpload } from '../../features/pictureUpload/usePictureUpload';

interface Article {
  title: string;
  html: string;
}

interface ArticleFormProps {
  label: string;
  /** Under which name it is kept, should the session end before it is saved. */
  draft: string;
  initial: Article;
  texts: Record<
    'name' | 'namePlaceholder' | 'nameEmpty' | 'content' | 'contentEmpty' | 'send' | 'saving',
    string
  >;
  /** Saves it, and answers where to go then. */
  send: (article: Article) => Promise<string>;
  /** What else is chosen with it. */
  children?: ReactNode;
}

const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;/g, '').trim() === '';

/** A title and an article: what is published in a classroom. */
export function ArticleForm({ label, draft, initial, texts, send, children }: ArticleFormProps) {
  const fields = useFields({ ...initial }, { draft });
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // In its place, so that what holds the page is gone before it is left.
  if (sentTo !== null) return <Navigate replace to={sentTo} />;

  const submit = (form: HTMLFormElement) => {
    const { title, html } = fields.values;
    const faults = faultsOf({
      title: missing(title, texts.nameEmpty),
      html: isBlank(html) ? texts.contentEmpty : undefined,
    });
    if (!fields.pass(faults, form)) return;
    void run(async () => {
      const to = await send({ title: title.trim(), html });
      fields.settle();
      setSentTo(to);
    });
  };
  return (
    <UnsavedGuard>
      <Form label={label} isDirty={fields.isDirty} onSubmit={submit}>
        <FormField
          required
          name="title"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          maxLength={topicLimits.title}
          fields={fields}
        />
        <RichTextField
          required
          name="html"
          label={texts.content}
          initial={fields.values.html}
          fault={fields.faults.html}
          upload={upload}
          onChange={(html) => fields.change('html', html)}
        />
        {children}
        <SubmitButton isBusy={isBusy} busy={texts.saving}>
          {texts.send}
        </SubmitButton>
      </Form>
    </UnsavedGuard>
  );
}
