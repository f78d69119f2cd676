import { type DateRange, datesToRange } from '@tavoite/model';
import type { IconDrawing } from '@tavoite/ui';
import { ChartLineIcon, DataMapIcon } from '@tavoite/ui/icons';
import { dataMapAddress, graphAddress } from '../../../core/addresses.js';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { isRestricted } from '../../settings/index.js';
import { selectViewsOfTerm } from '../../terms/index.js';

export interface FigureLink {
  href: string;
  title: string;
  icon: IconDrawing;
}

/** Where a term is shown: the graph pages that draw it, and its rows of the data map. */
export function useFigureLinks(key: string | null, period: DateRange): FigureLink[] {
  const { text } = useText();
  const viewsOfTerm = useAppSelector(selectViewsOfTerm);
  const settings = useAppSelector((state) => state.settings.data);
  if (key === null || settings === null) return [];
  const graphs = viewsOfTerm(key).map(
    ({ path, mapping }): FigureLink => ({
      href: graphAddress(path, { range: datesToRange(period.start_date, period.end_date) }),
      title: mapping.view_title,
      icon: ChartLineIcon,
    }),
  );
  if (isRestricted(settings, 'data-map')) return graphs;
  const href = dataMapAddress([key], period);
  return [...graphs, { href, title: text('show-in-data-map'), icon: DataMapIcon }];
}
