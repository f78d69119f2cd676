import { createElement } from 'react';
import * as en from '../../packages/ui/src/labels/en.js';
import * as fi from '../../packages/ui/src/labels/fi.js';
import { say, showLanguage } from './translate.js';

afterEach(() => showLanguage('en'));

test('says labels, samples and the language of numbers in Finnish, however deep they are', () => {
  showLanguage('fi');
  expect(say(en.reorderableList)).toEqual(fi.reorderableList);
  expect(say({ items: [{ title: 'Net sales' }], locale: 'en' })).toEqual({
    items: [{ title: 'Liikevaihto' }],
    locale: 'fi',
  });
  const element = say(createElement('b', null, createElement('i', null, 'Net sales')));
  expect(element).toEqual(createElement('b', null, createElement('i', null, 'Liikevaihto')));
});

test('leaves what no reader sees, texts that it does not know, and everything in English', () => {
  const props = { state: 'actual', id: 'Net sales', title: 'Something else', onClick: () => {} };
  expect(say({ title: 'Net sales' })).toEqual({ title: 'Net sales' });
  showLanguage('fi');
  expect(say(props)).toBe(props);
});

test('gives the same object for the same one, as components rely on it', () => {
  showLanguage('fi');
  const series = [{ title: 'Net sales' }];
  expect(say(series)).toBe(say(series));
});
