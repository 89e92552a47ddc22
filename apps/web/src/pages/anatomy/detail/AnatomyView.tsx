import { useGetAnatomyIntroductionQuery } from '@cheese/api-client/bodies/anatomy';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Columns } from '../../../features/commodity/detail/Columns';
import { paths } from '../../../paths';
import { soldOf } from '../anatomyAsCard';
import { texts as shared } from '../texts';
import { AnatomyContents } from './AnatomyContents';
import { AnatomyFacts } from './AnatomyFacts';
import { AnatomyHead } from './AnatomyHead';
import { SchoolHead } from './SchoolHead';
import { texts } from './texts';

export function AnatomyView({ anatomy }: { anatomy: AnatomyDetail }) {
  const { name } = anatomy;
  useDocumentTitle(name);
  const sold = soldOf(anatomy);
  return (
    <>
      <Breadcrumbs trail={[{ label: shared.title, href: paths.anatomyHome() }, { label: name }]} />
      {sold ? <AnatomyHead anatomy={sold} /> : <SchoolHead anatomy={anatomy} />}
      <Columns>
        <div>
          <AnatomyContents anatomy={anatomy} />
          {sold && <Introduction id={sold.id} />}
        </div>
        <div>
          <AnatomyFacts anatomy={anatomy} />
        </div>
      </Columns>
    </>
  );
}

function Introduction({ id }: { id: number }) {
  const query = useGetAnatomyIntroductionQuery({ anatomyId: id });
  return (
    <Section
      title={texts.introduction}
      action={<Button href={paths.anatomyIntroduce({ id })}>{texts.more}</Button>}
    >
      <Answered query={query} what={texts.introduction} skeleton={<RowsSkeleton count={4} />}>
        {({ html }) => <SafeHtml html={html} />}
      </Answered>
    </Section>
  );
}
