export { runDenk } from './run-denk';
