import { useCarryBag } from '../kit/hooks/use-carry-bag.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import en from './checkout.messages.en.json'
import fr from './checkout.messages.fr.json'

const path = '/pages/checkout'

/** Replaces the steps on a page without cookies: a link to the shop's own checkout, which takes the bag over. */
export function ContinueAtShop() {
  const { link } = useShop()
  const t = useMessages('checkout', en, fr)
  const carryBag = useCarryBag(path)
  return (
    <section className="onair onair-checkout-elsewhere">
      <p>{t('elsewhere')}</p>
      <ButtonLink look="primary" size="l" icon={icons.lock} href={link(path)} target="_top" onClick={carryBag}>
        {t('continueAtShop')}
      </ButtonLink>
    </section>
  )
}
