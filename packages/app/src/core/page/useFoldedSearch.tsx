import { Icon, IconButton } from '@tavoite/ui';
import { SearchIcon } from '@tavoite/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField, type SearchFieldProps } from './SearchField.js';

export interface FoldedSearch {
  /** Opens and closes the field; null where the field is always there. */
  button: ReactNode;
  /** The field, in a row of its own where it folds; null while it is closed. */
  field: ReactNode;
}

/**
 * A search that on a phone is a button among the tools, so that a row is taken only while something is
 * looked for. Closing it shows everything again.
 */
export function useFoldedSearch(
  isFolded: boolean,
  props: Omit<SearchFieldProps, 'ref'>,
): FoldedSearch {
  const [isOpened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = isOpened || props.value !== '';
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);
  const field = <SearchField ref={input} {...props} />;
  if (!isFolded) return { button: null, field };
  return {
    button: (
      <IconButton
        label={props.label}
        variant="secondary"
        disabled={props.disabled}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) props.onValueChange('');
          setOpened(!isOpen);
        }}
      >
        <Icon icon={SearchIcon} size="sm" />
      </IconButton>
    ),
    field: isOpen ? field : null,
  };
}
