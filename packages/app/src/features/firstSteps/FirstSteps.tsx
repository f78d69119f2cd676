import { Badge, Card, LinkButton, SettingRow, Skeleton, Stack } from '@tavoite/ui';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { useText } from '../../i18n/Texts.js';
import { doneCall, firstStepsScreen, STEPS } from './slice.js';
import { useFirstStepsSelector } from './state.js';

const WORDS = {
  terms: { title: 'first-terms', help: 'first-terms-help', action: 'new-term' },
  figures: { title: 'first-figures', help: 'first-figures-help', action: 'monthly-figures' },
  targets: { title: 'first-targets', help: 'first-targets-help', action: 'targets' },
} as const;
const ADDRESSES = {
  terms: '/manage/terms?term=new',
  figures: '/manage/figures',
  targets: '/manage/targets',
} as const;

/** What whoever manages a new organisation does first, in place of an empty strategy. */
const FirstSteps = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { data: done, error } = useFirstStepsSelector((state) => state.firstSteps.done);
  useOpenScreen(firstStepsScreen, undefined);

  const next = STEPS.find((step) => !done?.includes(step));
  const steps = () => {
    if (error)
      return (
        <LoadFailure
          title={text('first-steps-failed')}
          error={error}
          onRetry={() => dispatch(doneCall.request())}
        />
      );
    if (!done) return <Skeleton shape="block" height={216} />;
    return (
      <div>
        {STEPS.map((step, index) => (
          <SettingRow
            key={step}
            title={
              <>
                {`${index + 1}. ${text(WORDS[step].title)} `}
                {done.includes(step) ? <Badge>{text('first-step-done')}</Badge> : null}
              </>
            }
            description={text(WORDS[step].help)}
            actions={
              <LinkButton
                size="sm"
                variant={step === next ? 'primary' : 'secondary'}
                href={ADDRESSES[step]}
              >
                {text(WORDS[step].action)}
              </LinkButton>
            }
          />
        ))}
        <SettingRow
          title={text('first-import')}
          description={text('first-import-help')}
          actions={
            <LinkButton size="sm" href="/manage/organization?import">
              {text('import-data')}
            </LinkButton>
          }
        />
      </div>
    );
  };
  return (
    <Card role="region" aria-labelledby="first-steps" aria-busy={!done && !error}>
      <Stack>
        <h2 id="first-steps">{text('first-steps')}</h2>
        <p>{text('first-steps-help')}</p>
        {steps()}
      </Stack>
    </Card>
  );
};

export default FirstSteps;
