import type { ChildOrganization, OrganizationDefinition } from '@tavoite/model';
import {
  Badge,
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
import { BuildingIcon, PlusIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../core/hooks.js';
import { CardHead } from '../../core/page/CardHead.js';
import { useText } from '../../i18n/Texts.js';
import { indent } from '../definitionForm/index.js';
import { organizationChosen } from '../organization/index.js';
import { childNodes } from './tree.js';

export interface ChildrenCardProps {
  organization: OrganizationDefinition;
  nameOf: (named: { readonly name: string; readonly name_fi: string | null }) => string;
  onAdd: () => void;
  onMove: (child: ChildOrganization) => void;
  onArchive: (child: ChildOrganization) => void;
  onRestore: (child: ChildOrganization) => void;
}

/** The organisations below this one, as a tree. */
export const ChildrenCard = ({
  organization,
  nameOf,
  onAdd,
  onMove,
  onArchive,
  onRestore,
}: ChildrenCardProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const nodes = childNodes(organization);
  return (
    <Card role="region" aria-labelledby="organizations-below">
      <Stack>
        <CardHead
          id="organizations-below"
          title={text('organizations-below')}
          description={text('organizations-below-help')}
          actions={
            <Button size="sm" icon={<Icon icon={PlusIcon} size="sm" />} onClick={onAdd}>
              {text('new-child')}
            </Button>
          }
        />
        {nodes.length === 0 ? (
          <EmptyState
            icon={BuildingIcon}
            title={text('no-children')}
            description={text('no-children-description')}
          />
        ) : (
          <div>
            {nodes.map(({ child, depth }) => (
              <SettingRow
                key={child.id}
                style={indent(depth)}
                title={nameOf(child)}
                actions={
                  <>
                    {child.is_archived ? <Badge tone="neutral">{text('is-archived')}</Badge> : null}
                    <MenuButton
                      label={text('action-of', { action: text('actions'), name: nameOf(child) })}
                      size="sm"
                    >
                      {child.is_archived ? (
                        <MenuItem onSelect={() => onRestore(child)}>
                          {text('restore-organization')}
                        </MenuItem>
                      ) : (
                        <>
                          <MenuItem onSelect={() => dispatch(organizationChosen(child.id))}>
                            {text('open-organization')}
                          </MenuItem>
                          <MenuItem onSelect={() => onMove(child)}>
                            {text('move-organization')}
                          </MenuItem>
                          <MenuSeparator />
                          <MenuItem onSelect={() => onArchive(child)}>
                            {text('archive-organization')}
                          </MenuItem>
                        </>
                      )}
                    </MenuButton>
                  </>
                }
              />
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
};
