export { copyInto, copyLine, type Field } from '../src/kernel/db/copy.ts'
export { inTransaction, type Pool, type Queryable, statement } from '../src/kernel/db/pool.ts'
export { setAside } from '../src/kernel/db/set-aside.ts'
