import type { Person } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Card, EmptyState, Select, Skeleton, Stack, TextField } from '@tavoite/ui';
import { SearchIcon } from '@tavoite/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { CardHead } from '../../core/page/CardHead.js';
import { DangerDialog } from '../../core/page/DangerDialog.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { ManagePage } from '../../core/page/ManagePage.js';
import { useText } from '../../i18n/Texts.js';
import { FLAGS } from './flags.js';
import { PersonDialog } from './PersonDialog.js';
import { type PersonAction, PersonHeads, PersonRow } from './PersonRow.js';
import { peopleCall, peopleScreen, removeCall, sendCall, switchCall } from './slice.js';
import { usePeopleSelector } from './state.js';

/** With more people than this, one searches. */
const SEARCHED_FROM = 5;

/** Words and a choice, below each other where there is little room. */
const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};

  & > * {
    flex: 1 1 220px;
  }
`;

/** Said while some are left out only; without words it takes no room. */
const Count = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  &:empty {
    margin-block-end: calc(-1 * ${token('space-4')});
  }
`;

/** Its rows share their columns. */
const Rows = styled.div`
  container-type: inline-size;

  /* Below the names of columns, which are as near to the line as in tables. */
  && > [data-setting-row] {
    margin-block-start: 0;
  }
`;

interface Asked {
  readonly action: 'remove' | 'disable';
  readonly person: Person;
}

const matches = ({ full_name: name, email }: Person, words: string) =>
  `${name} ${email}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

/** Which people are listed: those with a flag, those without any, or those in a state. */
type Kind = (typeof FLAGS)[number]['id'] | 'reads' | 'invited' | 'disabled';

function isOfKind({ flags, inherited, status }: Person, kind: Kind | ''): boolean {
  if (kind === '') return true;
  if (kind === 'invited' || kind === 'disabled') return status === kind;
  const held = [...(flags ? [flags] : []), ...inherited.map((from) => from.flags)];
  if (kind === 'reads') return !held.some((set) => FLAGS.some(({ id }) => set[id]));
  return held.some((set) => set[kind]);
}

/** The members of the organisation, and what they may do. */
const PeoplePage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const selfId = useAppSelector((state) => state.user.data?.id);
  const { data, error } = usePeopleSelector((state) => state.people.people);
  const removed = usePeopleSelector((state) => state.people.remove.status);
  const switched = usePeopleSelector((state) => state.people.switch.status);
  const [edited, setEdited] = useState<Person | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind | ''>('');
  useOpenScreen(peopleScreen, undefined);

  useEffect(() => {
    if (removed === 'fulfilled' || removed === 'rejected') setAsked(null);
    // The menu that opened the question has gone with the person.
    if (removed === 'fulfilled') heading.current?.focus();
  }, [removed]);
  useEffect(() => {
    if (switched === 'fulfilled' || switched === 'rejected') setAsked(null);
  }, [switched]);

  const act = (person: Person, action: PersonAction) => {
    if (action === 'edit') setEdited(person);
    else if (action === 'send') dispatch(sendCall.request(person));
    else if (action === 'enable')
      dispatch(switchCall.request({ person, values: { status: 'active' } }));
    else setAsked({ action, person });
  };
  const confirm = ({ action, person }: Asked) =>
    dispatch(
      action === 'remove'
        ? removeCall.request(person)
        : switchCall.request({ person, values: { status: 'disabled' } }),
    );
  const rows = (people: readonly Person[]) => (
    <Rows>
      <PersonHeads />
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          isSelf={person.id === selfId}
          onAction={(action) => act(person, action)}
        />
      ))}
    </Rows>
  );
  const list = () => {
    if (error && !data)
      return (
        <LoadFailure
          title={text('people-failed')}
          error={error}
          onRetry={() => dispatch(peopleCall.request())}
        />
      );
    if (!data) return <Skeleton shape="block" height={264} />;
    // What is searched for can be taken back, however few are left.
    const isSearched = data.length > SEARCHED_FROM || search !== '' || kind !== '';
    const found = data.filter((person) => matches(person, search) && isOfKind(person, kind));
    const members = found.filter(({ flags }) => flags !== null);
    const others = found.filter(({ flags }) => flags === null);
    return (
      <>
        {isSearched ? (
          <Search>
            <TextField
              label={text('search-people')}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Select
              label={text('people-who')}
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind | '')}
              options={[
                { value: '', label: text('people-all') },
                ...FLAGS.map(({ id, label }) => ({ value: id, label: text(label) })),
                { value: 'reads', label: text('people-reading') },
                { value: 'invited', label: text('person-is-invited') },
                { value: 'disabled', label: text('person-is-disabled') },
              ]}
            />
          </Search>
        ) : null}
        <Count role="status">
          {found.length < data.length
            ? text('people-found', { shown: found.length, count: data.length })
            : null}
        </Count>
        {found.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            title={text('no-people-found')}
            description={text('no-people-found-help')}
          />
        ) : null}
        {members.length > 0 ? rows(members) : null}
        {others.length > 0 ? (
          <>
            <h3>{text('people-above')}</h3>
            <p>{text('people-above-help')}</p>
            {rows(others)}
          </>
        ) : null}
      </>
    );
  };
  const isRemoval = asked?.action === 'remove';
  const name = asked?.person.full_name ?? '';
  return (
    <ManagePage
      page="people"
      add={{ label: text('invite-person'), disabled: !data, onClick: () => setEdited('new') }}
    >
      <Card role="region" aria-labelledby="members" aria-busy={!data && !error}>
        <Stack>
          <CardHead
            id="members"
            title={text('members')}
            description={text('members-help')}
            headingRef={heading}
          />
          {list()}
        </Stack>
      </Card>
      {edited ? (
        <PersonDialog person={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      <DangerDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text(isRemoval ? 'remove-person-ask' : 'disable-person-ask', { name })}
        message={text(isRemoval ? 'remove-person-help' : 'disable-person-help')}
        confirmLabel={text(isRemoval ? 'remove-person' : 'disable-person')}
        pending={removed === 'pending' || switched === 'pending'}
        onConfirm={() => asked && confirm(asked)}
      />
    </ManagePage>
  );
};

export default PeoplePage;
