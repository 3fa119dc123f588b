import { cookiesNeedHttps } from '@onair/core/session'
import type { Visit } from '../kernel/visit.ts'
import { frameTexts } from './frame-texts.ts'

/** Says on every page of a shop on plain http that browsers refuse its cookies: the bag would be empty on the next page. */
export function NeedsHttps({ visit }: { visit: Visit }) {
  const { origin, demonstration = false } = visit.host.settings
  if (!cookiesNeedHttps(origin, demonstration)) return null
  return (
    <p className="notice needs-https" role="alert">
      {frameTexts(visit)('needsHttps.notice')}
    </p>
  )
}
