import { type Bag, bagClient, readShopperBag } from '@onair/core/bag/client'
import { useSignalEffect } from '@preact/signals-react/runtime'
import { type RefObject, useRef, useState } from 'react'
import { Loaded } from '../connected/loaded.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShop, useWhileShown } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { isForeign } from '../models/foreign.ts'
import { httpModel } from '../models/http.model.ts'
import { Notice } from '../parts/notice.tsx'
import en from './checkout.messages.en.json'
import fr from './checkout.messages.fr.json'
import { Checkout, type CheckoutProps } from './checkout.tsx'
import { ContinueAtShop } from './continue-at-shop.tsx'

export type CheckoutOfBagProps = Omit<CheckoutProps, 'initial'>

/** The checkout of this browser's bag, for pages without a server of ours. */
export function CheckoutOfBag(events: CheckoutOfBagProps) {
  const { models } = useShop()
  const client = bagClient(useModel(httpModel))
  const { environment } = models
  const { session } = environment
  const { bag } = useModel(bagModel)
  const [round, setRound] = useState(0)
  /** The bag before the first reading; a different bag that arrives later is new. */
  const firstBag = useRef<Bag>(undefined)
  const empty = <EmptyBag firstBag={firstBag} onFilled={() => setRound(round + 1)} />
  // Without cookies nobody can sign in: the shop's own checkout continues with the bag.
  const hydrated = useHydrated()
  if (hydrated && isForeign(environment) && !session.jar.keeps()) return <ContinueAtShop />
  return (
    <Loaded
      key={round}
      load={async () => {
        firstBag.current = bag.peek()
        return readShopperBag(session, client, { personal: true })
      }}
      absent={empty}
    >
      {(read) => (read.cartLines.length > 0 ? <Checkout initial={read} {...events} /> : empty)}
    </Loaded>
  )
}

/** Shown until another widget of the page adds something to the bag. */
function EmptyBag({ firstBag, onFilled }: { firstBag: RefObject<Bag | undefined>; onFilled: () => void }) {
  const { link } = useShop()
  const t = useMessages('checkout', en, fr)
  const { bag, start } = useModel(bagModel)
  useWhileShown(start)
  useSignalEffect(() => {
    const now = bag.value
    if (now !== firstBag.current && now && now.cartLines.length > 0) onFilled()
  })
  return (
    <div className="onair">
      <Notice>
        {t('empty')} <a href={link('/')}>{t('shopNow')}</a>
      </Notice>
    </div>
  )
}
