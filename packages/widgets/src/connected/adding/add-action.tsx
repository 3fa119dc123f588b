import type { Product } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import * as icons from '../../parts/icons.ts'
import en from './add-action.messages.en.json'
import fr from './add-action.messages.fr.json'

export type AddActionProps = { product: Product; busy: boolean; onAdd: () => void }

/**
 * A tile's action. It adds the product, and opens the choice first if there are several styles or sizes. Before hydration it
 * posts the number, and the shop replies with the product's page if there is a choice to make.
 */
export function AddAction({ product, busy, onAdd }: AddActionProps) {
  const { link } = useShop()
  const t = useMessages('addAction', en, fr)
  const several = product.edpCount > 1
  const ofItem = (
    <>
      {' '}
      <span className="onair-hidden">{product.name}</span>
    </>
  )
  if (product.isDonation || product.stock === 'out') {
    return (
      <ButtonLink look="secondary" wide href={link(productPath(product.itemNo))}>
        {t(product.isDonation ? 'give' : 'see')}
        {ofItem}
      </ButtonLink>
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
      <Button
        type="submit"
        look="secondary"
        icon={several ? undefined : icons.bag}
        wide
        busy={busy}
        aria-haspopup={several ? 'dialog' : undefined}
      >
        {t(busy ? 'adding' : several ? 'choose' : 'add')}
        {ofItem}
      </Button>
    </form>
  )
}
