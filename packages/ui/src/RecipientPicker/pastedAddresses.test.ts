import { pastedAddresses } from './RecipientPicker.js';

test.each([
  ['a@x.fi, b@y.fi; c@z.fi', ['a@x.fi', 'b@y.fi', 'c@z.fi']],
  ['a@x.fi\r\nb@y.fi\n\nc@z.fi\n', ['a@x.fi', 'b@y.fi', 'c@z.fi']],
  ['Aino Virtanen <aino@x.fi>; eero@y.fi', ['aino@x.fi', 'eero@y.fi']],
  ['a@x.fi\tb@y.fi', ['a@x.fi', 'b@y.fi']],
  [' ,; ', []],
])('%p', (text, addresses) => {
  expect(pastedAddresses(text)).toEqual(addresses);
});
