export * from './api/endpoint.js';
