import { displayPostalCode, formatPhone } from '@onair/core/address'
import type { Refused } from '@onair/core/http'
import type { AddressFormProps } from '@onair/widgets/address-form'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm } from '../../../kernel/saved-form.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { readAccount } from '../../../parts/account.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { addPath, billingPath, formName, listPath } from './addresses.actions.ts'
import en from './addresses.messages.en.json'
import fr from './addresses.messages.fr.json'

type Saved = NonNullable<AddressFormProps['address']>['values'] & { id: string; isDefault: boolean }

const addressOf = ({ id, isDefault, phone, ...values }: Omit<Saved, 'address2'> & { address2: string | null }) => ({
  id,
  isDefault,
  values: {
    ...values,
    address2: values.address2 ?? '',
    zipCode: displayPostalCode(values.zipCode),
    phone: formatPhone(phone),
  },
})

/** The form of an address, in the account's frame; the reason if the account was refused. */
function screen(visit: Visit, title: string, props: Omit<AddressFormProps, 'typed'> | Refused) {
  const frame = accountFrame(visit)
  const above = [{ name: translator(visit, en, fr)('title'), path: listPath }]
  if ('status' in props) return frame({ above, ...accountError(visit, title, props) })
  const typed = restoreForm<AddressFormProps['typed']>(visit, formName)
  return frame({ title, above, children: island(visit, 'address-form', { ...props, typed }) })
}

/** Adds a shipping address, or edits the one of `?id=`. An address that is not the customer's redirects to the list. */
export const addAddressPage: Page = {
  path: addPath,
  audience: 'customer',
  async load(visit) {
    const t = translator(visit, en, fr)
    const id = visit.query.get('id')
    if (id === null) return screen(visit, t('addTitle'), { kind: 'shipping' })
    const account = await readAccount(visit)
    if (!account.ok) return screen(visit, t('editTitle'), account)
    const existing = account.value.shippingAddresses.find((address) => address.id === id)
    if (!existing) return { redirect: visit.link(`${listPath}?refused=gone`) }
    return screen(visit, t('editTitle'), { kind: 'shipping', address: addressOf(existing) })
  },
}

/** Edits the billing address. */
export const billingAddressPage: Page = {
  path: billingPath,
  audience: 'customer',
  async load(visit) {
    const title = translator(visit, en, fr)('billingTitle')
    const account = await readAccount(visit)
    if (!account.ok) return screen(visit, title, account)
    const { billingAddress } = account.value
    const address = billingAddress ? addressOf(billingAddress) : undefined
    return screen(visit, title, { kind: 'billing', address })
  },
}
