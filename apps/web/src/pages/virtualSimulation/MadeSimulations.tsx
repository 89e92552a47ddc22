import { useGetMadeSimulationsQuery } from '@cheese/api-client/training/simulation';
import type { MadeCard } from '@cheese/domain/contract/training/simulation';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Section } from '@cheese/ui/frame/Section';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CardShape, coverSizes } from '../../features/commodity/CardShape';
import { paths } from '../../paths';
import { texts } from './texts';

const [FIRST, MOST, IN_ROW] = [4, 100, 4] as const;

/** Free simulations made by the user's school or the platform; renders nothing without any. */
export function MadeSimulations({ keyword }: { keyword?: string | undefined }) {
  const [pageCnt, setCount] = useState<number>(FIRST);
  const { data } = useGetMadeSimulationsQuery({ page: 1, pageCnt, ...(keyword && { keyword }) });
  if (!data || data.total === 0) return null;
  const { list, total } = data;
  return (
    <Section
      title={texts.made}
      action={
        list.length < Math.min(total, MOST) && (
          <Button onClick={() => setCount(MOST)}>{texts.allMade(Math.min(total, MOST))}</Button>
        )
      }
    >
      <CardGrid columns={IN_ROW} role="list">
        {list.map((one) => (
          <div role="listitem" key={one.id}>
            <Card one={one} />
          </div>
        ))}
      </CardGrid>
      {pageCnt === MOST && total > MOST && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.third' }}>
          {texts.moreMade(total, MOST)}
        </Typography>
      )}
    </Section>
  );
}

const Card = ({ one }: { one: MadeCard }) => (
  <CardShape>
    <div className="cover">
      <ImageWithFallback src={one.cover} alt="" sizes={coverSizes} />
      <span className="type">{one.isOfSchool ? texts.ofSchool : texts.ofPlatform}</span>
    </div>
    <div className="words">
      <CardLink className="title" href={paths.simulation.detail({ id: one.id })}>
        {one.name}
      </CardLink>
      <p className="description">{one.summary}</p>
      <p className="facts">
        <span>{texts.videos(one.videoCount)}</span>
      </p>
    </div>
  </CardShape>
);
