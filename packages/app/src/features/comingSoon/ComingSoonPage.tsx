import { EmptyState } from '@tavoite/ui';
import { ClockIcon } from '@tavoite/ui/icons';
import { Page } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';

export interface ComingSoonPageProps {
  title: string;
  highlighted?: boolean | undefined;
}

/** Shown instead of a screen that this version does not have yet. */
export const ComingSoonPage = ({ title, highlighted }: ComingSoonPageProps) => {
  const { text } = useText();
  return (
    <Page title={title} highlighted={highlighted ?? false}>
      <EmptyState icon={ClockIcon} title={text('not-in-this-version')} />
    </Page>
  );
};
