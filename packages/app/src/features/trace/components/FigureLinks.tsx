import type { DateRange } from '@tavoite/model';
import { Icon, LinkButton } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { traceClosed } from '../slice.js';
import { useFigureLinks } from './useFigureLinks.js';

/** Links from a figure to the pages that show it; they close the dialog. */
export const FigureLinks = ({ figure, period }: { figure: string | null; period: DateRange }) => {
  const dispatch = useAppDispatch();
  return useFigureLinks(figure, period).map(({ href, title, icon }) => (
    <LinkButton
      key={href}
      href={href}
      size="sm"
      icon={<Icon icon={icon} size="sm" />}
      onClick={() => dispatch(traceClosed())}
    >
      {title}
    </LinkButton>
  ));
};
