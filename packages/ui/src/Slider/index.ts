export * from './Slider.js';
