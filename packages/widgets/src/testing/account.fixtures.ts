import type { Account } from '@onair/core/account/client'
import { fromWire } from '@onair/core/contract'
import { anAddress } from './checkout.fixtures.ts'

type Address = Account['shippingAddresses'][number]

/** An address of an account, as the client reads it. */
export const someAddress = (changes: Partial<Address> = {}): Address => ({ ...fromWire(anAddress()), ...changes })
