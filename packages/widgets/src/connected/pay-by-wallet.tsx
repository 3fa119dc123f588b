import { walletEnvironment } from '@onair/core/wallet'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { isForeign } from '../models/foreign.ts'
import { Notice } from '../parts/notice.tsx'
import { WalletButton } from '../parts/wallet-button.tsx'
import en from './pay-by-wallet.messages.en.json'
import fr from './pay-by-wallet.messages.fr.json'

type Props = {
  /** Runs first, for example to add the item to the bag. @returns whether to continue */
  previous?: () => Promise<boolean>
  /** Called after the shopper returned from the wallet without paying. Pass the same function at each render. */
  onCancelled?: () => void
  busy?: boolean
  disabled?: boolean
  /** Whether the button is in the checkout. Elsewhere, another site's page hands its bag over to the shop first. */
  atCheckout?: boolean
}

/**
 * Pays the bag by wallet: on the product, in the bag and in the checkout (specification §7). It works after hydration
 * and is hidden without JavaScript, because the return from the wallet needs it. It confirms a cancelled payment.
 */
export function PayByWallet({ previous: before, onCancelled, busy = false, disabled, atCheckout }: Props) {
  const { models } = useShop()
  const t = useMessages('payByWallet', en, fr)
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'going' | 'away' | 'cancelled'>('idle')

  useEffect(() => {
    const here = new URL(location.href)
    if (here.searchParams.get('wallet') === 'cancelled') {
      setState('cancelled')
      for (const name of ['wallet', 'token', 'back']) here.searchParams.delete(name)
      history.replaceState(history.state, '', here)
    }
    // The back button restores the page in its "going" state.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  useEffect(() => {
    if (state === 'cancelled') onCancelled?.()
  }, [state, onCancelled])

  // A returning shopper starts at the page's top; the button may be far below.
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'cancelled') status.current?.scrollIntoView?.({ block: 'center' })
    if (state === 'away') status.current?.scrollIntoView?.({ block: 'nearest' })
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
        environment={hydrated ? walletEnvironment(location.hostname) : undefined}
        busy={busy || state === 'going'}
        disabled={disabled || !hydrated}
        onClick={() => void pay()}
      />
      <div role="status" ref={status}>
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
