import type { ReactNode } from 'react'
import { useCarryBag } from '../kit/hooks/use-carry-bag.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'

/** Says what cannot be done on this page and links to the shop's own page, handing the bag over. */
export function ShopInstead({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const { link } = useShop()
  const carryBag = useCarryBag(path)
  return (
    <>
      <Notice kind="warn">{children}</Notice>
      <p>
        <ButtonLink look="primary" size="l" wide icon={icons.lock} href={link(path)} target="_top" onClick={carryBag}>
          {label}
        </ButtonLink>
      </p>
    </>
  )
}
