export { liveClient, type ShowEvent } from '../../src/live/live.client.ts'
