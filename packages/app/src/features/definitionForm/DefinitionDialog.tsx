import { pixels, token } from '@tavoite/tokens';
import { Banner, Button, Stack, Toolbar } from '@tavoite/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { FormDialog } from '../../core/page/FormDialog.js';
import { UnsavedDialog } from '../../core/page/UnsavedDialog.js';
import { useText } from '../../i18n/Texts.js';
import { Differences } from './Differences.js';
import type { Definition } from './useDefinition.js';

export interface DefinitionDialogProps<Fields, Item> {
  title: string;
  form: Definition<Fields, Item>;
  /** Fields that say themselves what is wrong with them. */
  fieldNames: readonly string[];
  /** What is said of what others have made of it. */
  staleText: (newest: Item) => string;
  size?: 'sm' | 'md' | 'wide';
  /** The fields. */
  children: ReactNode;
  /** Beside the fields, where it stays in view; above them where there is no room. */
  aside?: ReactNode;
}

/** Both have room from the width of a wide dialog. */
const ROOM_FOR_BOTH = `(min-width: ${pixels('layout-dialog-wide')}px)`;

const BesideFields = styled.div`
  display: grid;
  gap: ${token('space-6')};

  @media ${ROOM_FOR_BOTH} {
    /* The fields have room for two side by side. */
    grid-template-columns: minmax(0, 8fr) minmax(0, 7fr);
    align-items: start;
  }
`;

const Aside = styled.div`
  min-width: 0;

  @media ${ROOM_FOR_BOTH} {
    order: 1;
    position: sticky;
    /* Below the dialog's head. */
    top: calc(${token('space-12')} + ${token('space-6')});
  }
`;

/**
 * The frame of a form over its page. It asks before it throws away what was typed, and where others
 * have saved meanwhile, whose values to go on with.
 */
export const DefinitionDialog = <Fields, Item>({
  title,
  form,
  fieldNames,
  staleText,
  size = 'md',
  children,
  aside,
}: DefinitionDialogProps<Fields, Item>) => {
  const { text } = useText();
  const [isLeaving, setLeaving] = useState(false);
  const { error, newest, isPending } = form;
  const close = () => (form.isChanged ? setLeaving(true) : form.close());
  return (
    <>
      <FormDialog
        title={title}
        size={size}
        isPending={isPending}
        unchanged={form.isUnchanged}
        error={error}
        fields={fieldNames}
        isKept={form.isKept}
        notice={
          newest ? (
            <Banner tone="warning">
              <p>{staleText(newest)}</p>
              {form.differences.length > 0 ? <Differences of={form.differences} /> : null}
              <Toolbar>
                <Button size="sm" onClick={form.takeTheirs}>
                  {text('term-take-theirs')}
                </Button>
                <Button size="sm" onClick={form.keepMine}>
                  {text('term-keep-mine')}
                </Button>
              </Toolbar>
            </Banner>
          ) : undefined
        }
        onSubmit={form.save}
        onClose={close}
      >
        {aside ? (
          <BesideFields>
            <Aside>{aside}</Aside>
            <Stack>{children}</Stack>
          </BesideFields>
        ) : (
          children
        )}
      </FormDialog>
      <UnsavedDialog open={isLeaving} onOpenChange={setLeaving} onDiscard={form.close} />
    </>
  );
};
