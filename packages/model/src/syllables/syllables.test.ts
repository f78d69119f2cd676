import { syllablesOf } from './syllables.js';

test.each([
  ['Liiketoimintalogiikka', 'Lii-ke-toi-min-ta-lo-giikka'],
  ['Asiakastyytyväisyys', 'Asia-kas-tyy-ty-väi-syys'],
  ['Reklamaatioiden käsittelyaika', 'Rek-la-maa-tioi-den käsit-te-ly-aika'],
])('%s is parted as %s', (text, parted) => {
  expect(syllablesOf(text).join('-')).toBe(parted);
});

test.each(['Strategia', 'Ilmoitukset', 'Net sales', ''])('%s stays whole', (text) => {
  expect(syllablesOf(text)).toEqual([text]);
});

test('shorter words are parted where they have less room', () => {
  expect(syllablesOf('Tilamoduulit', 8).join('-')).toBe('Tila-mo-duu-lit');
  expect(syllablesOf('Tilamoduulit')).toEqual(['Tilamoduulit']);
});
