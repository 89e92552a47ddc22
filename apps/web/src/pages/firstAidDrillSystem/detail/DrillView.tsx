import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { useGetDrillScenarioQuery } from '@cheese/api-client/training/drill';
import type { DrillScenarioDetail } from '@cheese/domain/contract/training/drill';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { ScenePicture } from '../../../features/drill/picture/ScenePicture';
import { ShareButton } from '../../../features/share/ShareButton';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';
import { texts } from '../texts';
import { BeginDrill } from './BeginDrill';
import { OwnDrills } from './OwnDrills';
import { Ranking } from './Ranking';

/** Loaded lazily, because a running drill shows no comments. */
const Comments = lazyPart(async () => {
  const { Comments: Part } = await import('../../../features/comments/Comments');
  return { default: Part };
}, LostInPlace);

export function DrillView({ id }: { id: number }) {
  const query = useGetDrillScenarioQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<NotFoundFace />}
      >
        {(drill) => <Described drill={drill} />}
      </Answered>
    </Content>
  );
}

const asList = (lines: readonly string[]) => (
  <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

function Described({ drill }: { drill: DrillScenarioDetail }) {
  const { id, title, summary, minutes, sceneCount, aims, references, bestScore } = drill;
  useDocumentTitle(title);
  const facts = [
    texts.minutes(minutes),
    texts.scenes(sceneCount),
    bestScore === null ? texts.notYet : texts.best(bestScore),
  ];
  return (
    <>
      <Breadcrumbs
        trail={[{ label: texts.title, href: paths.firstAidDrillSystem() }, { label: title }]}
      />
      <PageTitle
        lead={summary}
        actions={
          <>
            <FavouriteButton thing={{ type: collectTypeCodes.drill, productId: id }} name={title} />
            <ShareButton />
          </>
        }
      >
        {title}
      </PageTitle>
      <Stack sx={{ gap: 2, mb: 3 }}>
        <Section title={texts.begin}>
          <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
            <Box sx={{ flex: { md: '1 1 320px' }, maxWidth: 480 }}>
              <ScenePicture picture={drill.picture} words={drill.pictureWords} />
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {facts.join(' · ')}
              </Typography>
            </Box>
            <BeginDrill scenarioId={id} />
          </Stack>
        </Section>
        <Section title={texts.aims}>{asList(aims)}</Section>
        <OwnDrills scenarioId={id} />
        <Ranking scenarioId={id} />
        <Section title={texts.references}>{asList(references)}</Section>
        <Section title={texts.comments}>
          <Suspense fallback={<RowsSkeleton count={4} />}>
            <Comments subjectType={commentSubjectCodes.drill} subjectId={id} />
          </Suspense>
        </Section>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.notice}
        </Typography>
      </Stack>
    </>
  );
}
