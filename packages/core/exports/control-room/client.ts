export { type AirLog, type AirState, controlRoomClient } from '../../src/control-room/control-room.client.ts'
