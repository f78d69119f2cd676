import { useMemo } from 'react';
import { Button } from '../Button/index.js';
import {
  MultiSelect,
  type MultiSelectOption,
  type MultiSelectProps,
} from '../MultiSelect/index.js';

/** Whom something is sent to: members by id, others by address. */
export interface Recipients {
  /** Ids of members. */
  users: number[];
  /** Typed addresses, in lower case. */
  emails: string[];
}

export interface RecipientMember {
  /** Id of the user. */
  id: number;
  /** The e-mail address that the user signs in with. */
  username: string;
  /** Shown where it is known; may be empty. */
  full_name: string;
}

export interface RecipientPickerProps
  extends Omit<
    MultiSelectProps,
    'options' | 'value' | 'onValueChange' | 'createOption' | 'readPasted' | 'tools'
  > {
  /** Users of the organisation. */
  members: readonly RecipientMember[];
  /** Ids of members and typed addresses, kept apart. */
  value: Recipients;
  /** Called with both lists after each change. */
  onValueChange: (value: Recipients) => void;
  /** Whether addresses may be typed. */
  allowEmails?: boolean;
  /** Names of the buttons that choose every member and no one; without them there are none. */
  allLabels?: { all: string; none: string };
  /** How many members and how many other addresses are chosen, beside these buttons. */
  countLabel?: (chosen: number, members: number, others: number) => string;
  /** Whether there may be no one; if not, there is no button that chooses no one. */
  allowNone?: boolean;
}

const USER = 'user:';
const EMAIL = 'email:';
/** Good enough to catch a slip; the server decides. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]{2,}$/;

/** The e-mail address in lower case, or null when the text is none. */
export const emailAddress = (text: string): string | null =>
  text.length <= 254 && ADDRESS.test(text.trim()) ? text.trim().toLowerCase() : null;

/**
 * The parts of a pasted list of addresses, which commas, semicolons or lines keep apart. Of
 * `Aino Virtanen <aino@example.com>`, as mail programs write it, the address is taken.
 */
export const pastedAddresses = (text: string): string[] =>
  text
    .split(/[,;\r\n\t]+/)
    .map((part) => /<([^<>]*)>\s*$/.exec(part)?.[1]?.trim() ?? part.trim())
    .filter(Boolean);

const optionOfEmail = (email: string): MultiSelectOption => ({
  value: EMAIL + email,
  label: email,
});

/**
 * Members of the organisation and, where allowed, typed e-mail addresses; a list of addresses may be pasted. Renders a
 * `<div>`.
 */
export const RecipientPicker = ({
  members,
  value,
  onValueChange,
  allowEmails = false,
  allLabels,
  countLabel,
  allowNone = true,
  ...rest
}: RecipientPickerProps) => {
  const options = useMemo(
    () =>
      members.map(
        (member): MultiSelectOption => ({
          value: USER + member.id,
          label: member.full_name || member.username,
          detail: member.full_name ? member.username : undefined,
        }),
      ),
    [members],
  );
  const chosen = [
    ...value.users.map(
      (id) =>
        options.find((option) => option.value === USER + id) ?? {
          value: USER + id,
          label: `#${id}`,
        },
    ),
    ...value.emails.map(optionOfEmail),
  ];
  const create = (text: string) => {
    // As mail programs write it, or with a comma after it.
    const [only = '', ...more] = pastedAddresses(text);
    const email = more.length === 0 ? emailAddress(only) : null;
    // A member's own address is the member.
    const member = email && members.find(({ username }) => username.toLowerCase() === email);
    if (member) return options.find((option) => option.value === USER + member.id) ?? null;
    return email && allowEmails ? optionOfEmail(email) : null;
  };
  const readPasted = (text: string) => {
    const parts = pastedAddresses(text);
    if (parts.length < 2) return null;
    const read = parts.map((part) => ({ part, option: create(part) }));
    return {
      options: read.flatMap(({ option }) => option ?? []),
      rest: read.flatMap(({ part, option }) => (option ? [] : part)).join(', '),
    };
  };
  const total = value.users.length + value.emails.length;
  const isAll = members.every(({ id }) => value.users.includes(id));
  return (
    <MultiSelect
      {...rest}
      tools={
        allLabels && (
          <>
            <Button
              size="sm"
              disabled={rest.disabled}
              // Stays focusable: who has just pressed it goes on from here by key.
              aria-disabled={isAll || undefined}
              onClick={() => {
                if (!isAll) onValueChange({ ...value, users: members.map(({ id }) => id) });
              }}
            >
              {allLabels.all}
            </Button>
            {allowNone && (
              <Button
                size="sm"
                disabled={rest.disabled}
                aria-disabled={total === 0 || undefined}
                onClick={() => {
                  if (total > 0) onValueChange({ users: [], emails: [] });
                }}
              >
                {allLabels.none}
              </Button>
            )}
            {countLabel && (
              <span role="status">
                {countLabel(value.users.length, members.length, value.emails.length)}
              </span>
            )}
          </>
        )
      }
      options={options}
      value={chosen}
      createOption={allowEmails ? create : undefined}
      readPasted={readPasted}
      onValueChange={(next) =>
        onValueChange({
          users: next.flatMap((option) =>
            option.value.startsWith(USER) ? [Number(option.value.slice(USER.length))] : [],
          ),
          emails: next.flatMap((option) =>
            option.value.startsWith(EMAIL) ? [option.value.slice(EMAIL.length)] : [],
          ),
        })
      }
    />
  );
};
