import { CenteredPage } from '@tavoite/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../core/page/Page.js';
import { useText } from '../../../i18n/Texts.js';

/** The sheet of a step. */
export const StepPage = ({ lead, children }: { lead: string; children: ReactNode }) => {
  const { text } = useText();
  const title = text('two-step-verification');
  usePageTitle(title);
  return (
    <CenteredPage productName={text('product-name')} title={title} lead={lead} notice={null}>
      {children}
    </CenteredPage>
  );
};
