import type { ObjectiveDefinition } from '@tavoite/model';
import {
  Button,
  Card,
  EmptyState,
  Icon,
  MenuButton,
  MenuItem,
  MenuSeparator,
  SettingRow,
  Stack,
} from '@tavoite/ui';
import { FlagIcon, ListNumberedIcon, PlusIcon } from '@tavoite/ui/icons';
import type { Ref } from 'react';
import { CardHead } from '../../core/page/CardHead.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';

export interface ObjectivesCardProps {
  objectives: readonly ObjectiveDefinition[];
  titleOf: (objective: ObjectiveDefinition) => string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Opens the form of an objective; null for a new one. */
  onOpen: (objective: ObjectiveDefinition | null) => void;
  onOrder: () => void;
  /** Moves the objective at a place by one. */
  onShift: (at: number, step: -1 | 1) => void;
  onDelete: (objective: ObjectiveDefinition) => void;
}

/** What the organisation aims for. */
export const ObjectivesCard = ({
  objectives,
  titleOf,
  headingRef,
  onOpen,
  onOrder,
  onShift,
  onDelete,
}: ObjectivesCardProps) => {
  const { text } = useText();
  const isFinnish = useShownLanguage() === 'fi';
  const row = (objective: ObjectiveDefinition, at: number) => {
    const title = titleOf(objective);
    return (
      <SettingRow
        key={objective.id}
        title={title}
        onOpen={() => onOpen(objective)}
        description={(isFinnish && objective.description_fi) || objective.description}
        actions={
          <MenuButton label={text('action-of', { action: text('actions'), name: title })} size="sm">
            <MenuItem onSelect={() => onOpen(objective)}>{text('edit')}</MenuItem>
            {at > 0 ? (
              <MenuItem onSelect={() => onShift(at, -1)}>{text('move-up')}</MenuItem>
            ) : null}
            {at < objectives.length - 1 ? (
              <MenuItem onSelect={() => onShift(at, 1)}>{text('move-down')}</MenuItem>
            ) : null}
            <MenuSeparator />
            <MenuItem onSelect={() => onDelete(objective)}>{text('delete')}</MenuItem>
          </MenuButton>
        }
      />
    );
  };
  return (
    <Card role="region" aria-labelledby="kept-objectives">
      <Stack>
        <CardHead
          id="kept-objectives"
          title={text('objectives')}
          description={text('objectives-help')}
          headingRef={headingRef}
          actions={
            <>
              {objectives.length > 1 ? (
                <Button
                  size="sm"
                  icon={<Icon icon={ListNumberedIcon} size="sm" />}
                  onClick={onOrder}
                >
                  {text('order-objectives')}
                </Button>
              ) : null}
              <Button
                size="sm"
                icon={<Icon icon={PlusIcon} size="sm" />}
                onClick={() => onOpen(null)}
              >
                {text('new-objective')}
              </Button>
            </>
          }
        />
        {objectives.length === 0 ? (
          <EmptyState
            icon={FlagIcon}
            title={text('no-objectives')}
            description={text('no-objectives-description')}
          />
        ) : (
          <div>{objectives.map(row)}</div>
        )}
      </Stack>
    </Card>
  );
};
