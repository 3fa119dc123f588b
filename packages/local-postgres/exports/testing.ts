export { folderInMemory } from '../src/in-memory.ts'
