import { Button } from '@tavoite/ui';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { sentenceCall } from '../slice.js';
import { useReportsSelector } from '../state.js';

/** Hands over a first draft of the words of a graph: what it shows, in a plain sentence. */
export const SuggestText = ({
  graph,
  onText,
}: {
  graph: number;
  onText: (sentence: string) => void;
}) => {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const suggestion = useReportsSelector((state) => state.reports.sentence);
  const suggested = useRef(onText);
  suggested.current = onText;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || suggestion.status !== 'fulfilled') return;
    isAsked.current = false;
    if (suggestion.data) suggested.current(suggestion.data);
  }, [suggestion]);
  // An answer that comes after the dialog is closed is for nobody.
  useEffect(
    () => () => {
      dispatch(sentenceCall.reset());
    },
    [dispatch],
  );
  return (
    <Button
      loading={suggestion.status === 'pending'}
      loadingLabel={text('suggesting-text')}
      onClick={() => {
        isAsked.current = true;
        dispatch(sentenceCall.reset());
        dispatch(sentenceCall.request(graph));
      }}
    >
      {text('suggest-text')}
    </Button>
  );
};
