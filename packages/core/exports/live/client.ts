export { liveClient, type ShowEvent, type WatchLive } from '../../src/live/live.client.ts'
export { followLive } from '../../src/live/relay.client.ts'
