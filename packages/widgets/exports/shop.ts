export {
  type Shop,
  ShopContext,
  useAlive,
  useModel,
  useShared,
  useShop,
  useTimeZone,
  useUid,
  useWhileShown,
} from '../src/kit/shop.tsx'
