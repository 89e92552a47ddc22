import { useGetSchoolAnatomiesQuery } from '@cheese/api-client/bodies/anatomy';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { MadeAnatomy } from '@cheese/domain/contract/bodies/anatomy';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Section } from '@cheese/ui/frame/Section';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CardShape, coverSizes } from '../../../features/commodity/CardShape';
import { paths } from '../../../paths';
import type { AnatomiesAsked } from '../anatomyAddress';
import { texts as shared } from '../texts';
import { texts } from './texts';

const [FIRST, MOST, IN_ROW] = [8, 100, 4] as const;

/**
 * Models made by the user's school and the platform, with the same filters; renders nothing without
 * any.
 */
export function MadeAnatomies({ asked: { keyword, system } }: { asked: AnatomiesAsked }) {
  const [pageCnt, setCount] = useState<number>(FIRST);
  const { data } = useGetSchoolAnatomiesQuery({
    page: 1,
    pageCnt,
    ...(keyword && { keyword }),
    ...(system && { system }),
  });
  if (!data || data.total === 0) return null;
  const { list, total } = data;
  return (
    <Section
      title={texts.made}
      action={
        list.length < Math.min(total, MOST) && (
          <Button onClick={() => setCount(MOST)}>{texts.allMade(total)}</Button>
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
    </Section>
  );
}

const Card = ({ one }: { one: MadeAnatomy }) => (
  <CardShape>
    <div className="cover">
      <ImageWithFallback src={one.cover} alt="" sizes={coverSizes} />
      <span className="type">{bodySystems[one.system]}</span>
    </div>
    <div className="words">
      <CardLink className="title" href={paths.anatomyDetail({ id: one.id })}>
        {one.name}
      </CardLink>
      <p className="description">{one.summary}</p>
      <p className="facts">
        <span>{one.isOfSchool ? texts.ofSchool : texts.ofPlatform}</span>
        <span>{shared.structures(one.structureCount)}</span>
      </p>
    </div>
  </CardShape>
);
