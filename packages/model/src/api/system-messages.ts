import { z } from 'zod';
import { systemMessage } from '../entities/system-message.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { idParam, listOf } from './fields.js';
import { MAX_IDS_PER_REQUEST } from './limits.js';

/** Newest first. */
export const listSystemMessages = defineEndpoint({
  ...calls.listSystemMessages,
  summary: 'Messages from whoever runs the installation',
  access: 'signed-in',
  views: ['system-messages'],
  answer: listOf(systemMessage),
});

/** Oldest first, as they are to be read. */
export const listForcedSystemMessages = defineEndpoint({
  ...calls.listForcedSystemMessages,
  summary: 'System messages that cover the screen, which the user has not read',
  access: 'signed-in',
  answer: listOf(systemMessage),
});

export const getUnreadSystemMessageCount = defineEndpoint({
  ...calls.getUnreadSystemMessageCount,
  summary: 'How many system messages the user has not read',
  access: 'signed-in',
  answer: z.object({ count: z.number().int() }),
});

export const markSystemMessagesAsRead = defineEndpoint({
  ...calls.markSystemMessagesAsRead,
  summary: 'Mark all system messages as read, or those that are named',
  access: 'signed-in',
  body: z.object({ ids: z.array(idParam).max(MAX_IDS_PER_REQUEST).optional() }),
  answer: z.object({ unread_system_messages: z.number().int() }),
});
