import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useDrawer } from './useDrawer.js';

function Example() {
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const drawer = useDrawer({ active: open, nav, onClose: () => setOpen(false) });
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <nav ref={nav} {...drawer}>
        <a href="#strategy">Strategy</a>
      </nav>
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

function opened() {
  render(<Example />);
  const button = screen.getByRole('button', { name: 'Menu' });
  button.focus();
  fireEvent.click(button);
  return button;
}

it('moves the focus in, and with Escape back to the button', () => {
  const button = opened();
  const link = screen.getByRole('link', { name: 'Strategy' });
  expect(link).toBe(document.activeElement);
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(button).toBe(document.activeElement);
});

it('is closed by its button, which takes the focus before it is clicked', () => {
  const button = opened();
  button.focus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('closes when the focus goes elsewhere', () => {
  const button = opened();
  fireEvent.blur(screen.getByRole('link', { name: 'Strategy' }), {
    relatedTarget: screen.getByRole('link', { name: 'Elsewhere' }),
  });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
