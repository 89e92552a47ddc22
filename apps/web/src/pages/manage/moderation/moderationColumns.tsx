import {
  moderationCauses,
  moderationStates,
  wordKinds,
  wordReportReasons,
} from '@cheese/domain/codes/people/publicWords';
import type { ModeratedText } from '@cheese/domain/contract/front/moderation';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

export const filters = {
  state: moderationStates,
  kind: wordKinds,
  cause: moderationCauses,
} as const;

function Cause({ cause, words, reports }: ModeratedText) {
  const said = reports.map(({ reason, text }) =>
    text === '' ? wordReportReasons[reason] : `${wordReportReasons[reason]}：${text}`,
  );
  return (
    <>
      {moderationCauses[cause]}
      {words.length > 0 && (
        <Typography variant="caption" component="p">
          {texts.words(words)}
        </Typography>
      )}
      {reports.length > 0 && (
        <Typography variant="caption" component="p">
          {[texts.reports(reports.length), ...new Set(said)].join('；')}
        </Typography>
      )}
    </>
  );
}

type ActionsFor = (text: ModeratedText) => RowAction[];

export const moderationColumns = (actionsFor: ActionsFor): Column<ModeratedText>[] => [
  {
    key: 'text',
    label: texts.text,
    cell: ({ kind, text }) => (
      <>
        <Chip size="small" label={wordKinds[kind]} /> {text.slice(0, 300)}
      </>
    ),
    minWidth: 240,
  },
  {
    key: 'author',
    label: texts.author,
    cell: ({ author, isMuted }) => (
      <>
        {author.nickname} {isMuted && <Chip size="small" label={texts.muted} />}
      </>
    ),
    width: 128,
  },
  { key: 'cause', label: texts.cause, cell: (text) => <Cause {...text} />, width: 176 },
  { key: 'at', label: texts.at, cell: ({ at }) => chinaMinute(at), width: 144 },
  { key: 'state', label: texts.state, cell: ({ state }) => moderationStates[state], width: 80 },
  {
    key: 'operations',
    label: common.operations,
    cell: (text) => <RowActions name={text.text.slice(0, 20)} actions={actionsFor(text)} />,
    width: 176,
  },
];
