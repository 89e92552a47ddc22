import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { type FocusEvent, Suspense, useId } from 'react';
import { SearchForm } from './SearchForm';
import { texts } from './texts';
import { isComposing, useActiveOption } from './useActiveOption';
import { useSearchBox } from './useSearchBox';
import { lazyPart } from '../../loading/lazyPart';

/** Loaded when the field is first focused. */
const SearchPanel = lazyPart(() => import('./SearchPanel'));

export function SearchBox() {
  const { text, panel, history, open, close, type, go, remove, clear } = useSearchBox();
  const { activeId, forget, onKeyDown } = useActiveOption();
  const panelId = useId();
  const isOpen = panel !== 'closed';
  // Without a history the panel shows a text and has no list to control.
  const isListing = panel === 'suggestions' || (isOpen && history.length > 0);

  const leave = () => {
    forget();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };
  return (
    <SearchForm
      role="search"
      onBlur={onBlur}
      // After a tap, browsers may send `mouseleave`, so only a real mouse pointer closes it.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onSubmit={(event) => {
        event.preventDefault();
        forget();
        go(text);
      }}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') leave();
        else if (isOpen && event.target instanceof HTMLInputElement) onKeyDown(event);
      }}
    >
      <input
        role="combobox"
        aria-label={texts.search}
        aria-expanded={isListing}
        aria-controls={isListing ? panelId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListing ? activeId : undefined}
        autoComplete="off"
        maxLength={50}
        placeholder={texts.placeholder}
        value={text}
        onFocus={open}
        onClick={isOpen ? undefined : open}
        onChange={({ target }) => {
          forget();
          type(target.value);
        }}
      />
      <IconButton type="submit" aria-label={texts.search} size="small">
        <SearchIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <SearchPanel
            panelId={panelId}
            panel={panel}
            text={text}
            activeId={activeId}
            history={history}
            onPick={go}
            onRemove={remove}
            onClear={clear}
          />
        )}
      </Suspense>
    </SearchForm>
  );
}
