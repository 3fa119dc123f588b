import { fromWire } from '@onair/core/contract'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aCreditNote, aFrenchCopy, shownInvoice } from '../testing/invoice.fixtures.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('an invoice', () => {
  test('1. shows its number, dates, seller with tax numbers, and addresses', () => {
    render(<InvoiceSheet invoice={shownInvoice()} />)
    const sheet = screen.getByRole('article', { name: 'Invoice' })
    expect(sheet).toHaveAttribute('lang', 'en-CA')
    expect(screen.getByText('INV-0000042')).toBeVisible()
    expect(screen.getByText('10000123, November 21, 2026')).toBeVisible()
    expect(screen.getByText('QST 0000000000 TQ0001')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ship to' })).toBeVisible()
    expect(screen.queryByRole('note')).toBeNull()
  })

  test('2. lists items, taxes and payments to the cent', () => {
    render(<InvoiceSheet invoice={shownInvoice()} />)
    const [[item = '', ...amounts] = []] = rowsOf('Items')
    expect(item).toContain('Gooseneck Kettle with Thermometer, Red')
    expect(item).toContain('Item 412-305')
    expect(amounts).toEqual(['2', '$59.99', '−$12.00', '$107.98'])
    expect(screen.getByText('QST 9.975%').nextSibling).toHaveTextContent('$11.77')
    expect(rowsOf('Payments')).toEqual([
      ['Gift card, ending in 0050', 'Paid on November 21, 2026', '$50.00'],
      ['Visa, Easy Pay 1 of 2, ending in 4242', 'Paid on November 23, 2026', '$42.82'],
      ['Visa, Easy Pay 2 of 2, ending in 4242', 'Due on December 21, 2026', '$42.82'],
    ])
  })

  test('3. has no delivery address if nothing was shipped, and no column without a discount', () => {
    render(<InvoiceSheet invoice={shownInvoice({ ShipTo: null, Discount: 0 })} />)
    expect(screen.queryByRole('heading', { name: 'Ship to' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Discount' })).toBeNull()
  })
})

test('4. has a French copy, which says which document is valid', () => {
  render(<InvoiceSheet invoice={fromWire(aFrenchCopy())} />)
  expect(screen.getByRole('article', { name: 'Facture Copie' })).toHaveAttribute('lang', 'fr-CA')
  expect(screen.getByRole('note')).toHaveTextContent(/L’original en anglais de la facture INV-0000042 fait foi/)
  expect(rowsOf('Paiements')[1]).toEqual([
    'Visa, Paiement facile 1 de 2, se terminant par 4242',
    'Payé le 23 novembre 2026',
    '42,82\u00a0$',
  ])
})

test('5. is named in its credit note, which also says where the money went', () => {
  render(<InvoiceSheet invoice={fromWire(aCreditNote())} />)
  expect(screen.getByRole('article', { name: 'Credit note' })).toBeVisible()
  expect(screen.getByText('Corrects').nextSibling).toHaveTextContent('INV-0000042')
  expect(rowsOf('Refunds').map(([, when]) => when)).toEqual([
    'Was due on December 21, 2026; no longer owed',
    'Refunded on December 5, 2026',
  ])
  expect(screen.getByText('Total credited')).toBeVisible()
})
