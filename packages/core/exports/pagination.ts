export {
  clampPage,
  type PageSlot,
  pageSlots,
  pageToLoad,
} from '../src/shared/pagination.ts'
