import { Button, Icon, IconButton, Popover, Select, Stack, useMediaQuery } from '@tavoite/ui';
import { FilterIcon } from '@tavoite/ui/icons';
import { styled } from 'styled-components';
import { SearchField } from '../../../core/page/SearchField.js';
import { useText } from '../../../i18n/Texts.js';
import type { PlanFilter } from '../address.js';
import { nameOfUser, type PlanView } from '../view.js';

/** As low as the counts beside it. */
const Find = styled.div`
  inline-size: 160px;

  && input {
    min-block-size: 32px;
    padding-block: 0;
  }
`;

export interface PlanFiltersProps {
  view: PlanView;
  filter: PlanFilter;
  onChange: (filter: PlanFilter) => void;
}

const ANY = '';
const idOf = (value: string) => (value === ANY ? null : Number(value));

/** Which tasks stand out: by their text, and behind a button by their owner and target. */
export const PlanFilters = ({ view, filter, onChange }: PlanFiltersProps) => {
  const { text } = useText();
  // With the counts in Finnish, too, all of it stands in one row.
  const isIcon = useMediaQuery('(max-width: 100rem)');
  // On a tablet and a phone the row has room for the button alone.
  const hasFind = useMediaQuery('(min-width: 64rem)');
  const { plan, usersById, targetsById } = view;
  const owners = [...new Set(plan.tasks.map(({ user }) => user))]
    .flatMap((id) => (id === null ? [] : (usersById.get(id) ?? [])))
    .sort((a, b) => nameOfUser(a).localeCompare(nameOfUser(b)));
  const targets = [...targetsById.values()].sort((a, b) => a.title.localeCompare(b.title));
  const count = [filter.owner, filter.target, hasFind ? null : filter.text || null].filter(
    (part) => part !== null,
  ).length;
  const find = (
    <Find>
      <SearchField
        label={text('find-task')}
        value={filter.text}
        onValueChange={(words) => onChange({ ...filter, text: words })}
      />
    </Find>
  );
  const name = text('filter');
  const icon = <Icon icon={FilterIcon} size="sm" />;
  return (
    <>
      {hasFind ? find : null}
      <Popover
        label={name}
        align="end"
        trigger={
          isIcon && count === 0 ? (
            <IconButton label={name} size="sm" variant="secondary">
              {icon}
            </IconButton>
          ) : (
            <Button size="sm" icon={icon}>
              {count === 0 ? name : text('with-count', { name, count })}
            </Button>
          )
        }
      >
        <Stack>
          {hasFind ? null : find}
          <Select
            label={text('owner')}
            value={filter.owner === null ? ANY : String(filter.owner)}
            options={[
              { value: ANY, label: text('any-owner') },
              ...owners.map((user) => ({ value: String(user.id), label: nameOfUser(user) })),
            ]}
            onChange={({ target }) => onChange({ ...filter, owner: idOf(target.value) })}
          />
          <Select
            label={text('target')}
            value={filter.target === null ? ANY : String(filter.target)}
            options={[
              { value: ANY, label: text('any-target') },
              ...targets.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={({ target }) => onChange({ ...filter, target: idOf(target.value) })}
          />
        </Stack>
      </Popover>
    </>
  );
};
