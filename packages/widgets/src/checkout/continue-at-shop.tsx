import { useCarryBag } from '../kit/hooks/use-carry-bag.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button.tsx'
import en from './checkout.messages.en.json'
import fr from './checkout.messages.fr.json'

const path = '/pages/checkout'

/** In place of the steps, on a page that may keep no cookies: the way to the shop's own checkout, the bag in hand. */
export function ContinueAtShop() {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const carryBag = useCarryBag(path)
  return (
    <section className="onair onair-checkout-elsewhere">
      <p>{t('elsewhere')}</p>
      <ButtonLink look="primary" size="l" icon="lock" href={link(path)} target="_top" onClick={carryBag}>
        {t('continueAtShop')}
      </ButtonLink>
    </section>
  )
}
