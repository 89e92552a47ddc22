import { dayText } from '@cheese/domain/rules/time/dayText';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import type { Column } from '@cheese/ui/table/DataTable';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { stateColours } from '@cheese/ui/certificate/stateColours';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { paths } from '../../../../paths';
import { texts } from './texts';

export const recordColumns = (
  onRevoke: (record: CertificateRecord) => void,
): Column<CertificateRecord>[] => [
  { key: 'name', label: texts.person, cell: ({ name }) => name },
  { key: 'phone', label: texts.phone, cell: ({ phoneNum }) => phoneNum, width: 128 },
  { key: 'item', label: texts.itemName, cell: ({ itemName }) => itemName },
  {
    key: 'number',
    label: texts.number,
    cell: ({ number }) => <Link href={paths.verify({ number })}>{number}</Link>,
  },
  {
    key: 'issued',
    label: texts.issuedAt,
    cell: ({ issuedAt }) => dayText(issuedAt),
    width: 128,
  },
  {
    key: 'expires',
    label: texts.expiresAt,
    cell: ({ expiresAt }) => (expiresAt === null ? texts.forever : dayText(expiresAt)),
    width: 128,
  },
  { key: 'state', label: texts.state, cell: (record) => <State record={record} />, width: 128 },
  {
    key: 'operations',
    label: common.operations,
    cell: (record) =>
      record.state !== 'revoked' && (
        <RowActions
          name={texts.ofRecord(record.name, record.itemName)}
          actions={[{ text: texts.revoke, isDangerous: true, act: () => onRevoke(record) }]}
        />
      ),
    width: 80,
  },
];

function State({ record: { state, revokeReason } }: { record: CertificateRecord }) {
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={stateColours[state]}
        label={certificateStates[state]}
      />
      {revokeReason && (
        <Box component="small" sx={{ display: 'block', mt: 0.5, color: 'text.third' }}>
          {texts.revokedFor(revokeReason)}
        </Box>
      )}
    </>
  );
}
