import { mediaKinds } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Typography from '@mui/material/Typography';
import { factsOf, stateText } from '../../../features/media/mediaWords';
import { texts as mediaTexts } from '../../../features/media/texts';
import { texts } from './texts';

function Name(media: MediaShown) {
  return (
    <>
      <span style={{ overflowWrap: 'anywhere' }}>{media.name}</span>
      <Typography variant="caption" component="div" sx={{ color: 'text.third' }}>
        {[mediaKinds[media.kind], ...factsOf(media)].join(' · ')}
      </Typography>
    </>
  );
}

function State(media: MediaShown) {
  const { name, state, done, total } = media;
  const words = state === 'uploading' ? mediaTexts.stateOf.uploading : stateText(media);
  return (
    <>
      <Typography
        variant="caption"
        component="div"
        sx={{ color: state === 'failed' ? 'error.main' : 'text.primary' }}
      >
        {words}
      </Typography>
      {state === 'working' && (
        <ShareBar label={mediaTexts.progress(name)} {...(total && { share: done / total })} />
      )}
    </>
  );
}

export const mediaColumns = (actionsFor: (media: MediaShown) => RowAction[]) =>
  [
    { key: 'name', label: texts.name, cell: (media) => <Name {...media} />, minWidth: 200 },
    { key: 'state', label: texts.state, cell: (media) => <State {...media} />, width: 180 },
    {
      key: 'used',
      label: texts.used,
      cell: ({ usedIn }) => usedIn.map(({ courseName }) => courseName).join('、') || texts.unused,
      width: 144,
    },
    { key: 'owner', label: texts.owner, cell: ({ ownerName }) => ownerName, width: 96 },
    {
      key: 'added',
      label: texts.added,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      width: 104,
    },
    {
      key: 'operations',
      label: common.operations,
      cell: (media) => <RowActions name={media.name} actions={actionsFor(media)} />,
      width: 176,
    },
  ] satisfies Column<MediaShown>[];
