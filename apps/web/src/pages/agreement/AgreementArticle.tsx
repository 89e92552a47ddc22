import { Article } from '@cheese/ui/article/Article';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { styled } from '@mui/material/styles';

/** An agreement in chapters; each chapter has paragraphs and lists. */
export interface AgreementText {
  title: string;
  lead: string;
  opening: readonly string[];
  chapters: readonly {
    title: string;
    paragraphs: readonly (string | readonly string[])[];
  }[];
}

const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 880,
  marginBottom: 48,
  padding: 32,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export function AgreementArticle({ text }: { text: AgreementText }) {
  const { title, lead, opening, chapters } = text;
  useDocumentTitle(title);
  return (
    <Content>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Sheet>
        <Article>
          <Paragraphs of={opening} />
          {chapters.map((chapter) => (
            <section key={chapter.title}>
              <h2>{chapter.title}</h2>
              <Paragraphs of={chapter.paragraphs} />
            </section>
          ))}
        </Article>
      </Sheet>
    </Content>
  );
}

function Paragraphs({ of: paragraphs }: { of: readonly (string | readonly string[])[] }) {
  return paragraphs.map((paragraph, index) =>
    typeof paragraph === 'string' ? (
      <p key={index}>{paragraph}</p>
    ) : (
      <ul key={index}>
        {paragraph.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}
