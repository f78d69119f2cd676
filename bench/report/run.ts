// Reports as PDF, beside a browser that prints the same content from HTML. Both are warm, and take turns;
// ours in the drawing thread of the server, as in production.

// Before React is loaded, which draws the charts of both.
process.env.NODE_ENV = 'production';
await import('./measure.js');
