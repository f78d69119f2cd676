import type { Person, PersonFlags } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Avatar,
  Badge,
  MenuButton,
  MenuItem,
  MenuSeparator,
  relativeTime,
  SettingRow,
} from '@tavoite/ui';
import { styled } from 'styled-components';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { FLAGS } from './flags.js';

/** What can be done with a member. */
export type PersonAction = 'edit' | 'send' | 'disable' | 'enable' | 'remove';

export interface PersonRowProps {
  person: Person;
  /** Nobody disables or removes themselves. */
  isSelf: boolean;
  onAction: (action: PersonAction) => void;
}

/** Of the picture before the name, with its gap: what is below the name begins as it does. */
const LEAD = `calc(${token('size-avatar-md')} + ${token('space-2')})`;

/** What they may do, in a column where there is room for one, else below; the menu stays at the end. */
const Rights = styled.div`
  width: calc(100cqi - ${token('size-control-sm')} - ${token('space-2')} - 1px);
  padding-inline-start: ${LEAD};

  @container (max-width: 639.98px) {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    line-height: ${token('line-height-snug')};
  }

  @container (min-width: 640px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-2')};
    padding-inline-start: 0;
    width: 24cqi;
  }

  @container (min-width: 1000px) {
    width: 49cqi;
  }
`;

/** One of these: a badge in the column, else a part of a sentence. */
const Right = styled(Badge)`
  @container (max-width: 639.98px) {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    white-space: normal;

    & + &::before {
      content: ', ';
    }

    & + & {
      text-transform: lowercase;
    }
  }
`;

/** Whether they can sign in and when they did: a column before that, where there is room. */
const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: calc(100cqi - ${token('size-control-sm')} - ${token('space-2')} - 1px);
  gap: 0 ${token('space-2')};
  padding-inline-start: ${LEAD};

  @container (min-width: 640px) {
    padding-inline-start: 0;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    width: 22cqi;
  }

  @container (min-width: 1000px) {
    width: 15cqi;
  }
`;

/** Of most: in a narrow list, when they signed in says it. */
const Usual = styled(Badge)`
  @container (max-width: 639.98px) {
    display: none;
  }
`;

const Quiet = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

/** Over the columns, where there are any. */
const Heads = styled.div`
  display: none;
  gap: ${token('space-2')};
  padding-block-end: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};

  > :first-child {
    flex: 1;
  }

  > :last-child {
    width: ${token('size-control-sm')};
  }

  @container (min-width: 640px) {
    display: flex;
  }
`;

/** Names of the columns of `PersonRow`. */
export const PersonHeads = () => {
  const { text } = useText();
  return (
    <Heads>
      <span>{text('person-member')}</span>
      <State as="span">{text('state')}</State>
      <Rights as="span">{text('person-rights')}</Rights>
      <span />
    </Heads>
  );
};

/** A person: when last seen, what they may do, and from where. */
export const PersonRow = ({ person, isSelf, onAction }: PersonRowProps) => {
  const { text } = useText();
  const language = useShownLanguage();
  const { full_name: name, email, flags, inherited, last_sign_in: last, status } = person;
  const wordsOf = (set: PersonFlags) =>
    FLAGS.filter(({ id }) => set[id]).map(({ label }) => text(label));
  const fromAbove = ({ organization, flags: held }: Person['inherited'][number]) =>
    text('person-inherited', {
      organization: organization ?? text('organization-above'),
      flags: wordsOf(held).join(', ') || text('reads-only'),
    });
  const held = flags ? wordsOf(flags) : [];
  // Why someone has not signed in yet, else when they last did.
  const seen =
    status === 'invited'
      ? text('person-has-not-accepted')
      : last !== null
        ? text('person-signed-in', { when: relativeTime(last, language) ?? '' })
        : status === 'active'
          ? text('person-has-account')
          : null;
  const state =
    status === 'invited' ? (
      <Badge tone="info">{text('person-is-invited')}</Badge>
    ) : status === 'disabled' ? (
      <Badge tone="danger">{text('person-is-disabled')}</Badge>
    ) : last === null ? (
      <Badge tone="neutral">{text('person-never-signed-in')}</Badge>
    ) : (
      <Usual tone="success">{text('person-is-active')}</Usual>
    );
  const item = (action: PersonAction, words: string) => (
    <MenuItem onSelect={() => onAction(action)}>{words}</MenuItem>
  );
  return (
    <SettingRow
      onOpen={flags ? () => onAction('edit') : undefined}
      lead={<Avatar name={name} decorative />}
      title={isSelf ? text('person-self', { name }) : name}
      description={[email, ...inherited.map(fromAbove)].join(' · ')}
      actions={
        <>
          <State>
            {state}
            {seen === null ? null : <Quiet>{seen}</Quiet>}
          </State>
          <Rights>
            {held.map((word) => (
              <Right key={word}>{word}</Right>
            ))}
            {flags && held.length === 0 ? <Quiet>{text('people-reading')}</Quiet> : null}
          </Rights>
          {flags ? (
            <MenuButton label={text('action-of', { action: text('actions'), name })} size="sm">
              {item('edit', text('edit'))}
              {status === 'invited' ? item('send', text('send-invitation-again')) : null}
              {isSelf ? null : (
                <>
                  <MenuSeparator />
                  {status === 'disabled'
                    ? item('enable', text('enable-person'))
                    : person.is_kept_here && item('disable', text('disable-person'))}
                  {item('remove', text('remove-person'))}
                </>
              )}
            </MenuButton>
          ) : null}
        </>
      }
    />
  );
};
