export { createPacks, type Pack, type Packs, type Release } from '../src/runtime/packs.ts'
