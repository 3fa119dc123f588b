import { customerNoOf, displayCustomerNo } from '@onair/core/account'
import type { ReactNode } from 'react'
import { useShopper } from '../kit/hooks/use-shopper.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../kit/shop.tsx'
import { signedInModel } from '../models/signed-in.model.ts'
import { AccountHeader } from '../parts/account-header.tsx'
import { Exact } from '../parts/exact.tsx'
import en from './own-account.messages.en.json'
import fr from './own-account.messages.fr.json'

export type OwnAccountProps = {
  /** The breadcrumb below "My account". The last one is this screen. */
  crumbs: readonly { text: string; href?: string }[]
  /** The customer's first name from the screen's data; the cookie's if not given. */
  firstName?: string
  /** The customer number from the screen's data; the signed-in member's if not given. */
  customerNo?: string
  children: ReactNode
}

/**
 * A screen of the account on another site's page, with the header of specification §2 above it. The shop's own pages render
 * theirs on the server, once for all screens.
 */
export function OwnAccount({ crumbs, firstName, customerNo, children }: OwnAccountProps) {
  const { link } = useShop()
  const t = useMessages('ownAccount', en, fr)
  const shopper = useShopper()
  const name = shopper.firstName ?? firstName
  const member = useShared(useModel(signedInModel).member, undefined)
  const number = displayCustomerNo(customerNo ?? (member === undefined ? undefined : customerNoOf(member)))
  return (
    <>
      <div className="onair">
        <AccountHeader
          crumbsLabel={t('crumbs')}
          crumbs={[{ text: t('account'), href: link('/pages/myaccount') }, ...crumbs]}
          name={name && <Exact value={name}>{t('accountOf', { name })}</Exact>}
          note={number && <Exact value={number}>{t('customerNo', { number })}</Exact>}
          signOutText={t('signOut')}
          signOutAction={link('/signout')}
          onSignOut={shopper.signOut}
          busy={shopper.busy}
        />
      </div>
      {children}
    </>
  )
}
