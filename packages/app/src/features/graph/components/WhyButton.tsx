import { type MonthRange, rangeToDates } from '@tavoite/model';
import { Button } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { changeOpened } from '../../trace/index.js';

export interface WhyButtonProps {
  /** Of the term whose change is asked about. */
  termKey: string;
  /** What the card calls it. */
  title: string;
  /** The months of the figure. */
  range: MonthRange;
}

/** Asks why a figure changed from the same months a year before. */
export const WhyButton = ({ termKey, title, range }: WhyButtonProps) => {
  const { text } = useText();
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${text('why-did-it-change')} ${title}`}
      onClick={() =>
        // As the card does, not as the last question did.
        dispatch(changeOpened({ key: termKey, title, comparison: 'year', ...rangeToDates(range) }))
      }
    >
      {text('why-did-it-change')}
    </Button>
  );
};
