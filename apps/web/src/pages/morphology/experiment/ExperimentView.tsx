import { commodityTypeCodes, collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetExperimentDetailQuery } from '@cheese/api-client/training/experiment';
import { experimentFields } from '@cheese/domain/codes/slides/morphology';
import type { ExperimentDetail } from '@cheese/domain/contract/training/experiment';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { Columns } from '../../../features/commodity/detail/Columns';
import { Facts } from '../../../features/commodity/detail/Facts';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { useGate } from '../../../session/useGate';
import { experimentAsCard } from './experimentAsCard';
import { OwnRuns } from './OwnRuns';
import { texts } from './texts';

/** Description of an experiment, with the user's earlier runs. */
export function ExperimentView({ id }: { id: number }) {
  const query = useGetExperimentDetailQuery({ id });
  return (
    <Content>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={8} />}
        notFound={<Missing id={id} />}
      >
        {(experiment) => <One experiment={experiment} />}
      </Answered>
    </Content>
  );
}

const Missing = ({ id }: { id: number }) => (
  <EmptyState
    picture="search"
    sentence={texts.missing}
    hint={texts.missingHint}
    action={
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'center' }}>
        <Button href={paths.experiments()}>{texts.toList}</Button>
        <Button href={paths.commodity({ type: commodityTypeCodes.simulation, productId: id })}>
          {texts.toProduct}
        </Button>
      </Stack>
    }
  />
);

function One({ experiment }: { experiment: ExperimentDetail }) {
  const { id, name, html, aims, instruments, sources, field, minutes, isLocked } = experiment;
  const item = experimentAsCard(experiment);
  useDocumentTitle(name);
  const gate = useGate();
  const home = { label: texts.home, href: paths.morphology() };
  return (
    <>
      <Breadcrumbs
        trail={[home, { label: texts.title, href: paths.experiments() }, { label: name }]}
      />
      <ProductHead item={item}>
        <div className="actions">
          {isLocked ? (
            <WayIn item={item} />
          ) : (
            <Button variant="contained" {...gate(paths.experimentBench({ id }))}>
              {texts.begin}
            </Button>
          )}
          <FavouriteButton
            thing={{ type: collectTypeCodes.simulation, productId: id }}
            name={name}
          />
          <ShareButton />
        </div>
      </ProductHead>
      <Columns>
        <div>
          <Section title={texts.introduction}>
            <SafeHtml html={html} />
          </Section>
          <Lines title={texts.aims} lines={aims} />
          <Lines title={texts.sources} lines={sources} />
        </div>
        <div>
          <Section title={texts.facts}>
            <Facts
              facts={[
                [texts.discipline, experimentFields[field]],
                [texts.length, texts.minutes(minutes)],
              ]}
            />
          </Section>
          <Lines title={texts.instruments} lines={instruments} />
          <OwnRuns experimentId={id} />
        </div>
      </Columns>
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Section title={title}>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Section>
);
