export {
  type Shop,
  ShopContext,
  useHydrated,
  useModel,
  useShared,
  useShop,
  useTimeZone,
  useUid,
  useWhileShown,
} from '../src/kit/shop.tsx'
