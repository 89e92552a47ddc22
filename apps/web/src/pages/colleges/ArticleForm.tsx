import { isBlankArticle } from '@cheese/ui/article/isBlankArticle';
import { topicLimits } from '@cheese/domain/codes/classroom/topics';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
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
  /** When the article that is edited was last changed; 0 for a new one or one never changed. */
  changedAt: number;
  texts: Record<
    'name' | 'namePlaceholder' | 'nameEmpty' | 'content' | 'contentEmpty' | 'send' | 'saving',
    string
  >;
  /** Saves it over the version of `seenAt`, and answers where to go then. */
  send: (article: Article, seenAt: number | null) => Promise<string>;
  /** What else is chosen with it. */
  children?: ReactNode;
}

/** A title and an article: what is published in a classroom. */
export function ArticleForm(props: ArticleFormProps) {
  const [opening, open] = useState(0);
  return (
    <UnsavedGuard>
      <OneArticle key={opening} {...props} onReopen={() => open(opening + 1)} />
    </UnsavedGuard>
  );
}

type OneArticleProps = ArticleFormProps & {
  /** Reopens the form with the server's version. */
  onReopen: () => void;
};

function OneArticle(props: OneArticleProps) {
  const { label, draft, initial, changedAt, texts, send, children, onReopen } = props;
  const fields = useFields({ ...initial }, { draft });
  const standing = { draft, isDirty: fields.isDirty, onReopen };
  const { edition, isBehind, keepMine } = useEdition(changedAt, standing);
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const [sentTo, setSentTo] = useState<string | null>(null);
  // In its place, so that what holds the page is gone before it is left.
  if (sentTo !== null) return <Navigate replace to={sentTo} />;

  const submit = (form: HTMLFormElement) => {
    const { title, html } = fields.values;
    const faults = faultsOf({
      title: missing(title, texts.nameEmpty),
      html: isBlankArticle(html) ? texts.contentEmpty : undefined,
    });
    if (!fields.pass(faults, form)) return;
    void run(async () => {
      const to = await send({ title: title.trim(), html }, edition || null);
      fields.settle();
      setSentTo(to);
    });
  };
  return (
    <Form label={label} isDirty={fields.isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
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
  );
}
