import { useGetSimulationVideoDetailQuery } from '@cheese/api-client/training/simulationVideo';
import type { SimulationVideoDetail } from '@cheese/domain/contract/training/simulationVideo';
import type { FilmHandle } from '@cheese/player/FilmPlayer';
import { idParam } from '@cheese/ui/address/urlParams';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BulletBar } from '../../../../features/bullets/BulletBar';
import { BulletList } from '../../../../features/bullets/BulletList';
import { useBullets } from '../../../../features/bullets/useBullets';
import { Columns } from '../../../../features/commodity/detail/Columns';
import { paths } from '../../../../paths';
import { Practices } from '../../Practices';
import { bulletDialogs } from './bulletDialogs';
import { LockedVideo } from './LockedVideo';
import { Playlist } from './Playlist';
import { texts } from './texts';
import { VideoFilm } from './VideoFilm';
import { VideoNotes } from './VideoNotes';

/** A video of a simulation, with its playlist and practice. */
export default function VideoPage() {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const second = idParam(search, 't');
  if (id === undefined) return <NotFoundFace />;
  return <Video key={`${id} ${second}`} id={id} second={second} />;
}

interface VideoProps {
  id: number;
  /** Start time from the address. */
  second: number | undefined;
}

function Video({ id, second }: VideoProps) {
  const query = useGetSimulationVideoDetailQuery({ id });
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
            action={<Button href={paths.simulation.list()}>{texts.toList}</Button>}
          />
        }
      >
        {({ positionS, ...video }) => (
          <Opened
            video={{ ...video, positionS: second ?? positionS }}
            onAnew={() => void query.refetch()}
          />
        )}
      </Answered>
    </Content>
  );
}

interface OpenedProps {
  video: SimulationVideoDetail;
  onAnew: () => void;
}

function Opened({ video, onAnew }: OpenedProps) {
  const { id, title, html, simulationId, simulationName } = video;
  useDocumentTitle(title);
  const bullets = useBullets(id);
  const handle = useRef<FilmHandle>(null);
  const simulation = paths.simulation.detail({ id: simulationId, projectTab: 1 });
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: texts.list, href: paths.simulation.list() },
          { label: simulationName, href: simulation },
          { label: title },
        ]}
      />
      <Columns>
        <div>
          <Typography variant="h1">{title}</Typography>
          {video.isLocked ? (
            <LockedVideo video={video} />
          ) : (
            <div>
              <VideoFilm video={video} bullets={bullets} handle={handle} onAnew={onAnew} />
              <BulletBar bullets={bullets} />
            </div>
          )}
          {html !== '' && (
            <Section title={texts.introduction}>
              <SafeHtml html={html} />
            </Section>
          )}
        </div>
        <div>
          <Playlist simulationId={simulationId} hereId={id} />
          {!video.isLocked && (
            <BulletList
              bullets={bullets}
              dialogs={bulletDialogs(video)}
              onJump={(second) => handle.current?.seek(second)}
            />
          )}
          {!video.isLocked && (
            <VideoNotes
              videoId={id}
              secondNow={() => bullets.now() / 1000}
              goTo={(second) => handle.current?.seek(second)}
            />
          )}
          <Section title={texts.practice}>
            <Practices simulationId={simulationId} />
          </Section>
        </div>
      </Columns>
    </>
  );
}
