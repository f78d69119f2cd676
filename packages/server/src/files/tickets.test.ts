import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { makeTicket, readTicket, TICKET_SECONDS } from './tickets.js';

const key = randomBytes(32);
const grant = { organizationId: 3, fileId: 14, userId: 159 };
const now = Date.UTC(2026, 10, 22);

it('grants what was granted, for five minutes', () => {
  const ticket = makeTicket(key, grant, now);
  expect(readTicket(key, 14, ticket, now)).toEqual(grant);
  expect(readTicket(key, 14, ticket, now + (TICKET_SECONDS - 1) * 1000)).toEqual(grant);
  expect(readTicket(key, 14, ticket, now + TICKET_SECONDS * 1000)).toBeNull();
  expect(TICKET_SECONDS).toBeLessThanOrEqual(300);
});

it('grants nothing for another file, by another key, or with anything changed', () => {
  const ticket = makeTicket(key, grant, now);
  expect(readTicket(key, 15, ticket, now)).toBeNull();
  expect(readTicket(randomBytes(32), 14, ticket, now)).toBeNull();
  const [organization, user, expires, signature] = ticket.split('.');
  for (const forged of [
    `4.${user}.${expires}.${signature}`,
    `${organization}.1.${expires}.${signature}`,
    `${organization}.${user}.${Number(expires) + 1}.${signature}`,
    `${organization}.${user}.${expires}.${signature?.slice(1)}A`,
    `${organization}.${user}.${expires}.`,
    `${organization}.${user}.${expires}`,
    `0${ticket}`,
    `${ticket} `,
    '',
    'x'.repeat(100_000),
  ])
    expect(readTicket(key, 14, forged, now)).toBeNull();
});

it('holds against any other text', () => {
  fc.assert(fc.property(fc.string(), (text) => readTicket(key, 14, text, now) === null));
});
