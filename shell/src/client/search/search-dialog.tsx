import { keyOf } from '@futurelab/platform/keys';
import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { MAX_QUERY_LENGTH, searchAsTypedQuery } from '@futurelab/platform/queries/search';
import { keepPreviousData, useQuery } from '@futurelab/platform/query';
import { Icon, Input, VisuallyHidden } from '@futurelab/platform/ui';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { RecentSearches } from './recent-list';
import { recentSearches, rememberSearch } from './recent-searches';
import styles from './search-dialog.module.css';
import { resultCountLabel, nextOption } from './search-options';
import { SearchResults } from './search-results';
import { useDebounced } from './use-debounced';

const DEBOUNCE_MS = 150;

export interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  input?: RefObject<string>;
  /** With the path of what was chosen. */
  onClose: (path?: string) => void;
}

/** Finds as you type. The arrow keys walk the list, Enter opens what is marked, or all of it as a page. */
export function SearchDialog({ input: bufferedInput, onClose }: SearchDialogProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState(() => bufferedInput?.current ?? '');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const now = input.trim();
  const search = useDebounced(now, DEBOUNCE_MS);
  const query = useQuery({
    ...searchAsTypedQuery(search),
    enabled: search !== '' && now !== '',
    placeholderData: keepPreviousData,
  });
  const answer = now === '' ? undefined : query.data;
  const results = answer?.groups.flatMap((group) => group.results) ?? [];
  const options = now === '' ? recent : results.map(({ path }) => path);

  const type = (text: string) => {
    setInput(text);
    setActive(-1);
  };
  const go = (path: string) => {
    if (now) rememberSearch(now);
    onClose(path);
  };
  const choose = (option: string) => (now === '' ? type(option) : go(option));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = options[active];
    if (option !== undefined) choose(option);
    else if (now) go(paths.searchFor(now));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOption(keyOf(event), active, options.length);
    if (next === active) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog title="Search" open focusFirst={field} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.search}>
        <form role="search" action={paths.search} onSubmit={submit} className={styles.form}>
          <Icon name="search" className={styles.lens} />
          <Input
            ref={field}
            name="q"
            role="combobox"
            aria-label="Search FutureLab"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            value={input}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </form>
        <VisuallyHidden role="status">
          {answer && !query.isFetching && resultCountLabel(answer)}
        </VisuallyHidden>
        <div className={styles.found}>
          {now === '' ? (
            <RecentSearches
              listId={listId}
              searches={recent}
              active={active}
              onChoose={type}
              onForget={() => setRecent([])}
            />
          ) : (
            <SearchResults listId={listId} search={now} query={query} active={active} onChoose={go} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
