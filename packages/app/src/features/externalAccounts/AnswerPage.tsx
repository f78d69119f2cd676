import { CenteredPage, Spinner } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { usePageTitle } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { answerCall } from './slice.js';

/** Shown while what a provider sent back is checked. */
export const AnswerPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const title = text('checking-account');
  usePageTitle(title);
  useEffect(() => {
    dispatch(answerCall.request());
  }, [dispatch]);
  return (
    <CenteredPage
      productName={text('product-name')}
      title={title}
      lead={text('checking-account-help')}
    >
      <Spinner label={text('loading')} />
    </CenteredPage>
  );
};
