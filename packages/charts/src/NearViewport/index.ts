export { NearViewport, type NearViewportProps } from './NearViewport.js';
