export { cataloguePictures } from './catalogue-pictures';
export { drawProduct, hasDrawing } from './draw-product';
export type { ProductPicture } from './draw-product';
export { drawSellerLogo } from './draw-seller-logo';
export { picturesRoutes } from './pictures-routes';
export type { PictureFacts, PicturesOptions } from './pictures-routes';
