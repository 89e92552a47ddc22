import { useGetSimulationDetailQuery } from '@cheese/api-client/viewers/simulation';
import type { SimulationDetail } from '@cheese/domain/contract/viewers/simulation';
import { saidId } from '@cheese/ui/address/saidInAddress';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { KeepButton } from '../../../features/collect/KeepButton';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { soldAsCard } from '../../../features/commodity/soldAsCard';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { texts } from './texts';

const SIMULATION = 8;

/** A simulation before one decides for it: what it is for, what it costs, and the way in. */
export default function SimulationDetailPage() {
  const id = saidId(useSearchParams()[0], 'id');
  return id === undefined ? <NotFoundFace /> : <Detail key={id} id={id} />;
}

function Detail({ id }: { id: number }) {
  const query = useGetSimulationDetailQuery({ id });
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
            action={<Button href={paths.search({ type: SIMULATION })}>{texts.toList}</Button>}
          />
        }
      >
        {(simulation) => <One simulation={simulation} />}
      </Answered>
    </Content>
  );
}

function One({ simulation }: { simulation: SimulationDetail }) {
  const { id, name, html, isLocked, isExperiment } = simulation;
  useDocumentTitle(name);
  const item = soldAsCard(SIMULATION, simulation);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: texts.list, href: paths.search({ type: SIMULATION }) }, { label: name }]}
      />
      <ProductHead item={item}>
        <div className="actions">
          {isLocked && <WayIn item={item} />}
          {!isLocked && isExperiment && (
            <Button variant="contained" href={paths.experiment({ id })}>
              {texts.toBench}
            </Button>
          )}
          <KeepButton thing={{ type: SIMULATION, productId: id }} name={name} />
          <ShareButton />
        </div>
      </ProductHead>
      <Section title={texts.introduction}>
        <SafeHtml html={html} />
        {!isExperiment && <Alert severity="info">{texts.coming}</Alert>}
      </Section>
    </>
  );
}
