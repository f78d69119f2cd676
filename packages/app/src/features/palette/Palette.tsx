import { Icon, IconButton } from '@tavoite/ui';
import { SearchIcon } from '@tavoite/ui/icons';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { lazyPart } from '../../core/screen.js';
import { useText } from '../../i18n/Texts.js';
import type { PaletteDialogProps } from './PaletteDialog.js';
import { paletteOpened } from './slice.js';

const PaletteDialog = lazyPart(() => import('./PaletteDialog.js'));

/** Opens the palette; its name includes the keys that do the same. */
export const PaletteButton = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const keys = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';
  return (
    <IconButton
      label={text('palette-search')}
      title={text('palette-button', { keys })}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => dispatch(paletteOpened())}
    >
      <Icon icon={SearchIcon} />
    </IconButton>
  );
};

/** The palette over every page, with its keys. Its code is loaded when it is first opened. */
export const Palette = (props: PaletteDialogProps) => {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.palette.open);
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // An editor that has used the keys, for a link say, keeps them.
      if (event.defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey)) return;
      if (key.toLowerCase() !== 'k') return;
      event.preventDefault();
      dispatch(paletteOpened());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);

  return used ? <PaletteDialog {...props} /> : null;
};
