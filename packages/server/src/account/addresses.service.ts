import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { refuse } from './account.messages.ts'
import { lockCustomer } from './account.queries.ts'
import { addressReply } from './account.rows.ts'
import {
  changeAddress,
  clearDefaultAddress,
  defaultToOldestAddress,
  readAddress,
  removeAddress,
  setBillingAddress,
  setDefaultAddress,
} from './addresses.queries.ts'
import { type AddressInput, addressValues, addShippingAddress } from './addresses.ts'

type Reply = ReturnType<typeof addressReply>

/**
 * The addresses of an account (specification §7, Account).
 *
 * 1. An account has one billing address and at most fifty shipping addresses (417), one of them the default.
 * 2. The first shipping address is the default. When the default is removed, the oldest remaining one becomes the default.
 * 3. Another customer's address, the billing address and a bag's pick-up point get the same 404 as one that does not exist.
 * 4. An open bag follows a change of its address. Orders keep the address that they were placed with.
 */
export function addressesService({ pool }: { pool: Pool }) {
  const unknown = (): Refusal => refuse(404, { code: 'address-unknown', area: 'Id' })

  return {
    /** Sets the billing address. It is not a shipping address, so it has no default. */
    async billTo(edp: number, address: AddressInput): Promise<Reply | Refusal> {
      const values = addressValues(address)
      if (values instanceof Refusal) return values
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [saved] = await setBillingAddress(client, { ...values, edp })
        if (!saved) throw new Error('The billing address was not saved')
        return addressReply(saved.address)
      })
    },

    async add(edp: number, address: AddressInput & { isDefault: boolean }): Promise<Reply | Refusal> {
      const values = addressValues(address)
      if (values instanceof Refusal) return values
      const id = await addShippingAddress(pool, edp, values, address.isDefault)
      if (id instanceof Refusal) return id
      await defaultToOldestAddress(pool, { edp })
      const [added] = await readAddress(pool, { edp, id })
      return added ? addressReply(added.address) : unknown()
    },

    async change(edp: number, id: string, address: AddressInput & { isDefault: boolean }): Promise<Reply | Refusal> {
      const values = addressValues(address)
      if (values instanceof Refusal) return values
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [changed] = await changeAddress(client, { ...values, edp, id })
        if (!changed) return unknown()
        if (!address.isDefault || changed.address.isDefault) return addressReply(changed.address)
        await clearDefaultAddress(client, { edp })
        await setDefaultAddress(client, { edp, addressId: id })
        return addressReply({ ...changed.address, isDefault: true })
      })
    },

    remove(edp: number, id: string): Promise<undefined | Refusal> {
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [removed] = await removeAddress(client, { edp, id })
        if (!removed) return unknown()
        if (removed.wasDefault) await defaultToOldestAddress(client, { edp })
        return undefined
      })
    },

    makeDefault(edp: number, id: string): Promise<Reply | Refusal> {
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [chosen] = await readAddress(client, { edp, id })
        if (!chosen) return unknown()
        await clearDefaultAddress(client, { edp })
        await setDefaultAddress(client, { edp, addressId: id })
        return addressReply({ ...chosen.address, isDefault: true })
      })
    },
  }
}
