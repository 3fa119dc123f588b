export { hearLive } from '../../src/live/heard.client.ts'
export { liveClient, type ShowEvent, type WatchLive } from '../../src/live/live.client.ts'
