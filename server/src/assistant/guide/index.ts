export { createGuide, type Guide } from './guide';
