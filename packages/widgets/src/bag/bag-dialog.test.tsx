import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bagCookies, withBag } from '../testing/at-bag.tsx'
import { aBag } from '../testing/bag.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { BagOrDialog, type BagOrDialogProps } from './bag-or-dialog.tsx'

const shop = () => aShop({ fetch: withBag(aBag()).fetch, cookies: bagCookies })
const show = (props: BagOrDialogProps) => renderIn(shop(), <BagOrDialog {...props} />)

describe('the bag as a dialog', () => {
  test('1. without the attributes, it is part of the page', () => {
    show({})
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your bag' })).toBeVisible()
  })

  test('2. with `dialog`, it shows nothing until it is open', () => {
    show({ dialog: true })
    expect(screen.queryByRole('heading', { name: 'Your bag' })).toBeNull()
  })

  test('3. opens above the page, which does not scroll, and sends an event', async () => {
    const opened = vi.fn()
    const sheets = document.adoptedStyleSheets.length
    const { unmount } = show({ open: true, onOpened: opened })
    const dialog = screen.getByRole('dialog', { name: 'Your bag' })
    expect(await within(dialog).findByText('3 items')).toBeVisible()
    expect(opened).toHaveBeenCalledExactlyOnceWith({ count: 3 })
    expect(document.adoptedStyleSheets).toHaveLength(sheets + 1)
    unmount()
    expect(document.adoptedStyleSheets).toHaveLength(sheets)
  })

  test('4. its button closes it, and it sends an event', async () => {
    const closed = vi.fn()
    show({ open: true, onClosed: closed })
    await userEvent.click(screen.getByRole('button', { name: 'Close the bag' }))
    await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith({ count: 3 }))
  })
})
