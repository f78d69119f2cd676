import { Banner, Button } from '@tavoite/ui';
import { useAppDispatch } from '../../../core/hooks.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useText } from '../../../i18n/Texts.js';
import { failedKeys } from '../selectors.js';
import { graphShown, retryAsked } from '../slice.js';
import type { GraphViewProps } from '../useGraphValues.js';

/** Failed terms that are named; the message gives their number. */
const MAX_TITLES = 5;

export interface FailedTermsProps extends GraphViewProps {
  /** Says it, too, when all terms failed. */
  hasAll?: boolean;
}

/** Says which terms are missing from the graph, and offers to try these again. */
export const FailedTerms = ({ values, terms, retrying, hasAll = false }: FailedTermsProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const keys = failedKeys(values);
  // When all failed, a chart of all of them shows it itself.
  const some = keys.length > 0 && (hasAll || keys.length < terms.length);
  const error = some ? values?.failed[0]?.error : values?.targetsError;
  if (!values || !error) return null;
  const titles = terms.filter(({ key }) => keys.includes(key)).map(({ title }) => title);
  const named = titles.slice(0, MAX_TITLES).join(', ');
  return (
    <Banner
      tone="warning"
      title={
        some
          ? text('some-values-failed', {
              count: keys.length,
              titles: titles.length > MAX_TITLES ? `${named} …` : named,
            })
          : text('strategy-failed')
      }
    >
      <p>{messageText(failureMessage(error))}</p>
      <Button
        size="sm"
        loading={keys.some((key) => retrying.includes(key))}
        loadingLabel={text('retry')}
        onClick={() => dispatch(some ? retryAsked(keys) : graphShown(values.request))}
      >
        {text('retry')}
      </Button>
    </Banner>
  );
};
