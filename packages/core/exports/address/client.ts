export { accessPointsClient } from '../../src/address/access-points.client.ts'
export { addressClient } from '../../src/address/address.client.ts'
