import { hyphenate, syllablesOf } from './syllables.js';

test.each([
  ['Liiketoimintalogiikka', 'Lii-ke-toi-min-ta-lo-giikka'],
  ['Asiakastyytyväisyys', 'Asia-kas-tyy-ty-väi-syys'],
  ['Reklamaatioiden käsittelyaika', 'Rek-la-maa-tioi-den käsit-te-ly-aika'],
])('%s is parted as %s while no compounds are known', (text, parted) => {
  expect(hyphenate(text).join('-')).toBe(parted);
});

test.each(['Strategia', 'Ilmoitukset', 'Net sales', ''])('%s stays whole', (text) => {
  expect(hyphenate(text)).toEqual([text]);
});

test('a word is parted between its syllables, however short', () => {
  expect(syllablesOf('tilaukset')).toEqual(['tilauk', 'set']);
});

test.each([
  ['Myyntikate %', 'Myyntikate\u00a0%'],
  ['Kulut % liikevaihdosta', 'Kulut\u00a0% liikevaihdosta'],
  ['Liikevoitto-%', 'Liikevoitto-\u2060%'],
])('the %% of %s stays with what is before it', (text, joined) => {
  expect(hyphenate(text).join('')).toBe(joined);
});
