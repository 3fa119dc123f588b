export { smallDemonstration as default } from '../src/extension.ts'
