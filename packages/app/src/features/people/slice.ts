import { combineReducers } from '@reduxjs/toolkit';
import type { Contract, EndpointInput, Person } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export type NewPerson = EndpointInput<Contract['invitePerson']>['body'];
type Values = EndpointInput<Contract['changePerson']>['body'];

/** What is changed of a person, and what the message says afterwards. */
export interface PersonChange {
  readonly person: Person;
  readonly values: Values;
}

export const peopleScreen = createScreenActions('people');
export const peopleCall = createAsyncCall<readonly Person[]>('people/people');
export const inviteCall = createAsyncCall<Person, NewPerson>('people/invite');
export const changeCall = createAsyncCall<Person, PersonChange>('people/change');
/** Of what is done from the menu: its failures are said in a message. */
export const switchCall = createAsyncCall<Person, PersonChange>('people/switch');
export const removeCall = createAsyncCall<Person, Person>('people/remove');
export const sendCall = createAsyncCall<Person, Person>('people/send');

export const people = combineReducers({
  people: peopleCall.reducer,
  invite: inviteCall.reducer,
  change: changeCall.reducer,
  switch: switchCall.reducer,
  remove: removeCall.reducer,
  send: sendCall.reducer,
});
