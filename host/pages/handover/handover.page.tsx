import { handoverPath } from '@onair/core/sign-in'
import { translator } from '../../kernel/messages.ts'
import type { Page, Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import { handOverBag } from './handover.actions.ts'
import en from './handover.messages.en.json'
import fr from './handover.messages.fr.json'

const bagPath = '/pages/shoppingbag'

/**
 * Where a page of another site sends a shopper with their bag: `?code=` opens it, `?to=` is where they go on.
 *
 * A browser that comes from another site shows the shop no cookie of its own (they are same-site strict): not who is
 * signed in, and not which bag is here. And anybody may link here with a code of their own, so that somebody else pays
 * for what they put into a bag. So coming here uses no code, by whatever chain of links and redirections; only the form of
 * this page does (`handover.actions.ts`):
 *
 * 1. Who comes from a site that may embed the shop's widgets is asked nothing: the page sends its form by itself.
 * 2. Everybody else (a mail, an unknown site, one that does not say who it is, and the shop itself, whose pages have no
 *    link that leads here) is asked whether the bag is theirs.
 */
export const handoverPage: Page = {
  path: handoverPath,
  audience: 'everyone',
  personal: true,
  actions: [handOverBag],
  // The code is in the address.
  referrer: 'same-origin',
  load: async (visit) => (fromEmbedding(visit) ? goOn(visit) : ask(visit)),
}

function fromEmbedding({ referrer, host }: Visit): boolean {
  const origin = referrer?.origin
  return origin !== undefined && origin !== host.settings.origin && host.embeds?.(origin) === true
}

function goOn(visit: Visit): Rendered {
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

function ask(visit: Visit): Rendered {
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

/** `byItself`: the page's script sends it as soon as it runs. */
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
