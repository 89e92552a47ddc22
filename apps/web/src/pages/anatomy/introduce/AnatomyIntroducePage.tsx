import { useGetAnatomyIntroductionQuery } from '@cheese/api-client/bodies/anatomy';
import type { AnatomyIntroduction } from '@cheese/domain/contract/bodies/anatomy';
import { idParam } from '@cheese/ui/address/urlParams';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { BodyCredit } from '../../../features/model/BodyCredit';
import { paths } from '../../../paths';
import { AnatomyMissing } from '../AnatomyMissing';
import { texts as shared } from '../texts';
import { Ways } from './Ways';
import { texts } from './texts';

/** Long description of a model: contents, ways to learn and controls. */
export default function AnatomyIntroducePage() {
  const id = idParam(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Introduce key={id} id={id} />;
}

function Introduce({ id }: { id: number }) {
  const query = useGetAnatomyIntroductionQuery({ anatomyId: id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<AnatomyMissing />}
      >
        {(introduction) => <Introduced introduction={introduction} />}
      </Answered>
    </Content>
  );
}

function Introduced({ introduction }: { introduction: AnatomyIntroduction }) {
  const { anatomyId: id, name, html, highlights, source } = introduction;
  useDocumentTitle(`${name} · ${texts.title}`);
  const trail = [
    { label: shared.title, href: paths.anatomyHome() },
    { label: name, href: paths.anatomyDetail({ id }) },
    { label: texts.title },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageTitle>{name}</PageTitle>
      <Stack sx={{ gap: 3, pb: 3 }}>
        <Section
          title={texts.title}
          action={<Button href={paths.anatomyStudy({ id })}>{texts.study}</Button>}
        >
          <SafeHtml html={html} />
          {source !== null && (
            <Typography variant="body2" color="text.secondary">
              <BodyCredit source={source} />
            </Typography>
          )}
        </Section>
        {highlights.length > 0 && (
          <Section title={texts.highlights}>
            <Ways ways={highlights.map(({ title, text }) => [title, text])} />
          </Section>
        )}
        <Section title={texts.handling}>
          <Ways ways={texts.ways} />
        </Section>
      </Stack>
    </>
  );
}
