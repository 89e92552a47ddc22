import { useGetSearchSuggestionsQuery } from '@cheese/api-client/front/search';
import { searchTypes } from '@cheese/domain/codes/front/searchTypes';
import { MarkedText } from '@cheese/ui/text/MarkedText';
import { Options } from './Options';
import { texts } from './texts';
import { useDebounced } from './useDebounced';

const REST_MS = 200;

interface SuggestionListProps {
  listId: string;
  activeId: string | undefined;
  text: string;
  onPick: (text: string) => void;
}

/** Suggestions, fetched after a pause in typing; the call for an older text is aborted. */
export function SuggestionList({ listId, activeId, text, onPick }: SuggestionListProps) {
  const keyword = useDebounced(text.trim(), REST_MS);
  const { currentData = [] } = useGetSearchSuggestionsQuery({ keyword }, { skip: keyword === '' });
  return (
    <Options role="listbox" id={listId} aria-label={texts.suggestions}>
      {[{ text: text.trim(), marks: [], type: null }, ...currentData].map((suggestion, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- arrows and Enter come from the field, which keeps the focus
        <li
          key={`${suggestion.type}-${suggestion.text}`}
          role="option"
          id={`${listId}-${index}`}
          // Without a label, screen readers read the highlighted letters as separate words.
          aria-label={
            suggestion.type
              ? texts.suggestion(suggestion.text, searchTypes[suggestion.type])
              : undefined
          }
          aria-selected={activeId === `${listId}-${index}`}
          onClick={() => onPick(suggestion.text)}
        >
          <span>
            {suggestion.type === null ? (
              texts.searchFor(suggestion.text)
            ) : (
              <MarkedText text={suggestion.text} marks={suggestion.marks} />
            )}
          </span>
          {suggestion.type !== null && <small>{searchTypes[suggestion.type]}</small>}
        </li>
      ))}
    </Options>
  );
}
