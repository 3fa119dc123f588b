import { translator } from '@onair/core/messages'
import { describe, expect, test } from 'vitest'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { placeText } from './place-text.ts'

const card = { id: 'c1', cardType: 'VI', lastDigits: '4242', expiryMonth: '12', expiryYear: '2029' } as const
const creditCard = { ...card, holderName: 'Susan Martin', isDefault: true }
const wallet = { ...creditCard, cardType: 'PY' } as const
const parts = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ number: index + 1, dueDate: '2026-12-01', amount }))
const whole = { grandTotal: 23614, installments: parts(23614), creditCard, modifyOrderNo: null }

const said = (bag: Partial<typeof whole>, kind?: 'changed' | 'unknown' | 'refused', language: 'en' | 'fr' = 'en') =>
  placeText(
    { ...whole, ...bag },
    kind && { kind },
    language,
    translator(language === 'fr' ? { ...en, ...fr } : en, language),
  ).replaceAll('\u00a0', ' ')

describe('the text of the button that places an order', () => {
  test.each([
    ['1. at once', {}, undefined, 'Place order and authorize $236.14', 'Passer la commande et autoriser 236,14 $'],
    [
      '2. in payments',
      { installments: parts(16291, 7323) },
      undefined,
      'Place order and authorize $162.91',
      'Passer la commande et autoriser 162,91 $',
    ],
    ['3. with the wallet', { creditCard: wallet }, undefined, 'Pay $236.14 with PayPal', 'Payer 236,14 $ avec PayPal'],
    [
      '4. gift cards pay all',
      { grandTotal: 0, installments: [], creditCard: null },
      undefined,
      'Place order',
      'Passer la commande',
    ],
    [
      '4b. and a wallet is still chosen',
      { grandTotal: 0, installments: [], creditCard: wallet },
      undefined,
      'Place order',
      'Passer la commande',
    ],
    [
      '5. gift cards pay the first payment',
      { installments: parts(0, 7323) },
      undefined,
      'Place order',
      'Passer la commande',
    ],
    ['6. may be placed already', {}, 'unknown', 'Place order again', 'Passer la commande de nouveau'],
    ['7. changed', {}, 'changed', 'Accept and authorize $236.14', 'Accepter et autoriser 236,14 $'],
    [
      '8. changed, with the wallet',
      { creditCard: wallet },
      'changed',
      'Accept and pay $236.14 with PayPal',
      'Accepter et payer 236,14 $ avec PayPal',
    ],
    [
      '9. changed, nothing to pay',
      { grandTotal: 0, installments: [] },
      'changed',
      'Accept and place order',
      'Accepter et passer la commande',
    ],
    [
      '10. refused before',
      {},
      'refused',
      'Place order and authorize $236.14',
      'Passer la commande et autoriser 236,14 $',
    ],
  ] as const)('%s', (_case, bag, kind, english, french) => {
    const change = bag as Partial<typeof whole>
    expect([said(change, kind), said(change, kind, 'fr')]).toEqual([english, french])
  })

  test('11. an edit names its new total', () => {
    const edit = { ...whole, modifyOrderNo: '40000130' }
    expect(placeText(edit, { kind: 'unknown' }, 'en', translator(en, 'en'))).toBe(
      'Confirm the change – $236.14 in total',
    )
  })
})
