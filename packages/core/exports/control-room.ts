export type { OperatorActionKind } from '../src/control-room/control-room.contract.ts'
export {
  longestShowHours,
  moveEnd,
  ordersPerMinute,
  presentedAt,
  putOnAir,
  swapProducts,
} from '../src/control-room/control-room.rules.ts'
