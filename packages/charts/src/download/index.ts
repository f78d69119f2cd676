export { chartPicture } from '../chartPicture/index.js';
export { RadarSvg, type RadarSvgProps } from '../RadarChart/RadarSvg.js';
export { TargetSvg, type TargetSvgProps } from '../TargetGraph/TargetSvg.js';
export { TimeSeriesSvg, type TimeSeriesSvgProps } from '../TimeSeriesChart/TimeSeriesSvg.js';
export { type ChartTheme, literalTheme } from '../theme/theme.js';
export { chartPng, chartSvg, svgFile, svgPng } from './picture.js';
