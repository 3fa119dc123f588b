export { demonstration as default } from '../src/extension.ts'
