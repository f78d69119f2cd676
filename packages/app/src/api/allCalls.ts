export { calls } from '@tavoite/model';
