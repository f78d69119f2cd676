import { colorPair, settings } from '../entities/settings.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { listOf } from './fields.js';

export const getGraphSettings = defineEndpoint({
  ...calls.getGraphSettings,
  summary: 'Mappings, restricted views and menu order of the active organisation',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  answer: settings,
});

export const listColorPairs = defineEndpoint({
  ...calls.listColorPairs,
  summary: 'Colour pairs of the active organisation',
  access: 'signed-in',
  tagged: true,
  answer: listOf(colorPair),
});
