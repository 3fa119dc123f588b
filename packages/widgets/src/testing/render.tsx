import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Shop, ShopContext } from '../kit/shop.tsx'

/** Renders widgets on a page of the shop. */
export function renderIn(shop: Shop, widgets: ReactNode): RenderResult {
  return render(<ShopContext.Provider value={shop}>{widgets}</ShopContext.Provider>)
}
