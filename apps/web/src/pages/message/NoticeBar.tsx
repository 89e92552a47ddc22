import {
  useGetUnreadByKindQuery,
  useReadAllNoticesMutation,
} from '@cheese/api-client/people/notice';
import {
  readStateCodes,
  type NoticeKind,
  type ReadState,
  readStates,
} from '@cheese/domain/codes/people/notices';
import { messages } from '@cheese/domain/texts/messages';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 2,
  pt: 2,
};

const states: readonly ReadState[] = [readStateCodes.unread, readStateCodes.read];

interface NoticeBarProps {
  kind: NoticeKind;
  status: ReadState | undefined;
}

/** Filters by read state, and marks all notices of this kind as read. */
export function NoticeBar({ kind, status }: NoticeBarProps) {
  const { currentData, isError } = useGetUnreadByKindQuery();
  const [readAll, { isLoading }] = useReadAllNoticesMutation();
  // After a failed refetch the count may be outdated, so the button stays enabled.
  const isAllRead =
    !isError && currentData?.every((line) => line.kind !== kind || line.total === 0);
  const choices = [
    { label: messages.all, href: paths.message(kind), isChosen: status === undefined },
    ...states.map((state) => ({
      label: readStates[state],
      href: paths.message(kind, { status: state }),
      isChosen: state === status,
    })),
  ];
  return (
    <Box sx={row}>
      <ChoiceRow label={texts.states} choices={choices} />
      <Button
        disabled={isAllRead || isLoading}
        onClick={() => void readAll({ kind })}
        sx={{ mb: 1 }}
      >
        {texts.readAll}
      </Button>
    </Box>
  );
}
