export { createApp } from './http/app.js';
export { createMailer } from './mail/mailer.js';
export { contractRoutes } from './modules/index.js';
export { createServices } from './services.js';
