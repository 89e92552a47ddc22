import { useGetAnatomyItemsQuery } from '@cheese/api-client/bodies/anatomy';
import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Models of the anatomy; unlocked ones link to the study page. */
export function AnatomyContents({ anatomy: { id } }: { anatomy: AnatomyDetail }) {
  const query = useGetAnatomyItemsQuery({ anatomyId: id });
  return (
    <Section title={texts.contents}>
      <Answered
        query={query}
        what={texts.contentsWhat}
        skeleton={<RowsSkeleton count={2} />}
        empty={<EmptyState dense sentence={texts.noContents} />}
      >
        {(items) => (
          <Lines>
            {items.map(({ id: modelId, title, cover, isLocked }) => (
              <Line key={modelId}>
                <span style={{ width: 96, flex: 'none' }}>
                  <ImageWithFallback src={cover} alt="" sizes="96px" />
                </span>
                <span className="words">
                  {isLocked ? (
                    title
                  ) : (
                    <Link href={paths.anatomyStudy({ id, modelId })}>{title}</Link>
                  )}
                </span>
                {isLocked && (
                  <LockOutlined fontSize="small" color="disabled" titleAccess={texts.locked} />
                )}
              </Line>
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}
