import type { Product } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { hasServer } from '../../kit/has-server.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import * as icons from '../../parts/icons.ts'
import en from './add-action.messages.en.json'
import fr from './add-action.messages.fr.json'

export type AddActionProps = { product: Product; busy: boolean; onAdd: () => void }

/**
 * A tile's action. A product with several styles or sizes opens the choice, or without JavaScript the product's page.
 * Any other posts its number.
 */
export function AddAction({ product, busy, onAdd }: AddActionProps) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const hydrated = useHydrated()
  const page = link(productPath(product.itemNo))
  const several = product.edpCount > 1
  const ofItem = (
    <>
      {' '}
      <span className="onair-hidden">{product.name}</span>
    </>
  )
  if (product.isDonation || product.stock === 'out') {
    return (
      <ButtonLink look="secondary" wide href={page}>
        {t(product.isDonation ? 'give' : 'see')}
        {ofItem}
      </ButtonLink>
    )
  }
  if (hasServer && several && !hydrated) {
    return (
      <ButtonLink look="secondary" wide href={page}>
        {t('choose')}
        {ofItem}
      </ButtonLink>
    )
  }
  const words = (
    <>
      {t(busy ? 'adding' : several ? 'choose' : 'add')}
      {ofItem}
    </>
  )
  if (several) {
    return (
      <Button look="secondary" wide busy={busy} aria-haspopup="dialog" onClick={onAdd}>
        {words}
      </Button>
    )
  }
  return (
    <form
      method="post"
      action={link('/bag/add')}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <input type="hidden" name="itemNo" value={product.itemNo} />
      <Button type="submit" look="secondary" icon={icons.bag} wide busy={busy}>
        {words}
      </Button>
    </form>
  )
}
