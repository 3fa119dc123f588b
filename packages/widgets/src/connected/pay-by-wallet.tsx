import { walletEnvironment } from '@onair/core/wallet'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useAlive, useShop } from '../kit/shop.tsx'
import { isForeign } from '../models/foreign.ts'
import { Notice } from '../parts/notice.tsx'
import { WalletButton } from '../parts/wallet-button.tsx'
import en from './pay-by-wallet.messages.en.json'
import fr from './pay-by-wallet.messages.fr.json'

type Props = {
  /** What comes first: putting the item into the bag. @returns whether to go on */
  before?: () => Promise<boolean>
  /** The shopper is back from the wallet without having paid, on a page that was loaded anew. The same function at each render. */
  onCancelled?: () => void
  busy?: boolean
  disabled?: boolean
  /** It stands in the checkout itself, also on another site's page; elsewhere such a page hands its bag over first. */
  atCheckout?: boolean
}

/**
 * Pays the bag by wallet: on the product, in the bag and in the checkout (specification §7). It works once the page has
 * come to life, and is not seen without JavaScript: there would be no way back from the wallet. Who comes back without having paid is told so.
 */
export function PayByWallet({ before, onCancelled, busy = false, disabled, atCheckout }: Props) {
  const { models } = useShop()
  const t = useMessages(en, fr)
  const alive = useAlive()
  const [state, setState] = useState<'idle' | 'going' | 'away' | 'cancelled'>('idle')

  useEffect(() => {
    const here = new URL(location.href)
    if (here.searchParams.get('wallet') === 'cancelled') {
      setState('cancelled')
      for (const name of ['wallet', 'token', 'back']) here.searchParams.delete(name)
      history.replaceState(history.state, '', here)
    }
    // Who comes back with the browser's own button finds the page as it was left: on its way.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  useEffect(() => {
    if (state === 'cancelled') onCancelled?.()
  }, [state, onCancelled])

  // Who comes back finds the page at its beginning, and the button may lie far below.
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'cancelled') told.current?.scrollIntoView?.({ block: 'center' })
    if (state === 'away') told.current?.scrollIntoView?.({ block: 'nearest' })
  }, [state])

  async function pay() {
    setState('going')
    if (before && !(await before())) return setState('idle')
    const carriesBag = !atCheckout && isForeign(models.environment)
    const went = await (!carriesBag
      ? import('../models/wallet.model.ts').then(({ walletModel }) => models.of(walletModel).begin())
      : import('../models/handover.model.ts').then(({ handoverModel }) => {
          models.of(handoverModel).carryTo('/pages/checkout')
          return true
        })
    ).catch(() => false)
    if (!went) setState('away')
  }

  return (
    <div className="onair-wallet">
      <WalletButton
        label={t('pay')}
        environment={alive ? walletEnvironment(location.hostname) : undefined}
        busy={busy || state === 'going'}
        disabled={disabled || !alive}
        onClick={() => void pay()}
      />
      <div role="status" ref={told}>
        {state === 'cancelled' && <Notice still>{t('cancelled')}</Notice>}
        {state === 'away' && (
          <Notice kind="bad" still>
            {t('away')}
          </Notice>
        )}
      </div>
    </div>
  )
}
