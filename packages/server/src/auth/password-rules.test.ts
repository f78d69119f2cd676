import { isKeyboardWalk } from './keyboard-walk.js';
import { passwordProblems } from './password-rules.js';

const owner = {
  email: 'maija.meikalainen@havulinna.example',
  username: 'maija',
  fullName: 'Maija Meikäläinen',
  organizations: ['Havulinna Group', 'Havulinna-konserni'],
};

it.each([
  'qwertyuiopas',
  'qwertyuiopå¨',
  'asdfghjklöä1',
  'poiuytrewqas',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  'qwe123asd456',
  '123456789012',
  'abcdefghijkl',
  'QWERTZUIOPÜA',
  'azertyuiopqs',
])('%s runs along a keyboard', async (password) => {
  expect(isKeyboardWalk(password)).toBe(true);
  expect(await passwordProblems(password, owner)).toEqual(['password_common']);
});

it.each([
  'tavoite12345',
  'Tavoite-2026!',
  'tavoitetavoite',
  'TAVOITE tavoite 1',
  'Havulinna Group',
  'havulinnagroup2026',
  'Havulinna-konserni1',
  'maija.meikalainen',
  'meikäläinenmaija',
  'maijamaijamaija',
  'Havulinna2026',
  'havulinnahavulinna',
  'Tavoite-Havulinna1',
  'H4vulinn@2026!',
])('%s is a name', async (password) => {
  expect(await passwordProblems(password, owner)).toEqual(['password_personal']);
});

it.each([
  'Kesä2026Kesä',
  'kesakuu2026!',
  'Talvi2026!!!',
  'Maanantai123',
  'Summer-Winter-26',
  'Havulinna-syksy-26',
  'salasana-salasana1',
])('%s is common', async (password) => {
  expect(await passwordProblems(password, owner)).toEqual(['password_common']);
});

it.each([
  'kesäyönunelma-26',
  'maija-menee-kouluun',
  'kaarna-ja-kuusi-2030',
  'hiljainen-lumi-sataa',
  'correct horse battery',
  'a long enough secret',
  'we were poor as deer',
  'tavoite on saavuttamatta',
  'Xq7#mT2!vLp9',
])('%s may be used', async (password) => {
  expect(await passwordProblems(password, owner)).toEqual([]);
});
