import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { FigureKey, type FigureKeyProps } from '../FigureKey/index.js';
import { Popover } from '../Popover/index.js';
import { fingerHeight, plainButton } from '../styles/index.js';
import { METER_STATUSES, StatusMark } from '../TargetMeter/StatusMark.js';

/** The marks themselves: what they mean is one press away. */
const Opener = styled.button`
  ${plainButton}
  ${fingerHeight}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: ${token('size-target')};
  margin-inline-start: auto;
  color: ${token('color-accent-text')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  text-decoration: underline;
  text-underline-offset: 3px;

  > :last-of-type {
    margin-inline-end: ${token('space-1')};
  }
`;

/** All of it, each in a line of its own and with all its words. */
const Whole = styled(FigureKey)`
  &&,
  && > [data-kind='statuses'] {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${token('space-2')};
  }

  && > [data-kind='statuses'] > span {
    display: inline-flex;
  }

  && small {
    display: inline;
  }
`;

/** The key on a phone, in one line: how figures are written, and a button that says what each mark means. */
export const FoldedKey = ({ labels, onUnusual }: Pick<FigureKeyProps, 'labels' | 'onUnusual'>) => {
  const { unusualBelowShort, ...whole } = labels;
  const { statuses, targets, unusualBelow, ...written } = whole;
  return (
    <>
      <FigureKey labels={written} onUnusual={onUnusual} />
      <Popover
        label={labels.legend}
        side="top"
        align="end"
        trigger={
          <Opener type="button">
            {METER_STATUSES.map((status) => (
              <StatusMark key={status} status={status} />
            ))}
            {labels.legend}
          </Opener>
        }
      >
        <Whole labels={whole} />
      </Popover>
    </>
  );
};
