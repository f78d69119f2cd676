import { Button, type ButtonProps, IconButton } from '@tavoite/ui';
import type { ReactElement } from 'react';

export interface ToolButtonProps extends Pick<ButtonProps, 'size' | 'onClick'> {
  name: string;
  icon: ReactElement;
  /** Only the icon, where there is little room; the name is spoken. */
  compact?: boolean | undefined;
  /** What is under way, which is said while a spinner shows it; left out otherwise. */
  pending?: string | undefined;
}

/** What can be done with what a page shows. */
export const ToolButton = ({ name, icon, compact, pending, ...rest }: ToolButtonProps) =>
  compact ? (
    <IconButton
      {...rest}
      variant="secondary"
      label={pending ?? name}
      loading={pending !== undefined}
    >
      {icon}
    </IconButton>
  ) : (
    <Button {...rest} icon={icon} loading={pending !== undefined} loadingLabel={pending ?? ''}>
      {name}
    </Button>
  );
