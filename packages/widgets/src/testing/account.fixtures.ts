import type { Account } from '@onair/core/account/client'
import { fromWire } from '@onair/core/contract'
import { aCard, anAddress } from './checkout.fixtures.ts'

type Address = Account['shippingAddresses'][number]
type Card = Account['creditCards'][number]

/** An address of an account, as the client reads it. */
export const someAddress = (changes: Partial<Address> = {}): Address => ({ ...fromWire(anAddress()), ...changes })

/** A card of an account, as the client reads it. */
export const someCard = (changes: Partial<Card> = {}): Card => ({ ...fromWire(aCard()), ...changes })
