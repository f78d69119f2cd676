import { token } from '@tavoite/tokens';
import { useCombobox } from 'downshift';
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { type FieldTexts, FormField } from '../FormField/index.js';
import { Icon } from '../Icon/index.js';
import { CloseIcon } from '../icons/index.js';
import { fieldBox, optionList, plainButton } from '../styles/index.js';

const Box = styled.div`
  ${fieldBox}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};

  &:focus-within {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 0;
  }

  & > input {
    flex: 1;
    min-width: 48px;
    min-height: ${token('size-target')};
    padding: 0;
    border: 0;
    background: none;
    outline: none;
  }

  & > input::placeholder {
    color: ${token('color-text-subtle')};
    opacity: 1;
  }

  &:has(> input:disabled) {
    color: ${token('color-text-muted')};
    background: ${token('color-surface-sunken')};
    border-color: ${token('color-border')};
    cursor: not-allowed;
  }
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  max-width: 100%;
  padding-inline-start: ${token('space-2')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface-sunken')};
  font-size: ${token('font-size-sm')};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > button {
    ${plainButton}
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('size-target')};
    height: ${token('size-target')};
    border-radius: ${token('radius-pill')};
    color: ${token('color-text-muted')};
  }

  & > button:disabled {
    color: inherit;
    cursor: not-allowed;
  }

  & > button:hover:not(:disabled) {
    background: ${token('color-surface-hover')};
    color: ${token('color-text')};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const Menu = styled.ul`
  ${optionList}
`;

export interface MultiSelectOption {
  /** Unique in the list. */
  value: string;
  /** Text that is shown and searched. */
  label: string;
  /** A second, quieter text, such as an e-mail address. */
  detail?: string;
}

export interface MultiSelectProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What there is to choose from. */
  options: readonly MultiSelectOption[];
  /** The chosen ones in the order in which they were chosen. */
  value: readonly MultiSelectOption[];
  /** Called with all chosen options. */
  onValueChange: (value: MultiSelectOption[]) => void;
  /** Called with the text in the field whenever it changes: what is typed and not chosen yet. */
  onTextChange?: (text: string) => void;
  /** Makes an option of typed text that is not in the list, or null to refuse it. */
  createOption?: (text: string) => MultiSelectOption | null;
  /**
   * Reads a pasted or typed list: the options in it and the rest, which stays to be corrected. Null
   * for text that is no list.
   */
  readPasted?: (text: string) => { options: MultiSelectOption[]; rest: string } | null;
  /** Spoken name of the list of options. */
  listLabel: string;
  /** Shown for text that fits nothing. */
  emptyText: string;
  /** Shown at the field when Enter is pressed on text that nothing can be made of; without it `emptyText` is. */
  refusedLabel?: (text: string) => string;
  /** Name of the button that takes one away, made of its text. */
  removeLabel: (label: string) => string;
  /** Shown while nothing is chosen or typed. */
  placeholder?: string;
  /** Nothing can be added or taken away. */
  disabled?: boolean;
  /** Between the label and the field, where the open list does not cover it: buttons that choose several at once. */
  tools?: ReactNode;
}

const matches = (option: MultiSelectOption, text: string) =>
  `${option.label} ${option.detail ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());

/**
 * Several choices from a list that typing searches, as the ARIA combobox pattern.
 * Backspace in the empty field takes the last one away. Renders a `<div>`.
 */
export const MultiSelect = ({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  options,
  value,
  onValueChange,
  onTextChange,
  createOption,
  readPasted,
  listLabel,
  emptyText,
  refusedLabel,
  removeLabel,
  placeholder,
  disabled,
  tools,
  ...rest
}: MultiSelectProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setTextState] = useState('');
  const [isRefused, setRefused] = useState(false);
  const setText = (next: string) => {
    setTextState(next);
    setRefused(false);
    onTextChange?.(next);
  };
  const chosen = new Set(value.map((option) => option.value));
  const found = options.filter((option) => !chosen.has(option.value) && matches(option, text));
  const created = text.trim() === '' ? null : (createOption?.(text.trim()) ?? null);
  // First, and once: who has typed it whole means it, not a longer one that contains it.
  const items =
    created && !chosen.has(created.value)
      ? [created, ...found.filter((option) => option.value !== created.value)]
      : found;

  const add = (option: MultiSelectOption) => {
    if (!chosen.has(option.value)) onValueChange([...value, option]);
    setText('');
  };
  const addList = (list: string, kept: string): boolean => {
    const read = readPasted?.(list);
    if (!read) return false;
    const added = new Map(read.options.map((option) => [option.value, option]));
    for (const known of chosen) added.delete(known);
    if (added.size > 0) onValueChange([...value, ...added.values()]);
    const left = [kept.trim(), read.rest].filter(Boolean).join(', ');
    setText(left);
    setRefused(kept === '' && left !== '');
    return true;
  };
  /** Takes what is typed, if something can be made of it. */
  const take = (): boolean => {
    if (created) add(created);
    else return text.trim() !== '' && addList(text, '');
    return true;
  };
  const remove = (option: MultiSelectOption) => {
    onValueChange(value.filter((other) => other.value !== option.value));
    input.current?.focus();
  };

  const combobox = useCombobox<MultiSelectOption>({
    items,
    inputId: id,
    inputValue: text,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    defaultHighlightedIndex: 0,
    onStateChange: ({ selectedItem }) => {
      if (selectedItem) add(selectedItem);
    },
    stateReducer: (_state, { type, changes }) => {
      const picked =
        type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
        type === useCombobox.stateChangeTypes.ItemClick;
      // A click leaves the list open for the next one. Enter closes it, so that it covers nothing
      // below; and nothing is highlighted that the next Enter would add unasked.
      if (picked && changes.selectedItem)
        return {
          ...changes,
          isOpen: type === useCombobox.stateChangeTypes.ItemClick,
          highlightedIndex: -1,
          inputValue: '',
        };
      // Leaving the field chooses nothing.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: null };
      return changes;
    },
  });

  const enter = () => {
    if (take()) combobox.closeMenu();
    // What was closed by Escape can still be chosen from.
    else if (found.length > 0) combobox.openMenu();
    else {
      setRefused(true);
      combobox.closeMenu();
    }
  };
  const refusal = isRefused ? [refusedLabel?.(text.trim()) ?? emptyText] : undefined;

  return (
    <FormField
      label={label}
      hideLabel={hideLabel}
      optional={optional}
      hint={hint}
      errors={errors?.length ? errors : refusal}
      controlId={id}
      data-count={value.length}
      {...rest}
    >
      {(control) => (
        <>
          {tools && <Tools>{tools}</Tools>}
          <Box aria-invalid={control['aria-invalid']}>
            {value.map((option) => (
              <Chip key={option.value}>
                <span title={[option.label, option.detail].filter(Boolean).join('\n')}>
                  {option.label}
                </span>
                <button
                  type="button"
                  aria-label={removeLabel(option.label)}
                  disabled={disabled}
                  onClick={() => remove(option)}
                >
                  <Icon icon={CloseIcon} size="sm" />
                </button>
              </Chip>
            ))}
            <input
              {...combobox.getInputProps({
                ref: input,
                placeholder: value.length === 0 ? placeholder : undefined,
                // Set right away: downshift reports it in an effect, so fast typing would lose letters.
                onChange: (event) => setText((event.target as HTMLInputElement).value),
                disabled,
                'aria-describedby': control['aria-describedby'],
                'aria-invalid': control['aria-invalid'],
                // The label is tied by `for`; downshift's own id for it does not exist.
                'aria-labelledby': undefined,
                // Nor does the option, after a paste that leaves none.
                ...(items.length === 0 ? { 'aria-activedescendant': undefined } : {}),
                onKeyDown: (event) => {
                  // Escape closes the list, not the dialog that it is in.
                  if (event.key === 'Escape' && combobox.isOpen)
                    event.nativeEvent.stopPropagation();
                  const isChoice = combobox.isOpen && items[combobox.highlightedIndex];
                  if (
                    event.key === 'Enter' &&
                    !event.nativeEvent.isComposing &&
                    text.trim() !== '' &&
                    !isChoice
                  ) {
                    // Neither downshift nor the form around it has a use for it.
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                    event.preventDefault();
                    enter();
                  }
                  const last = value.at(-1);
                  if (event.key === 'Backspace' && text === '' && last) remove(last);
                },
                onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
                  if (addList(event.clipboardData.getData('text'), text)) event.preventDefault();
                },
                onBlur: () => {
                  take();
                },
              })}
            />
            <Menu
              {...combobox.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': listLabel })}
            >
              {combobox.isOpen &&
                items.map((option, index) => (
                  <li
                    key={option.value}
                    data-highlighted={combobox.highlightedIndex === index || undefined}
                    {...combobox.getItemProps({ item: option, index })}
                  >
                    <span>{option.label}</span>
                    {option.detail && <small>{option.detail}</small>}
                  </li>
                ))}
              {combobox.isOpen && items.length === 0 && (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as downshift makes the options
                <li role="option" data-empty="" aria-disabled="true" aria-selected="false">
                  {emptyText}
                </li>
              )}
            </Menu>
          </Box>
        </>
      )}
    </FormField>
  );
};
