export {
  clampPage,
  defaultPageSize,
  type PageSlot,
  pageSlots,
  pageToLoad,
  paginationWindow,
  shouldLoadPage,
} from '../src/shared/pagination.ts'
