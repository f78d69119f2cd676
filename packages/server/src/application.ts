export { createApp } from './http/app.js';
export { createMailer } from './mail/mailer.js';
export { registerModules } from './modules/index.js';
export { createServices } from './services.js';
