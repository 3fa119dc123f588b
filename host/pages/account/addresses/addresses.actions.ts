import { type AddressRequest, accountClient } from '@onair/core/account/client'
import { isPoBox } from '@onair/core/address'
import type { Result } from '@onair/core/http'
import { provinceCode } from '@onair/core/provinces'
import { cleanPhone, cleanPostalCode } from '@onair/core/typed-text'
import type { AddressFormProps } from '@onair/widgets/address-form'
import { readAddress } from '@onair/widgets/parts'
import type { Action, Form } from '../../../kernel/action.ts'
import { saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import type { Visit } from '../../../kernel/visit.ts'

export const listPath = '/pages/myaccount/addresses'
export const addPath = `${listPath}/addaddress`
export const billingPath = `${listPath}/billingAddress`
/** The name under which a refused form is saved for its page. */
export const formName = 'address'

/** The number of reasons that the form shows; more would exceed the cookie. */
const maxReasons = 8

const formPath = ({ id }: Form) => (id ? `${addPath}?id=${encodeURIComponent(id)}` : addPath)
const valuesOf = (form: Form) => readAddress({ get: (name) => form[name] ?? null })

function requestOf(form: Form): AddressRequest {
  const text = (name: string) => form[name]?.trim() ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    address2: text('address2') || null,
    city: text('city'),
    province: provinceCode(text('province')),
    zipCode: cleanPostalCode(text('zipCode')),
    phone: cleanPhone(text('phone')) ?? text('phone'),
    isPOBox: isPoBox(text('address1')) || isPoBox(text('address2')),
    isDefault: 'isDefault' in form,
  }
}

/** Saves the typed values for the form's page, with the reasons. */
function back(visit: Visit, form: Form, result: (Result<unknown> & { ok: false }) | undefined, to: string): string {
  const typed: NonNullable<AddressFormProps['typed']> = {
    values: valuesOf(form),
    isDefault: 'isDefault' in form,
    isBilling: 'isBilling' in form,
    items: result?.items.slice(0, maxReasons) ?? [],
    ...(!result && { away: true }),
  }
  saveForm(visit, formName, typed)
  return to
}

const save: Action = {
  path: '/account/addresses/save',
  audience: 'customer',
  page: formPath,
  async run(visit, form) {
    const account = accountClient(visit.http)
    const request = requestOf(form)
    const saved = await tried(form.id ? account.changeAddress(form.id, request) : account.addAddress(request))
    if (!saved?.ok) {
      return saved?.status === 404 ? `${listPath}?refused=gone` : back(visit, form, saved, formPath(form))
    }
    if ('isBilling' in form) {
      const billed = await tried(account.billTo(request))
      if (!billed?.ok) return back(visit, form, billed, billingPath)
    }
    return `${listPath}?done=${form.id ? 'changed' : 'added'}`
  },
}

const bill: Action = {
  path: '/account/addresses/billing',
  audience: 'customer',
  page: () => billingPath,
  async run(visit, form) {
    const saved = await tried(accountClient(visit.http).billTo(requestOf(form)))
    return saved?.ok ? `${listPath}?done=billing` : back(visit, form, saved, billingPath)
  },
}

/** A form of the list, above which the result shows. */
const ofList = (path: string, done: string, run: (visit: Visit, id: string) => Promise<Result<unknown>>): Action => ({
  path,
  audience: 'customer',
  page: () => listPath,
  async run(visit, { id = '' }) {
    const result = await tried(run(visit, id))
    if (result?.ok) return `${listPath}?done=${done}`
    return `${listPath}?refused=${result && result.status < 500 ? 'gone' : 'away'}`
  },
})

/** The forms of the address screens. */
export const addressActions: readonly Action[] = [
  save,
  bill,
  ofList('/account/addresses/remove', 'removed', ({ http }, id) => accountClient(http).removeAddress(id)),
  ofList('/account/addresses/default', 'default', ({ http }, id) => accountClient(http).makeDefaultAddress(id)),
]
