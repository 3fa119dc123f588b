export { addressClient } from '../../src/address/address.client.ts'
