import { useGetQuestionLibraryListQuery } from '@cheese/api-client/exam/questionLibrary';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNavigate } from 'react-router-dom';
import { useShelf } from '../../../features/questionBank/useShelf';
import { paths } from '../../../paths';
import { texts } from './texts';

const ALL = { page: 1, pageCnt: 100 };

/** Chooses the bank: the user's own first, then all others. */
export function BankChooser({ chosen }: { chosen: number }) {
  const { data: shelf } = useShelf();
  const { data: all } = useGetQuestionLibraryListQuery(ALL);
  const navigate = useNavigate();
  const own = shelf?.list ?? [];
  const others = (all?.list ?? []).filter(({ id }) => own.every((bank) => bank.id !== id));
  const banks = [...own, ...others];
  if (banks.length === 0) return null;
  return (
    <NativeSelect
      value={chosen}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': texts.bank }}
      sx={{ maxWidth: 280 }}
      onChange={({ target }) =>
        void navigate(paths.dayQuestion({ libraryId: Number(target.value) }))
      }
    >
      {banks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
