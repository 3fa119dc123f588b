export { liveClient, type ShowEvent, type WatchLive } from '../../src/live/live.client.ts'
