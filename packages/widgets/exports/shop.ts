'use client'

export { useTimeZone } from '../src/kit/hooks/use-time-zone.ts'
export {
  type Shop,
  ShopContext,
  useHydrated,
  useModel,
  useShared,
  useShop,
  useUid,
  useWhileShown,
} from '../src/kit/shop.tsx'
