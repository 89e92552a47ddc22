import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAnswerOwner } from '../../review/AnswerOwner';
import { texts } from '../texts';

const Table = styled('table')(({ theme: { palette } }) => ({
  width: '100%',
  marginTop: 16,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
    border: `1px solid ${palette.hairline}`,
  },
  '& thead th': { backgroundColor: palette.ground },
  '& .sign': { float: 'right', marginLeft: 8 },
  '& .right': { color: palette.success.main },
  '& .wrong': { color: palette.error.main },
}));

interface PartTableProps {
  head: string;
  parts: {
    name: ReactNode;
    /** Null where it was left open. */
    given: ReactNode;
    right: ReactNode;
    isRight: boolean;
  }[];
}

/** An answer of several parts, each of which is right or wrong by itself. */
export const PartTable = ({ head, parts }: PartTableProps) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{texts.answerOf[useAnswerOwner()]}</th>
        <th scope="col">{texts.rightAnswer}</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ name, given, right, isRight }, at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          <td className={isRight ? 'right' : 'wrong'}>
            <span className="sign">
              {isRight ? (
                <CheckCircle fontSize="small" titleAccess={texts.isTrue} />
              ) : (
                <Cancel fontSize="small" titleAccess={texts.isFalse} />
              )}
            </span>
            {given ?? texts.leftOpen}
          </td>
          <td>{right}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
