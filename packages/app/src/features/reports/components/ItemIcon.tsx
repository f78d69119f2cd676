import type { ReportItemType } from '@tavoite/model';
import { Icon } from '@tavoite/ui';
import { ChartLineIcon, DataMapIcon } from '@tavoite/ui/icons';

/** Tells graphs and data maps apart where both are listed. */
export const ItemIcon = ({ type }: { type: ReportItemType }) => (
  <Icon icon={type === 'graph' ? ChartLineIcon : DataMapIcon} size="sm" />
);
