import { Card, type CardProps, Stack } from '@tavoite/ui';
import { useId } from 'react';
import { useText } from '../../i18n/Texts.js';
import { ChangePasswordForm } from './ChangePasswordForm.js';

export type ChangePasswordCardProps = Pick<CardProps, 'width'>;

/** The form under its heading, as wide as its page has it. */
export const ChangePasswordCard = ({ width }: ChangePasswordCardProps) => {
  const { text } = useText();
  const id = useId();
  return (
    <Card width={width} role="region" aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{text('change-password')}</h2>
        <ChangePasswordForm />
      </Stack>
    </Card>
  );
};
