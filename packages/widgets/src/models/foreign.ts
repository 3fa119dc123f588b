import type { Environment } from './models.ts'

/** Whether this page is another site's: what it keeps in its cookies, a sign-in included, the shop's own pages do not see. */
export const isForeign = ({ base }: Pick<Environment, 'base'>): boolean => base !== '' && base !== location.origin
