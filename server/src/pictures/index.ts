export { cataloguePictures } from './catalogue-pictures';
export { drawProduct, hasDrawing } from './draw-product';
export { drawSellerLogo } from './draw-seller-logo';
export { picturesRoutes } from './pictures-routes';
export { pngMaker } from './to-png';
