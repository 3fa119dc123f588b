import { safeReturnPath } from '@onair/core/rules'
import { takeOver } from '../../server/handover.ts'
import type { Page, Rendered } from '../../server/page.ts'
import type { Visit } from '../../server/visit.ts'

const bagPath = '/pages/shoppingbag'

/**
 * Where a page of another site sends a shopper with their bag: `?code=` opens it, `?to=` is where they go on.
 *
 * A browser that comes from another site shows the shop no cookie of its own (they are same-site strict): not who is
 * signed in, and not which bag is here. And anybody may link here with a code of their own, so that somebody else pays
 * for what they put into a bag. So the code waits for a request that the shop's own page makes:
 *
 * 1. Who comes from a site that may embed the shop's widgets is asked nothing: the page goes on by itself.
 * 2. Everybody else (a mail, an unknown site, one that does not say who it is) is asked whether the bag is theirs.
 * 3. Only then the code is used, the bags are merged, and the cookies are set. What was prefetched uses no code.
 */
export const handoverPage: Page = {
  path: '/handover',
  audience: 'personal',
  async load(visit) {
    if (!visit.fromHere) return hold(visit)
    const to = safeReturnPath(visit.query.get('to') ?? undefined) ?? visit.link(bagPath)
    const taken = await takeOver(visit, visit.query.get('code') ?? '')
    const said = { whole: to, partly: `${bagPath}?refused=handover-partly`, not: `${bagPath}?refused=handover` }
    return { redirect: taken === 'whole' ? to : visit.link(said[taken]), status: 303 }
  },
}

function hold(visit: Visit): Rendered {
  const { t, link, url } = visit
  const again = url.pathname + url.search
  if (visit.cameFrom !== undefined && visit.host.embeds?.(visit.cameFrom)) {
    return {
      title: t('handover.title'),
      head: <meta httpEquiv="refresh" content={`0;url=${again}`} />,
      body: (
        <div className="narrow empty">
          <h1>{t('handover.title')}</h1>
          <p role="status">{t('handover.moment')}</p>
          <a className="button" href={again} rel="nofollow">
            {t('handover.goOn')}
          </a>
        </div>
      ),
    }
  }
  return {
    title: t('handover.title'),
    body: (
      <div className="narrow empty">
        <h1>{t('handover.question')}</h1>
        <p>{t('handover.explained')}</p>
        <p className="buttons">
          <a className="button" href={again} rel="nofollow">
            {t('handover.take')}
          </a>
          <a className="button quiet" href={link(bagPath)}>
            {t('handover.keep')}
          </a>
        </p>
      </div>
    ),
  }
}
