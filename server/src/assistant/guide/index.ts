export { guideCatalogue } from './from-catalogue';
export { createGuide, type Guide } from './guide';
