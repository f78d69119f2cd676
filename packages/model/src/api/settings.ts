import { colorPair, settings } from '../entities/settings.js';
import { defineEndpoint } from './endpoint.js';
import { listOf } from './fields.js';

export const getGraphSettings = defineEndpoint({
  method: 'GET',
  path: '/api/graph_settings/get_graph_settings/',
  summary: 'Mappings, restricted views and menu order of the active organisation',
  access: 'signed-in',
  tagged: true,
  answer: settings,
});

export const listColorPairs = defineEndpoint({
  method: 'GET',
  path: '/api/colorpair/',
  summary: 'Colour pairs of the active organisation',
  access: 'signed-in',
  tagged: true,
  answer: listOf(colorPair),
});
