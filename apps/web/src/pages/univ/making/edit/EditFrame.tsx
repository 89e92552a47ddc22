import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { idParam } from '@cheese/ui/address/urlParams';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface EditorProps<Made> {
  made: Made;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

interface OneToEdit<Made> {
  texts: { title: string; what: string; back: string; look: string };
  query: ComponentProps<typeof Answered<Made>>['query'] & { currentData?: Made | undefined };
  title: string | undefined;
  /** Address of the list. */
  back: string;
  /** Address for learners; null while it is hidden from them. */
  look: string | null;
  Editor: ComponentType<EditorProps<Made>>;
}

/** A page that edits the content whose id is in the address. */
export function EditFrame({ title, One }: { title: string; One: ComponentType<{ id: number }> }) {
  useDocumentTitle(title);
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <One key={id} id={id} />;
}

/** Head of an edit page, and the editor once the content has loaded. */
export function OneToEdit<Made>({
  texts,
  query,
  title,
  back,
  look,
  Editor,
}: OneToEdit<Made>): ReactNode {
  const [opening, open] = useState(0);
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button href={back}>{texts.back}</Button>
            {look !== null && (
              <Button variant="outlined" href={look}>
                {texts.look}
              </Button>
            )}
          </>
        }
      >
        {title?.trim() || texts.title}
      </PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<NotFoundFace />}
      >
        {(made) => (
          <UnsavedGuard>
            <Editor key={opening} made={made} onReopen={() => open(opening + 1)} />
          </UnsavedGuard>
        )}
      </Answered>
    </>
  );
}
