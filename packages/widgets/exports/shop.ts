export {
  type Shop,
  ShopContext,
  useHydrated,
  useModel,
  useShared,
  useShop,
  useSlice,
  useTimeZone,
  useUid,
  useWhileShown,
} from '../src/kit/shop.tsx'
