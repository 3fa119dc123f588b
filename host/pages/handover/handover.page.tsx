import { handoverPath } from '@onair/core/sign-in'
import { translator } from '../../kernel/messages.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { handOverBag } from './handover.actions.ts'
import en from './handover.messages.en.json'
import fr from './handover.messages.fr.json'

const bagPath = '/pages/shoppingbag'

/**
 * The page to which another site sends a shopper with a bag: `?code=` opens the bag, `?to=` is the page that follows.
 *
 * A request from another site carries none of the shop's same-site strict cookies: neither the customer nor this browser's bag is
 * known. Anybody may also link here with their own code, so that somebody else pays for their bag. Therefore opening this page
 * redeems no code, and so no link or redirect can. Only its form does (handover.actions.ts):
 *
 * 1. For a shopper from a site that may embed the shop's widgets, the page submits its form by itself.
 * 2. Everybody else confirms that the bag is theirs: after a mail, an unknown site, a site that sends no referrer, and the shop
 *    itself, which has no link to this page.
 */
export const handoverPage: Page = {
  path: handoverPath,
  audience: 'everyone',
  personal: true,
  shell: 'plain',
  actions: [handOverBag],
  // The code is in the address.
  referrer: 'same-origin',
  load: async (visit) => (isFromEmbeddingSite(visit) ? submitItself(visit) : confirmFirst(visit)),
}

function isFromEmbeddingSite({ referrer, host }: Visit): boolean {
  const origin = referrer?.origin
  return origin !== undefined && origin !== host.settings.origin && host.embeds?.(origin) === true
}

function submitItself(visit: Visit): Rendered {
  const t = translator(visit, en, fr)
  return {
    title: t('title'),
    body: (
      <div className="narrow empty">
        <h1>{t('title')}</h1>
        <p role="status">{t('moment')}</p>
        <Form visit={visit} byItself>
          {t('goOn')}
        </Form>
      </div>
    ),
  }
}

function confirmFirst(visit: Visit): Rendered {
  const { link } = visit
  const t = translator(visit, en, fr)
  return {
    title: t('title'),
    body: (
      <div className="narrow empty">
        <h1>{t('question')}</h1>
        <p>{t('explained')}</p>
        <div className="buttons">
          <Form visit={visit}>{t('take')}</Form>
          <a className="button quiet" href={link(bagPath)}>
            {t('keep')}
          </a>
        </div>
      </div>
    ),
  }
}

/** `byItself`: the page's script submits the form as soon as it runs. */
function Form({ visit, byItself, children }: { visit: Visit; byItself?: boolean; children: string }) {
  const { query } = visit
  return (
    <form method="post" action={handoverPath} data-by-itself={byItself ? '' : undefined}>
      <input type="hidden" name="code" value={query.get('code') ?? ''} />
      <input type="hidden" name="to" value={query.get('to') ?? ''} />
      <button className="button" type="submit">
        {children}
      </button>
    </form>
  )
}
