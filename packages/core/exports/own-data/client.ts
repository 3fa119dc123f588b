export { ownDataClient } from '../../src/own-data/own-data.client.ts'
