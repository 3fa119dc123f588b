import type { Account } from '@onair/core/account/client'
import { maxShippingAddresses } from '@onair/core/address'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { AddressBlock } from '../parts/address-block.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { ConfirmForm } from '../parts/confirm-form.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './addresses.messages.en.json'
import fr from './addresses.messages.fr.json'

type Address = Account['shippingAddresses'][number]

export type AddressesProps = {
  billing: Address | null
  /** The default first. */
  shipping: readonly Address[]
  /** What a form of this page or of the address form has done. */
  done?: 'added' | 'changed' | 'removed' | 'default' | 'billing'
  /** Why it failed: the address is gone, or the shop is not available. */
  refused?: 'gone' | 'away'
  /** The address to remove, by a link without JavaScript. */
  asking?: string
}

/** The paths of the address screens (specification §2). */
const list = '/pages/myaccount/addresses'
const add = `${list}/addaddress`
const bill = `${list}/billingAddress`

/** The customer's addresses (specification §2, "Address screens"). Works by links and forms. */
export function Addresses({ billing, shipping, done, refused, asking }: AddressesProps) {
  const { link } = useShop()
  const t = useMessages('addresses', en, fr)
  const id = useUid()
  const [removing, setRemoving] = useState(() => shipping.find((address) => address.id === asking))
  const full = shipping.length >= maxShippingAddresses
  return (
    <div className="onair onair-setting">
      <h1>{t('title')}</h1>
      {done && <Notice kind="good">{t(done)}</Notice>}
      {refused && <Notice kind="bad">{t(refused === 'gone' ? 'refusedGone' : 'refusedAway')}</Notice>}
      {removing && (
        <ConfirmForm
          id={`${id}-remove`}
          title={t('removeTitle')}
          warning={
            <>
              <AddressBlock address={removing} />
              <p>{t('removeWarning')}</p>
            </>
          }
          action={link('/account/addresses/remove')}
          fields={{ id: removing.id }}
          confirmText={t('removeConfirm')}
          cancelText={t('removeCancel')}
          cancelHref={link(list)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
      <section className="onair-setting-section" aria-labelledby={`${id}-billing`}>
        <h2 id={`${id}-billing`}>{t('billingTitle')}</h2>
        {billing ? (
          <ul className="onair-setting-cards">
            <li className="onair-setting-card">
              <AddressBlock address={billing} />
              <p className="onair-setting-actions">
                <a href={link(bill)}>
                  {t('billingEdit')} <span className="onair-hidden">{`– ${t('billingTitle')}`}</span>
                </a>
              </p>
            </li>
          </ul>
        ) : (
          <div className="onair-setting-empty">
            <p>{t('billingNone')}</p>
            <ButtonLink href={link(bill)}>{t('billingAdd')}</ButtonLink>
          </div>
        )}
      </section>
      <section className="onair-setting-section" aria-labelledby={`${id}-shipping`}>
        <div className="onair-setting-head">
          <h2 id={`${id}-shipping`}>{t('shippingTitle')}</h2>
          {!full && (
            <ButtonLink look={shipping.length === 0 ? 'primary' : 'secondary'} href={link(add)}>
              {t('add')}
            </ButtonLink>
          )}
        </div>
        {full && <p className="onair-setting-soft">{t('shippingMost', { max: maxShippingAddresses })}</p>}
        {shipping.length === 0 && <p className="onair-setting-empty">{t('shippingNone')}</p>}
        <ul className="onair-setting-cards">
          {shipping.map((address) => (
            <ShippingAddress key={address.id} address={address} onRemove={() => setRemoving(address)} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function ShippingAddress({ address, onRemove }: { address: Address; onRemove: () => void }) {
  const { link } = useShop()
  const t = useMessages('addresses', en, fr)
  const of = <span className="onair-hidden">{`– ${address.address1}`}</span>
  return (
    <li className="onair-setting-card" data-default={address.isDefault || undefined}>
      {address.isDefault && (
        <p>
          <Badge>{t('isDefault')}</Badge>
        </p>
      )}
      <AddressBlock address={address} />
      <div className="onair-setting-actions">
        <a href={`${link(add)}?id=${encodeURIComponent(address.id)}`}>
          {t('edit')} {of}
        </a>
        <a
          href={`${link(list)}?remove=${encodeURIComponent(address.id)}`}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          {t('remove')} {of}
        </a>
        {!address.isDefault && (
          <form method="post" action={link('/account/addresses/default')}>
            <input type="hidden" name="id" value={address.id} />
            <Button type="submit" look="quiet">
              {t('makeDefault')} {of}
            </Button>
          </form>
        )}
      </div>
    </li>
  )
}
