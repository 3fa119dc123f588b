import type { Config } from './config.ts'

/**
 * The headers of every reply: pages, redirects, files, pictures and errors, as well as the API's. A reply that foreign pages
 * load sets its own `cross-origin-resource-policy`. A shop on https tells browsers to stay there.
 */
export const replyHeaders = ({ shopOrigin }: Pick<Config, 'shopOrigin'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(shopOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})
