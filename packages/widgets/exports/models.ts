export { scrollSlowly } from '../src/kit/scroll.ts'
export { type BagError, type BagModel, type BagResult, bagModel } from '../src/models/bag.model.ts'
export { type BagCountModel, bagCountModel } from '../src/models/bag-count.model.ts'
export { type ClockModel, clockModel } from '../src/models/clock.model.ts'
export { type FavouritesModel, favouritesModel } from '../src/models/favourites.model.ts'
export { httpModel } from '../src/models/http.model.ts'
export {
  createModels,
  type Environment,
  type ModelFactory,
  type Models,
  type ModelsOptions,
  type OnAir,
} from '../src/models/models.ts'
export { type OnAirModel, onAirModel } from '../src/models/on-air.model.ts'
export { retryUntilStopped, whenActivated, whilePageLives } from '../src/models/page.ts'
export { publicHttpModel } from '../src/models/public-http.model.ts'
export {
  hasRecaptcha,
  noRecaptcha,
  type RecaptchaModel,
  recaptchaModel,
  recaptchaToken,
} from '../src/models/recaptcha.ts'
export { type RecentlyViewedModel, recentlyViewedModel } from '../src/models/recently-viewed.model.ts'
export { type SessionModel, sessionModel } from '../src/models/session.model.ts'
export { type SignedInModel, signedInModel } from '../src/models/signed-in.model.ts'
export { registerWorker } from '../src/models/worker.ts'
