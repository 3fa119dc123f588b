import { isDonationAmount, isQuantity, parseAmount } from '@onair/core/bag'
import type { ChangedBag } from '@onair/core/bag/client'
import { catalogueClient } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { isProvince } from '@onair/core/provinces'
import { cartProvinceCookie, writeCookie } from '@onair/core/session'
import type { Action, Form } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import type { Visit } from '../../kernel/visit.ts'
import { addToVisitorsBag, changeVisitorsBag } from '../../parts/bag.ts'

const bagPath = '/pages/shoppingbag'

/** The bag's page after a change, with the reason of a refusal in its address. */
const pageAfter = ({ result, gone }: ChangedBag, reason: string): string =>
  result.ok ? bagPath : `${bagPath}?refused=${gone ? 'gone' : reason}`

const add: Action = {
  path: '/bag/add',
  audience: 'everyone',
  run: async (visit, form) => {
    const itemNo = form.itemNo ?? ''
    const edpNo = await chosenEdp(visit, form)
    // The product has several styles or sizes, and the form names none: the shopper chooses on its page.
    if (edpNo === undefined) return productPath(itemNo)
    // An empty amount means the style's own.
    const typed = form.amount?.trim() || undefined
    const amount = typed === undefined ? undefined : parseAmount(typed)
    if (typed !== undefined && (amount === undefined || !isDonationAmount(amount))) {
      return `${productPath(itemNo)}&refused=amount`
    }
    const quantity = wholeNumber(form.quantity ?? '1')
    if (!isQuantity(quantity)) return `${productPath(itemNo)}&refused=1`
    const added = await addToVisitorsBag(visit, { itemNo, edpNo, quantity, ...(amount !== undefined && { amount }) })
    return added.ok ? bagPath : `${productPath(itemNo)}&refused=1`
  },
}

const changeLine: Action = {
  path: '/bag/line',
  audience: 'everyone',
  run: async (visit, form) => {
    // A repair button sends its own quantity, whatever the field contains.
    const quantity = wholeNumber(form.take ?? form.quantity)
    const remove = 'remove' in form || quantity === 0
    const id = form.line ?? ''
    if (!remove && !isQuantity(quantity)) return `${bagPath}?refused=quantity`
    const changed = await changeVisitorsBag(visit, (client, guid) =>
      remove ? client.removeLine(guid, id) : client.changeLine(guid, id, quantity),
    )
    return pageAfter(changed, 'line')
  },
}

const setProvince: Action = {
  path: '/bag/province',
  audience: 'everyone',
  run: async (visit, { province }) => {
    if (!isProvince(province)) return `${bagPath}?refused=province`
    writeCookie(visit.session, cartProvinceCookie, province)
    const changed = await changeVisitorsBag(visit, (client, guid) => client.setProvince(guid, province))
    return pageAfter(changed, 'province')
  },
}

const changePromoCode: Action = {
  path: '/bag/promo',
  audience: 'everyone',
  run: async (visit, { promoCode, remove }) => {
    const code = promoCode?.trim() ?? ''
    if (remove === undefined && code === '') return bagPath
    const changed = await changeVisitorsBag(visit, (client, guid) =>
      remove ? client.dropPromoCode(guid, remove) : client.applyPromoCode(guid, code),
    )
    const { result, gone } = changed
    if (remove === undefined && !result.ok && !gone) {
      saveForm(visit, 'promo-code', { code, message: result.items[0]?.message })
    }
    return pageAfter(changed, 'promo')
  },
}

const setInstallments: Action = {
  path: '/bag/installments',
  audience: 'everyone',
  run: async (visit, form) => {
    const changed = await changeVisitorsBag(visit, (client, guid) =>
      client.setInstallments(guid, Number(form.installments)),
    )
    return pageAfter(changed, 'installments')
  },
}

/** The forms of the bag and of everything that adds to it, without JavaScript. */
export const bagActions: readonly Action[] = [add, changeLine, setProvince, changePromoCode, setInstallments]

/**
 * The EDP number of the style and size that a form means.
 *
 * 1. A size has the EDP number of the style that the page was rendered with. A shopper who chose another style before the page
 *    was hydrated means that style in the same size.
 * 2. A tile of a list names no EDP number: it means the product's only one, and none if there are several.
 */
async function chosenEdp({ http }: Visit, { itemNo = '', edpNo, styleCode }: Form): Promise<number | undefined> {
  const posted = Number(edpNo)
  if (edpNo !== undefined && !styleCode) return posted
  const result = await catalogueClient(http).product(itemNo)
  const edps = result.ok ? result.value.edps : []
  if (edpNo === undefined) return edps.length === 1 ? edps[0]?.edpNo : undefined
  const sizeCode = edps.find((edp) => edp.edpNo === posted)?.sizeCode
  return edps.find((edp) => edp.styleCode === styleCode && edp.sizeCode === sizeCode)?.edpNo ?? posted
}

/** A whole number as people type one; NaN for an empty field and for anything else that `Number` would accept. */
const wholeNumber = (text = ''): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)
