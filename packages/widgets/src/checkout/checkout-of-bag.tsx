import { bagClient } from '@onair/core/client'
import { cartGuidCookie, isAuthenticated, keepsCookies, readCookie } from '@onair/core/session'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Loaded } from '../loaded.tsx'
import { httpModel } from '../models/http.model.ts'
import { Notice } from '../parts/notice.tsx'
import { useModel, useShop } from '../shop.tsx'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { ContinueAtShop } from './continue-at-shop.tsx'

export type CheckoutOfBagProps = Omit<CheckoutProps, 'initial'>

/** The checkout of whatever bag this browser keeps: what a page without a server of ours shows. */
export function CheckoutOfBag(events: CheckoutOfBagProps) {
  const { models, link } = useShop()
  const t = useMessages(en, fr)
  const client = bagClient(useModel(httpModel))
  const { session, base } = models.environment
  const empty = (
    <div className="onair">
      <Notice>
        {t('empty')} <a href={link('/')}>{t('shopNow')}</a>
      </Notice>
    </div>
  )
  // Where nothing can be kept, neither can a sign-in: the shop's own checkout goes on with the bag.
  if (base !== '' && base !== location.origin && !keepsCookies()) return <ContinueAtShop />
  return (
    <Loaded
      load={async () => {
        const guid = readCookie(session, cartGuidCookie)
        if (isAuthenticated(session)) return client.readMine()
        return guid ? client.read(guid) : { ok: false, status: 404, items: [] }
      }}
      absent={empty}
    >
      {(bag) => (bag.cartLines.length > 0 ? <Checkout initial={bag} {...events} /> : empty)}
    </Loaded>
  )
}
