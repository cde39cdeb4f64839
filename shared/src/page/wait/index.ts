export { wait } from './wait';
export type { Wait } from './wait';
export { whenIdle } from './when-idle';
