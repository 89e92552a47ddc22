import { useExportSchoolMergeMutation } from '@cheese/api-client/school/schoolMerge';
import { clashKinds, mergedThings, renamedThings } from '@cheese/domain/codes/school/schoolMerge';
import type {
  MergeDifference,
  SchoolMergePreview,
} from '@cheese/domain/contract/school/schoolMerge';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { effectsOf } from './effectsOf';
import { texts } from './texts';

interface MergePreviewProps {
  pair: { id: number; intoId: number };
  preview: SchoolMergePreview;
}

export function MergePreview({ pair, preview }: MergePreviewProps) {
  const [askExport] = useExportSchoolMergeMutation();
  const { things, clashes, renames, differences } = preview;
  const rows = clashes.total + renames.total + differences.total;
  return (
    <Box component="section" aria-label={texts.preview} sx={{ mb: 2 }}>
      {clashes.total > 0 && <Clashes clashes={clashes} />}
      <Part title={texts.things} lines={thingsOf(things)} empty={texts.nothing} />
      <Part title={texts.effects} lines={effectsOf(preview)} />
      {renames.total > 0 && (
        <Part
          title={texts.renames(renames.total)}
          total={renames.total}
          lines={renames.list.map(({ thing, name, renamed }) =>
            texts.renamed(renamedThings[thing], name, renamed),
          )}
        />
      )}
      {differences.total > 0 && (
        <Part
          title={texts.differences(differences.total)}
          total={differences.total}
          lines={differences.list.map(differenceOf)}
        />
      )}
      {rows > 0 && (
        <ExportButton ask={() => askExport(pair).unwrap()}>{texts.download}</ExportButton>
      )}
    </Box>
  );
}

const thingsOf = (things: SchoolMergePreview['things']) =>
  things
    .filter(({ count }) => count > 0)
    .map(({ thing, count, joined }) =>
      thing === 'membership'
        ? texts.people(count, joined)
        : texts.thing(mergedThings[thing], count, joined),
    );

/** Student number, account and class, before and after. */
function differenceOf({ name, ...one }: MergeDifference) {
  const said = (parts: readonly (string | null)[]) =>
    [...new Set(parts.filter((part) => part !== null))].join(' / ') || texts.unset;
  const kept = said([one.number, one.account, one.class]);
  const former = said([one.fromNumber, one.fromAccount, one.fromClass]);
  return `${name}：${texts.kept} ${kept}，${texts.former} ${former}`;
}

function Clashes({ clashes: { total, list } }: { clashes: SchoolMergePreview['clashes'] }) {
  return (
    <Alert severity="error" sx={{ mb: 2, alignItems: 'flex-start' }}>
      <b>{texts.clashes(total)}</b>
      <div>{texts.clashHint}</div>
      <Listed
        total={total}
        lines={list.map(({ kind, value, fromName, intoName }) =>
          texts.clash(clashKinds[kind], value, fromName, intoName),
        )}
      />
    </Alert>
  );
}

interface PartProps {
  title: string;
  lines: readonly string[];
  /** Total, if not all are shown. */
  total?: number;
  empty?: string;
}

function Part({ title, lines, total = lines.length, empty }: PartProps) {
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {lines.length > 0 ? <Listed lines={lines} total={total} /> : <p>{empty}</p>}
    </>
  );
}

function Listed({ lines, total }: { lines: readonly string[]; total: number }) {
  return (
    <Box component="ul" sx={{ mt: 0.5, mb: 2, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {total > lines.length && <li>{texts.more(total - lines.length)}</li>}
    </Box>
  );
}
