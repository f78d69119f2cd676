import { readFileSync } from 'node:fs';
import { suite } from './suite.js';

const USERS = new URL('../fixtures/users.csv', import.meta.url);

export interface Credentials {
  email: string;
  password: string;
}

/** The demo user with all manager flags. */
export function demoManager(): Credentials {
  const [first] = suite().demoUsers;
  if (!first) throw new Error('The start printed no demo sign-in.');
  return first;
}

/** A user of `fixtures/users.csv`; those who change something are used by one test only. */
export function fixtureUser(name: string): Credentials {
  const [header = [], ...rows] = readFileSync(USERS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const email = `${name}@e2e.example`;
  const row = rows.find(([first]) => first === email);
  const password = row?.[header.indexOf('password')];
  if (!password) throw new Error(`There is no ${email} in users.csv.`);
  return { email, password };
}
