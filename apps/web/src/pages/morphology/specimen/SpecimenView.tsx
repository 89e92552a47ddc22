import { useGetSpecimenDetailQuery } from '@cheese/api-client/bodies/specimen';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import type { SpecimenDetail } from '@cheese/domain/contract/bodies/specimen';
import { countText } from '@cheese/domain/rules/text/countText';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Facts } from '../../../features/commodity/detail/Facts';
import { paths } from '../../../paths';
import { SpecimenHead } from './SpecimenHead';
import { SpecimenSlides } from './SpecimenSlides';
import { texts } from './texts';
import { OpenSpecimen } from './turntable/OpenSpecimen';

/**
 * A specimen on its turntable, or how to get access; below it the description and slides of its
 * tissue.
 */
export function SpecimenView({ id }: { id: number }) {
  const query = useGetSpecimenDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={
          <EmptyState
            picture="search"
            sentence={texts.missing}
            hint={texts.missingHint}
            action={<Button href={paths.specimens()}>{texts.toList}</Button>}
          />
        }
      >
        {(specimen) => <One specimen={specimen} />}
      </Answered>
    </Content>
  );
}

function One({ specimen }: { specimen: SpecimenDetail }) {
  const { name, html, field, system, nameEn, hotspotCount, learnerCount, isLocked } = specimen;
  useDocumentTitle(name);
  const home = { label: texts.home, href: paths.morphology() };
  return (
    <>
      <Breadcrumbs
        trail={[home, { label: texts.title, href: paths.specimens() }, { label: name }]}
      />
      <SpecimenHead specimen={specimen} />
      {!isLocked && <OpenSpecimen specimen={specimen} />}
      <Columns>
        <div>
          <SpecimenSlides slides={specimen.slides} />
          <Section title={texts.introduction}>
            <SafeHtml html={html} />
          </Section>
        </div>
        <div>
          <Section title={texts.facts}>
            <Facts
              facts={[
                [texts.field, morphologyFields[field]],
                [texts.system, bodySystems[system]],
                [texts.nameEn, nameEn],
                [texts.hotspotCount, texts.hotspots(hotspotCount)],
                [texts.learnerCount, texts.learners(countText(learnerCount))],
              ]}
            />
          </Section>
        </div>
      </Columns>
    </>
  );
}
